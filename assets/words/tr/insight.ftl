hardly-anything = yok denecek kadar az
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] { $worth } farkla siz daha iyi zar attınız
           *[other] { $worth } farkla { $name } daha iyi zar attı
        }
        [worse] { $name ->
            [you] { $worth } farkla siz daha kötü zar attınız
           *[other] { $worth } farkla { $name } daha kötü zar attı
        }
       *[alike] { $name ->
            [you] Siz ve { $other } eşit derecede iyi zar attınız
           *[other] { $other ->
                [you] { $name } ve siz eşit derecede iyi zar attınız
               *[other] { $name } ve { $other } eşit derecede iyi zar attı
            }
        }
    }; hatalarla { $name ->
        [you] siz { $lost } kaybettiniz
       *[other] { $name } { $lost } kaybetti
    }, { $other ->
        [you] siz { $other-lost } kaybettiniz
       *[other] { $other } { $other-lost } kaybetti
    }{ $by ->
        [luck-first] : { $name ->
            [you] beceriden çok şansla kazandınız.
           *[other] { $name } beceriden çok şansla kazandı.
        }
        [skill-first] : { $name ->
            [you] şanstan çok beceriyle kazandınız.
           *[other] { $name } şanstan çok beceriyle kazandı.
        }
        [luck] : { $name ->
            [you] şansla kazandınız.
           *[other] { $name } şansla kazandı.
        }
        [skill] : { $name ->
            [you] beceriyle kazandınız.
           *[other] { $name } beceriyle kazandı.
        }
        [neither] : { $name ->
            [you] botların gördüğü kadarıyla ne şansla ne de beceriyle kazandınız.
           *[other] { $name } botların gördüğü kadarıyla ne şansla ne de beceriyle kazandı.
        }
       *[no-winner] .
    }
