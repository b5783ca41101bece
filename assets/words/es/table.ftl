## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] tú contra { $second ->
            [you] ti
           *[other] { $second }
        }
       *[other] { $first } contra { $second ->
            [you] ti
           *[other] { $second }
        }
    }.
each-throws =
    { $first ->
        [you] Sacas { $one }
       *[other] { $first } saca { $one }
    }, { $second ->
        [you] tú sacas { $another }
       *[other] { $second } saca { $another }
    }.
throws =
    { $name ->
        [you] Sacas { $dice }.
       *[other] { $name } saca { $dice }.
    }
played =
    { $name ->
        [you] Tú: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Cada jugador lanza un dado. ¿Qué has sacado?
       *[other] Cada jugador lanza un dado. ¿Qué ha sacado { $name }?
    }
what-thrown =
    { $name ->
        [you] ¿Qué has sacado?
       *[other] ¿Qué ha sacado { $name }?
    }
