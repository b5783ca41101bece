## The hint

looking = Փնտրվում է լավագույն խաղաքայլը…
at-first-sight = Առաջին հայացքից՝ { $turn }։ Փնտրումը շարունակվում է…
ranked = { $number }. { $turn }՝ { $worth }
no-choice = Ընտրություն չկա։
why = Ինչո՞ւ։ { $why }
best = Լավագույնը՝ { $turn }։
would-win = Դուք կհաղթեիք 100-ից { $wins } անգամ։
wins-and-worth = 100-ից { $wins } հաղթանակ, { $worth }

## The odds

working-out-odds = Հաշվվում են շանսերը…
best-step = լավագույնը
gives-away = −{ $lost }
is-hit = { $place }՝ { $count } նետումից { $ways }-ը խփում է

## The coach

coach-is-looking = Մի վայրկյան. մարզիչը նայում է։
coach-knows-better = Մարզիչն ավելի լավ տարբերակ գիտի։
this-costs = Ձեր կորուստը՝ { $lost }։
this-turn-costs = Այս խաղաքայլով ձեր կորուստը՝ { $lost }։
better = Ավելի լավ է՝ { $better }։
objection = { $about } Ավելի լավ է՝ { $better }։
objection-and-why = { $about } Ավելի լավ է՝ { $better }։ { $why }

## Buttons

choose-again = Նորից ընտրել
do-it-anyway = Միևնույն է, անել
keep-my-turn = Պահել խաղաքայլս
ask-why = Ինչո՞ւ
more = Ավելին
hide = Թաքցնել
odds = Շանսեր

## Why something is not found out

unknown-move = բոտերը չգիտեն այս խաղաքայլը
