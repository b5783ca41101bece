ok = Լավ

## Advice, opponents, lessons

no-advice = Խորհուրդ չկա. { $error }։
opponent-cannot-play = Հակառակորդը չի կարող խաղալ. { $error }։
lesson-cannot-go-on = Այս դասը չի կարող շարունակվել. { $error }։
not-answered = բոտերը չեն պատասխանում
not-loaded = խաղի ֆայլը չբեռնվեց

## Puzzles

puzzles-off = Խնդիրներն անջատված են. կարգավորումներում տեսեք «Խորհուրդներ» բաժինը։
no-puzzles = Խնդիրներ չկան. { $error }։
no-such-number = «{ $title }»՝ { $number } համարի խնդիր չկա. վերջինը { $last } է։
not-any-more = «{ $title }»՝ { $number } համարի խնդիրն այլևս չկա։
no-mistake-kept = Պարապելու համար պահված սխալ չկա։
no-mistake-due =
    { $days ->
        [1] Այսօր այլևս սխալ չկա. հաջորդը կգա վաղը։
       *[other] Այսօր սխալ չկա. հաջորդը կգա { $days } օրից։
    }
cannot-be-laid-out = { $what }՝ հնարավոր չէ դասավորել. { $error }։
cannot-be-judged = { $what }՝ հնարավոր չէ գնահատել. { $error }։
puzzle-number = Խնդիր { $number }
this-mistake = Այս սխալը
unknown-turn = բոտերը չգիտեն այս խաղաքայլը

## The program itself

missing-part =
    Խաղի մի մասը պակասում է. «{ $file }» ֆայլը հնարավոր չէ կարդալ։ Նորից տեղադրեք խաղը։
no-graphics = Տեսաքարտի դրայվեր չի գտնվել։ Տեղադրեք դրայվեր հետևյալի համար՝ { $drivers }։
old-graphics = Տեսաքարտի դրայվերը չի կարող պատկերել խաղը։ Տեղադրեք ավելի նոր դրայվեր հետևյալի համար՝ { $drivers }։
neither-file-nor-link = «{ $file }» ո՛չ ֆայլ է, ո՛չ խաղի հղում։
one-link-only = Միաժամանակ կարելի է բացել միայն մեկ հղում։
in-another-tab = Այս խաղը շարունակվում է ուրիշ ներդիրում։
