## The analysis

analysis = ანალიზი
all-games = ყველა თამაში
no-analysis = ანალიზი არ არის: { $why }.
one-moment = ერთი წამით…
analysing = მიდის ანალიზი: { $percent }%
stopped-at = შეჩერდა: { $percent }%
above-and-below = ზემოთ: იგებს { $first }. ქვემოთ: იგებს { $second }.
turning-points = გარდატეხის წერტილები
save-report = შენახვა გვერდად, დიაგრამებით
other-moves-here = სხვა სვლები აქ
mistakes = შეცდომები
none-seen = არცერთი, რომელსაც ბოტები ხედავენ.
none-so-far = ჯერ არცერთი.
practise = ივარჯიშე: { $count } შეცდომა
practise-of = ივარჯიშე: { $count } შეცდომა, { $name }
threw = { $name }, გაგორება { $throw }
lucky = გაუმართლა: { $amount }.
unlucky = არ გაუმართლა: { $amount }.
what-it-was = { $name }: { $what }
unmarked = შეცდომა
gave-away = { $turn }: დანაკარგი { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = ნათამაშები: { $turn }.
was-better = უკეთესი: { $better }. { $why }
better = უკეთესი
played = ნათამაშები
other-moves = სხვა სვლები

## Skill and luck

skill-and-luck = ოსტატობა და იღბალი
curve-of-chances = შანსები თამაშის განმავლობაში
game-of-series = თამაში { $number }
none-marked = არცერთი გადაწყვეტილება არ არის მონიშნული.
column-value = ღირებულება
column-behind = სხვაობა
column-chances = შანსები
chance-and-share = { $what } { $value }
unforced-decisions = თავისუფალი გადაწყვეტილებები
count-of-mark = მონიშნულია { $sign }
given-away-in = { $what }: დანაკარგი
amount-in-decisions = { $amount } ({ $count })
about-marks-of = ნიშნები: { $marks }, იმავე მეათასედებში ({ $thresholds }).
was-incomplete = ანალიზი დასრულებული არ იყო.
made-with = შექმნილია Tesserae-ში.
analysis-of = { $game }, ანალიზი
given-away = დანაკარგი
error-rate = შეცდომების დონე
pr = PR
pr-of-part = { $what }: PR
luck = იღბალი
result = შედეგი
without-luck = იღბლის გარეშე
about-error-rate = შეცდომების დონე: რამდენს კარგავს გადაწყვეტილება საშუალოდ, თამაშის ფასის მეათასედებში. იღბალი: რამდენად უკეთესი იყო გაგორებები, ვიდრე ყველა შესაძლო გაგორების საშუალო.
about-pr = PR: შეცდომების დონის ნახევარი, როგორც eXtreme Gammon ითვლის.
as-solved = { $name }: { $all } გადაწყვეტილებიდან { $perfect } ისე, როგორც ამონახსნში, დანარჩენების დანაკარგი: { $amount }.
endgame-as-solved = { $name }: თამაშის ბოლოს { $all } გადაწყვეტილებიდან { $perfect } უნაკლო, უნაკლო თამაშამდე აკლია { $amount }.

## One decision

decision = გადაწყვეტილება
back-to-analysis = ანალიზთან დაბრუნება
show-position = პოზიციის ჩვენება
not-found-out = ვერ გაირკვა: { $why }.
decides = წყვეტს { $name }.
with-throw = { $name }, გაგორება { $faces }.
show = ჩვენება
gives-nothing =
    { $played ->
        [0] დანაკარგის გარეშე ({ $value }).
       *[other] ნათამაშები: დანაკარგის გარეშე ({ $value }).
    }
gives-away =
    { $played ->
        [0] დანაკარგი { $amount } ({ $value }).
       *[other] ნათამაშები: დანაკარგი { $amount } ({ $value }).
    }
rollout = გათამაშება
first-game-is-played = გათამაშება: მიდის პირველი თამაში.
rolled-out-once = გათამაშება: 1 თამაში.
rolled-out = გათამაშება: { $value }, { $count } თამაში.
percent-done = { $percent }%
stop = შეჩერება
about-rollout = ბოტები არჩეული სვლებიდან (მაქსიმუმ ოთხიდან) თამაშს ბოლომდე თამაშობენ, ყველასთვის ერთი და იმავე გაგორებებით. შედეგებს იღბალი აკლდება; ± ერთი სტანდარტული ცდომილებაა.
roll-out = გაათამაშე { $count } სვლა
what-about = ეს როგორია?
move-pieces = ამოძრავე ქვები დაფაზე ან სვლის ნაწილები ერთმანეთის მიყოლებით აირჩიე.
so-far = აქამდე: { $turn }
on-board = დაფაზე: { $turn }
take-back = დააბრუნე

## Several games or positions

games = თამაშები
positions = პოზიციები
nothing-listed = აქ არაფერია. აქ რამდენიმე თამაშის ფაილი და რამდენიმე პოზიციის ტექსტი გამოჩნდება.
which-position = { $count } პოზიცია. რომელი გავხსნა?
position = პოზიცია { $number }
score-is = ანგარიში: { $score }.
score-before = ანგარიში მანამდე: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = თამაში { $number }: { $result }
game-sentence = თამაში { $number }: { $result }.
about-giving-away = დანაკარგი: ფსონებში, მატჩში კი იმაში, რაც ერთი ფსონის ტოლია. PR: გადაწყვეტილების საშუალო დანაკარგის ნახევარი, მის მეათასედებში. რაც ნაკლები, მით უკეთესი.
all-analysed = ყველა თამაში გაანალიზებულია.
stop-analysis = ანალიზის შეჩერება
go-on-with-analysis = ანალიზის გაგრძელება
analyse-all = ყველა თამაშის ანალიზი
games-of-two = { $first } და { $second }: { $count } თამაში.
games-of-several = რამდენიმე მოთამაშის { $count } თამაში.
number-of-games = { $count } თამაში.
wins-points = { $name } იგებს { $count }-ს
a-draw = ფრე
not-finished = დაუსრულებელი
was-not-finished = დაუსრულებელია.
all-given-away = დანაკარგი: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = გაანალიზებული თამაშები
none-analysed = თამაშები ჯერ არ არის. აქ ყველა თამაში გამოჩნდება, რომლის ანალიზიც დასრულებულია.
older-games = ძველი თამაშები
about-rating = PR, თამაშის დონე: გადაწყვეტილების საშუალო დანაკარგის ნახევარი, თამაშის ფასის მეათასედებში. რაც ნაკლები, მით უკეთესი.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } 1 თამაშში.
pr-in-last = { $name }: PR { $rating } ბოლოში, სულ { $count } თამაში; ბოლო { $last } ერთად: { $mean }.
legend = წერტილები: თითო თამაში. ხაზი: ბოლო { $count } თამაში ერთად.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = მისი სვლები აღარ ინახება.

