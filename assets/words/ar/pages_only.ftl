## On the start page of a language in which there are only the pages, not the table

table-speaks = الصفحة وكتب القواعد بالعربية؛ أما الألعاب نفسها فبلغة أخرى في الوقت الحالي: { $language }
