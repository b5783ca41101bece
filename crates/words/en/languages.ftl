# The languages that the game speaks.

### $language, $tag (Verbatim): the name of a language in that language; its tag
### $fault (Verbatim): what is wrong in which file
### $done, $all (Number): how many texts

language = Language
english = English
as-the-system = As the system

begun = { $language }: { $done } of { $all } texts are translated. The others are in English.
not-read = A machine has translated it. Nobody who plays in this language has read it yet.

cannot-be-read = The translation into { $language } cannot be read. Everything is in English. { $fault }
not-there = The game does not speak “{ $tag }”.
