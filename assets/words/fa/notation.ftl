## What stands there is not what should

is-not = به جای «{ $found }» باید این باشد: { $wanted }
missing = اینجا باید این باشد: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = یکی از این‌ها: { $words }
a-number = یک عدد
number-from = عددی از { $low } تا { $high }
smaller-number = عددی کوچک‌تر
phase = مرحله‌ای از بازی، مانند { $examples }
two-dice = دو تاس، مانند { $examples }
the-dice = تاس‌ها
face = عدد یک تاس
cube = مکعب دوبل، مانند { $examples }
score = امتیازها، مانند { $examples }
checkers-at-place = یک جا و تعداد مهره‌ها، مانند { $examples }
number-of-stakes = چند برابر ارزش بازی
action = یک کنش، مانند { $examples }
move-of-coin = حرکتی مانند { $examples }: ستون، سطری که از آن می‌رود، سطری که به آن می‌رسد
two-purses = دو کیسه با حداکثر { $most } سکه، مانند { $examples }
rows-of-coins = تخته: هفت رقم از ۱ تا ۷، یعنی سطر سکه در هر ستون
rows-of-stacks = تخته: سه سطر که با «/» به هم می‌پیوندند، هر کدام شش ستون ژتون که با ویرگول به هم می‌پیوندند
stack-of-tokens = ستونی از ژتون‌ها: A و B
points-won = آنچه هر دو برده‌اند، مانند { $examples }
pieces-of =
    { $side ->
        [ivory] مهره‌های عاجی، مانند { $examples }
        [brown] مهره‌های قهوه‌ای، مانند { $examples }
        [Blue] مهره‌های آبی، مانند { $examples }
       *[Ivory] مهره‌های عاجی، مانند { $examples }
    }
tallies = چوب‌خط‌های خزانه و هر دو بازیکن، مانند { $examples }
who-began = چه کسی شروع کرد، مانند { $examples }
square = نام یک خانه
place = نام یک جا

## What cannot be read otherwise

position-like = وضعیت این‌طور نوشته می‌شود: { $examples }
places-in-order = جاها به ترتیب از پیشخوان تا بیرون نوشته می‌شوند، هر کدام یک بار
other-checkers = { $count } مهره به جای { $most }
no-single-die = با یک تاس نمی‌توان از آنجا به اینجا رسید
not-played-here = نمی‌شود { $faces } اینجا بازی شده باشد
nobodys-turn =
    پیش از نخستین تاس و پس از پایان، نوبت هیچ‌کس نیست؛ شروع‌کننده در پایان معلوم است، نه پیش از آن
turn-missing = بازیکن صاحب‌نوبت و شروع‌کننده جا افتاده‌اند
stack-missing = یک ستون ژتون جا افتاده است (خانهٔ خالی با نقطه نوشته می‌شود)
should-end = وضعیت باید اینجا تمام شود، نه با «{ $found }»
nothing-follows = پس از «{ $found }» چیزی نمی‌آید
comes-twice = «{ $found }» دو بار آمده است
three-dice =
    { $count ->
        [4] فقط سه تاس هست
       *[other] سه تاس هست، نه { $count } تا
    }
no-such-game = بازی «{ $found }» نداریم (شناخته‌شده: { $words })
