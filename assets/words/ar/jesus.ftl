## What is known of the game without playing it

title = تابليرو دي خيسوس
tagline = صفّ قطع نقدية مشتركة، ثم أخذها أو رمية أخرى
