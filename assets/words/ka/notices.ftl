ok = OK

## Advice, opponents, lessons

no-advice = რჩევა არ არის: { $error }.
opponent-cannot-play = მოწინააღმდეგე ვერ თამაშობს: { $error }.
lesson-cannot-go-on = ეს გაკვეთილი ვერ გრძელდება: { $error }.
not-answered = ბოტები არ პასუხობენ
not-loaded = თამაშის ფაილი ვერ ჩაიტვირთა

## Puzzles

puzzles-off = ამოცანები გამორთულია: იხილე „რჩევები“ პარამეტრებში.
no-puzzles = ამოცანები არ არის: { $error }.
no-such-number = { $title }: ამოცანა { $number } არ არის; ბოლოა { $last }.
not-any-more = { $title }: ამოცანა { $number } აღარ არის.
no-mistake-kept = სავარჯიშოდ შენახული შეცდომა არ არის.
no-mistake-due =
    { $days ->
        [1] დღეს შეცდომა აღარ არის; შემდეგი ხვალ დაბრუნდება.
       *[other] დღეს შეცდომა არ არის; შემდეგი { $days } დღეში დაბრუნდება.
    }
cannot-be-laid-out = { $what } ვერ გაიშლება: { $error }.
cannot-be-judged = { $what } ვერ შეფასდება: { $error }.
puzzle-number = ამოცანა { $number }
this-mistake = ეს შეცდომა
unknown-turn = ბოტები ამ სვლას არ იცნობენ

## The program itself

missing-part =
    თამაშის ნაწილი აკლია: „{ $file }“ ვერ იკითხება. ხელახლა დააინსტალირე თამაში.
no-graphics = ვიდეობარათის დრაივერი ვერ მოიძებნა. დააინსტალირე დრაივერი ამისთვის: { $drivers }.
old-graphics = ვიდეობარათის დრაივერი თამაშს ვერ ხატავს. დააინსტალირე უფრო ახალი ამისთვის: { $drivers }.
neither-file-nor-link = „{ $file }“ არც ფაილია და არც თამაშის ბმული.
one-link-only = ერთდროულად მხოლოდ ერთი ბმულის გახსნა შეიძლება.
in-another-tab = ეს თამაში სხვა ჩანართში გრძელდება.
