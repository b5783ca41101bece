## What is known of the game without playing it

title = لعبة أور الملكية
tagline = سباق سبع قطع إلى الدار على درب مشترك
