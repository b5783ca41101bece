## What is known of the game without playing it

title = טבלרו דה חסוס
tagline = מסדרים מטבעות משותפים בקו: לקחת או להטיל שוב
