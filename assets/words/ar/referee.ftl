no-seed = النرد الذي يرميه البرنامج يحتاج إلى بذرة.
no-throw-due = لا شيء يُرمى الآن.
no-game = لا لعبة على الطاولة.

## The throws of a game come from elsewhere

program-throws = في هذه اللعبة يرمي البرنامج.
dice-are-thrown = في هذه اللعبة يُرمى النرد الذي على الطاولة.
own-dice = في هذه اللعبة يكون الرمي بنردك، وتُدخل أرقامه هنا.
no-throw-left = لم تبق رمية في القائمة المعدّة.
throws-are-agreed = في هذه اللعبة يتفق جهازا اللاعبين على كل رمية.
