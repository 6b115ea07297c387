# 「たこあげ」の日本語の文。

game-kites = たこあげ
game-kites-blurb = トリックの高さは、いちばん低い札で決まります。突風にご用心。
game-kites-facts =
    { $seats ->
        [2] 2ラウンド。手札は6枚ずつ、残りの12枚は箱に残します。
        [3] 3ラウンド。手札は6枚ずつ、残りの6枚は箱に残します。
       *[4] 4ラウンド。手札は6枚ずつです。
    }

kites-suit-S = 空
kites-suit-M = 草原
kites-suit-R = ばら

kites-ask-string = 長い糸、短い糸、どちらにしますか
kites-coach-string = 長い糸は得点が2倍になりますが、1トリックも取れないと5点減ります。
kites-coach-card = このトリックを始めます。どのカードでも出せます。
kites-coach-card-on = できれば同じ色を出します。低いカードが混ざると、そのトリックも低くなります。
kites-action-string =
    { $what ->
        [long] 長い糸
       *[short] 短い糸
    }
kites-event-string-chosen =
    { $length ->
        [long] { $seat }は長い糸であげます。
       *[short] { $seat }は短い糸であげます。
    }
kites-fact-strings = 糸
kites-fact-strings-long = 長い糸
kites-fact-strings-short = 短い糸
kites-line-heights = トリックの高さ
kites-how-heights =
    { $count ->
        [0] トリックなし
       *[other] { $count }トリック
    }
kites-line-long = 長い糸
kites-how-long =
    { $count ->
        [0] トリックなし
       *[other] 高さをもう一度
    }
kites-reason-wrong-phase =
    { $phase ->
        [string] まず全員が糸の長さを選びます。
       *[play] 糸はもう選びました。今は札を出す番です。
    }

kites-rules-aim-title = 目的
kites-rules-aim-text =
    低い札の混じらないトリックを取ります。[S][M][R]の3色に1から8の札があり、手札は6枚ずつです。
    人数と同じ数のラウンドを行い、合計点がいちばん多い人の勝ちです。
kites-rules-string-title = 糸
kites-rules-string-text =
    最初のトリックの前に、*長い糸*か*短い糸*かを順に言います。
    長い糸なら、そのラウンドのトリックはすべて2倍です。ただし、1トリックも取れなければ5点の失点です。
kites-rules-tricks-title = トリック
kites-rules-tricks-text =
    親の左隣がリードします。リードと同じ色の札があれば、その色を出します。
    リードの色でいちばん大きい札がトリックを取り、次のリードをします。
kites-rules-points-title = 得点
kites-rules-points-text =
    トリックの得点は、いちばん小さい数です。[S6][S4][M2]なら2点です。
    8は突風です。[R8]の入ったトリックは0点です。
kites-rules-lowest = いちばん低い札：2点
