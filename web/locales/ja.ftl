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
game-sauscharf = 超辛い（激辛チリソース）
game-sauscharf-blurb = チリを集めて、同じ数字のセットから激辛ソースを作ろう。
game-sauscharf-step-1 = 同じ数字のセットを出します。枚数の多い人から動けます。
game-sauscharf-step-2 = 市場からチリを取り、あとで使う札をためます。
game-sauscharf-step-3 = 大きなセットでソースを作ります。余った札は1枚−1点。
game-sauscharf-time = 20〜40分
game-sauscharf-facts =
    { $seats ->
        [2] 2つのフェーズで1ゲーム。マイルド：手札10枚、ソース5個で終了。ホット：9枚、6個。激辛：8枚、6個。
        [3] 2つのフェーズで1ゲーム。マイルド：手札10枚、ソース4個で終了。ホット：9枚、5個。激辛：8枚、5個。
       *[4] 2つのフェーズで1ゲーム。マイルド：手札10枚、ソース3個で終了。ホット：9枚、4個。激辛：8枚、4個。
    }
option-sauscharf-heat = 辛さ
option-sauscharf-heat-mild = マイルド
option-sauscharf-heat-hot = ホット
option-sauscharf-heat-super-hot = 激辛
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
reason-slot-empty = そのスロットは空です。
reason-empty-set = セットには1枚以上必要です。まず手札の札をタップしてください。
reason-mixed-values = 1つのセットに入れられる数字は1種類だけです。Xはどの数字にも加えられます。
reason-pass-not-allowed = チリ集めの間はパスできません。セットを出してください。
reason-no-ingredients = 材料がないので回収できません。セットを出してください。
reason-sauce-not-displayed = そのソースは並んでいません。
reason-set-too-small = 出したセットの枚数が、そのソースには足りません。

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
rd-rule-aim = 目的
rd-rule-aim-text =
    1トリックは{ $each }点。たくさん取りたいところですが、赤い札は失点なので相手に押しつけます。{ $seats }ラウンドの合計がいちばん高い人の勝ちです。
    色は[R]、[U]、[G]、[Y]の4つ、数字は0から14まで。手札は{ $hand }枚です。
rd-rule-give = 場に出す
rd-rule-give-text = 全員が手札から{ $count }枚を裏向きで場に出します。そろったら混ぜて公開するので、だれが何を出したかは分かりません。
rd-rule-draft = 場から取る
rd-rule-draft-text =
    最初の人から順に、場の札を1枚ずつ取ります。最後の人まで行ったら折り返し、なくなるまで続けます。自分の出した札を取ってもかまいません。
    だれがどの札を取ったかは全員に分かり、使うまで席に表示されます。
rd-rule-draft-caption = { $seats }人のときの取る順番。1番の人が最初のトリックもリードします。
rd-rule-play = トリック
rd-rule-play-text =
    • リードはどの札でもかまいません。赤でもよいです。
    • リードと同じ色を持っていれば、その色を出します。なければ何でも出せます。
    • リードと同じ色のいちばん大きい数字が勝ち、次のリードをします。切り札はありません。
rd-rule-play-caption = 緑14はリードの色ではないので勝てません。
rd-rule-highest = その色で最大
rd-rule-void = 青がない
rd-rule-red = 得点と赤い札
rd-rule-red-text =
    • 1トリックにつき{ $each }点。
    • 取ったトリックの赤い札は、数字の分だけ失点。ただし[R11]は*26点*の失点です。
    • 下のボーナスを除くと、ラウンドの得点は全員の合計でゼロになります。
rd-rule-red-caption = 失点は赤い札に書いてあります。赤0の失点は0点です。
rd-rule-example = 例：赤4と赤11
rd-rule-zero = 0トリック
rd-rule-zero-text =
    { $seats ->
        [3] 1トリックも取らなければ、ボーナス20点です。
        [4] 1トリックも取らなければボーナス。1人だけなら20点、2人なら10点ずつ。
        [5] 1トリックも取らなければボーナス。1人だけなら20点、2人なら10点ずつ、3人なら5点ずつ。
       *[6] 1トリックも取らなければボーナス。1人だけなら20点、2人なら15点ずつ、3人なら10点ずつ、4人なら5点ずつ。
    }
