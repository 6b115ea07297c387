# トリックテーブル、日本語のすべての文。言語ごとに1ファイル、キーはどの言語も同じ。

app-name = トリックテーブル
language-en = English
language-ja = 日本語
common-home = ゲーム一覧へ
common-cancel = やめる
common-undo = 元に戻す

## ゲーム、席、コンピューター

game-red-dragon = 赤龍（レッドドラゴン）
game-red-dragon-blurb = トリックを取りつつ、赤い札はよけよう。いちばん痛いのは赤の11。
game-red-dragon-step-1 = 手札から数枚、裏向きで場に出します。
game-red-dragon-step-2 = みんなが出した札から、順番に取ります。
game-red-dragon-step-3 = トリックを取り、赤い札は相手に押しつけます。
game-red-dragon-time = 20〜40分
game-red-dragon-facts =
    { $seats ->
        [3] 全3ラウンド。手札は20枚で、そのうち4枚を場に出します。1トリックは6点です。
        [4] 全4ラウンド。手札は15枚で、そのうち3枚を場に出します。1トリックは8点です。
        [5] 全5ラウンド。手札は12枚で、そのうち2枚を場に出します。1トリックは10点です。
       *[6] 全6ラウンド。手札は10枚で、そのうち2枚を場に出します。1トリックは12点です。
    }
game-scharfe-schoten = 辛いだけでいいのか？
game-scharfe-schoten-blurb = 札の色は全員に見え、数字は自分だけ。どの色が集まるかを言い当てよう。
game-scharfe-schoten-step-1 = みんなの札の裏の色と、色の強さを見ます。
game-scharfe-schoten-step-2 = いちばん多く取る色と、いちばん少ない色を予想します。
game-scharfe-schoten-step-3 = ねらったトリックを取り、スパイス棚から1枚もらいます。
game-scharfe-schoten-time = 20〜30分
game-scharfe-schoten-facts =
    { $seats ->
        [3] 全3ラウンド。手札は12枚、スパイス棚に12枚。どのトリックでも棚から1枚もらえます。
       *[4] 全4ラウンド。手札は10枚、スパイス棚に8枚。8トリック目まで棚から1枚もらえます。
    }
game-x-missions = X-Missions
game-x-missions-blurb = ラウンドごとに秘密のミッションを1つ。9トリックで達成しよう。
game-x-missions-step-1 = 手札と切り札を見て、ミッションを選び、秘密にします。
game-x-missions-step-2 = ミッションに必要なトリックだけを取ります。
game-x-missions-step-3 = だれかが50点に届いたとき、いちばん点の多い人の勝ち。
game-x-missions-time = 20〜30分
game-x-missions-facts = だれかが50点に届くまで、だいたい4〜6ラウンド。手札は9枚、9トリックです。1トリック1点、ミッションは8〜28点です。
level-beginner = はじめて
level-beginner-blurb = ねらいは知っていますが、出た札を忘れて、よく迷います。
level-casual = ふつう
level-casual-blurb = 出た札をすべて覚え、失点をよけて、取るトリックを選びます。
computer-name-plum = ウメ
computer-name-moon = ルナ
computer-name-wave = ナミ
computer-name-hex = キコ
computer-name-hill = リク
computer-name-star = ホシ
person-name = プレイヤー{ $number }

## ホーム

home-saved = つづきから遊ぶ
home-choose = ゲームを選ぶ
home-seats = { $least }〜{ $most }人
home-seats-only = { $count }人
home-play = 遊ぶ
home-continue = つづける
home-look = 結果を見る
home-turn = { $name }さんの番です
home-won = 終了 · 勝者：{ $names }
home-all = { $count }件すべて表示
home-damaged = 壊れた対戦データ
home-damaged-text = この対戦は読み込めなくなっています。ファイルとして保存しておくことはできます。
home-export = ファイルに保存
home-export-named = ファイルに保存：{ $title }
home-delete = 削除
home-delete-named = 削除：{ $title }
home-delete-title = この対戦を削除しますか？
home-delete-keep = 残しておく
home-deleted = 対戦を削除しました。
home-import = ファイルから対戦を開く
home-importing = ファイルを読んでいます…
home-imported = 対戦を一覧に追加しました。
home-import-refused = このファイルは開けませんでした。

## 保存した対戦

