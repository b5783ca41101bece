## What is known of the game without playing it

title = تابلرو د خسوس
tagline = سکه‌های مشترک را ردیف کنید، بردارید یا باز بریزید
