# What the table says of a game, beside what the game says itself.

### $name, $first, $second (Name)
### $one, $another (Number): dice
### $dice, $what (Text)
### $title (Text): the name of a game

## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] you
       *[other] { $first }
    } and { $second ->
        [you] you
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] You throw { $one }
       *[other] { $first } throws { $one }
    }, { $second ->
        [you] you throw { $another }
       *[other] { $second } throws { $another }
    }.
throws =
    { $name ->
        [you] You throw { $dice }.
       *[other] { $name } throws { $dice }.
    }
played =
    { $name ->
        [you] You: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Throw one die each. What did you throw?
       *[other] Throw one die each. What did { $name } throw?
    }
what-thrown =
    { $name ->
        [you] What did you throw?
       *[other] What did { $name } throw?
    }
