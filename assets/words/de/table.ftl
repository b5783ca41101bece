## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] du
       *[other] { $first }
    } und { $second ->
        [you] du
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Du wirfst { $one }
       *[other] { $first } wirft { $one }
    }, { $second ->
        [you] du wirfst { $another }
       *[other] { $second } wirft { $another }
    }.
throws =
    { $name ->
        [you] Du wirfst { $dice }.
       *[other] { $name } wirft { $dice }.
    }
played =
    { $name ->
        [you] Du: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Werft je einen Würfel. Was hast du geworfen?
       *[other] Werft je einen Würfel. Was hat { $name } geworfen?
    }
what-thrown =
    { $name ->
        [you] Was hast du geworfen?
       *[other] Was hat { $name } geworfen?
    }
