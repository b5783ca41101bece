## What is known of the game without playing it

title = تخته‌نرد
tagline = زودتر برسید، ببندید، بزنید؛ مکعب ارزش را بالا می‌برد
