## Lessons

new-to-this-game = Bu oyunda yeni misiniz? Üç dakikada öğrenin.
press-next = Sürdürmek için “İleri” düğmesine basın.
opponent-plays = Rakibiniz oynuyor.
play-a-game = Bir oyun oyna
wrong-action = eylem, { $error }
dead-end = bu adımın hiçbir yolu buradan ileri gitmiyor
next = İleri
skip = Atla

## The title of a puzzle

puzzle-title = Bulmaca { $number } / { $last }
puzzle-title-with-solved = Bulmaca { $number } / { $last } · { $tried } denemede { $solved } çözüm
own-mistakes = Kendi hatalarınız · bugünkü { $count } hatadan { $number }.

## What a puzzle asks

to-decide = { $name } karar veriyor. En iyisi hangisi?
to-move = { $name } { $sum } attı. En iyi turu bulun.
to-play = { $name } { $dice } oynuyor. En iyi turu bulun.

## What is said to an answer

answered = Bu bulmacayı yanıtladınız. Yeniden deneyin ya da sonrakine geçin.
right = Doğru: { $turn }.
not-the-best = En iyisi değil: bu size { $lost } kaybettirir.
not-the-best-or-more = En iyisi değil: bu size { $lost } ya da daha çoğunu kaybettirir.
level-plays = { $level } şunu seçer: { $turn }; bu { $lost } kaybettirir.
better = Daha iyisi: { $turn }.
in-the-game = Oyunda oynanan: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Sonraki bulmaca
next-mistake = Sonraki hata
try-again = Yeniden dene
link = Bağlantı
