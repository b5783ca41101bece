## When

today = დღეს, { $time }
yesterday = გუშინ, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = შენახული თამაშები
of-one = { $title }, { $first }
of-two = { $title }, { $first } და { $second }
played-at = { $title }, { $when }
none-saved = თამაშები ჯერ არ არის. ყოველი თამაში პირველი გაგორებიდან თავისით ინახება.
of-other-version = ეს თამაში პროგრამის სხვა ვერსიამ შეინახა.
damaged-whole = დაზიანებულია: ამ თამაშიდან ვერაფერი იკითხება.
open-now = ახლა გახსნილია.
replay = გადახედვა
resume = გაგრძელება
show-folder = საქაღალდის ჩვენება
rename = გადარქმევა
copy = კოპირება
export-maybe = ექსპორტი…
share-link = ბმულის გაზიარება
delete = წაშლა
name = სახელი
cancel = გაუქმება
export-as = ექსპორტი როგორც
format-of-file = { $format } (.{ $extension })
game-record = თამაშის ჩანაწერი
save-file = შენახული თამაში
backgammon-match = ნარდის მატჩი
match-of-program = { $program }-ის მატჩი
page-file = გვერდი
picture-file = სურათი
film-file = ფილმი
drawing-file = ნახატი
delete-this = სამუდამოდ წავშალო ეს თამაში?
import-game = თამაშის იმპორტი
about-import = ჩააგდე ფაილი ფანჯარაში ან აირჩიე.
import-file = ფაილის იმპორტი
about-pasting = ან ჩასვი აქ თამაში: შენახული თამაში, ჩანაწერი, სხვა პროგრამის მატჩი, XGID ან პოზიცია.
game-to-import = იმპორტის თამაში
import = იმპორტი
open = გახსნა
copied = დაკოპირდა. ჩასვი ფაილში ან შეტყობინებაში.
imported = „{ $saved }“ იმპორტირებულია.
imported-here = „{ $saved }“ იმპორტირებულია. ის შენახულ თამაშებშია.
not-all-kept = ყველაფერი უცვლელად ვერ შენარჩუნდა: { $list }.
not-all-kept-and-more = ყველაფერი უცვლელად ვერ შენარჩუნდა: { $list }; და კიდევ { $count }.
in-folder = შენახული თამაშები საქაღალდეშია: „{ $folder }“.

## Why something cannot be stored or read: parts of sentences

no-storage = საცავი არ არის
storage-full = საცავი სავსეა
no-space = საქაღალდისთვის „{ $folder }“ ადგილი აღარ დარჩა
refused =
    { $done ->
        [written] „{ $file }“ ვერ იწერება: { $system }
        [removed] „{ $file }“ ვერ იშლება: { $system }
        [renamed] „{ $file }“ სახელს ვერ იცვლის: { $system }
       *[read] „{ $file }“ ვერ იკითხება: { $system }
    }
browser-refuses = ბრაუზერი უარს ამბობს
no-browser-storage = ბრაუზერი ამ გვერდს საცავს არ აძლევს
folder-refused = საქაღალდეში „{ $folder }“ ჩაწერა შეუძლებელია: { $system }
changed-elsewhere = „{ $file }“ სხვა ფანჯარამ შეცვალა
not-read = „{ $file }“ ვერ იკითხება: { $reason }
not-written = „{ $file }“ ვერ იწერება: { $reason }
too-long = თამაშისთვის მეტისმეტად გრძელია
in-file = „{ $file }“: { $reason }
no-folder = დოკუმენტების საქაღალდე არ არის

## Why the system refuses to read or write: parts of sentences

not-there = ის იქ არ არის
not-permitted = სისტემა ნებას არ იძლევა
only-to-be-read = მხოლოდ წაკითხვა შეიძლება
is-folder = ეს საქაღალდეა
is-no-folder = ის საქაღალდეში არ არის
in-use = მას სხვა პროგრამა იყენებს
error-of-system = სისტემა იუწყება შეცდომას { $number }
refused-by-system = სისტემა უარს ამბობს
cannot-be-text = ტექსტად ვერ ჩაიწერება

## The same in sentences

folder-unwritable = საქაღალდეში „{ $folder }“ ჩაწერა შეუძლებელია: თამაშები არ შეინახება.
disk-full = საქაღალდისთვის „{ $folder }“ ადგილი აღარ დარჩა: ეს თამაში არ შეინახება.
browser-blocks = შენი ბრაუზერი საცავს კრძალავს: თამაშები არ შეინახება.
no-place = შენახული თამაშების საქაღალდე არ არის: თამაშები არ შეინახება.
browser-full = შენი ბრაუზერის საცავი სავსეა: ეს თამაში არ შეინახება.
saves-unwritable = შენახული თამაშების საქაღალდეში ჩაწერა შეუძლებელია: თამაშები არ შეინახება.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] ახალი თამაშის ბოლო არჩევანი
        [results] ყველა თამაშის შედეგები
        [games] შენახული თამაშების სახელები
        [lessons] დასრულებული გაკვეთილები
        [puzzles] ამოხსნილი ამოცანები
        [exercises] საკუთარი შეცდომები
        [error-rates] შეცდომების დონე
        [analysed-games] გაანალიზებული თამაშები
        [window] ფანჯრის ზომა და ადგილი
       *[settings] პარამეტრები
    }
