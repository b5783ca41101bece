## What they are called

guest = სტუმარი
regular = მუშტარი
gambler = აზარტული
master = ოსტატი
oracle = ორაკული

## Who they are

about-guest = წესები ამ საღამოს ისწავლა და კარგი კომპანია უხარია.
about-regular = აქ ყოველ კვირას თამაშობს და მარტივი ხრიკები იცის.
about-gambler = ფსონზე თამაშობს და საშიშ გაგორებებს ითვლის.
about-master = მთელი ცხოვრება თამაშობს და იშვიათად ცდება.
about-oracle = შორს ჭვრეტს და არაფერს გპატიობს.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] მოგება მარსით
        [win-backgammon] მოგება კოკით
        [win-double] ორმაგი მოგება
        [lose-gammon] წაგება მარსით
        [lose-backgammon] წაგება კოკით
        [lose-double] ორმაგი წაგება
       *[win] მოგება
    }