save-error-not-a-save = トリックテーブルの対戦データではありません。
save-error-wrong-type = データが壊れています（「{ $field }」の内容が正しくありません）。
save-error-missing-field = データが壊れています（「{ $field }」がありません）。
save-error-unknown-game = ここにはないゲームの対戦です（{ $game }）。
save-error-newer-format = 新しい版のトリックテーブルで保存されています。このページを更新してから、もう一度お試しください。
save-error-other-rules = 別の版のルールで遊ばれた対戦なので、ここではつづけられません。
save-error-bad-seats = データが壊れています（このゲームは{ $seats }人では遊べません）。
save-error-bad-option = データが壊れています（設定「{ $option }」に「{ $value }」は選べません）。
save-error-bad-seed = データが壊れています（配り方を読み取れません）。
save-error-too-large = 対戦データにしては大きすぎます。
save-error-illegal-action = データが壊れています（{ $index }手目「{ $action }」がルールに合いません）。
save-error-digest-mismatch = 保存したあとで内容が書きかえられています。
storage-blocked = このブラウザーでは、ページがデータを保存できません。遊べますが、ページを閉じると対戦は消えます。ファイルに保存するか、ブラウザーの設定でサイトのデータを許可してください。
storage-blocked-short = 保存されていません。このブラウザーはデータを残せません。閉じる前にファイルに保存してください。
storage-not-saved = 保存されていません
storage-full = ブラウザーに保存する場所がもうありません。古い対戦を削除するか、ファイルに保存してください。
storage-full-short = 保存されていません。保存する場所がもうありません。閉じる前にファイルに保存してください。

## エンジン

engine-loading = ゲームの準備をしています。先に選んでも大丈夫です。
engine-progress = ゲームの準備
engine-stage-runtime = Python
engine-stage-library = ライブラリ
engine-stage-engine = ゲーム
engine-stage-ready = 準備完了
engine-ready = 準備ができました。すべてこの端末の中で動きます。
engine-retry = もう一度試す
engine-restarted = ゲームのエンジンを再起動しました。対戦はそのまま残っています。
engine-wasm-blocked = このブラウザーでは WebAssembly が使えません。
engine-wasm-blocked-cure = このページのロックダウンや厳しいセキュリティ設定を切るか、別のブラウザーをお使いください。
engine-file-missing = ページの一部が見つかりません：{ $file }
engine-file-missing-cure = 接続を確かめて、もう一度お試しください。直らないときは、ページをサーバーに置き直す必要があります。
engine-start-failed = ゲームのエンジンを起動できませんでした。
engine-start-failed-cure = ほかのタブを閉じてメモリーを空け、もう一度お試しください。
engine-no-module-worker = このブラウザーは古く、ゲームのエンジンが動きません。
engine-no-module-worker-cure = 更新するか、Safari 16.4、Chrome 111、Firefox 121 以降をお使いください。
engine-worker-missing = ファイル worker.js が見つからないか、読み込めません。
engine-worker-missing-cure = 接続を確かめて、もう一度お試しください。直らないときは、ページをサーバーに置き直す必要があります。
engine-too-slow = ゲームの準備に、いつもより時間がかかっています。
engine-too-slow-cure = まだ準備をつづけています。このまま待つか、はじめからやり直せます。

## 対戦の準備

setup-back = ゲーム一覧へ戻る
setup-no-game = そのゲームはここにはありません。
setup-who = だれが遊びますか？
setup-seats = 人数
setup-human = 人
setup-computer = コンピューター
setup-name-of = { $number }番の席の名前
setup-kind-of = { $number }番の席
setup-level-of = { $number }番の席の強さ
setup-match = この対戦
setup-seed = クラス全員に同じ札を配る
setup-seed-help = 同じことばと同じ人数なら、どの端末でも同じ札が配られます。空のままなら、毎回新しく配ります。
setup-seed-empty = 新しく配る
setup-people =
    { $people ->
        [0] コンピューターだけの対戦です。ゆっくり見物しましょう。
        [1] この画面を見るのは1人なので、手札は開いたままです。
       *[other] { $people }人で1つの画面を使います。番が替わるときは、札が隠れます。
    }
