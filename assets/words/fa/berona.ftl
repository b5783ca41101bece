## What is known of the game without playing it

title = تابلرو دی برونا
tagline = ژتون‌ها را ستون کنید و در پایان صاحب مرکز باشید
