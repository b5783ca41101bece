## What is known of the game without playing it

title = بازی سلطنتی اور
tagline = هفت مهره را در مسیری مشترک به مقصد برسانید
