## Why an action is refused

turn-complete = ההטלה נוצלה; סיימו את התור.
reward-open = קודם עשו את המהלך החופשי של הרוזטה, או ותרו עליו.
home-or-stay = קודם הזיזו את האבן הביתה, או השאירו אותה על הרוזטה.
no-reward = שום רוזטה לא זיכתה במהלך חופשי שאפשר לוותר עליו.
one-target = אבן מגיעה למשבצת שלה בבת אחת.
not-a-place = שום אבן אינה יכולה לזוז משם.
already-home = האבן הזאת כבר בבית.
not-yours = האבן הזאת אינה שלכם.
no-piece = אין שם אבן שלכם.
locked = רק שלוש חלקות מכניסות את האבן הראשונה שלכם.
blanks = שלוש חלקות אינן מזיזות דבר.
not-the-throw =
    { $value ->
        [1] הטלתם 1, ולכן אבן נעה בדיוק משבצת אחת.
        [2] הטלתם 2, ולכן אבן נעה בדיוק שתי משבצות.
       *[other] הטלתם { $value }, ולכן אבן נעה בדיוק { $value } משבצות.
    }
not-a-free-length = מהלך חופשי הוא של 1, 2, 3 או 5 משבצות.
never-enters = אבן נכנסת ב־1, ב־2 או ב־3; 5 לעולם אינו מכניס אבן.
only-home = עכשיו רק האבן שעל הרוזטה האחרונה רשאית להמשיך, ורק הביתה; הרוזטה זיכתה גם בהטלה נוספת.
overshoot = המסלול נגמר לפני כן: אבן הולכת הביתה מהרוזטה האחרונה, ב־1 בדיוק.
wrong-direction = אבנים נעות רק קדימה לאורך המסלול שלהן.
not-on-route = האבנים שלכם לעולם אינן מגיעות למשבצת הזאת.
wrong-target = האבן הזאת אינה יכולה להגיע לשם עכשיו.
own-piece = חסום: אבן שלכם עומדת על משבצת { $square }.
safe-rosette = חסום: אבן של היריב מוגנת על רוזטה { $square }.
river-first = האבן שלכם שבנהר חייבת להיכנס קודם.

## What has happened

equal-throws = הטלות שוות: שני השחקנים מטילים שוב.
higher-throw-begins = ההטלה הגבוהה מתחילה.
first-piece-let-in = שלוש חלקות מכניסות את האבן הראשונה ומזכות בהטלה נוספת.
piece-let-in = שלוש חלקות מכניסות אבן ומזכות בהטלה נוספת.
no-free-move-possible = הרוזטה מזכה במהלך חופשי, אבל שום אבן אינה יכולה לעשות אותו.
loser-begins = המפסיד במשחק הקודם מתחיל.
begin-in-turn = השחקנים מתחילים לסירוגין.

## How a game has ended

all-home = כל שבע האבנים בבית
all-home-before-one = כל האבנים בבית לפני שהאחר נכנס

## Places

the-start = הזינוק
    .from = מהזינוק
    .to = אל הזינוק
    .at = שבזינוק
the-river = הנהר
    .from = מהנהר
    .to = אל הנהר
    .at = שבנהר
home = הבית
    .from = מהבית
    .to = הביתה
    .at = שבבית
the-stock = המאגר
    .from = מהמאגר
    .to = אל המאגר
    .at = שבמאגר
tallies-of =
    { $seat ->
        [Blue] המקלונים של הכחול
       *[Ivory] המקלונים של השנהב
    }
    .from = { $seat ->
        [Blue] מהמקלונים של הכחול
       *[Ivory] מהמקלונים של השנהב
    }
    .to = { $seat ->
        [Blue] אל המקלונים של הכחול
       *[Ivory] אל המקלונים של השנהב
    }
rosette = רוזטה { $square }
    .from = מרוזטה { $square }
    .to = לרוזטה { $square }
    .at = שעל רוזטה { $square }
