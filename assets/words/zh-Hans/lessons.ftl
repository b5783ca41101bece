## Learn backgammon

backgammon-play =
    学下双陆棋
backgammon-play-throw =
    让你的十五枚白色棋子绕棋盘走进你的内盘，也就是标出的那些点，然后让它们出盘，即移离棋盘。谁先全部出盘，谁就获胜。掷骰子：拖动它们再松手，或按“掷骰”。这节教程里的点数是安排好的。
backgammon-play-throw-otherwise =
    加倍另有一节教程。现在掷骰子。
backgammon-play-two-dice =
    每枚骰子让一枚棋子朝内盘走那么多点。一枚棋子可以用两枚骰子，但中途要落脚。你的两枚棋子在一起，就对对手封锁了那个点。用3走8上的一枚棋子，用1走6上的一枚：它们在5会合。
backgammon-play-two-dice-otherwise =
    这样走也可以。这次请从8走到5，从6走到5。
backgammon-play-end-turn =
    能用的骰子必须用。现在两枚都用完了：按“结束回合”。在此之前，“撤销”可以退回一步。
backgammon-play-blots =
    对手走相反的方向，从你的1走向你的24，并在11和1各留下一枚单独的棋子：这叫孤子。掷骰子。
backgammon-play-hit =
    落在孤子上就击中它：它必须从隔栏，也就是棋盘中间那一条，重新开始。途中可以越过任何棋子。用2从13走，击中11上的孤子。
backgammon-play-hit-otherwise =
    这样走也可以。这次请用2击中11上的孤子。
backgammon-play-blocked-points =
    有两枚或更多敌方棋子的点，例如19，是被封锁的：你不能落在那里。你在11上的棋子现在是孤子：用5把它带到6上的安全处。
backgammon-play-blocked-points-otherwise =
    这样走也可以，但会留下孤子。请从11走到6。
backgammon-play-bar =
    后来你有一枚棋子在隔栏上。它必须先入场，别的棋子才能走：用1到24号点，用2到23号点，直到用6到19号点。掷骰子。
backgammon-play-bar-otherwise =
    加倍另有一节教程。现在掷骰子。
backgammon-play-enter =
    6通到19，那里被封锁了。如果两枚骰子都不能入场，你的回合就结束。用3入场到22。
backgammon-play-bear-off =
    你的棋子全部进入内盘后，就可以出盘。一枚骰子让与点数同号的点上的一枚棋子出盘。如果所有棋子都在更近的点上，就让最远的点上的一枚出盘。你也可以在内盘里走。掷骰子。
backgammon-play-bear-off-otherwise =
    加倍另有一节教程。现在掷骰子。
backgammon-play-furthest-point =
    用6让5上的一枚棋子出盘，用3让3上的那枚出盘。
backgammon-play-furthest-point-otherwise =
    这样走也可以。这次请让5上和3上的棋子出盘。
backgammon-play-doubles =
    两枚骰子相同叫对子，要走四次。掷骰子。
backgammon-play-doubles-otherwise =
    加倍另有一节教程。现在掷骰子。
backgammon-play-four-threes =
    四个3：让四枚棋子全部出盘。
backgammon-play-gammon =
    你赢了。一胜得1分。败方一枚也没有出盘，叫全胜，得2分，就像现在。如果败方还有棋子在隔栏上或你的内盘里，叫大全胜，得3分。
backgammon-play-cube =
    在自己掷骰之前，你可以提议把这一局的价值加倍，对手在掷骰之前也可以。如果对手提议，“接受”就赌2分，“拒绝”就输1分。更多内容在加倍骰的教程里。现在来一局吧！

## Learn the doubling cube

backgammon-cube =
    学用加倍骰
backgammon-cube-double =
    加倍骰标明一胜得多少分，起初是1。如果加倍骰在中间或归你，你在掷骰之前可以提议加倍。你在竞速中领先：你还要走60步，对手还要走65步；一步就是走一个点。按“加倍”。
backgammon-cube-taken =
    对手接受了：现在一胜得2分，加倍骰归对手。下一次只有对手可以加倍。掷骰子；这节教程里的点数是安排好的。
backgammon-cube-offered =
    在另一局里，对手加倍。拒绝，你现在就输1分。接受，你就赌2分，并且加倍骰归你。你只是稍微落后：接受。
backgammon-cube-offered-try-drop =
    拒绝肯定输1分，而这里你赢的机会够多。请接受。
backgammon-cube-one-in-four =
    如果你估计四局能赢一局，就接受。四局都拒绝，输4分。四局都接受而赢一局，赢2分、输6分：同样输4分。
