## The analysis

analysis = Վերլուծություն
all-games = Բոլոր խաղերը
no-analysis = Վերլուծություն չկա. { $why }։
one-moment = Մի վայրկյան…
analysing = Վերլուծվում է՝ { $percent }%
stopped-at = Կանգնեցվեց՝ { $percent }%
above-and-below = Վերևում հաղթող՝ { $first }։ Ներքևում՝ { $second }։
turning-points = Շրջադարձային պահեր
save-report = Պահել որպես էջ՝ գծապատկերներով
other-moves-here = Այլ խաղաքայլեր այստեղ
mistakes = Սխալներ
none-seen = Բոտերը ոչ մեկը չեն տեսնում։
none-so-far = Առայժմ ոչ մեկը։
practise = Պարապել { $count } սխալ
practise-of = Պարապել { $count } սխալ՝ { $name }
threw = { $name }՝ նետում { $throw }
lucky = Բախտը բերեց՝ { $amount }։
unlucky = Բախտը չբերեց՝ { $amount }։
what-it-was = { $name }՝ { $what }
unmarked = սխալ
gave-away = { $turn }՝ կորուստ { $amount }։
mistake = { $name } { $sign } −{ $amount }
was-played = Խաղացվել է՝ { $turn }։
was-better = Ավելի լավ էր՝ { $better }։ { $why }
better = Ավելի լավ
played = Խաղացված
other-moves = Այլ խաղաքայլեր

## Skill and luck

skill-and-luck = Հմտություն և բախտ
curve-of-chances = Շանսերը խաղի ընթացքում
game-of-series = Խաղ { $number }
none-marked = Ոչ մի որոշում նշված չէ։
column-value = Արժեք
column-behind = Տարբերություն
column-chances = Շանսեր
chance-and-share = { $what } { $value }
unforced-decisions = Ազատ որոշումներ
count-of-mark = Նշված է { $sign }
given-away-in = { $what }՝ կորուստ
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Նշաններ. { $marks } (նույն հազարերորդականներով, { $thresholds })։
was-incomplete = Վերլուծությունն ավարտված չէր։
made-with = Պատրաստված է Tesserae-ով։
analysis-of = { $game }, վերլուծություն
given-away = Կորուստ
error-rate = Սխալի չափ
pr = PR
pr-of-part = { $what }՝ PR
luck = Բախտ
result = Արդյունք
without-luck = Առանց բախտի
about-error-rate = Սխալի չափ. ինչքան է միջինում կորցնում մեկ որոշումը՝ խաղի արժեքի հազարերորդականներով։ Բախտ. ինչքանով էին նետումներն ավելի լավ, քան բոլոր հնարավոր նետումների միջինը։
about-pr = PR. սխալի չափի կեսը, ինչպես հաշվում է eXtreme Gammon-ը։
as-solved = { $name }՝ { $all } որոշումից { $perfect }-ը լուծման համաձայն, մյուսների կորուստը՝ { $amount }։
endgame-as-solved = { $name }՝ խաղավերջի { $all } որոշումից { $perfect }-ը անսխալ, անսխալ խաղից պակաս՝ { $amount }։

## One decision

decision = Որոշում
back-to-analysis = Հետ դեպի վերլուծություն
show-position = Ցույց տալ դիրքը
not-found-out = Չպարզվեց. { $why }։
decides = Որոշում է՝ { $name }։
with-throw = { $name }՝ { $faces } նետումով։
show = Ցույց տալ
gives-nothing =
    { $played ->
        [0] ոչինչ չի կորցնում ({ $value })։
       *[other] Խաղացված. ոչինչ չի կորցնում ({ $value })։
    }
gives-away =
    { $played ->
        [0] կորցնում է { $amount } ({ $value })։
       *[other] Խաղացված. կորցնում է { $amount } ({ $value })։
    }
rollout = Փորձախաղարկում
first-game-is-played = Փորձախաղարկում. խաղացվում է առաջին խաղը։
rolled-out-once = Փորձախաղարկված՝ 1 խաղ։
rolled-out = Փորձախաղարկված՝ { $value }, { $count } խաղ։
percent-done = { $percent }%
stop = Դադարեցնել
about-rollout = Բոտերը շարունակում են խաղալ ընտրված խաղաքայլերից, առավելագույնը չորսից, բոլորի համար նույն նետումներով։ Արդյունքներից բախտը հանված է. ±-ը մեկ ստանդարտ սխալ է։
roll-out = Փորձախաղարկել { $count } խաղաքայլ
what-about = Իսկ ի՞նչ կասեք սրա մասին։
move-pieces = Տեղաշարժեք խաղաքարերը խաղատախտակին կամ խաղաքայլի մասերն ընտրեք մեկը մյուսի հետևից։
so-far = Առայժմ՝ { $turn }
on-board = Խաղատախտակին՝ { $turn }
take-back = Հետ վերցնել

