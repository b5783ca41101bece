## What is known of the game without playing it

title = تابولا
tagline = تخته‌نرد رومی: سه تاس، یک جهت
