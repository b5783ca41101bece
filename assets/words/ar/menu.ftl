## The first page

about = خمس من ألعاب النرد واللوح، ضد الحاسوب أو مع شخص بجانبك أو مع صديق بعيد
saved-games = الألعاب المحفوظة
statistics = الإحصاءات
settings = الإعدادات
rules = القواعد
join-by-link = الانضمام برابط
quit = إنهاء
resume-since = متابعة: { $saved }، { $when }
resume = متابعة: { $saved }
go-on-waiting = متابعة الانتظار: { $game }
start-here = البداية من هنا

## The page of a game

first-moves = النقلات الأولى
position-editor = محرر الأوضاع
puzzle-of-the-day = لغز اليوم
puzzles = الألغاز
puzzles-solved = الألغاز: حُل { $solved } من { $tried }
mistakes-due = الأخطاء: لهذا اليوم { $count }
mistakes-later =
    { $count ->
        [one] الأخطاء: غدًا
        [two] الأخطاء: بعد يومين
        [few] الأخطاء: بعد { $count } أيام
        [many] الأخطاء: بعد { $count } يومًا
       *[other] الأخطاء: بعد { $count } يوم
    }
own-mistakes = أخطاؤك أنت من الألعاب المحلَّلة، على هيئة ألغاز.
play = بدء اللعب
play-with-friend = اللعب مع صديق
by-link = كل منكما على جهازه، برابط.
clock = الساعة: { $clock }

## The first moves of backgammon

all-throws = كل الرميات
about-first-moves = أفضل النقلات الأولى لكل رمية، وما تضيّعه النقلات الأخرى من النقاط. لعرض الردود تُختار رمية. ولا يمكن أن يكون الدبل في البداية إلا حيث يعاد رمي الحجرين معًا بعد التعادل.
replies = الردود على { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = جارٍ تجهيز الطاولة…
press-to-play = أي ضغطة تبدأ اللعب.
game-ends =
    { $seconds ->
        [one] أي لمسة تُبقي اللعبة. تنتهي هذه اللعبة بعد ثانية واحدة.
        [two] أي لمسة تُبقي اللعبة. تنتهي هذه اللعبة بعد ثانيتين.
        [few] أي لمسة تُبقي اللعبة. تنتهي هذه اللعبة بعد { $seconds } ثوانٍ.
       *[other] أي لمسة تُبقي اللعبة. تنتهي هذه اللعبة بعد { $seconds } ثانية.
    }
