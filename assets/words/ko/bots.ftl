## What they are called

guest = 길손
regular = 단골
gambler = 승부사
master = 고수
oracle = 예언자

## Who they are

about-guest = 오늘 저녁에 규칙을 배웠고, 함께 노는 것이 즐겁습니다.
about-regular = 매주 여기서 두며 쉬운 요령을 압니다.
about-gambler = 내기로 두며 잡힐 확률을 따집니다.
about-master = 평생을 두었고 좀처럼 실수하지 않습니다.
about-oracle = 앞을 내다보며 아무것도 봐주지 않습니다.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] 개먼 승
        [win-backgammon] 백개먼 승
        [win-double] 두 배 승
        [lose-gammon] 개먼 패
        [lose-backgammon] 백개먼 패
        [lose-double] 두 배 패
       *[win] 승리
    }