backgammon-cube-drop =
    这里你远远落后。四局里你赢的远不到一局：拒绝。
backgammon-cube-drop-try-take =
    这里你几乎必输，接受会让输的分翻倍。请拒绝。
backgammon-cube-crawford =
    你输了1分：这一局在加倍前的价值。加倍骰最高到64，全胜和大全胜也要乘上它。第一个回合谁都不能加倍。在比赛中，首次有一方再得一分就赢时，接下来的一局不用加倍骰：这就是克劳福德局。

## Learn Tabula

tabula-play =
    学下塔布拉棋
tabula-play-throw =
    让你的十五枚棋子入场，从1号点绕一圈走到24号点，并率先全部出盘，即移离棋盘。对手也朝同一方向走。掷三枚骰子：拖动它们再松手，或按“掷骰”。这节教程里的点数是安排好的。
tabula-play-three-dice =
    每枚骰子走一枚棋子；相同的骰子和别的骰子一样走。“手中”指棋子盒的一半。手中的棋子入场到与骰子点数同号的点；其他棋子也可以先往前走。让两枚棋子入场到4，一枚入场到1。
tabula-play-three-dice-otherwise =
    这样走也可以：棋盘上的棋子可以往前走。这次请让两枚棋子入场到4，一枚入场到1。
tabula-play-end-turn =
    两枚或更多棋子对对手封锁一个点；单独的棋子会被击中。按“结束回合”。在此之前，“撤销”可以退回一步。
tabula-play-hit =
    对手落在你的孤子上，击中了它：它现在等在隔栏上。它必须先再次入场，你的其他棋子才能走。掷骰子。
tabula-play-blocked-point =
    2号点被封锁了：那里有两枚棋子。如果没有骰子能让棋子入场，你的回合就结束。入场到3。
tabula-play-blocked-point-otherwise =
    5号点也可以。这次请入场到3。
tabula-play-several-dice =
    一枚棋子可以用几枚骰子，但每用一枚都要落脚。用2让同一枚棋子往前走，再让另一枚入场到5：这样你就没有孤子了。
tabula-play-several-dice-otherwise =
    这样走可以，但会留下孤子。请从3走到5，并入场到5。
tabula-play-last-piece =
    三枚骰子要尽可能多用，为此可用任何顺序。一枚也用不上，你的回合就结束。这是你最后一枚棋子。掷骰子。
tabula-play-only-way =
    标出的点被封锁了：你不能落在那里，但可以越过。只有一种走法能用上全部三枚骰子。找出来。
tabula-play-bear-off =
    手中和隔栏上都没有棋子，而且全部在最后六个点上时，就可以出盘。只要你可以出盘，棋子盒一端就立着一只铜熊。每枚棋子都要点数正好：24号点用1，19号点用6。掷骰子。
tabula-play-exact-numbers =
    让最后三枚棋子出盘：用1让24上的，用3让22上的，用5让20上的。它们进入棋子盒刻着熊的那一半。如果有一枚被击中，它得先重新绕回来。
tabula-play-zeno =
    这样立即获胜，得一分。现在看一个著名的局面：芝诺皇帝局面大好，就像你现在这样，直到他掷出骰子。掷骰子。
tabula-play-zenos-move =
    只有一种走法能用上全部三枚骰子：从10走到16，从19走到24，从20走到22。
tabula-play-lone-pieces =
    你现在有八枚孤子，正如诗人阿伽提亚斯写芝诺的那样。一掷就能扭转全局。现在来一局吧！

## Learn the Royal Game of Ur

ur-play =
    学下乌尔王族局戏
ur-play-throw =
    让你的七枚棋子走过棋盘，比对手先全部到达终点。你掷三枚四面骰，每枚掷出标记或空白。双方开始时都被锁住：只有三个空白才能让你的首枚棋子入场。掷四面骰：拖动它们再松手，或按“掷骰”。这节教程里的点数是安排好的。
ur-play-three-blanks =
    三个空白！你的首枚棋子站在门格上，你再掷一次。从现在起，三个空白就失去回合；其他时候，每枚有标记的四面骰算1。掷四面骰。
ur-play-move =
    两个标记：2。你的棋子穿过中间，转到自己一侧，绕过远端，从格子f到达终点。用2也可以让一枚新棋子入场到第二格。让门格上的棋子走两格。
ur-play-move-otherwise =
    这样走也可以。这次请走门格上的棋子。
ur-play-room-for-one =
    一格只容一枚棋子。那里有自己的棋子，就被封锁；有对手的棋子，就会被击中，进入河，也就是格子5和6旁边的缺口。棋子可以跳过其他棋子。掷四面骰。