rd-rule-all = 全トリック
rd-rule-all-text = 1ラウンドの*すべての*トリックを取れば、点数に関係なく、その場でゲームに勝ちます。
rd-rule-end = 終わり
rd-rule-end-text = 次のラウンドは左どなりの人から始めます。{ $rounds }ラウンドの合計がいちばん高い人の勝ち。同点なら勝利を分け合います。
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

## 超辛いのテーブル

sa-chili = チリ
sa-card = チリ{ $number }
sa-card-wild = ワイルドX
sa-bunch =
    { $count ->
        [1] { $card }
       *[other] { $card }×{ $count }枚
    }
sa-set-of = { $number }として{ $count }枚
sa-set-wild = Xだけで{ $count }枚
sa-group = { $card }、{ $count }枚
sa-take-back = { $card }を1枚戻す（セットに{ $count }枚）
sa-sauce = 辛さ{ $heat }
sa-sauce-points = 辛さ{ $heat }のソース、{ $points }点
sa-points = { $points }点
sa-market = 市場
sa-slot = スロット{ $number }：{ $cards }
sa-slot-empty = 空
sa-pile = 山札
sa-discard = 捨て札
sa-mine = 材料
sa-coming = これから出るソース
sa-sauces = 並んでいるソース。残り{ $supply }個
sa-no-sauces = ソースはもうありません。
sa-no-supply = ありません。すべて並んでいるか、作られました。
sa-missing =
    { $count ->
        [0] 作れる
       *[other] あと{ $count }枚
    }
sa-missing-set =
    { $count ->
        [0] いまのセットで作れます
       *[other] いまのセットではあと{ $count }枚足りません
    }
sa-missing-hand =
    { $hand ->
        [0] いまの手札で作れます
       *[other]
            { $all ->
                [0] 手札ではあと{ $hand }枚、材料を回収すれば足ります
               *[other] 手札ではあと{ $hand }枚、材料を合わせてもあと{ $all }枚
            }
    }
sa-after-pickup = 回収後
sa-stall =
    { $left ->
        [1] この周でソースができないと終了
       *[other] あと{ $left }周ソースができないと終了
    }
sa-stock = 材料と山
sa-ingredients = 材料：{ $count }枚
sa-no-ingredients = ありません。市場から取った札や、残したセットがここに入ります。
sa-ingredients-how = 手札ではありません。回収すると、次の周から出せます。
sa-discarded = 捨て札：{ $count }枚
sa-none-discarded = まだ捨て札はありません。
sa-pile-how = 山札は残り{ $count }枚。なくなると、捨て札を切り直します。
sa-order = 手番の順
sa-order-forming = いまのところの手番順
sa-order-if = これを出した場合の手番順
sa-spoon = スプーンを持っています
sa-in-hand = 手札{ $count }枚
sa-aside = 材料{ $count }枚
sa-standing = いま終われば{ $points }点
sa-is-out = 札なし
sa-lays-now = 選択中
sa-lays-later = このあと
sa-acts-now = 手番
sa-has-acted = 済み
sa-picked-up = 材料を回収
sa-no-hand = 手札なし
sa-tray = トレイ
sa-tray-empty = 出すセット
sa-tray-how = 枚数が多いほど、次に数字が大きいほど先に動けます。
sa-place =
    { $place ->
        [1] いまのところ1番目に動けます。
       *[other] いまのところ{ $place }番目です。
    }
sa-reach = 辛さ{ $heat }まで作れます。
sa-lay = セットを出す
sa-pickup =
    { $count ->
        [0] 回収
       *[other] { $count }枚回収
    }
sa-aim-open = この手番ですること
sa-aim-slot = 取る札：{ $cards }
sa-aim-nothing = 何も取りません
sa-aim-sauce = 辛さ{ $heat }：{ $points }点
sa-your-set = 出してある札：{ $set }。
sa-set-fate = セット（{ $set }）を材料に残しますか、捨てますか？
sa-whole-set = セットは全部捨て札になります。
sa-take-none = 取らない
sa-keep = 残す
sa-shed = 捨てる
sa-make = ソースを作る
sa-leaves-chili =
    { $shared ->
        [yes] 捨てると{ $name }の札がなくなり、以後は参加できません。
       *[no] 捨てると札がなくなり、以後は参加できません。
    }
sa-leaves-sauce =
    { $shared ->
        [yes] 作ると{ $name }の札がなくなり、以後は参加できません。
       *[no] 作ると札がなくなり、以後は参加できません。
    }
