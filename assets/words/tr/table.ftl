## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] siz
       *[other] { $first }
    } ve { $second ->
        [you] siz
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Siz { $one } attınız
       *[other] { $first } { $one } attı
    }, { $second ->
        [you] siz { $another } attınız
       *[other] { $second } { $another } attı
    }.
throws =
    { $name ->
        [you] { $dice } attınız.
       *[other] { $name } { $dice } attı.
    }
played =
    { $name ->
        [you] Siz: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Birer zar atın. Siz ne attınız?
       *[other] Birer zar atın. { $name } ne attı?
    }
what-thrown =
    { $name ->
        [you] Siz ne attınız?
       *[other] { $name } ne attı?
    }
