## On the start page of a language in which there are only the pages, not the table

table-speaks = این صفحه و قواعد بازی‌ها به فارسی است؛ خود میز بازی فعلاً به زبان دیگری است: { $language }