ur-play-hit =
    你掷出2。击中标出的格子上的棋子。
ur-play-hit-otherwise =
    这样走也可以。这次请击中对手的棋子。
ur-play-river =
    现在你有一枚棋子在河中。它要经过你一侧的四个格子回来，那里只归你用，然后从那里走到门格。掷四面骰。
ur-play-enter-from-river =
    你掷出1。只要有棋子能走，你就必须走，走哪一枚由你选；都不能走，你的回合就结束。让河中的棋子入场到它的第一格。在对局中，走完之后要按“结束回合”；在此之前，“撤销”可以退回一步。
ur-play-enter-from-river-otherwise =
    那枚棋子也可以走。这次请让河中的那枚入场。
ur-play-rosettes =
    棋盘上每一格都有数字或字母：你这一侧是大写字母，另一侧是小写字母。有花的格子叫花格。掷四面骰。
ur-play-onto-rosette =
    对手绕过远端的方向与你相反。让你的棋子走两格，走到花格上。
ur-play-free-move =
    花格奖励一个自由步：你的任意一枚棋子走1、2、3或5格。你也可以放弃。5不能让棋子入场。再落到花格上，就再奖励一个自由步。花格不保护任何棋子。用同一枚棋子走5格：那会击中标出的格子上的棋子。
ur-play-free-move-otherwise =
    这样走也可以。这次请走5格，击中对手。
ur-play-home =
    你的六枚棋子已到达终点。每枚棋子都必须正好落在最后的花格上，从那里正好用1到达终点：可以用掷出的1，也可以用自由步，例如在那里得到的自由步。掷四面骰。
ur-play-last-piece =
    你掷出1：让最后一枚棋子到达终点。
ur-play-tallies =
    你赢了，从共有21根的公筹里得到算筹，也就是计数的小棒。敌方每枚棋子给你：在棋盘上1根，在河中2根，从未出发3根。这里一共7根。公筹空了，就由败者付。
ur-play-stake =
    你们各付了一份赌注。谁拿到全部21根算筹，谁就赢得整盘和双方的赌注。在此之前，一局接着一局，双方都保留自己的算筹。除非你改动这条自定规则，否则谁都不被锁：掷出1到3都能让一枚棋子入场，三个空白就失去回合。现在来一局吧！

## Learn Tablero de Jesus

tablero-de-jesus-play =
    学下赫苏斯棋
tablero-de-jesus-play-throw =
    数字1到7各有一枚硬币，放在它的七个格子之一上。硬币不属于任何人：双方都可以移动所有硬币。赢得硬币，直到对手的硬币太少，补不满棋盘。掷骰子：拖动它们再松手，或按“掷骰”。这节教程里的点数是安排好的。
tablero-de-jesus-play-two-coins =
    移动两枚不同的硬币，每枚骰子一枚，靠近它的数字或远离数字都行。硬币要走足骰子的点数，而且不能走出七个格子。硬币从不互相阻挡。将3号硬币移动3格，5号硬币移动1格。
tablero-de-jesus-play-two-coins-otherwise =
    任何硬币都可以移动。这次请将3号硬币移动3格，5号硬币移动1格。
tablero-de-jesus-play-in-line =
    一个数字的格子从数字数起，是第1到第7格。排成一线，就是离各自的数字一样远。除了在第1格和第7格上的，现在还没有相邻的硬币排成一线。谁都不能跳过：再掷一次。
tablero-de-jesus-play-three-in-line =
    将4号和6号硬币各移动1格，让三枚相邻的硬币排成一线。
tablero-de-jesus-play-three-in-line-otherwise =
    任何硬币都可以移动。这次请移动4号和6号硬币。
tablero-de-jesus-play-run =
    两枚或更多相邻的硬币排成一线，就是连线，但在两端的第1格或第7格上的不算。你可以取走它，也可以再掷，争取更长的连线。取走时，棋盘上每条连线的硬币都归你。三枚硬币已是不错的收获：取走它们。
tablero-de-jesus-play-purse =
    对手从自己的钱袋里，在自己一端补上空着的数字；你们各带来十五枚硬币，装在钱袋里。然后骰子归对手，对手掷出了11：掷出7、11或12就失去骰子，平均四次会有一次。现在轮到你：掷骰子。
tablero-de-jesus-play-towards-numbers =
    再连成三枚的连线：将2号和4号硬币朝数字各移动3格。
tablero-de-jesus-play-towards-numbers-otherwise =
    任何硬币都可以移动。这次请将2号和4号硬币朝数字移动。
tablero-de-jesus-play-risk =
    来看看风险：不取走连线，再掷一次。
