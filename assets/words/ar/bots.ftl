## What they are called

guest = الضيف
regular = المواظب
gambler = المغامر
master = الأستاذ
oracle = الحكيم

## Who they are

about-guest = تعلّم القواعد هذا المساء ويستمتع بالصحبة.
about-regular = يلعب هنا كل أسبوع ويعرف الحيل البسيطة.
about-gambler = يلعب على الرهان ويعدّ الرميات التي تضرب.
about-master = لعب طوال عمره ونادرًا ما يخطئ.
about-oracle = ينظر إلى الأمام ولا يغفر شيئًا.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] فوز بمارس
        [win-backgammon] فوز بباكغامون
        [win-double] فوز بالضعف
        [lose-gammon] خسارة بمارس
        [lose-backgammon] خسارة بباكغامون
        [lose-double] خسارة بالضعف
       *[win] فوز
    }
