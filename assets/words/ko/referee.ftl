no-seed = 프로그램이 굴리는 주사위에는 시드가 필요합니다.
no-throw-due = 지금은 굴릴 때가 아닙니다.
no-game = 테이블에 게임이 없습니다.

## The throws of a game come from elsewhere

program-throws = 이 게임에서는 프로그램이 굴립니다.
dice-are-thrown = 이 게임에서는 테이블 위의 주사위를 굴립니다.
own-dice = 이 게임에서는 자기 주사위를 굴리고 나온 눈을 입력합니다.
no-throw-left = 대본에 남은 굴림이 없습니다.
throws-are-agreed = 이 게임에서는 두 플레이어의 기기가 모든 굴림에 합의합니다.
