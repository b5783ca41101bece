ok = تأیید

## Advice, opponents, lessons

no-advice = راهنمایی در دسترس نیست: { $error }.
opponent-cannot-play = حریف نمی‌تواند بازی کند: { $error }.
lesson-cannot-go-on = این درس نمی‌تواند ادامه یابد: { $error }.
not-answered = ربات‌ها پاسخ نمی‌دهند
not-loaded = یکی از پرونده‌های بازی بارگذاری نشد

## Puzzles

puzzles-off = معماها خاموش‌اند: به «راهنمایی و تحلیل» در تنظیمات نگاه کنید.
no-puzzles = معمایی نیست: { $error }.
no-such-number = { $title }: معمای { $number } نداریم؛ آخرین معما { $last } است.
not-any-more = { $title }: معمای { $number } دیگر نیست.
no-mistake-kept = اشتباهی برای تمرین نگه داشته نشده است.
no-mistake-due =
    { $days ->
        [1] امروز دیگر نوبت هیچ اشتباهی نیست؛ اشتباه بعدی فردا برمی‌گردد.
       *[other] امروز نوبت هیچ اشتباهی نیست؛ اشتباه بعدی { $days } روز دیگر برمی‌گردد.
    }
cannot-be-laid-out = { $what } چیده نمی‌شود: { $error }.
cannot-be-judged = { $what } را نمی‌توان سنجید: { $error }.
puzzle-number = معمای { $number }
this-mistake = این اشتباه
unknown-turn = ربات‌ها این نوبت را نمی‌شناسند

## The program itself

missing-part =
    بخشی از بازی نیست: «{ $file }» خوانده نمی‌شود. بازی را دوباره نصب کنید.
no-graphics = هیچ درایور کارت گرافیکی پیدا نشد. درایوری برای { $drivers } نصب کنید.
old-graphics = درایور کارت گرافیک نمی‌تواند بازی را رسم کند. درایور تازه‌تری برای { $drivers } نصب کنید.
neither-file-nor-link = «{ $file }» نه پرونده است و نه پیوند بازی.
one-link-only = هر بار فقط یک پیوند را می‌توان باز کرد.
in-another-tab = این بازی در زبانهٔ دیگری ادامه می‌یابد.
