## For search engines, messengers and the list of installed programs

description = خمس من ألعاب النرد واللوح، ضد الحاسوب أو مع شخص بجانبك أو مع صديق بعيد: طاولة الزهر وتابولا ولعبة أور الملكية وتابليرو دي خيسوس وتابليرو دي بيرونا.
share = خمس ألعاب قديمة من ألعاب النرد واللوح على طاولة واحدة في ضوء مصباح.
share-picture = لوح طاولة الزهر في ضوء مصباح، وعليه النرد ومكعب المضاعفة ساكنين

## The start page

about = خمس من ألعاب النرد واللوح، ضد الحاسوب أو مع شخص بجانبك أو مع صديق بعيد
loading = التحميل
loading-begins = جارٍ التحميل…
loading-percent = جارٍ التحميل… { $percent }%
setting-the-table = جارٍ تجهيز الطاولة…
starting = جارٍ البدء…
play = بدء اللعب
all-games = كل الألعاب
games = الألعاب
start-here = البداية من هنا
rules-of-all-games = قواعد كل الألعاب
rules = القواعد
needs-scripts = يحتاج Tesserae إلى JavaScript: يُرجى السماح بالبرامج النصية في هذه الصفحة.
begins-by-itself = تبدأ اللعبة دون أي ضغطة: { $title }.
game-goes-on-where-it-was = تستمر لعبتك من حيث توقفت.
page-is-loaded-again = يُعاد تحميل الصفحة.
languages = اللغات

## What a link has brought

sent-a-game = وصلتك لعبة من أحدهم.
sent-a-puzzle = وصلك لغز من أحدهم.
game-with-friend-goes-on = تستمر لعبتك مع صديق.
invited-to-look-on = وصلتك دعوة لمشاهدة لعبة.
invited-to-play = وصلتك دعوة من صديق إلى لعبة.

## Buttons of the page

reload = إعادة التحميل
later = لاحقًا
close = إغلاق
copy = نسخ
share-link = مشاركة
try-again = إعادة المحاولة

## For screen readers

board = اللوح. تليه أزرار اللعبة.
buttons = أزرار اللعبة
link = الرابط

## The same game in two tabs

other-tab = مفتوحة في علامة تبويب أخرى
other-tab-what = هذه اللعبة مفتوحة في علامة تبويب أخرى من هذا المتصفح. عند المتابعة هنا تعود علامة التبويب الأخرى إلى قائمتها.
continue-here = المتابعة هنا
main-menu = القائمة الرئيسية

## What stops the page

no-kiosk = هذا العنوان ليس عنوان كشك عرض
no-game = «{ $given }» ليست لعبة: يجب أن تكون قيمة kiosk في العنوان واحدة من: { $games }.
no-rest = «{ $given }» ليست مدة انتظار: يجب أن تكون قيمة rest في العنوان عددًا صحيحًا من الثواني من { $least } إلى { $most }.
graphics-interrupted = انقطعت الرسوميات
graphics-not-back = لم يستعد المتصفح بطاقة الرسوميات بعد. يُرجى إعادة تحميل الصفحة بعد لحظات.
no-webgl = WebGL 2 غير متوفر
no-webgl-what = تحتاج اللعبة إلى WebGL 2، وهو في كل متصفح حديث. يُرجى تحديث المتصفح أو تشغيل تسريع العتاد في إعداداته، ثم إعادة تحميل الصفحة.
loading-failed = فشل التحميل
part-not-loaded = تعذّر تحميل جزء من اللعبة. هل الاتصال بالإنترنت يعمل؟
part-of-other-version = تعذّر تحميل جزء من اللعبة. على الخادم إصدار جديد. يُرجى إعادة تحميل الصفحة.
stopped-again = توقفت اللعبة مرة أخرى
stopped-twice = حدث خطأ غير متوقع مرتين في وقت قصير. يُرجى إعادة تحميل الصفحة.
graphics-interrupted-again = انقطعت الرسوميات مرة أخرى
graphics-lost-twice = فقد المتصفح بطاقة الرسوميات مرتين في وقت قصير، ربما لأن الذاكرة نفدت. يُرجى إعادة تحميل الصفحة.
game-goes-on = تستمر لعبتك.
game-is-saved = لعبتك محفوظة.
game-is-lost = ستُفقد لعبتك عندئذ، لأن هذا المتصفح لا يحفظ الألعاب.

## What happened before the page was loaded again

after-trap = حدث خطأ غير متوقع، فأعيد تحميل الصفحة.
after-trap-game = حدث خطأ غير متوقع، فأعيد تحميل الصفحة، وتستمر لعبتك عند الخطوة نفسها.
after-graphics = فقد المتصفح بطاقة الرسوميات، فأعيد تحميل الصفحة.
after-graphics-game = فقد المتصفح بطاقة الرسوميات، فأعيد تحميل الصفحة، وتستمر لعبتك عند الخطوة نفسها.
after-reload = أعيد تحميل الصفحة.
after-reload-game = أعيد تحميل الصفحة، وتستمر لعبتك عند الخطوة نفسها.
after-update = هذا هو الإصدار الجديد.
after-update-game = هذا هو الإصدار الجديد، وتستمر لعبتك عند الخطوة نفسها.
game-not-kept = لم يحفظ هذا المتصفح لعبتك.

## New versions, and files that do not come

update-loading = جارٍ تحميل الإصدار الجديد…
update-there = على الخادم إصدار جديد.
file-not-loaded = تعذّر تحميل جزء من اللعبة: { $path }. هل الاتصال بالإنترنت يعمل؟
file-refused = تعذّر تحميل جزء من اللعبة: { $path }. ردّ الخادم: { $status }.
reload-page = يُرجى إعادة تحميل الصفحة.
reload-game-goes-on = عند إعادة التحميل تستمر لعبتك.
reload-game-is-lost = عند إعادة التحميل ستُفقد لعبتك، لأن هذا المتصفح لا يحفظ الألعاب.
update-failed = تعذّر تحميل الإصدار الجديد. هل الاتصال بالإنترنت يعمل؟
reload-failed = تعذّر تحميل الصفحة. هل الاتصال بالإنترنت يعمل؟

## Links

share-game = مشاركة هذه اللعبة
share-game-what = من يفتح هذا الرابط يمكنه إعادة عرض اللعبة ومتابعتها.
send-game = إرسال اللعبة
send-game-what = هذا الرابط للاعب الآخر. يفتح اللعبة عند دوره.
share-puzzle = مشاركة هذا اللغز
share-puzzle-what = من يفتح هذا الرابط يحصل على اللغز نفسه.
picture-address = عنوان هذه الصورة
picture-address-what = تعرض الصفحة في هذا العنوان المخطط وحده، مع رابط إلى الطاولة.
picture-html = HTML لصفحة أخرى
picture-html-what = حيث يوضع هذا السطر في صفحة أخرى يظهر المخطط، مع رابط إلى الطاولة.
copied = تم النسخ.
copying-refused = لا يسمح المتصفح بالنسخ: يُرجى نسخ النص الذي في الأعلى.

## The page of one position

open-at-table = الفتح على الطاولة
no-position = لا وضع في هذا العنوان: { $why }.