setup-deal = 札を配る
setup-dealing = 配っています…
setup-not-ready = まだ準備中です。準備ができしだい、自動で配ります。
setup-waiting = 準備ができたら、すぐに札を配ります。
setup-refused = この対戦は始められません。上の内容を変えて、もう一度お試しください。

## 画面をわたす

cover-pass = { $name }さんに画面をわたしてください
cover-return = { $name }さんはいますか？
cover-turn = { $name }さんがボタンを押しつづけるまで、札は見えません。
cover-hold = 長押し
cover-how = 少しのあいだ押しつづけると、札が見えます。番が終わると、また隠れます。
cover-undo = 最後の札を取り消す

## 対戦

match-laying = 席を用意しています…
match-laying-help = ゲームの準備ができしだい、対戦が開きます。
match-missing = この対戦は見つかりません
match-missing-help = 削除されたか、別の端末や別のブラウザーで遊んだ対戦です。
match-stopped = 対戦をつづけられません
match-stopped-help = 再起動しても、ゲームのエンジンから返事がありません。
match-stopped-safe = 保存した内容は残っています。

## 設定

settings-title = 設定
settings-language = 言語
settings-speed = コンピューターの速さ
settings-speed-slow = ゆっくり
settings-speed-normal = ふつう
settings-speed-fast = 速い
settings-speed-instant = すぐに
settings-speed-help = テーブルをタップすると、その1枚だけ早送りできます。
settings-tap = トリックのあと、タップで進む
settings-tap-help = 札が出そろったら、タップするまでそのまま待ちます。
settings-theme = 明るさやコントラストは、端末の設定に合わせて変わります。


## どのゲームにも共通のテーブル

table-felt = テーブル
table-leave = テーブルを離れる
table-menu = メニュー
table-rules = ルール早見
table-rules-of = { $game }のルール
table-contents = 目次
table-now = いまここ
table-settings = 設定
table-export = ファイルに保存
table-close = 閉じる
table-log = これまでの流れ
table-round-of = 第{ $round }ラウンド（全{ $rounds }ラウンド）
table-round-open = 第{ $round }ラウンド
table-trick-of = { $tricks }トリック中の{ $trick }
table-centre = 場
table-trick = トリック
table-order = 取る順番
table-given = { $name }：{ $each }枚中{ $count }枚を出しました
table-count-of = { $count }/{ $each }枚
table-human = プレイヤー
table-known = { $name }が持っていると分かっている札
table-tricks = { $count }トリック
table-round-points = このラウンド{ $points }点
table-scores = 得点
table-this-round = 今回
table-total = 合計
table-target = { $target }点で終了
table-stake = このトリック
table-stake-none = まだリードされていません。
table-last = 直前のトリック
table-last-none = まだトリックはありません。
table-last-taken = { $number }トリック目は{ $name }が取りました。
table-led = リード
table-ahead = いま強い
table-led-ahead = リード・いま強い
table-takes = 獲得
table-your-card = あなたの札
table-card-of = { $name }の札
table-prompt = いますること
table-go-on = 次へ
table-undo = 戻す
table-takes-trick = { $name }がトリックを取ります。
table-tap = タップで次へ
table-thinking = { $name }が考えています…
table-turn-of = 次は{ $name }の番です。
table-hand =
    { $count ->
        [0] 手札
       *[other] { $name }の手札{ $count }枚
    }

card-name = { $suit }{ $number }
card-name-cost = { $suit }{ $number }、{ $cost }点の失点
suit-red = 赤
suit-blue = 青
suit-green = 緑
suit-yellow = 黄
suit-word-red = 赤
suit-word-blue = 青
suit-word-green = 緑
suit-word-yellow = 黄
suit-letter-red = 赤
suit-letter-blue = 青
suit-letter-green = 緑
suit-letter-yellow = 黄

reason-title = { $card }はなぜ出せないの？
reason-title-none = なぜできないの？
reason-must-follow =
    { $shared ->
        [yes] リードは{ $suit }です。{ $name }の手札には{ $suit }の{ $cards }があるので、{ $suit }を出します。
       *[no] リードは{ $suit }です。{ $suit }の{ $cards }を持っているので、{ $suit }を出します。
    }
