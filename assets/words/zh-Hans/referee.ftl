no-seed = 程序掷骰需要种子。
no-throw-due = 现在没有要掷的。
no-game = 桌上没有对局。

## The throws of a game come from elsewhere

program-throws = 这一局由程序掷骰。
dice-are-thrown = 这一局要掷桌上的骰子。
own-dice = 这一局你掷自己的骰子，并输入点数。
no-throw-left = 脚本里没有剩余的掷骰了。
throws-are-agreed = 这一局的每一掷都由双方的设备约定。
