## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] سفید پانزده مهره ندارد
       *[Black] سیاه پانزده مهره ندارد
    }
both-on-point = در خانهٔ { $number } سفید، که خانهٔ { $other } سیاه است، مهره‌هایی از هر دو رنگ هست
both-off = نمی‌شود هر دو همهٔ مهره‌ها را بیرون برده باشند
both-shut-out = هر دو مهره‌هایی روی پیشخوان دارند و زمین روبه‌رویشان کاملاً بسته است: هیچ‌کس دیگر نمی‌توانست حرکت کند
not-at-start = بازی با همهٔ مهره‌ها در جای شروعشان آغاز می‌شود
winner-not-off = برنده همهٔ مهره‌ها را بیرون نبرده است
all-off =
    { $seat ->
        [White] سفید همهٔ مهره‌ها را بیرون برده است، پس بازی تمام است
       *[Black] سیاه همهٔ مهره‌ها را بیرون برده است، پس بازی تمام است
    }
opening-names-white = در شروع بازی هر دو بازیکن تاس می‌ریزند؛ نام سفید نوشته می‌شود
no-dice = تاسی برای بازی کردن نیست
dice-lie-not = اکنون تاسی روی میز نیست
faces-of-die = تاس عددهای ۱ تا ۶ را دارد
used-too-often = هر تاس یک بار بازی می‌شود، یا اگر هر دو یکسان باشند، دو بار
first-is-used-first = از دو تاس یکسان، اول تاس اول بازی می‌شود
cube-missing = مکعب دوبل جا افتاده است
no-cube = این بازی بدون مکعب دوبل است
owned-without-double = پیش از دوبل، مکعب دوبل مال هیچ‌کس نیست
owned-by-nobody = ارزش بازی { $number } یعنی مکعب دوبل مال کسی است
crawford-doubled = در بازی کرافورد هیچ‌کس دوبل نمی‌کند
opening-doubled = پیش از نخستین تاس هیچ‌کس دوبل نمی‌کند
too-low-score = بازی { $number } می‌ارزید و امتیاز برنده این را نشان نمی‌دهد
single-crawford = تک‌بازی، بازی کرافورد ندارد
too-many-points = در این مسابقه هیچ‌کس بیش از { $number } امتیاز ندارد
match-over = با { $number } امتیاز مسابقه تمام است
not-crawford = این نمی‌تواند بازی کرافورد باشد
no-beaver = بیوری نیست که پاسخ بخواهد
bad-resignation = تسلیم، باختن ۱، ۲ یا ۳ برابر ارزش بازی است
nothing-dropped = نمی‌شود دوبلی رد شده باشد

## Tablero de Jesus

empty-board = تخته فقط وقتی خالی است که بازی باخته شده باشد
other-coins = کیسه‌ها و تخته { $number } سکه دارند، ولی شرط دو بازیکن { $other } سکه است
no-run = ردیفی روی تخته نیست که برداشته شود
coins-at-end = وقتی بازی باخته شده است، سکه‌ای روی تخته نیست
other-coins-at-end = در پایان کیسه‌ها { $number } سکه دارند، ولی شرط دو بازیکن { $other } سکه بود
could-refill = بازنده { $number } سکه دارد و می‌توانست جاهای خالی را پر کند
no-coin = عدد { $number } سکه‌ای ندارد
several-coins = عدد { $number } بیش از یک سکه دارد
half-of-coins = پیش از نخستین تاس، هر بازیکن نیمی از سکه‌ها را در کیسه دارد

## Tablero di Berona

token-before-opening = پیش از نخستین تاس، ژتونی روی تخته نیست
won-before-single = در تک‌بازی، پیش‌تر چیزی برده نشده است: won:0-0
too-many-tokens = { $letter } بیش از { $number } ژتون دارد

## Tabula

both-colours = در خانهٔ { $number } مهره‌هایی از هر دو رنگ هست
not-in-hand = هنگام نخستین تاس، همهٔ مهره‌ها در دست‌اند
no-winner = در پایان، یک بازیکن پانزده مهره بیرون برده است
fifteen-off = وقتی پانزده مهره بیرون رفته باشد، بازی تمام است
other-pieces =
    { $colour ->
        [ivory] عاجی { $number } مهره دارد، نه { $other }
       *[brown] قهوه‌ای { $number } مهره دارد، نه { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] آبی بیش از { $number } مهره دارد
       *[Ivory] عاجی بیش از { $number } مهره دارد
    }
both-on-square = هر دو بازیکن در خانهٔ { $square } مهره دارند
both-home = همهٔ مهره‌های هر دو بازیکن به مقصد رسیده‌اند
other-tallies = { $number } چوب‌خط هست، نه { $other }
winner-not-paid = باید به برنده { $number } چوب‌خط پرداخت شده باشد
no-tallies = سری بر سر چوب‌خط بازی می‌شود
single-tallies = تک‌بازی چوب‌خط ندارد
set-over = وقتی همهٔ چوب‌خط‌ها دست یک نفر باشد، سری تمام است
over-without-winner = بازی تمام است اگر، و فقط اگر، هفت مهرهٔ یک طرف به مقصد رسیده باشند
unknown-beginner = شروع‌کننده نامعلوم است اگر، و فقط اگر، قرعه‌ها هنوز در حال تعیین آن باشند
not-at-ur-start = تا وقتی قرعه‌ها شروع‌کننده را تعیین می‌کنند، همهٔ مهره‌ها در نقطهٔ شروع‌اند
lots-worth = سه قرعه حداکثر ۳ می‌ارزند
faces-of-lot = هر قرعه ۰ یا ۱ نشان می‌دهد
gate-not-opened = با سه پوچ مهره‌ای به دروازه می‌رفت و قرعه‌ها دوباره انداخته می‌شد
nothing-moved = نمی‌شود مهره‌ای حرکت کرده باشد
nothing-earned = نمی‌شود رُزتی این را داده باشد
other-pieces-of =
    { $side ->
        [Blue] آبی { $number } مهره دارد، نه { $other }
       *[Ivory] عاجی { $number } مهره دارد، نه { $other }
    }
not-on-way =
    { $side ->
        [Blue] آبی هرگز به خانهٔ { $square } نمی‌رسد
       *[Ivory] عاجی هرگز به خانهٔ { $square } نمی‌رسد
    }
two-on-square =
    { $side ->
        [Blue] آبی در خانهٔ { $square } دو مهره دارد
       *[Ivory] عاجی در خانهٔ { $square } دو مهره دارد
    }
no-rosette = فقط رُزت ستاره دارد، و { $square } رُزت نیست
