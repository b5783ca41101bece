## The analysis

analysis = التحليل
all-games = كل الألعاب
no-analysis = لا تحليل: { $why }.
one-moment = لحظة من فضلك…
analysing = جارٍ التحليل: { $percent }%
stopped-at = توقف عند { $percent }%
above-and-below = في الأعلى: فوز { $first }. في الأسفل: فوز { $second }.
turning-points = نقاط التحول
save-report = حفظ كصفحة مع مخططات
other-moves-here = نقلات أخرى هنا
mistakes = الأخطاء
none-seen = لا شيء في حدود ما يراه اللاعبون الآليون.
none-so-far = لا شيء حتى الآن.
practise =
    { $count ->
        [one] التدرب على خطأ واحد
        [two] التدرب على خطأين
        [few] التدرب على { $count } أخطاء
       *[other] التدرب على { $count } خطأ
    }
practise-of =
    { $count ->
        [one] التدرب على خطأ واحد: { $name }
        [two] التدرب على خطأين: { $name }
        [few] التدرب على { $count } أخطاء: { $name }
       *[other] التدرب على { $count } خطأ: { $name }
    }
threw = رمية { $name }: { $throw }
lucky = حظ حسن بمقدار { $amount }.
unlucky = حظ سيئ بمقدار { $amount }.
what-it-was = { $name }: { $what }
unmarked = هفوة
gave-away = { $turn }: ضاع بذلك { $amount }.
mistake = { $name } { $sign } الضائع { $amount }
was-played = ما لُعب: { $turn }.
was-better = الأفضل: { $better }. { $why }
better = الأفضل
played = ما لُعب
other-moves = نقلات أخرى

## A report of the analysis as a page

curve-of-chances = الاحتمالات على مدى اللعبة
game-of-series = اللعبة { $number }
none-marked = لا قرار عليه علامة.
column-value = القيمة
column-behind = الفارق
column-chances = الاحتمالات
chance-and-share = { $what } { $value }
unforced-decisions = قرارات غير اضطرارية
count-of-mark = بعلامة { $sign }
given-away-in = { $what }: الضائع
amount-in-decisions = { $amount } ({ $count })
about-marks-of = العلامات: { $marks } من هذه الأجزاء من الألف ({ $thresholds }).
was-incomplete = لم يكتمل التحليل.
made-with = أُنشئت ببرنامج Tesserae.
analysis-of = { $game }، تحليل

## Skill and luck

skill-and-luck = المهارة والحظ
given-away = الضائع
error-rate = معدل الخطأ
pr = PR
pr-of-part = { $what }: PR
luck = الحظ
result = النتيجة
without-luck = دون الحظ
about-error-rate = معدل الخطأ: ما يضيّعه القرار في المتوسط، بأجزاء من ألف مما تُلعب عليه اللعبة. الحظ: مقدار تفوّق الرميات على متوسط كل الرميات الممكنة.
about-pr = PR: نصف معدل الخطأ، كما يحسبه eXtreme Gammon.
as-solved = { $name }: القرارات المطابقة للحل { $perfect } من { $all }، والضائع بغيرها { $amount }.
endgame-as-solved = { $name }: القرارات التامة في نهاية اللعبة { $perfect } من { $all }، والنقص عن اللعب التام { $amount }.

## One decision

decision = القرار
back-to-analysis = رجوع إلى التحليل
show-position = إظهار الوضع
not-found-out = لم يُعرف ذلك: { $why }.
decides = القرار من { $name }.
with-throw = { $name }، الرمية { $faces }.
show = إظهار
gives-nothing =
    { $played ->
        [0] لا يضيّع شيئًا ({ $value }).
       *[other] ما لُعب: لا يضيّع شيئًا ({ $value }).
    }
gives-away =
    { $played ->
        [0] يضيّع { $amount } ({ $value }).
       *[other] ما لُعب: يضيّع { $amount } ({ $value }).
    }
rollout = المحاكاة
first-game-is-played = المحاكاة: تُلعب اللعبة الأولى.
rolled-out-once = المحاكاة: لعبة واحدة.
rolled-out =
    { $count ->
        [one] المحاكاة: { $value }، لعبة واحدة.
        [two] المحاكاة: { $value }، لعبتان.
        [few] المحاكاة: { $value }، { $count } ألعاب.
       *[other] المحاكاة: { $value }، { $count } لعبة.
    }
percent-done = { $percent }%
stop = إيقاف
about-rollout = يواصل اللاعبون الآليون اللعب من النقلات المختارة، وهي أربع على الأكثر، بالرميات نفسها لها كلها. ويُزال الحظ من النتائج؛ والهامش المذكور خطأ معياري واحد.
roll-out =
    { $count ->
        [one] محاكاة نقلة واحدة
        [two] محاكاة نقلتين
        [few] محاكاة { $count } نقلات
       *[other] محاكاة { $count } نقلة
    }
what-about = وماذا عن هذه؟
move-pieces = يمكنك تحريك القطع على اللوح، أو اختيار أجزاء النقلة واحدًا بعد الآخر.
so-far = حتى الآن: { $turn }
on-board = على اللوح: { $turn }
take-back = تراجع

## Several games or positions

games = الألعاب
positions = الأوضاع
nothing-listed = لا شيء هنا. تُعرض هنا الألعاب إذا كان في ملف أكثر من لعبة، والأوضاع إذا كان في نص أكثر من وضع.
which-position =
    { $count ->
        [one] وضع واحد. ما الذي يُفتح؟
        [two] وضعان. أيهما يُفتح؟
        [few] { $count } أوضاع. أيها يُفتح؟
        [many] { $count } وضعًا. أيها يُفتح؟
       *[other] { $count } وضع. أيها يُفتح؟
    }
