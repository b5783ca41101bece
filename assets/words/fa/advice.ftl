## The hint

looking = در جست‌وجوی بهترین حرکت…
at-first-sight = در نگاه اول: { $turn }. جست‌وجو ادامه دارد…
ranked = { $number }. { $turn }: { $worth }
no-choice = انتخابی نیست.
why = چرا؟ { $why }
best = بهترین: { $turn }.
would-win = از ۱۰۰ بازی، شما { $wins } تا را می‌برید.
wins-and-worth = { $wins } برد از ۱۰۰، { $worth }

## The odds

working-out-odds = در حال حساب کردن احتمال‌ها…
best-step = بهترین
gives-away = زیان { $lost }
is-hit = مهرهٔ { $place } با { $ways } پرتاب از { $count } زده می‌شود

## The coach

coach-is-looking = یک لحظه: مربی نگاه می‌کند.
coach-knows-better = مربی چیز بهتری می‌داند.
this-costs = با این { $lost } از دست می‌دهید.
this-turn-costs = در این نوبت { $lost } از دست می‌دهید.
better = بهتر: { $better }.
objection = { $about } بهتر: { $better }.
objection-and-why = { $about } بهتر: { $better }. { $why }

## Buttons

choose-again = انتخاب دوباره
do-it-anyway = همین باشد
keep-my-turn = همین حرکت
ask-why = چرا؟
more = بیشتر
hide = پنهان
odds = احتمال‌ها

## Why something is not found out

unknown-move = ربات‌ها این حرکت را نمی‌شناسند
