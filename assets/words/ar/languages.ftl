language = اللغة
english = الإنجليزية
as-the-system = كالنظام

begun = { $language }: تُرجم من النصوص { $done } من { $all }. والباقي بالإنجليزية.
not-read = ترجمة آلية. لم يقرأها بعد أحد ممن يلعبون بهذه اللغة.

cannot-be-read = لا تمكن قراءة الترجمة إلى { $language }. كل شيء بالإنجليزية. { $fault }
not-there = اللعبة غير متوفرة باللغة «{ $tag }».