sa-all-out =
    { $shared ->
        [yes] この画面の人は、もう札がありません。
       *[no] あなたの札はもうありません。
    }
sa-rush = 早送り
sa-progress-gather = チリ集め { $lap }周目 · { $heat }
sa-progress-cook = ソース作り { $lap }周目 · { $target }個で終了
sa-prompt-set =
    { $shared ->
        [yes] { $name }：同じ数字の札をタップ。Xはどれにも加えられます
       *[no] 同じ数字の札をタップ。Xはどれにも加えられます
    }
sa-prompt-set-or-pickup =
    { $shared ->
        [yes] { $name }：セットを出すか、材料を回収してください
       *[no] セットを出すか、材料を回収してください
    }
sa-prompt-alone =
    { $shared ->
        [yes]
            { $left ->
                [0] 札があるのは{ $name }だけ。使い切れば終了です
               *[other] 札があるのは{ $name }だけ。終了まであとソース{ $left }個
            }
       *[no]
            { $left ->
                [0] 札があるのはあなただけ。使い切れば終了です
               *[other] 札があるのはあなただけ。終了まであとソース{ $left }個
            }
    }
sa-prompt-take =
    { $shared ->
        [yes] { $name }：市場のスロットを選ぶか、「取らない」を選んでください
       *[no] あなたの番です。スロットを選ぶか、「取らない」を選んでください
    }
sa-prompt-cook =
    { $shared ->
        [yes] { $name }：ソースを作るか、スロットを選んでください
       *[no] あなたの番です。ソースを作るか、スロットを選んでください
    }
sa-prompt-keep =
    { $shared ->
        [yes] { $name }：セットを残しますか、捨てますか？
       *[no] セットを残しますか、捨てますか？
    }
sa-refuse-gather-set = いまはセットを出すときです。全員が出したら、チリを取ります。
sa-refuse-gather-turn = セットはもう出ました。市場のスロットを選ぶか、取らないを選びます。ソースは次のフェーズです。
sa-refuse-cook-set = いまはセットを出すときです。全員が決めたら、取ったり作ったりします。
sa-refuse-cook-turn = セットはもう出ました。スロットを選ぶか、ソースを作ります。
sa-refuse-over = 対戦はもう終わっています。
sa-refuse-small = { $heat }枚必要ですが、セットは{ $size }枚です。あと{ $missing }枚足りません。
sa-refuse-no-more =
    { $held ->
        [0] { $card }は手札にありません。
       *[other] 手札の{ $card }（{ $held }枚）は、もう全部セットに入っています。
    }
sa-refuse-slot = スロット{ $slot }は空です。周の終わりに、また補充されます。
sa-asked-pickup = 材料
sa-asked-slot = スロット{ $number }
sa-event-started = スロットに札が並びました。スプーンは{ $name }です。
sa-event-filled = 市場の新しい札：{ $cards }。
sa-event-shuffled = 捨て札を切り直しました。市場の新しい札：{ $cards }。
sa-event-dealt = { $name }に配られた札：{ $cards }。
sa-event-lap-gather = チリ集め{ $lap }周目。{ $name }から出します。
sa-event-lap-cook = ソース作り{ $lap }周目。{ $name }から出します。
sa-event-set = { $name }が{ $cards }を出しました。
sa-event-order = 手番順：{ $names }。スプーンは{ $name }へ。
sa-event-takes-keeps = { $name }が{ $cards }を取り、{ $set }を残しました。
sa-event-takes-sheds = { $name }が{ $cards }を取り、{ $set }を捨てました。
sa-event-none-keeps = { $name }は何も取らず、{ $set }を残しました。
sa-event-none-sheds = { $name }は何も取らず、{ $set }を捨てました。
sa-event-ingredients-pickup = { $name }が材料{ $count }枚を回収しました。
sa-event-ingredients-cook = ソース作り開始。{ $name }は材料{ $count }枚を手札にします。
sa-event-ingredients-empty-hand = 手札がなくなった{ $name }は、材料{ $count }枚を手札にします。
sa-event-display = 新しいソースの辛さ：{ $heats }。
sa-event-sauce = { $name }が{ $set }で辛さ{ $heat }のソースを作り、{ $points }点です。
sa-event-scored = 台所はここまで。
sa-line-sauces = ソース
sa-line-sauces-none = なし
sa-line-chilies-left = 余った札（1枚−1点）
sa-line-left-how = 手札{ $hand }枚、材料{ $ingredients }枚
sa-check = びんの数字が辛さ、横が得点です。余ったチリは、数字に関係なく1枚−1点。
sa-ending-sauces = ソース{ $target }個以上で札を使い切った人が出て、終了
sa-ending-no-cards = だれも札を持っていないので終了
sa-ending-stall = { $laps }周つづけてソースができず、終了
sa-part-gather = 1. チリ集め
sa-part-gather-how = セットを出してチリを取る。全員の手札がなくなるまで
sa-part-cook = 2. ソース作り
sa-part-cook-how = 材料が新しい手札。セットを出して、作るか取るか
sa-rule-aim = ゲームの目的
sa-rule-aim-text =
    ソースは得点になります。辛いほど高得点です。辛さ5のソースには、同じ数字5枚以上のセットが必要です。
    まず配られた手札で材料を*集め*、次に集めたチリを手札にしてソースを*作り*ます。
    数字は[1]から[13]まで8枚ずつ、ワイルドの[X]が6枚あります。
