## The hint

looking = En iyi tur aranıyor…
at-first-sight = İlk bakışta: { $turn }. Arama sürüyor…
ranked = { $number }. { $turn }: { $worth }
no-choice = Seçenek yok.
why = Neden? { $why }
best = En iyisi: { $turn }.
would-win = 100 oyunun { $wins } kadarını kazanırdınız.
wins-and-worth = 100’de { $wins } galibiyet, { $worth }

## The odds

working-out-odds = Olasılıklar hesaplanıyor…
best-step = en iyi
gives-away = −{ $lost }
is-hit = { $place }: { $count } atıştan { $ways } tanesi kırıyor

## The coach

coach-is-looking = Bir dakika: koç bakıyor.
coach-knows-better = Koç daha iyisini biliyor.
this-costs = Bu size { $lost } kaybettirir.
this-turn-costs = Bu tur size { $lost } kaybettirir.
better = Daha iyisi: { $better }.
objection = { $about } Daha iyisi: { $better }.
objection-and-why = { $about } Daha iyisi: { $better }. { $why }

## Buttons

choose-again = Yeniden seç
do-it-anyway = Yine de yap
keep-my-turn = Turum böyle kalsın
ask-why = Neden?
more = Daha
hide = Gizle
odds = Olasılık

## Why something is not found out

unknown-move = botlar bu hamleyi tanımıyor
