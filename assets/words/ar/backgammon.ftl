## What is known of the game without playing it

title = طاولة الزهر
tagline = سباق إلى البيت، سدّ وضرب، ومكعب يرفع القيمة