position = الوضع { $number }
score-is = النتيجة: { $score }.
score-before = النتيجة قبلها: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = اللعبة { $number }: { $result }
game-sentence = اللعبة { $number }: { $result }.
about-giving-away = الضائع: وحدته قيمة اللعبة، وفي المباراة ما يساويها. PR: نصف ما يضيّعه القرار في المتوسط، بأجزاء من ألف من ذلك. والأقل أفضل.
all-analysed = حُلّلت كل الألعاب.
stop-analysis = إيقاف التحليل
go-on-with-analysis = متابعة التحليل
analyse-all = تحليل كل الألعاب
games-of-two =
    { $count ->
        [one] { $first } ضد { $second }: لعبة واحدة.
        [two] { $first } ضد { $second }: لعبتان.
        [few] { $first } ضد { $second }: { $count } ألعاب.
       *[other] { $first } ضد { $second }: { $count } لعبة.
    }
games-of-several =
    { $count ->
        [one] لعبة واحدة لعدة لاعبين.
        [two] لعبتان لعدة لاعبين.
        [few] { $count } ألعاب لعدة لاعبين.
       *[other] { $count } لعبة لعدة لاعبين.
    }
number-of-games =
    { $count ->
        [one] لعبة واحدة.
        [two] لعبتان.
        [few] { $count } ألعاب.
       *[other] { $count } لعبة.
    }
wins-points =
    { $count ->
        [one] فوز { $name }: نقطة واحدة
        [two] فوز { $name }: نقطتان
        [few] فوز { $name }: { $count } نقاط
       *[other] فوز { $name }: { $count } نقطة
    }
a-draw = تعادل
not-finished = غير منتهية
was-not-finished = لم تنتهِ.
all-given-away = الضائع: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = الألعاب المحلَّلة
none-analysed = لا ألعاب بعد. تُعرض هنا كل لعبة اكتمل تحليلها.
older-games = ألعاب أقدم
about-rating = PR، أي تقدير الأداء: نصف ما يضيّعه القرار في المتوسط، بأجزاء من ألف مما تُلعب عليه اللعبة. والأقل أفضل.
name-and-game = { $name }، { $game }
pr-in-one = { $name }: تقدير PR { $rating } في لعبة واحدة.
pr-in-last =
    { $count ->
        [two] { $name }: تقدير PR { $rating } في الأخيرة من لعبتين، ومعدل { $mean } في آخر { $last } معًا.
        [few] { $name }: تقدير PR { $rating } في الأخيرة من { $count } ألعاب، ومعدل { $mean } في آخر { $last } معًا.
       *[other] { $name }: تقدير PR { $rating } في الأخيرة من { $count } لعبة، ومعدل { $mean } في آخر { $last } معًا.
    }
legend =
    { $count ->
        [two] النقاط: كل لعبة. الخط: آخر لعبتين معًا.
        [few] النقاط: كل لعبة. الخط: آخر { $count } ألعاب معًا.
       *[other] النقاط: كل لعبة. الخط: آخر { $count } لعبة معًا.
    }
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = لم تعد نقلاتها محفوظة.

## The results of all games

statistics = الإحصاءات
analysed-games-and-pr = الألعاب المحلَّلة وتقدير PR
no-games = لا ألعاب بعد. تُحسب هنا كل لعبة تُلعب.
none-finished =
    { $count ->
        [one] بدأت لعبة واحدة ولم تنتهِ
        [two] بدأت لعبتان ولم تنتهِ أي منهما
        [few] بدأت { $count } ألعاب ولم تنتهِ أي منها
       *[other] بدأت { $count } لعبة ولم تنتهِ أي منها
    }
finished =
    { $count ->
        [0] لا لعبة منتهية
        [one] لعبة واحدة منتهية
        [two] لعبتان منتهيتان
        [few] { $count } ألعاب منتهية
       *[other] { $count } لعبة منتهية
    }
dice-luck = حظ النرد
about-luck = متوسط النرد العادل 3.5. والعمود الأخير يبيّن: من 100 عيّنة بهذا الحجم، في كم منها يبتعد النرد العادل عن ذلك بهذا القدر على الأقل.
copy-error-rates = نسخ معدلات الخطأ
puzzles-solved = ألغاز حُلّت من أول محاولة
solved-of = { $game }: { $solved } من { $all }
rate =
    { $count ->
        [one] { $name }: معدل الخطأ { $last } في لعبة محلَّلة واحدة
        [two] { $name }: معدل الخطأ { $last } في لعبتين محلَّلتين
        [few] { $name }: معدل الخطأ { $last } في { $count } ألعاب محلَّلة
       *[other] { $name }: معدل الخطأ { $last } في { $count } لعبة محلَّلة
    }
rate-before =
    { $count ->
        [one] { $name }: معدل الخطأ { $before } ← { $last } في لعبة محلَّلة واحدة
        [two] { $name }: معدل الخطأ { $before } ← { $last } في لعبتين محلَّلتين
        [few] { $name }: معدل الخطأ { $before } ← { $last } في { $count } ألعاب محلَّلة
       *[other] { $name }: معدل الخطأ { $before } ← { $last } في { $count } لعبة محلَّلة
    }
like-level = { $what }، مثل { $bot }
against = { $name } ضد { $bot }
won = الفوز
points = النقاط
won-of = { $wins } من { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = الأحجار
average = المتوسط
of-hundred = من 100
