## What is wrong with what is settled before the first throw

wrong-position = դիրք, { $error }
long-name = անունը կարող է ունենալ առավելագույնը { $most } նշան
bad-name = «{ $name }» անունն սկսվում կամ ավարտվում է բացատով կամ պարունակում է չտպվող նշան
invisible-name = «{ $name }» անունն անտեսանելի նշան է պարունակում
bad-player = խաղացողը լինում է «person», «elsewhere» կամ «bot:» և մակարդակի անունը
bad-date = «{ $date }» այսպիսի ամսաթիվ չէ՝ 2026-11-20

## What an undo does, and what it has done

undo = Հետարկել
undo-to-turn = Հետարկել՝ դեպի ձեր { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } հերթը
undo-to-answer = Հետարկել՝ դեպի ձեր պատասխանը
undone = Հետարկված է
undone-to-turn = Հետարկված է՝ դեպի ձեր { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } հերթը
undone-to-answer = Հետարկված է՝ դեպի ձեր պատասխանը

## What is wrong with a file

no-save = տող 1՝ սա Tesserae-ի պահպանված ֆայլ չէ ({ $why })
other-format =
    տող 1՝ պահպանված ֆայլի ձևաչափի համարը { $format } է, իսկ այս ծրագիրը կարդում է միայն { $known } համարի ձևաչափը. ֆայլը մնում է, ինչպես կա
wrong-header = տող 1՝ { $why }
damage =
    { $error }. { $count ->
        [one] այդ տողը կորած է
       *[other] { $count } տող կորած է
    }
long-line = տողը { $count } բայթ է
longer-than-any-event = տողը { $count } բայթ է, ավելի, քան ցանկացած իրադարձություն
line-breaks-off = տողն ընդհատվում է
line-is-damaged = տողը վնասված է
wrong-data = տողում կա մի բան, որ այնտեղ չպետք է լիներ
neither-event-nor-undo = սա ո՛չ իրադարձություն է, ո՛չ հետարկում
nothing-comes-again = նորից են գալիս միայն բոտի դեմ խաղի նետումները