reason-not-your-turn = いまは{ $name }の番です。
reason-card-not-in-hand = その札は手札にありません。
reason-same-colour-predicted = 最多と最少には別の色を選びます。{ $colour }はもう選んであります。
reason-rack-colour-empty = 棚に{ $colour }はもうありません。残り：{ $rest }。
reason-match-over = 対戦はもう終わっています。
reason-wrong-phase = いまは、それをするときではありません。
reason-not-an-action = このテーブルではできません。
reason-card-not-in-centre = その札は場にありません。

event-round-started = 第{ $round }ラウンド。{ $name }から始めます。
event-hand-dealt = { $name }に配られた札：{ $cards }。
event-card-played = { $name }が{ $card }を出しました。
event-trick-taken = { $name }が{ $number }トリック目を取りました。
event-round-scored = 第{ $round }ラウンド終了。{ $scores }。
event-match-ended =
    { $count ->
        [1] { $names }の勝ち。{ $totals }。
       *[other] { $names }が同時優勝。{ $totals }。
    }

## 得点表と最終結果

score-sheet = 得点表
score-title = { $rounds }ラウンド中の{ $round }が終了
score-title-open = 第{ $round }ラウンドが終了
score-go-on = 次のラウンドへ
score-to-final = 結果を見る
score-round = 第{ $round }ラウンド
score-total = 合計
score-so-far = ここまで{ $total }点
score-small-figures = 小さい数字は、そこまでの合計です。
score-show-round = ラウンドの内訳を見る
final-wins =
    { $count ->
        [1] { $names }の勝ち
       *[other] { $names }が同時優勝
    }
final-margin = 2位の{ $name }と{ $points }点差
final-shared = { $points }点で勝利を分け合いました
final-again = もう一度遊ぶ
final-home = ゲーム一覧へ
final-undone = この対戦では{ $count }回、手を戻しました。

## 赤龍のテーブル

rd-lost = 赤
rd-centre = 場から取れる札
rd-phase-give = 場に出す
rd-phase-draft = 場から取る
rd-prompt-give =
    { $shared ->
        [yes] { $name }：あと{ $left }枚を裏向きで場に出してください
       *[no] あと{ $left }枚を裏向きで場に出してください
    }
rd-prompt-take =
    { $shared ->
        [yes] { $name }：場から1枚取ってください
       *[no] あなたの番です。場から1枚取ってください
    }
rd-prompt-lead =
    { $shared ->
        [yes] { $name }：好きな札でリードしてください
       *[no] あなたの番です。好きな札でリードしてください
    }
rd-prompt-follow =
    { $shared ->
        [yes] { $name }：{ $suit }を出してください
       *[no] あなたの番です。{ $suit }を出してください
    }
rd-prompt-void =
    { $shared ->
        [yes] { $name }：{ $suit }がないので、どの札でも出せます
       *[no] { $suit }がないので、どの札でも出せます
    }
rd-stake = トリック{ $each }点、赤い札なし
rd-stake-red = トリック{ $each }点 − { $cards }の{ $lost }点
rd-event-given = { $name }が裏向きで1枚出しました。
rd-event-gave = { $name }が{ $card }を場に出しました。
rd-event-revealed = 場の札を公開：{ $cards }。
rd-event-taken = { $name }が{ $card }を取りました。
rd-refuse-give = まず全員が{ $count }枚ずつ裏向きで場に出します。
rd-refuse-draft = まず場の札を取ります。場の札をタップしてください。
rd-refuse-play = 場の札はもうありません。いまはトリックに札を出します。
rd-rule-give = 場に出す
rd-rule-give-text = 手札から{ $count }枚を裏向きで場に出します。混ぜてから全員に公開されます。
rd-rule-draft = 場から取る
rd-rule-draft-text = 場から1枚ずつ順に取ります。最後の人まで行ったら折り返して逆回りです。
rd-rule-play = トリック
rd-rule-play-text = リードと同じ色を出します。なければ何でも出せます。その色の最大の数字が勝ち、次のリードをします。切り札はありません。
rd-rule-red = 得点と赤い札
rd-rule-red-text = 1トリックにつき{ $each }点。取ったトリックの赤い札は数字の分だけ失点、赤11は26点の失点です。
rd-rule-zero = 0トリック
rd-rule-zero-text = 1トリックも取らなければボーナス。1人だけなら20点、ほかにもいると少なくなります。
rd-rule-all = 全トリック
rd-rule-all-text = 1ラウンドの全トリックを取れば、その場でゲームに勝ちます。
rd-line-tricks = トリック×{ $each }点
rd-line-tricks-how = { $count }×{ $each }
rd-line-red = 赤い札
rd-line-none = 0トリックボーナス
rd-line-none-how =
    { $count ->
        [1] ひとりだけ
       *[other] { $count }人のうちの1人
    }
