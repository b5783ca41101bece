## The board

board = Խաղատախտակ
lowest-first = Սկզբում՝ ամենաներքևի խաղաքարերը։
stack = { $place }՝ { $pieces }։
pieces-of-seat = { $count } { ADJ($seat) }
coins = { $count } մետաղադրամ
tallies = { $count } հաշվեփայտ
doubling-cube = կրկնապատկման խորանարդ՝ { $value }

## What has happened

what-has-happened = Ինչ է եղել
undone = Հետարկված է։
main-menu = Գլխավոր մենյու։
lay-cocked =
    { $die ->
        [lot] Մի բրգազառ թեք ընկավ և նորից նետվեց։
       *[die] Մի զառ թեք ընկավ և նորից նետվեց։
    }

## A friend at another machine

is-back = { $name }՝ նորից այստեղ է։
is-away = { $name }՝ հեռացել է։
says =
    { $name ->
        [you] Դուք՝ «{ $says }»
       *[other] { $name }՝ «{ $says }»
    }

## Puzzles

puzzle = Խնդիր { $number } / { $last }։ { $question }
own-mistake = Սեփական սխալ։ { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }՝ { $label }
ok-to = Լավ՝ { $label }
