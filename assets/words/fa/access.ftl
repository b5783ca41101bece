## The board

board = تخته
lowest-first = اول زیرین‌ترین مهره‌ها.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { $seat }
coins = { $count } سکه
tallies = { $count } چوب‌خط
doubling-cube = مکعب دوبل روی { $value }

## What has happened

what-has-happened = آنچه رخ داده است
undone = پس گرفته شد.
main-menu = منوی اصلی.
lay-cocked =
    { $die ->
        [lot] قرعه‌ای کج ایستاده بود و دوباره انداخته شد.
       *[die] تاسی کج ایستاده بود و دوباره ریخته شد.
    }

## A friend at another machine

is-back = { $name } برگشته است.
is-away = { $name } اینجا نیست.
says =
    { $name ->
        [you] شما می‌گویید: { $says }
       *[other] { $name } می‌گوید: { $says }
    }

## Puzzles

puzzle = معمای { $number } از { $last }. { $question }
own-mistake = اشتباه خودتان. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = تأیید: { $label }