tablero-de-jesus-play-lost-dice =
    7：你失去骰子，连线留了下来。对手不掷骰就收下了它。你补上空着的数字，骰子又归你。掷骰子。
tablero-de-jesus-play-claim =
    你掷出11。对手把两枚硬币排成一线，接着再掷，掷出了7。现在你可以收下那条连线，也可以掷骰；但掷了就必须走，哪怕会拆散连线。收下它。
tablero-de-jesus-play-near-end =
    临近结束，对手的钱袋里只剩两枚硬币。取走三枚的连线。再掷是冒险的，而且掷出的点数如果不能用于两枚硬币，也会失去骰子。
tablero-de-jesus-play-win =
    两枚硬币补不满三个数字：你赢了，棋盘上的硬币也归你。对手保留那两枚。记住：连线短，值得再掷；连线长，值得取走。现在来一局吧！

## Learn Tablero di Berona

tablero-di-berona-play =
    学下贝罗纳棋
tablero-di-berona-play-throw =
    中央的格子按号码值1到6分。对局结束时，要在那里占有比对手更多的分。掷骰子：拖动它们再松手，或按“掷骰”。这节教程里的点数是安排好的。
tablero-di-berona-play-place =
    你的六个底格在你的备用区旁边，备用区里有十二枚棋片；对手的在另一侧。一枚骰子用在你同号的底格上：你可以在那里放一枚备用的棋片。在5上放一枚，在2上放一枚。
tablero-di-berona-play-end-turn =
    两枚骰子都用完了。按“结束回合”。在此之前，“撤销”可以退回一步。
tablero-di-berona-play-opponent-places =
    对手也放两枚棋片。然后再掷。
tablero-di-berona-play-walk =
    一枚骰子也可以让你同号底格上的棋叠行走。棋叠有几枚棋片，就走几格。让你在5上的棋片走一格到中央，再用6放一枚棋片。
tablero-di-berona-play-walk-otherwise =
    这样走也可以。这次请让5上的棋片走到中央，并在6上放一枚。
tablero-di-berona-play-tall-stack =
    几个回合之后，你的2号底格上叠着三枚棋片。掷骰子。
tablero-di-berona-play-long-walk =
    棋叠走三格：不能斜走，不能两次进入同一格，不能回到起点。每到一格，就留下最底下的一枚棋片。拖动它，或一格一格地点击：先到中央，再沿着中央走到4上对手的棋片上。
tablero-di-berona-play-long-walk-otherwise =
    这样走也可以。这次请走到中央，再沿着中央走到4。
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 =
    这样行走也可以。这次请先走到中央。
tablero-di-berona-play-ownership =
    棋叠归最上面那枚棋片的主人，所以中央的4现在归你。只有自己底格上的棋叠可以行走：中央和更远处的棋片不再动。能用的骰子必须用：用4放一枚棋片。
tablero-di-berona-play-lost-stack =
    对手走到了你的1号底格上：那叠棋片现在归对手，谁都不能让它行走。掷骰子。
tablero-di-berona-play-take-over =
    你可以在自己底格的任何棋叠上再放棋片，从而夺回它。将最后一枚棋片放在1上，并让6上的那枚走到中央。
tablero-di-berona-play-take-over-otherwise =
    这样走也可以。这次请在1上放棋片，并让6上的棋片走到中央。
tablero-di-berona-play-doubles =
    对局后期，你的备用区空了。掷出对子时，两枚骰子用在同一个号码上；也可以两枚都不用，而收回一枚棋片。掷骰子。
tablero-di-berona-play-return-token =
    这里两个3你不能都用：请收回一枚自己的棋片。从任何棋叠的顶上拿回备用区：从你的3号底格拖出一枚。之后你再掷一次。
tablero-di-berona-play-return-token-otherwise =
    那枚棋片也可以收回。这次请从你的3号底格收回一枚。
tablero-di-berona-play-order-of-dice =
    你在中央占有15分，对手5分。有人用不上骰子之后，对局很快就结束，哪怕那个人落后。骰子的先后由你选，你可以选得让其中一枚用不上。掷骰子。
tablero-di-berona-play-bump =
    将最后一枚棋片放在6上。这样1就用不上了：你的备用区空了，而1上的棋叠不是你的。这就是碰壁：对手还有最后一个回合。结束你的回合。
tablero-di-berona-play-bump-otherwise =
    这样走也可以。这次请将最后一枚棋片放在6上，并结束回合。
tablero-di-berona-play-win =
    对手又占了一格：13分比7分，你赢了。分数相同时，在有棋片的格子中，占有号码最大那一格的一方获胜。只要掷出对子还能收回棋片，就不能碰壁。现在来一局吧！