square = משבצת { $square }
    .from = ממשבצת { $square }
    .to = למשבצת { $square }
    .at = שעל משבצת { $square }

## What the button of a step says

enter-piece = להכניס אבן { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }
enter-from-river = להכניס אבן מהנהר { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }
bring-home = להביא הביתה את האבן { AT($from) }
move-piece = להזיז את האבן { AT($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }

## What the button of a choice says

throw-again = הטלה נוספת
stay-on-rosette = להישאר על הרוזטה
no-free-move = בלי מהלך חופשי

## What was chosen, inside of a sentence

does-stay-on-rosette = הישארות על הרוזטה
does-no-free-move = ויתור על המהלך החופשי

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] התור שלכם: הטילו את הפירמידות לקביעת התור הראשון.
       *[other] התור של { $name }: להטיל את הפירמידות לקביעת התור הראשון.
    } { $other ->
        [you] אחר כך אתם מטילים, וההטלה הגבוהה מתחילה.
       *[other] אחר כך התור של { $other } להטיל, וההטלה הגבוהה מתחילה.
    }
throw-against =
    { $name ->
        [you] התור שלכם: הטילו את הפירמידות לקביעת התור הראשון.
       *[other] התור של { $name }: להטיל את הפירמידות לקביעת התור הראשון.
    } { $other ->
        [you] ההטלה שלכם: { $value }.
       *[other] ההטלה של { $other }: { $value }.
    }
throw-lots =
    { $name ->
        [you] התור שלכם: הטילו את הפירמידות.
       *[other] התור של { $name }: להטיל את הפירמידות.
    }
throw-lots-locked =
    { $name ->
        [you] התור שלכם: הטילו את הפירמידות. שלוש חלקות מכניסות את האבן הראשונה שלכם.
       *[other] התור של { $name }: להטיל את הפירמידות. שלוש חלקות מכניסות את האבן הראשונה.
    }
play-from-river =
    { $name ->
        [you] התור שלכם: הכניסו אבן מהנהר ב־{ $value }.
       *[other] התור של { $name }: להכניס אבן מהנהר ב־{ $value }.
    }
