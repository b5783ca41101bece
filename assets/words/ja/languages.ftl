language = 言語
english = 英語
as-the-system = システムと同じ

begun = { $language }：{ $all }件中{ $done }件を翻訳済みです。残りは英語で表示します。
not-read = 機械による翻訳です。この言語で遊ぶ人はまだ誰も読んでいません。

cannot-be-read = { $language }の翻訳を読み込めません。すべて英語で表示します。{ $fault }
not-there = 「{ $tag }」には対応していません。