rd-check =
    { $bonus ->
        [0] トリックの合計は{ $won }点、赤い札の失点も{ $lost }点。差し引きゼロです。
       *[other] トリックの合計は{ $won }点、赤い札の失点も{ $lost }点。差し引きゼロで、ボーナス{ $bonus }点が加わります。
    }
rd-ending-all = 1ラウンドの{ $tricks }トリックをすべて取って、その場で勝ち

## 辛いだけでいいのか？のテーブル

ss-name-chili = 唐辛子
ss-name-pepper = 胡椒
ss-name-mustard = からし
ss-name-wasabi = わさび
ss-word-chili = 唐辛子
ss-word-pepper = 胡椒
ss-word-mustard = からし
ss-word-wasabi = わさび
ss-letter-chili = 赤
ss-letter-pepper = 黒
ss-letter-mustard = 黄
ss-letter-wasabi = 緑
ss-card-trump = { $card }、切り札{ $place }位
ss-count = { $colour }{ $count }枚
ss-count-none = なし
ss-holds = 手札：{ $cards }。
ss-captured = 取った札：{ $cards }。
ss-predicts = 予想：最多は{ $most }、最少は{ $least }。
ss-has-predicted = 予想済み。
ss-not-predicted = まだ予想していません。
ss-tiles-down = 予想済み
ss-tiles-open = 考え中
ss-phase-predict = 予想
ss-row-most = 最多
ss-row-least = 最少
ss-tile-most = 最多は{ $colour }
ss-tile-least = 最少は{ $colour }
ss-commit = 決定：最多は{ $most }、最少は{ $least }
ss-commit-none = 各段から1枚ずつ選びます
ss-waiting =
    { $count ->
        [0] 全員の予想がそろいました。
       *[other] あと{ $count }人の予想を待っています。そろったら公開します。
    }
ss-strength = 強さ
ss-strong-weak = 強い → 弱い
ss-trumps = 切り札（強い順）
ss-order = つづいて色の強さ（強い順）
ss-then = 次に
ss-why-none = 強い色は、弱い色のどの数字にも勝ちます。リードした色は有利になりません。
ss-why-trump = { $name }の{ $card }がいま強い：切り札{ $place }位。
ss-why-colour = { $name }の{ $card }がいま強い：{ $colour }は{ $led }より強い色。リードの色は関係ありません。
ss-why-led = { $name }の{ $card }がいま強い：もっと強い色も、もっと大きい{ $colour }も出ていません。
ss-rack = スパイス棚
ss-rack-left =
    { $count ->
        [0] 空
       *[other] 残り{ $count }枚
    }
ss-rack-have = 棚に{ $count }枚、獲得{ $own }枚{ $sign }
ss-prompt-predict =
    { $shared ->
        [yes] { $name }：最多と最少の色を予想してください
       *[no] 最多になる色と最少になる色を予想してください
    }
ss-prompt-rack =
    { $shared ->
        [yes] { $name }：棚から好きな色を1枚取ってください
       *[no] トリック獲得！棚から好きな色を1枚取ってください
    }
ss-prompt-lead =
    { $shared ->
        [yes] { $name }：好きな札でリードしてください
       *[no] あなたの番です。好きな札でリードしてください
    }
ss-prompt-follow =
    { $shared ->
        [yes] { $name }：{ $suit }を出してください
       *[no] あなたの番です。{ $suit }を出してください
    }
ss-prompt-void =
    { $shared ->
        [yes] { $name }：{ $suit }がないので、どの札でも出せます
       *[no] { $suit }がないので、どの札でも出せます
    }
