## What is known of the game without playing it

title = تابولا
tagline = طاولة زهر روما: ثلاثة أحجار واتجاه واحد
