## The hint

looking = ვეძებ საუკეთესო სვლას…
at-first-sight = ერთი შეხედვით: { $turn }. ვეძებ უფრო ღრმად…
ranked = { $number }. { $turn }: { $worth }
no-choice = არჩევანი არ არის.
why = რატომ? { $why }
best = საუკეთესო: { $turn }.
would-win = მოიგებდი 100-დან { $wins }-ს.
wins-and-worth = 100-დან { $wins } მოგება, { $worth }

## The odds

working-out-odds = ვითვლი შანსებს…
best-step = საუკეთესო
gives-away = −{ $lost }
is-hit = { $place }: კლავს { $ways } გაგორება { $count }-დან

## The coach

coach-is-looking = ერთი წამით: მწვრთნელი უყურებს.
coach-knows-better = მწვრთნელმა უკეთესი იცის.
this-costs = ეს გიჯდება { $lost }.
this-turn-costs = ეს სვლა გიჯდება { $lost }.
better = უკეთესი: { $better }.
objection = { $about } უკეთესი: { $better }.
objection-and-why = { $about } უკეთესი: { $better }. { $why }

## Buttons

choose-again = ხელახლა არჩევა
do-it-anyway = მაინც ასე იყოს
keep-my-turn = ჩემი სვლა რჩება
ask-why = რატომ?
more = მეტი
hide = დამალვა
odds = შანსები

## Why something is not found out

unknown-move = ბოტები ამ სვლას არ იცნობენ