play =
    { $name ->
        [you] התור שלכם: הזיזו אבן { $value ->
            [1] משבצת אחת
            [2] שתי משבצות
           *[other] { $value } משבצות
        }.
       *[other] התור של { $name }: להזיז אבן { $value ->
            [1] משבצת אחת
            [2] שתי משבצות
           *[other] { $value } משבצות
        }.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: ההטלה היא { $value }, ורק שלוש חלקות מכניסות את האבן הראשונה.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: שלוש חלקות אינן מזיזות דבר.
stuck =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: ההטלה היא { $value }, ושום אבן אינה יכולה לנוע למרחק הזה.
make-free-move =
    { $name ->
        [you] התור שלכם: עשו מהלך חופשי של 1, 2, 3 או 5 בכל אבן בזכות הרוזטה, או בחרו ״בלי מהלך חופשי״.
       *[other] התור של { $name }: לעשות מהלך חופשי של 1, 2, 3 או 5 בכל אבן בזכות הרוזטה, או לבחור ״בלי מהלך חופשי״.
    }{ $home ->
        [0] {""}
       *[other] {" "}מהרוזטה האחרונה הולכים הביתה ב־1.
    }
go-home-or-stay =
    { $name ->
        [you] התור שלכם: הזיזו את האבן הביתה, או השאירו אותה על הרוזטה. בכל מקרה תטילו שוב.
       *[other] התור של { $name }: להזיז את האבן הביתה, או להשאיר אותה על הרוזטה. בכל מקרה באה הטלה נוספת.
    }
rosette-throws-again =
    { $name ->
        [you] התור שלכם: הטילו שוב; רוזטה מזכה בהטלה נוספת.
       *[other] התור של { $name }: להטיל שוב; רוזטה מזכה בהטלה נוספת.
    }
won-game =
    { $name ->
        [you] אתם זוכים
       *[other] { $name } זוכה
    } { $unit ->
        [tally] { $count ->
            [one] במקלון אחד
           *[other] ב־{ $count } מקלונים
        }
       *[point] { $count ->
            [one] בנקודה אחת
           *[other] ב־{ $count } נקודות
        }
    }. עכשיו בא עוד משחק.
won-all-tallies =
    { $name ->
        [you] אתם זוכים ומחזיקים בכל 21 המקלונים: הקופה של { $pool } מטבעות שלכם.
       *[other] { $name } זוכה בכל 21 המקלונים: הקופה של { $pool } מטבעות עוברת אל { $name }.
    }
won-pool =
    { $name ->
        [you] אתם זוכים
       *[other] { $name } זוכה
    } { $unit ->
        [tally] { $count ->
            [one] במקלון אחד
           *[other] ב־{ $count } מקלונים
        }
       *[point] { $count ->
            [one] בנקודה אחת
           *[other] ב־{ $count } נקודות
        }
    } { $name ->
        [you] ולוקחים את הקופה של { $pool } מטבעות.
       *[other] וגם בקופה של { $pool } מטבעות.
    }

## The score panel

at-home = בבית
at-start = בזינוק
in-river = בנהר
tallies = מקלונים
stock = מאגר
stake-pool = קופה

## What is known of the game without playing it

title = המשחק המלכותי של אור
tagline = שבע אבנים במרוץ הביתה במסלול משותף
goal = הביאו את כל שבע האבנים סביב הלוח והביתה לפני היריב; על מה שהמפסיד משאיר מאחור משלמים במקלונים.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = בבית, הביתה, הבית
about-home = אבנים שבבית סיימו את דרכן; מי שיש לו שבע כאלה מנצח במשחק.
term-start = בזינוק, הזינוק, מהזינוק, שבזינוק
about-start = אבנים שבזינוק עדיין לא נכנסו; כל אבן שהמפסיד משאיר שם עולה שלושה מקלונים.
term-river = בנהר, הנהר, מהנהר, שבנהר
about-river = אבנים שבנהר נאכלו וממתינות להיכנס שוב; כל אבן שהמפסיד משאיר שם עולה שני מקלונים.
term-board = הלוח, לוח
about-board = כל אבן שהמפסיד משאיר על הלוח עולה מקלון אחד.
term-tallies = מקלונים, המקלונים, מקלון, במקלון, מהמקלונים
about-tallies = המקלונים סופרים מה המשחקים היו שווים; מי שבידו כל ה־21 מנצח בסט.
term-stock = מאגר, המאגר, מהמאגר
about-stock = במאגר המקלונים שאף אחד עדיין לא זכה בהם.
term-stake = קופה, הקופה, בקופה
about-stake = בקופה המטבעות של שני השחקנים, למי שמנצח בסוף.
term-free = מהלך חופשי, המהלך החופשי, במהלך חופשי
about-free = אבן שנוחתת על רוזטה מזכה במהלך חופשי של 1, 2, 3 או 5 בכל אבן.
term-rosette = רוזטה, הרוזטה, מרוזטה, לרוזטה, מהרוזטה
about-rosette = רוזטה היא משבצת עם פרח; לפי החוקים הרגילים היא מזכה במהלך חופשי.
term-square = משבצת, משבצות, ממשבצת, למשבצת
about-square = המשבצות בשורה האמצעית הן 1 עד 8, בצד של הכחול A עד F, בצד של השנהב a עד f.
term-lots = פירמידות, הפירמידות
about-lots = פירמידה שווה 1 אם פינה מסומנת פונה למעלה, וההטלה שווה את הסכום שלהן.

## Its ready-made starts

quick-game = משחק מהיר
about-quick-game = כל הטלה מכניסה אבן, רוזטה מזכה בהטלה נוספת ומגינה, ומשחק אחד מכריע.
play-quick-game = לשחק משחק מהיר

## What the seats are called

blue = הכחול
ivory = השנהב
