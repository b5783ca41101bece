hardly-anything = muy poco
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Has tenido mejores tiradas que { $other }, por { $worth }
           *[other] { $other ->
                [you] { $name } ha tenido mejores tiradas que tú, por { $worth }
               *[other] { $name } ha tenido mejores tiradas que { $other }, por { $worth }
            }
        }
        [worse] { $name ->
            [you] Has tenido peores tiradas que { $other }, por { $worth }
           *[other] { $other ->
                [you] { $name } ha tenido peores tiradas que tú, por { $worth }
               *[other] { $name } ha tenido peores tiradas que { $other }, por { $worth }
            }
        }
       *[alike] { $name ->
            [you] Has tenido tiradas igual de buenas que { $other }
           *[other] { $other ->
                [you] { $name } ha tenido tiradas igual de buenas que tú
               *[other] { $name } ha tenido tiradas igual de buenas que { $other }
            }
        }
    }; { $name ->
        [you] tú has regalado { $lost }
       *[other] { $name } ha regalado { $lost }
    }, { $other ->
        [you] tú has regalado { $other-lost }
       *[other] { $other } ha regalado { $other-lost }
    }{ $by ->
        [luck-first] : { $name ->
            [you] has ganado
           *[other] { $name } ha ganado
        } más por suerte que por habilidad.
        [skill-first] : { $name ->
            [you] has ganado
           *[other] { $name } ha ganado
        } más por habilidad que por suerte.
        [luck] : { $name ->
            [you] has ganado por suerte.
           *[other] { $name } ha ganado por suerte.
        }
        [skill] : { $name ->
            [you] has ganado por habilidad.
           *[other] { $name } ha ganado por habilidad.
        }
        [neither] : { $name ->
            [you] has ganado
           *[other] { $name } ha ganado
        } sin que los bots vean en ello suerte ni habilidad.
       *[no-winner] .
    }
