## Why an action is refused

empty-reserve = אין אסימון ברזרבה.
not-your-reserve = זו הרזרבה של היריב.
place-elsewhere = ב־{ $number } מניחים אסימון על משבצת הבית שלכם מספר { $number }.
no-such-place = אסימונים עוברים רק בין הלוח לרזרבה.
empty-square = אין אסימון במשבצת הזאת.
not-your-stack = הערימה הזאת אינה שלכם: אסימון של היריב מונח למעלה.
moves-from-home = רק ערימות שעל משבצות הבית שלכם צועדות.
moves-elsewhere = ב־{ $number } צועדת הערימה שעל משבצת הבית שלכם מספר { $number }.
too-tall = ערימה של { $number } אינה יכולה לצעוד: יש רק 17 משבצות אחרות.
walk-length = ערימה של { $height } צועדת { $height ->
        [1] משבצת אחת
        [2] שתי משבצות
       *[other] { $height } משבצות
    }, לא { $squares }.
not-orthogonal = צועדים ממשבצת למשבצת דרך הצלעות שלהן.
square-twice = צעידה אינה נכנסת לאף משבצת פעמיים.
back-to-start = צעידה לעולם אינה חוזרת לתחילתה.
return-needs-doubles = אסימון חוזר לרזרבה רק בדאבל.
return-instead-of-both = אסימון חוזר לרזרבה במקום שתי הקוביות, לא אחרי אחת מהן.
return-to-own-reserve = אסימון חוזר לרזרבה של בעליו.
return-from-home = לפי חוק הבית אסימון חוזר לרזרבה רק ממשבצות הבית שלכם.
return-rather-than-bump = אחרי זה אי אפשר יהיה להשתמש ב־{ $number } השני, ואסור להיתקע כל עוד אפשר להחזיר אסימון.
both-dice = חייבים להשתמש בשתי הקוביות: אחרי זה אי אפשר יהיה להשתמש ב־{ $number }.

## What has happened

begins-again = מי שהתחיל את המשחק שנגמר בתיקו מתחיל שוב.
token-returned = אסימון חזר לרזרבה: אותו שחקן מטיל שוב.

## How a game has ended

centre-is-nobodys = אף משבצת במרכז אינה שייכת לאיש
by-points = { $more } מול { $fewer }
by-square = { $more } מול { $fewer }, לפי משבצת { $number }

## Places

reserve =
    { $seat ->
        [Brown] הרזרבה של החום
       *[Ivory] הרזרבה של השנהב
    }
    .from = { $seat ->
        [Brown] מהרזרבה של החום
       *[Ivory] מהרזרבה של השנהב
    }
    .to = { $seat ->
        [Brown] אל הרזרבה של החום
       *[Ivory] אל הרזרבה של השנהב
    }
centre = מרכז { $number }
    .from = ממרכז { $number }
    .to = למרכז { $number }
own-home = משבצת בית { $number }
    .from = ממשבצת בית { $number }
    .to = למשבצת בית { $number }
home-of =
    { $seat ->
        [Brown] משבצת בית { $number } של החום
       *[Ivory] משבצת בית { $number } של השנהב
    }
    .from = { $seat ->
        [Brown] ממשבצת בית { $number } של החום
       *[Ivory] ממשבצת בית { $number } של השנהב
    }
    .to = { $seat ->
        [Brown] למשבצת בית { $number } של החום
       *[Ivory] למשבצת בית { $number } של השנהב
    }

## What has moved

walked = צעידה של { $height } אסימונים { FROM($from) } על פני { $over }

## What the button of a step says

place-token = ב־{ $number }: להניח אסימון על { $to }
return-token = להחזיר אסימון { FROM($from) } לרזרבה
walk-token = ב־{ $number }: להצעיד אסימון { FROM($from) } { TO($to) }
walk-tokens = ב־{ $number }: להצעיד את { $height } האסימונים { FROM($from) } על פני { $over }

## What the button of a choice says

end-turn-bump = סיום התור (היתקעות)

