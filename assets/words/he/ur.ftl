## What is known of the game without playing it

title = המשחק המלכותי של אור
tagline = שבע אבנים במרוץ הביתה במסלול משותף
