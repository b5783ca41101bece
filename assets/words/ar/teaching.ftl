## Lessons

new-to-this-game = هل هذه اللعبة جديدة عليك؟ يمكن تعلّمها في ثلاث دقائق.
press-next = «التالي» للمتابعة.
opponent-plays = خصمك يلعب.
play-a-game = بدء لعبة
wrong-action = الفعل، { $error }
dead-end = لا طريق في هذه الخطوة يستمر من هنا
next = التالي
skip = تخطي

## The title of a puzzle

puzzle-title = اللغز { $number } من { $last }
puzzle-title-with-solved = اللغز { $number } من { $last } · حُلّ { $solved } من { $tried }
own-mistakes = أخطاؤك · { $number } من { $count } لهذا اليوم

## What a puzzle asks

to-decide = القرار عند { $name }. ما الأفضل؟
to-move = دور { $name } برمية مجموعها { $sum }. ما أفضل لعب؟
to-play = دور { $name } والرمية { $dice }. ما أفضل لعب؟

## What is said to an answer

answered = أجبت عن هذا اللغز. يمكنك المحاولة مجددًا، أو الانتقال إلى التالي.
right = صحيح: { $turn }.
not-the-best = ليس الأفضل: هذا يكلّفك { $lost }.
not-the-best-or-more = ليس الأفضل: هذا يكلّفك { $lost } أو أكثر.
level-plays = لعب { $level }: { $turn }، وثمنه { $lost }.
better = الأفضل: { $turn }.
in-the-game = في اللعبة كان: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = اللغز التالي
next-mistake = الخطأ التالي
try-again = إعادة المحاولة
link = رابط