## The results of all games

statistics = სტატისტიკა
analysed-games-and-pr = გაანალიზებული თამაშები და PR
no-games = თამაშები ჯერ არ არის. აქ ყოველი შენი თამაში ითვლება.
none-finished = დაწყებულია { $count }, დასრულებული არცერთი
finished = დასრულებულია { $count } თამაში
dice-luck = კამათლების იღბალი
about-luck = სამართლიანი კამათლების საშუალოა 3,5. ბოლო სვეტი ამბობს, ამ ზომის 100 ნიმუშიდან რამდენში სცდებიან სამართლიანი კამათლები მას სულ ცოტა ამდენით.
copy-error-rates = შეცდომების დონის კოპირება
puzzles-solved = პირველივე ცდაზე ამოხსნილი ამოცანები
solved-of = { $game }: { $solved } / { $all }
rate = { $name }: შეცდომების დონე { $last }, გაანალიზებულია { $count } თამაში
rate-before = { $name }: შეცდომების დონე { $before } → { $last }, გაანალიზებულია { $count } თამაში
like-level = { $what }, ამ დონეზე: { $bot }
against = { $name } — { $bot }
won = მოგება
points = ქულები
won-of = { $wins } / { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = კამათლები
average = საშუალო
of-hundred = 100-დან
