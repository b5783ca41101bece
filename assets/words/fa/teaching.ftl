## Lessons

new-to-this-game = با این بازی آشنا نیستید؟ در سه دقیقه یاد بگیرید.
press-next = برای ادامه «بعدی» را فشار دهید.
opponent-plays = حریف بازی می‌کند.
play-a-game = یک بازی کنید
wrong-action = کنش، { $error }
dead-end = از اینجا هیچ راهی در این گام ادامه ندارد
next = بعدی
skip = رد شدن

## The title of a puzzle

puzzle-title = معمای { $number } از { $last }
puzzle-title-with-solved = معمای { $number } از { $last } · { $solved } حل‌شده از { $tried }
own-mistakes = اشتباه‌های خودتان · { $number } از { $count } برای امروز

## What a puzzle asks

to-decide = تصمیم با { $name } است. بهترین کدام است؟
to-move = نوبت { $name } با پرتاب { $sum } است. بهترین حرکت را پیدا کنید.
to-play = { $name } باید { $dice } را بازی کند. بهترین حرکت را پیدا کنید.

## What is said to an answer

answered = به این معما پاسخ داده‌اید. دوباره تلاش کنید، یا به معمای بعدی بروید.
right = درست است: { $turn }.
not-the-best = بهترین نیست: با آن { $lost } از دست می‌دهید.
not-the-best-or-more = بهترین نیست: با آن { $lost } یا بیشتر از دست می‌دهید.
level-plays = حرکت { $level } این است: { $turn }، و با آن { $lost } از دست می‌رود.
better = بهتر: { $turn }.
in-the-game = در بازی این بود: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = معمای بعدی
next-mistake = اشتباه بعدی
try-again = تلاش دوباره
link = پیوند