## What is asked of whom, and the end of a game

last-turn = { $prompt } זה התור האחרון.
use-one =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $number }.
       *[other] התור של { $name }: להשתמש ב־{ $number }.
    }
use-both =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $one } וב־{ $another }.
       *[other] התור של { $name }: להשתמש ב־{ $one } וב־{ $another }.
    }
use-twice =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $number } פעמיים.
       *[other] התור של { $name }: להשתמש ב־{ $number } פעמיים.
    }
use-twice-or-return =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $number } פעמיים, או החזירו אסימון שלכם לרזרבה והטילו שוב.
       *[other] התור של { $name }: להשתמש ב־{ $number } פעמיים, או להחזיר אסימון לרזרבה ולהטיל שוב.
    }
return-and-throw =
    { $name ->
        [you] התור שלכם: החזירו אסימון שלכם לרזרבה והטילו שוב.
       *[other] התור של { $name }: להחזיר אסימון לרזרבה ולהטיל שוב.
    }
use-once =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $number }; אי אפשר להשתמש בו פעמיים.
       *[other] התור של { $name }: להשתמש ב־{ $number }; אי אפשר להשתמש בו פעמיים.
    }
use-only =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $one }; אי אפשר להשתמש ב־{ $another }.
       *[other] התור של { $name }: להשתמש ב־{ $one }; אי אפשר להשתמש ב־{ $another }.
    }
use-either =
    { $name ->
        [you] התור שלכם: השתמשו ב־{ $one } או ב־{ $another }; אי אפשר להשתמש בשניהם.
       *[other] התור של { $name }: להשתמש ב־{ $one } או ב־{ $another }; אי אפשר להשתמש בשניהם.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: אי אפשר להשתמש { WITH($dice) }. זו היתקעות.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: אי אפשר להשתמש { WITH($dice) }. זו היתקעות, { $other ->
        [you] ויש לכם עוד תור אחד.
       *[other] ועוד תור אחד נשאר אצל { $other }.
    }
won =
    { $name ->
        [you] אתם זוכים
       *[other] { $name } זוכה
    } במרכז, { $manner }.

## The score panel

in-reserve = רזרבה
running-score = תוצאה מצטברת
coins-won = מטבעות שנצברו
gained = { $count }
stake = הימור

## What is known of the game without playing it

title = טבלרו די ברונה
tagline = עורמים אסימונים ושולטים במרכז בסוף
goal = החזיקו במשבצות היקרות יותר של המרכז כשהמשחק נגמר.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = נקודות, נקודה
about-points = כל משבצת במרכז שווה את המספר שלה, 1 עד 6, למי שהאסימון שלו למעלה.
term-use = השתמשו, להשתמש
about-use = כל קובייה מניחה אסימון על משבצת הבית שלכם שמספרה כמספר הקובייה, או מצעידה את הערימה שמונחת שם.
term-walk = צעידה, להצעיד, צועדת, צועדות
about-walk = ערימה שצועדת משאירה את האסימון התחתון שלה בכל משבצת שהיא נכנסת אליה.
term-reserve = רזרבה, הרזרבה, לרזרבה, ברזרבה, מהרזרבה
about-reserve = ברזרבה האסימונים של שחקן שאינם על הלוח.
term-bump = היתקעות
about-bump = היתקעות היא קובייה שאי אפשר להשתמש בה: לשחקן האחר יש תור אחרון אחד, ואז סופרים את המרכז.
term-running-score = תוצאה מצטברת
about-running-score = התוצאה המצטברת מסכמת בכמה כל שחקן ניצח.
term-coins = מטבעות
about-coins = המטבעות שנצברו הם מה שכל שחקן הרוויח או הפסיד בסדרה הזאת.
term-stake = הימור
about-stake = ההימור הוא מה שעליו משחקים במשחק אחד.
term-return = להחזיר, החזירו
about-return = בדאבל מותר במקום זאת להחזיר אסימון שלכם לרזרבה ולהטיל שוב.

## What the seats are called

brown = החום
ivory = השנהב