document =
    { $document ->
        [choices] ახალი თამაშის ბოლო არჩევანი
        [results] ყველა თამაშის შედეგები
        [games] შენახული თამაშების სახელები
        [lessons] დასრულებული გაკვეთილები
        [puzzles] ამოხსნილი ამოცანები
        [exercises] საკუთარი შეცდომები
        [error-rates] შეცდომების დონე
        [analysed-games] გაანალიზებული თამაშები
        [window] ფანჯრის ზომა და ადგილი
       *[settings] პარამეტრები
    }
document-unreadable = { $what } ვერ იკითხება: { $reason }.
newer-format = „{ $file }“ { $number } ფორმატისაა, ეს პროგრამა კი მხოლოდ { $count } ფორმატს კითხულობს; ის უცვლელი რჩება, ცვლილებები კი ({ $what }) არ შეინახება.
have-format = ფორმატი { $number }
damaged-at = დაზიანებულია: სტრიქონი { $line }, სიმბოლო { $column }
document-set-aside = { $what }: წაკითხვა ვერ მოხერხდა ({ $reason }). დაზიანებულ ფაილს ახლა „{ $renamed }“ ჰქვია.
document-not-set-aside = { $what }: წაკითხვა ვერ მოხერხდა ({ $reason }), და { $why }.

## The game on the table, and games that come and go

open-elsewhere = ეს თამაში სხვა ფანჯარაშია გახსნილი. აქ ის ასლად გრძელდება.
changed-here = ეს თამაში სხვა ფანჯარამ შეცვალა. აქედან ის ასლად ინახება.
not-listed = შენახული თამაშების სია ვერ გამოდის: { $reason }.
no-longer-there = „{ $file }“ იქ აღარ არის.
before-damage = { $what }; თამაში დაუზიანებელი ნაწილით გრძელდება
unknown-format = „{ $file }“, { $reason }.
set-aside = შენახული თამაში დაზიანებულია ({ $reason }). დაზიანებულ ფაილს ახლა „{ $renamed }“ ჰქვია.
not-set-aside = შენახული თამაში დაზიანებულია ({ $reason }), და { $why }.
cannot-be-opened = ეს ვერ იხსნება: { $reason }.
link-out-of-date = ეს ბმული მოძველებულია. აი, შენი უფრო ახალი თამაში.
which-way = ეს თამაში ორ გზად გაგრძელდა: ამ მოწყობილობაზე და ბმულში. რომელი გავაგრძელო? მეორე შენახულ თამაშებში რჩება.
from-link = თამაში ბმულიდან
on-this-device = თამაში ამ მოწყობილობაზე
wait-for-dice = დაელოდე, სანამ კამათლები გაჩერდება.
not-a-game-link = „{ $link }“ თამაშის ბმული არ არის.
no-such-puzzle = ამოცანა „{ $link }“ არ არსებობს.

## Dialogs for files

games = თამაშები
all-files = ყველა ფაილი
save-as-file = ფაილად შენახვა
saved-as = შენახულია: „{ $file }“.
no-dialog = ფაილის არჩევის ფანჯარა აქ არ არის: ჩააგდე ფაილი ფანჯარაში ან ჩასვი მისი ტექსტი.
saved-without-dialog = ფაილის არჩევის ფანჯარა აქ არ არის. ფაილი შენახულია: „{ $file }“.
not-saved-without-dialog = ფაილის არჩევის ფანჯარა აქ არ არის, და { $reason }. თამაშის კოპირება შეიძლება: დააჭირე „კოპირებას“ და ჩასვი ფაილში.

## Pictures

no-picture = სურათის გადაღება ვერ მოხერხდა.
picture-copied = სურათი გაცვლის ბუფერშია.
picture-not-copied = სურათი ვერ დაკოპირდა: { $reason }.
picture-not-made = სურათი ვერ შეიქმნა: { $reason }.
no-clipboard = გაცვლის ბუფერი არ იღებს
cannot-be-picture = სურათად ვერ ჩაიწერება
unknown-pixels = ვიდეობარათი უცნობი სახის სურათს იძლევა
film-not-made = ფილმი ვერ შეიქმნა: { $reason }.
film-broken-off = ფილმი შეწყდა, რადგან თამაში გაგრძელდა.

## The position editor

live-not-edited = მეგობართან თამაშის პოზიცია ვერ შეიცვლება.
wait-for-pieces = დაელოდე, სანამ კამათლები და ქვები გაჩერდება.
at-character = { $reason } (სიმბოლო { $number })
