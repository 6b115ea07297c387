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