sa-rule-set = セットを出す
sa-rule-set-text =
    スプーンを持つ人から時計回りに、全員が*セット*を出します。同じ数字を1枚以上です。[X]は何枚でも加えられ、その数字として数えます。Xだけなら[13]より上です。
    枚数の多い順、次に数字の大きい順、次に先に出した順に動きます。1番目の人は*スプーン*を取り、次の周で最初に出します。
sa-rule-set-picture = 上から順に動く5つのセット。
sa-rule-market = チリを取る
sa-rule-market-text =
    手番順に、1つのスロットの札を*全部*取ります。取らなくてもかまいません。取った札は裏向きの材料になり、手札には入りません。
    そのあと、出したセットを材料に*残す*か*捨てる*かを決めます。分けることはできません。
    周の終わりに、空きスロットがなくなるまで札をめくります。同じ数字は3枚まで重なり、[X]はいつも1枚だけで置かれます。
    全員の手札がなくなったら、ソース作りが始まります。
sa-rule-market-picture = 4枚目の7は新しいスロットへ。
sa-rule-pickup = 出すか回収するか
sa-rule-pickup-text =
    材料が手札になりました。スプーンを持つ人から順に、セットを出すか、何も出さずに材料を全部*回収*します。
    回収した人は、この周ではほかに何もできません。手札がなくなった人は、周の終わりに自動で回収します。材料がなければパスはできません。
sa-rule-sauce = ソースを作る
sa-rule-sauce-text =
    手番順に、これまでどおりスロットを1つ取るか、ソースを*1つ*作ります。
    セットには、辛さの数以上の枚数が必要です。余った分も含めて、セットは全部捨てます。
    ソースは周の終わりに補充されます。
sa-rule-sauce-picture = 5枚あれば、辛さ5でもそれ以下でも作れます。
sa-rule-sauce-or = または
sa-rule-end = 終了
sa-rule-end-text =
    ソースを{ $target }個以上持ち、手札も材料もない人がいれば、その周を終えて対戦終了です。
    それより前に札がなくなった人は休みになりますが、得点で勝つこともあります。
    だれも札を持っていないときも終わります。
sa-rule-score = 得点
sa-rule-score-text =
    ソースは書かれた点数になります。手札や材料に余ったチリは1枚−1点です。
    いちばん得点の高い人の勝ち。同点なら勝利を分け合います。
    ソースの枚数と点数は、印刷された一覧が手元にないため、ここで再現したものです。
sa-rule-stall = ソースができないとき
sa-rule-stall-text = { $limit }周つづけてソースができないときも終わります。ソースがすべて作られたあとは5周です。近づくと警告が出ます。

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
ss-why-trump = { $card }がいま強い：切り札{ $place }位。
ss-why-colour = { $card }がいま強い：{ $colour }は{ $led }より強い色。リードは関係ありません。
ss-why-led = { $card }がいま強い：より強い色も、より大きい{ $colour }もまだです。
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

## X-Missionsのテーブル

