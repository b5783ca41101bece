hardly-anything = kaum etwas
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Du hast um { $worth } besser gewürfelt als { $other }
           *[other] { $other ->
                [you] { $name } hat um { $worth } besser gewürfelt als du
               *[other] { $name } hat um { $worth } besser gewürfelt als { $other }
            }
        }
        [worse] { $name ->
            [you] Du hast um { $worth } schlechter gewürfelt als { $other }
           *[other] { $other ->
                [you] { $name } hat um { $worth } schlechter gewürfelt als du
               *[other] { $name } hat um { $worth } schlechter gewürfelt als { $other }
            }
        }
       *[alike] { $name ->
            [you] Du und { $other } habt gleich gut gewürfelt
           *[other] { $other ->
                [you] { $name } und du habt gleich gut gewürfelt
               *[other] { $name } und { $other } haben gleich gut gewürfelt
            }
        }
    }; { $name ->
        [you] du hast { $lost } verschenkt
       *[other] { $name } hat { $lost } verschenkt
    }, { $other ->
        [you] du hast { $other-lost } verschenkt
       *[other] { $other } hat { $other-lost } verschenkt
    }{ $by ->
        [luck-first] : { $name ->
            [you] Du hast
           *[other] { $name } hat
        } mehr durch Glück als durch Können gewonnen.
        [skill-first] : { $name ->
            [you] Du hast
           *[other] { $name } hat
        } mehr durch Können als durch Glück gewonnen.
        [luck] : { $name ->
            [you] Du hast durch Glück gewonnen.
           *[other] { $name } hat durch Glück gewonnen.
        }
        [skill] : { $name ->
            [you] Du hast durch Können gewonnen.
           *[other] { $name } hat durch Können gewonnen.
        }
        [neither] : { $name ->
            [you] Du hast
           *[other] { $name } hat
        } weder durch Glück noch durch Können gewonnen, soweit die Bots es sehen.
       *[no-winner] .
    }
