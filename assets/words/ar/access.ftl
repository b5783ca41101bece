## The board

board = اللوح
lowest-first = القطع السفلى أولًا.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } من { $seat }
coins =
    { $count ->
        [one] قطعة نقدية واحدة
        [two] قطعتان نقديتان
        [few] { $count } قطع نقدية
       *[other] { $count } قطعة نقدية
    }
tallies =
    { $count ->
        [one] عود واحد
        [two] عودان
        [few] { $count } عيدان
        [many] { $count } عودًا
       *[other] { $count } عود
    }
doubling-cube = مكعب المضاعفة على { $value }

## What has happened

what-has-happened = ما حدث
undone = تم التراجع.
main-menu = القائمة الرئيسية.
lay-cocked =
    { $die ->
        [lot] استقر حجر هرمي مائلًا، فرُمي من جديد.
       *[die] استقر حجر نرد مائلًا، فرُمي من جديد.
    }

## A friend at another machine

is-back = { $name }: تمّت العودة.
is-away = { $name }: غياب مؤقت.
says =
    { $name ->
        [you] قولك: { $says }
       *[other] قول { $name }: { $says }
    }

## Puzzles

puzzle = اللغز { $number } من { $last }. { $question }
own-mistake = خطأ من أخطائك. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = موافق: { $label }
