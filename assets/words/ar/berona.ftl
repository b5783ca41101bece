## What is known of the game without playing it

title = تابليرو دي بيرونا
tagline = رصّ الفيشات وامتلاك الوسط في النهاية
