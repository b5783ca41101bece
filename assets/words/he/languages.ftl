language = שפה
english = אנגלית
as-the-system = כמו במערכת

begun = { $language }: מתורגמים { $done } מתוך { $all } טקסטים. השאר באנגלית.
not-read = התרגום נעשה בידי מכונה. עדיין לא קרא אותו אדם שמשחק בשפה הזאת.

cannot-be-read = אי אפשר לקרוא את התרגום לשפה: { $language }. הכול באנגלית. { $fault }
not-there = המשחק אינו מדבר בשפה ״{ $tag }״.
