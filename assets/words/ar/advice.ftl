## The hint

looking = جارٍ البحث عن أفضل لعب…
at-first-sight = من النظرة الأولى: { $turn }. ويستمر البحث…
ranked = { $number }. { $turn }: { $worth }
no-choice = لا مجال للاختيار.
why = لماذا؟ { $why }
best = الأفضل: { $turn }.
would-win = فوزك متوقع في { $wins } من 100.
wins-and-worth = الفوز في { $wins } من 100، { $worth }

## The odds

working-out-odds = جارٍ حساب الاحتمالات…
best-step = أفضل
gives-away = الضائع { $lost }
is-hit = رميات الضرب على { $place }: { $ways } من { $count }

## The coach

coach-is-looking = لحظة: المدرب ينظر.
coach-knows-better = عند المدرب ما هو أفضل.
this-costs = هذا يكلّفك { $lost }.
this-turn-costs = هذا الدور يكلّفك { $lost }.
better = الأفضل: { $better }.
objection = { $about } الأفضل: { $better }.
objection-and-why = { $about } الأفضل: { $better }. { $why }

## Buttons

choose-again = اختيار جديد
do-it-anyway = التنفيذ رغم ذلك
keep-my-turn = إبقاء ما لُعب
ask-why = لماذا؟
more = مزيد
hide = إخفاء
odds = الاحتمالات

## Why something is not found out

unknown-move = اللاعبون الآليون لا يعرفون هذه النقلة
