# What the analysis of a game says.

### $name, $other (Name): the winner, or the first player, and the other one
### $worth, $lost, $other-lost (Text): worth of throws and decisions
### $luck (Verbatim): better, worse or alike
### $by (Verbatim): luck-first, skill-first, luck, skill, neither; anything else without a winner

hardly-anything = hardly anything
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] You threw better than { $other }, by { $worth }
           *[other] { $other ->
                [you] { $name } threw better than you, by { $worth }
               *[other] { $name } threw better than { $other }, by { $worth }
            }
        }
        [worse] { $name ->
            [you] You threw worse than { $other }, by { $worth }
           *[other] { $other ->
                [you] { $name } threw worse than you, by { $worth }
               *[other] { $name } threw worse than { $other }, by { $worth }
            }
        }
       *[alike] { $name ->
            [you] You and { $other } threw equally well
           *[other] { $other ->
                [you] { $name } and you threw equally well
               *[other] { $name } and { $other } threw equally well
            }
        }
    }; { $name ->
        [you] you gave away { $lost }
       *[other] { $name } gave away { $lost }
    }, { $other ->
        [you] you gave away { $other-lost }
       *[other] { $other } gave away { $other-lost }
    }{ $by ->
        [luck-first] : { $name ->
            [you] you won
           *[other] { $name } won
        } by luck more than by skill.
        [skill-first] : { $name ->
            [you] you won
           *[other] { $name } won
        } by skill more than by luck.
        [luck] : { $name ->
            [you] you won by luck.
           *[other] { $name } won by luck.
        }
        [skill] : { $name ->
            [you] you won by skill.
           *[other] { $name } won by skill.
        }
        [neither] : { $name ->
            [you] you won
           *[other] { $name } won
        } by neither luck nor skill that the bots can see.
       *[no-winner] .
    }