ss-event-backs = { $name }の手札の色：{ $cards }。
ss-event-rack = スパイス棚：{ $cards }。
ss-event-trumps = 切り札（強い順）：{ $trumps }。
ss-event-tiles = { $name }が予想タイルを2枚伏せました。
ss-event-own = { $name }の予想：最多は{ $most }、最少は{ $least }。
ss-event-taken = { $name }が棚から{ $colour }を取りました。
ss-refuse-predict = まず全員が予想します。タイルを2枚選んでください。
ss-refuse-play = いまはトリックに札を出します。
ss-refuse-rack = まずトリックを取った人が、スパイス棚から1枚取ります。
ss-refuse-over = 対戦はもう終わっています。
ss-line-captured = 取った札
ss-line-difference = 枚数の差
ss-hit-alone = 単独
ss-hit-shared = 同数
ss-hit-missed = はずれ
ss-check = 単独なら5点、同数なら3点、はずれは0点。両方当たれば枚数の差も得点。このラウンドの最高は{ $best }点。
ss-rule-aim = 目的
ss-rule-aim-text =
    自分がいちばん*多く*取る色と、いちばん*少なく*取る色を前もって言い当てます。よく当たるほど高得点です。
    色は[R]、[B]、[Y]、[G]の4つ。それぞれ1から12までの札があります。
ss-rule-deal = 札と裏の色
ss-rule-deal-text =
    { $seats ->
        [3] 手札は{ $hand }枚。残りの12枚は色ごとに分けてスパイス棚に置きます。
       *[4] 手札は{ $hand }枚。残りの8枚は色ごとに分けてスパイス棚に置きます。
    } 札の*裏*には色が描いてあるので、だれがどの色を持っているか、棚に何色があるかは、いつでも全員に見えます。自分だけが知っているのは、手札の数字です。
ss-rule-deal-caption = 唐辛子3枚、胡椒4枚、からし0枚、わさび3枚。持っていない色にはついていけず、それは全員に分かります。
ss-rule-trumps = 切り札と強さ
ss-rule-trumps-text =
    ラウンドごとに、4つの色に数字カードを1枚ずつ割り当てます。その色と数字の札が*切り札*で、全部で4枚。数字がいちばん大きい色が最強の色、その切り札が最強の札です。
    • まず4枚の切り札が、この順に強い。
    • 次にほかの札。強い色は、弱い色のどの数字にも勝ちます。同じ色なら大きい数字が勝ち。
ss-rule-trumps-caption = このラウンドの切り札。左ほど強く、色の強さも同じ順です。
ss-rule-predict = 予想
ss-rule-predict-text =
    全員がこっそりタイルを2枚選びます。▲はいちばん多く取りたい色、▼はいちばん少なくしたい色。同じ色は選べません。全員が選んだら公開し、もう変えられません。
    その前に、みんなの札の裏、棚、色の強さをよく見ましょう。
ss-rule-play = トリック
ss-rule-play-text =
    • リードする人は好きな札を出します。同じ色があれば、その色を出します。切り札も自分の色の札として数えます。
    • なければ、どの札でも出せます。
    • リードの色に関係なく、いちばん*強い*札が勝ちます。勝った人は札をすべて色ごとに取り、次のリードをします。
ss-rule-play-caption = このラウンドは{ $strong }が最強、{ $weak }が最弱。リードの色は有利になりません。
ss-rule-follows = 同じ色
ss-rule-void = 持っていない
ss-rule-trump-caption = いちばん弱い切り札でも、切り札でない札すべてに勝ちます。
ss-rule-rack = スパイス棚
ss-rule-rack-text =
    トリックを取った人は、棚に残っている好きな色から1枚もらい、取った札に加えます。数字はだれも見ません。
    { $seats ->
        [3] 最後のトリックまで、毎回1枚もらえます。
       *[4] 8トリックで棚は空になり、最後の2トリックはトリックの札だけです。
    }
ss-rule-score = 得点
ss-rule-score-text =
    数えるのは自分が取った札だけ。0枚の色も数えます。
    • ▲の色が自分の中で単独最多なら5点、ほかの色と同数なら3点。
    • ▼の色が単独最少（0枚も可）なら5点、ほかの色と同数なら3点。
    • 両方当たれば、2つの色の枚数の差も加えます。
    • 1枚も取らなければ、3＋3で6点です。
ss-rule-score-who = 取った札
ss-rule-score-caption = 上：からしは胡椒と同数で最少。下：最少がはずれたので、差は加えません。
ss-rule-end = 終わり
ss-rule-end-text = 全員が1回ずつ最初にリードする{ $seats }ラウンドを行い、合計点がいちばん高い人の勝ち。同点なら勝利を分け合います。