reason-mission-not-offered = そのミッションは選べる中にありません。
xm-none = ミッションなし
xm-none-text = 秘密はなし。そのかわり1トリックが2点になります。
xm-none-pays = 1トリック2点
xm-mission-name = ミッション{ $number }（{ $title }）
xm-mission-0 = 0トリック
xm-mission-0-text = トリックを1つも取らない。
xm-mission-1 = 1色だけ
xm-mission-1-text = 1つか2つのトリックを取り、カードがすべて同じ色。1つなら9点、2つなら28点。
xm-mission-2 = ちょうど2トリック
xm-mission-2-text = ちょうど2トリックを取る。
xm-mission-3 = 同じ色をちょうど3枚
xm-mission-3-text = どれか1色のカードをちょうど3枚取る。8点、切り札なしなら12点。
xm-mission-4 = 4色そろえる
xm-mission-4-text = どの色のカードも1枚以上取る。
xm-mission-5 = 5トリック以上
xm-mission-5-text = 5トリック以上を取る。
xm-mission-6 = 同じ色を6枚以上
xm-mission-6-text = どれか1色のカードを6枚以上取る。
xm-mission-7 = 7以下だけ
xm-mission-7-text = 1トリック以上取り、8と9は1枚も取らない。
xm-mission-8 = 8を3枚以上
xm-mission-8-text = 8を3枚以上取る。3枚なら12点、4枚すべてなら20点。
xm-mission-9 = 同じ色を9枚全部
xm-mission-9-text = どれか1色のカードを9枚すべて取る。
xm-pays = { $small }点
xm-pays-two = { $small }点か{ $large }点
xm-trump = 切り札
xm-no-trump = 切り札なし
xm-trump-is = 切り札：{ $trump }
xm-trumps-left = 山の残り
xm-trumps-none = 次は山を混ぜ直します
xm-card-trump = { $card }、切り札
xm-phase-mission = ミッション選び
xm-offer = 選べるミッション
xm-choosing = ミッションのあるなし
xm-seat-taken = ミッションあり
xm-seat-none = なし · 1トリック2点
xm-seat-open = まだ選んでいません
xm-my-mission = 秘密のミッション
xm-not-chosen = まだ選んでいません。手札と切り札を見て選びましょう。
xm-if-now = いま終われば{ $points }点。
xm-status-done = 達成
xm-status-possible = まだ可能
xm-status-lost = 失敗
xm-status-done-text = もう何があっても達成です。
xm-status-possible-text = まだ決まっていません。
xm-status-lost-text = もう達成できません。失点はなく、トリックの点は入ります。
xm-count-tricks = トリック
xm-count-eights = 8
xm-count-high = 8と9
xm-colour-count = { $name }{ $count }
xm-meter-hit = { $name }：{ $have }、条件どおり
xm-meter-open = { $name }：{ $have }
xm-meter-spoilt = { $name }：{ $have }、多すぎ
xm-captured = 取ったカード
xm-captured-open =
    { $count ->
        [0] 自分のミッションと取ったカード：まだありません
       *[other] 自分のミッションと取ったカード{ $count }枚
    }
xm-captured-none = まだトリックを取っていません。
xm-captured-own = 自分が取ったカードはいつでも見られます。ほかの人のは見られません。
xm-hand-colours = 手札：
xm-hand-tricks = 切り札{ $trumps }枚、確実に{ $sure }勝
xm-hand-tricks-nt = 8と9が{ $high }枚
xm-hand-high = 手札に8と9が{ $count }枚
xm-hand-eights = 手札に8が{ $count }枚
xm-hand-high-short = 8と9：{ $count }枚
xm-hand-eights-short = 8：{ $count }枚
xm-prompt-choose =
    { $shared ->
        [yes] { $name }：ミッションを選んでください（なしも可）
       *[no] あなたの番です。ミッションを選んでください（なしも可）
    }
xm-prompt-lead =
    { $shared ->
        [yes] { $name }：好きな札でリードしてください
       *[no] あなたの番です。好きな札でリードしてください
    }
xm-prompt-follow =
    { $shared ->
        [yes] { $name }：{ $suit }を出してください
       *[no] あなたの番です。{ $suit }を出してください
    }
xm-prompt-void =
    { $shared ->
        [yes] { $name }：{ $suit }がないので、どの札でも出せます
       *[no] { $suit }がないので、どの札でも出せます
    }
