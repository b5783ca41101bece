language = 언어
english = 영어
as-the-system = 시스템 언어

begun = { $language }: 글 { $all }개 중 { $done }개가 번역되었습니다. 나머지는 영어입니다.
not-read = 기계가 번역했습니다. 이 언어로 게임을 하는 사람은 아직 아무도 읽어 보지 않았습니다.

cannot-be-read = 번역을 읽을 수 없습니다: { $language }. 모두 영어로 나옵니다. { $fault }
not-there = 게임에 없는 언어입니다: “{ $tag }”.
