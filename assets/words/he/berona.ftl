## What is known of the game without playing it

title = טבלרו די ברונה
tagline = עורמים אסימונים ושולטים במרכז בסוף