xm-refuse-mission = まず全員がミッションを選びます。テーブルのミッションか「なし」をタップしてください。
xm-refuse-play = ミッションはもう決まりました。いまはトリックに札を出します。
xm-event-trump = 切り札表示カード：{ $trump }。
xm-event-offered = { $name }が{ $count }枚のミッションを見ています。
xm-event-offered-own = { $name }が選べるミッション：{ $missions }。
xm-event-taken = { $name }がミッションを裏向きで取りました。
xm-event-taken-own = { $name }が{ $mission }を取りました。
xm-event-none = { $name }はミッションを取りません。
xm-event-revealed = ミッション公開。{ $missions }。
xm-event-revealed-one = { $name }：{ $mission }
xm-line-tricks = トリック
xm-line-tricks-how = { $count }×{ $each }
xm-line-mission = ミッション
xm-line-done = 達成
xm-line-failed = 失敗
xm-check = 切り札は{ $trump }でした。ミッションに失敗しても失点はありません。ミッションなしなら1トリック2点です。
xm-check-nt = 切り札なしだったので、ミッション3は12点でした。ミッションに失敗しても失点はありません。ミッションなしなら1トリック2点です。
xm-check-none = だれもミッションを取らなかったので、1トリック2点でした。
xm-ending-last-round = 同点のため、最後のラウンドの得点が多い{ $names }の勝ち
xm-pile-left = { $trump }、山に残っています
xm-pile-is-now = { $trump }、このラウンドの切り札
xm-pile-is-off = { $trump }、前のラウンドの切り札
xm-rule-round = 1ラウンドの流れ
xm-rule-round-text =
    36枚をすべて配ります。手札は9枚ずつ。[R]、[U]、[Y]、[G]の4色で、数字は1から9です。
    順番に秘密のミッションを選び、それから{ $tricks }トリックを行います。
    トリックの点は小さく、ミッションの点は大きい。
xm-rule-trump = 切り札
xm-rule-trump-text =
    ラウンドごとに切り札表示カードを1枚めくります。各色2枚と、切り札なしが1枚です。
    9枚すべてを使い切ってから混ぜ直すので、残りが分かります。残りは切り札の横に表示されます。
xm-rule-trump-caption = いまの山：前に出たもの、いまの切り札、これから出るもの
xm-rule-choose = ミッション選び
xm-rule-choose-text =
    10枚のミッションを混ぜ、1枚を見ないで除きます。親が9枚を見て、1枚取るか「なし」を選び、残りを左の人に渡します。最後に残ったミッションは伏せておきます。
    ミッションのあるなしは全員に見えますが、中身は得点計算まで秘密です。
    • ミッションがあれば、1トリック*1点*。達成すればミッションの点が加わります。
    • ミッションなしなら、1トリック*2点*。
xm-rule-missions = 10のミッション
xm-rule-missions-text = このラウンドでの得点：
xm-rule-play = トリック
xm-rule-play-text =
    最初は親がリードし、その後は前のトリックを取った人がリードします。
    • リードの色があれば必ずその色を出します。なければ何でも出せます。切り札も、その色の1枚として扱います。
    • いちばん大きい切り札がトリックを取ります。切り札が出なければ、リードの色でいちばん大きい札です。
    • 勝つ義務も、切り札を出す義務もありません。
xm-rule-play-card-1 = リード
xm-rule-play-card-2 = 同じ色
xm-rule-play-card-3 = 青がない
xm-rule-play-card-4 = 勝てない
xm-rule-play-caption = 切り札は{ $trump }。小さい切り札でもトリックを取ります。
xm-rule-secret = 取ったカード
xm-rule-secret-text =
    自分が取ったカードはいつでも見られます。ほかの人のは見られません。全員に見えるのは直前のトリックだけです。
    自分のミッションには今の状態が出ます。*達成*と*失敗*は、あなたに分かることから確実に言えるときだけ表示されます。
xm-rule-score = 得点計算
xm-rule-score-text =
    ミッションを公開します。1トリック1点、ミッションなしなら2点。達成したミッションはカードの点が入ります。
    ミッションに失敗しても失点はありません。
xm-rule-end = 終了
xm-rule-end-text =
    だれかが*{ $target }点*に届いたラウンドで終わります。合計がいちばん多い人の勝ちです。
    同点なら最後のラウンドの得点が多い人の勝ち。それも同じなら、勝利を分け合います。
