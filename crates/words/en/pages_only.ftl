# What the start page says where only the pages are in a language, and the table is not. English says it to translators.

### $language (Verbatim): the language of the table, by its own name

table-speaks = The page and the rulebooks are in this language; the table itself speaks another one for now: { $language }