## Several games or positions

games = Խաղեր
positions = Դիրքեր
nothing-listed = Այստեղ ոչինչ չկա։ Այստեղ թվարկվում են մի քանի խաղի ֆայլը և մի քանի դիրքով տեքստը։
which-position = { $count } դիրք։ Ո՞րն եք ուզում բացել։
position = Դիրք { $number }
score-is = Հաշիվը՝ { $score }։
score-before = Հաշիվն առաջ՝ { $score }։
score-of-series = { $score } ({ $what })
position-in-words = { $what }՝ { $position }։
game-and-result = Խաղ { $number }՝ { $result }
game-sentence = Խաղ { $number }՝ { $result }։
about-giving-away = Կորուստ. դրույքներով, իսկ մատչում այն, ինչ արժե նույնքան, որքան դրույքը։ PR. մեկ որոշման միջին կորստի կեսը՝ դրա հազարերորդականներով։ Որքան փոքր, այնքան լավ։
all-analysed = Բոլոր խաղերը վերլուծված են։
stop-analysis = Դադարեցնել վերլուծությունը
go-on-with-analysis = Շարունակել վերլուծությունը
analyse-all = Վերլուծել բոլոր խաղերը
games-of-two = { $first } և { $second }՝ { $count } խաղ։
games-of-several = { $count } խաղ՝ տարբեր խաղացողներով։
number-of-games = { $count } խաղ։
wins-points = { $name }՝ +{ $count }
a-draw = ոչ-ոքի
not-finished = անավարտ
was-not-finished = Անավարտ է։
all-given-away = Կորուստ՝ { $list }։
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Վերլուծված խաղեր
none-analysed = Դեռ խաղեր չկան։ Այստեղ թվարկվում են բոլոր խաղերը, որոնց վերլուծությունն ամբողջական է։
older-games = Ավելի հին խաղեր
about-rating = PR՝ խաղի որակ. մեկ որոշման միջին կորստի կեսը՝ խաղի արժեքի հազարերորդականներով։ Որքան փոքր, այնքան լավ։
name-and-game = { $name }, { $game }
pr-in-one = { $name }՝ 1 խաղում PR { $rating }։
pr-in-last = { $name }՝ { $count } խաղից վերջինում PR { $rating }, վերջին { $last }-ում միասին՝ { $mean }։
legend = Կետեր՝ ամեն խաղ։ Գիծ՝ վերջին { $count } խաղը միասին։
pr-of = { $name } { $rating }
ratings = PR՝ { $list }։
moves-not-saved = Դրա խաղաքայլերն այլևս պահպանված չեն։

## The results of all games

statistics = Վիճակագրություն
analysed-games-and-pr = Վերլուծված խաղեր և PR
no-games = Դեռ խաղեր չկան։ Այստեղ հաշվվում է ձեր խաղացած ամեն խաղ։
none-finished = { $count } սկսված, ոչ մեկն ավարտված
finished = { $count } ավարտված խաղ
dice-luck = Զառերի բախտ
about-luck = Ազնիվ զառերի միջինը 3,5 է։ Վերջին սյունակն ասում է, թե այս չափի 100 ընտրանքից քանիսում են ազնիվ զառերն առնվազն այսքան հեռու դրանից։
copy-error-rates = Պատճենել սխալի չափերը
puzzles-solved = Առաջին փորձից լուծված խնդիրներ
solved-of = { $game }՝ { $solved } / { $all }
rate = { $name }՝ { $count } վերլուծված խաղում սխալի չափը { $last }
rate-before = { $name }՝ { $count } վերլուծված խաղում սխալի չափը { $before } → { $last }
like-level = { $what }, ինչպես { $bot }
against = { $name } ընդդեմ { GEN($bot) }
won = հաղթած
points = միավորներ
won-of = { $wins } / { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }՝ { $list }
dice-column = զառեր
average = միջին
of-hundred = 100-ից
