language = Idioma
english = Inglês
as-the-system = Como o sistema
begun = { $language }: { $done } de { $all } textos estão traduzidos. Os outros estão em inglês.
not-read = Uma máquina fez a tradução. Ninguém que joga neste idioma a leu ainda.
cannot-be-read = A tradução para { $language } não pode ser lida. Tudo está em inglês. { $fault }
not-there = O jogo não fala “{ $tag }”.
