no-seed = Programın attığı zarlar için bir tohum (seed) gerekir.
no-throw-due = Şu anda atılacak zar yok.
no-game = Masada oyun yok.

## The throws of a game come from elsewhere

program-throws = Bu oyunda zarları program atıyor.
dice-are-thrown = Bu oyunda masadaki zarlar atılıyor.
own-dice = Bu oyunda kendi zarlarınızı atıp gösterdiklerini girersiniz.
no-throw-left = Hazır listede atış kalmadı.
throws-are-agreed = Bu oyunda her atışı iki oyuncunun cihazı birlikte belirliyor.
