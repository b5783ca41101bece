## What they are called

guest = مهمان
regular = پای ثابت
gambler = قمارباز
master = استاد
oracle = پیشگو

## Who they are

about-guest = قواعد را همین امشب یاد گرفته است و از هم‌نشینی لذت می‌برد.
about-regular = هر هفته اینجا بازی می‌کند و ترفندهای ساده را بلد است.
about-gambler = سر شرط بازی می‌کند و تاس‌هایی را که می‌زنند می‌شمارد.
about-master = یک عمر بازی کرده است و کم اشتباه می‌کند.
about-oracle = آینده را می‌بیند و از هیچ چیز نمی‌گذرد.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] مارس کردن
        [win-backgammon] مارس سیاه کردن
        [win-double] برد دو برابر
        [lose-gammon] مارس شدن
        [lose-backgammon] مارس سیاه شدن
        [lose-double] باخت دو برابر
       *[win] برد
    }
