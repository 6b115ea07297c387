# トリックテーブル、日本語のすべての文。言語ごとに1ファイル、キーはどの言語も同じ。

app-name = トリックテーブル
language-name = 日本語
# 検索結果やアプリの一覧での説明。
app-description = トリックテイキングのカードゲームを、ブラウザーで。友だちともコンピューターとも遊べます。
# スクリプトなしで出る3つの文。開始できないページが、はじめの2つを出す。
start-stuck = ページを開始できませんでした。再読み込みしてください。それでも変わらないときは、ファイルが足りないか、ブラウザーが古い可能性があります。新しい Safari、Chrome、Edge、Firefox でお試しください。
start-stuck-file = ファイルとしてではなく、Web サーバーから開いてください。
start-needs-scripts = トリックテーブルには JavaScript が必要です。このページで有効にしてください。
common-home = ゲーム一覧へ
common-cancel = やめる
common-undo = 元に戻す
# 文と文のあいだ。
sentence-gap = {""}

## ゲーム、席、コンピューター

game-red-dragon = 赤龍（レッドドラゴン）
game-red-dragon-blurb = トリックを取りつつ、赤い札はよけよう。いちばん痛いのは赤の11。
game-red-dragon-step-1 = 手札から数枚、裏向きで場に出します。
game-red-dragon-step-2 = みんなが出した札から、順番に取ります。
game-red-dragon-step-3 = 赤のないトリックを取ります。1つも取らなければ+20点です。
game-red-dragon-facts =
    { $seats ->
        [3] 全3ラウンドの合計点を競います。手札は20枚で、そのうち4枚を場に出します。1トリックは6点です。
        [4] 全4ラウンドの合計点を競います。手札は15枚で、そのうち3枚を場に出します。1トリックは8点です。
        [5] 全5ラウンドの合計点を競います。手札は12枚で、そのうち2枚を場に出します。1トリックは10点です。
       *[6] 全6ラウンドの合計点を競います。手札は10枚で、そのうち2枚を場に出します。1トリックは12点です。
    }
game-scharfe-schoten = 辛いだけでいいのか？
game-scharfe-schoten-blurb = 札の色は全員に見え、数字は自分だけ。どの色を取るかを言い当てよう。
game-scharfe-schoten-step-1 = みんなの札の裏の色と、色の強さを見ます。
game-scharfe-schoten-step-2 = いちばん多く取る色と、いちばん少ない色を予想します。
game-scharfe-schoten-step-3 = ねらったトリックを取り、そのたびにスパイス棚に残る札を1枚もらいます。
game-scharfe-schoten-facts =
    { $seats ->
        [3] 全3ラウンドの合計点を競います。手札は12枚、スパイス棚に12枚。どのトリックでも棚から1枚もらえます。
       *[4] 全4ラウンドの合計点を競います。手札は10枚、スパイス棚に8枚。8トリック目まで棚から1枚もらえます。
    }
game-x-missions = X-Missions
game-x-missions-blurb = ラウンドごとに秘密のミッションを1つ。9トリックで達成しよう。
game-x-missions-step-1 = 手札を見て、できそうなミッションを選び、秘密にします。
game-x-missions-step-2 = ミッションに役立つトリックを取ります。邪魔になるトリックもあります。
game-x-missions-step-3 = だれかが50点に届いたとき、いちばん点の多い人の勝ち。
game-x-missions-facts = だれかが50点に届くまで、だいたい4〜{"\u2060"}6ラウンド。手札は9枚、9トリックです。1トリック1点、ミッションは8〜28点です。
game-sauscharf = 超辛い（激辛チリソース）
game-sauscharf-blurb = チリを集めて、同じ数字のセットから激辛ソースを作ろう。
game-sauscharf-step-1 = 同じ数字のセットを出します。枚数の多い人から動けます。
game-sauscharf-step-2 = 市場からチリを取り、あとで使う札をためます。
game-sauscharf-step-3 = 大きなセットでソースを作ります。余った札は1枚につき−1点。
game-sauscharf-facts =
    { $heat ->
        [mild]
            まずチリを集め、それからソースを作ります。マイルド：手札10枚。だれかがソース{ $seats ->
                [2] 5
                [3] 4
               *[4] 3
            }個で札0枚になると終わりです。得点の多い人の勝ちです。
        [hot]
            まずチリを集め、それからソースを作ります。ホット：手札9枚。だれかがソース{ $seats ->
                [2] 6
                [3] 5
               *[4] 4
            }個で札0枚になると終わりです。得点の多い人の勝ちです。
       *[super-hot]
            まずチリを集め、それからソースを作ります。激辛：手札8枚。だれかがソース{ $seats ->
                [2] 6
                [3] 5
               *[4] 4
            }個で札0枚になると終わりです。得点の多い人の勝ちです。
    }
option-sauscharf-heat = 辛さ
option-sauscharf-heat-mild = マイルド
option-sauscharf-heat-hot = ホット
option-sauscharf-heat-super-hot = 激辛
game-stich-meister = トリックマイスター
game-stich-meister-blurb = ラウンドごとに新しいルール。1人1枚ずつ持ち寄る、全60枚のルールカード。
game-stich-meister-step-1 = 手札を見て、ルールカードを1枚こっそり選びます。
game-stich-meister-step-2 = 4枚を公開。合わせるとどうなるかを考えます。
game-stich-meister-step-3 = そのルールで得になるトリックを取ります。
game-stich-meister-facts =
    { $seats ->
        [3] 全3ラウンドの合計点を競います。手札は16枚。ルールカードは4枚（各自1枚と、山札から1枚）です。
        [4] 全4ラウンドの合計点を競います。手札は15枚。ルールカードは4枚（各自1枚）です。
       *[5] 全5ラウンドの合計点を競います。手札は12枚。ルールカードは4枚で、毎回1人は選びません。
    }
option-stich-meister-trumpLeadFollow = 切り札のリードには
option-stich-meister-trumpLeadFollow-suit-or-trump = 同スートか切り札
option-stich-meister-trumpLeadFollow-trump-only = 切り札だけ
level-beginner = 初心者
level-beginner-blurb = ねらいは知っていますが、出た札を忘れて、よく迷います。
level-casual = ふつう
level-casual-blurb = 出た札をすべて覚え、失点を避けて、取るトリックを選びます。
level-club = 上級
level-club-blurb = これまでに見えた札と矛盾しない配り方をいくつか想定し、出せる札をすべて試します。
level-master = 名人
level-master-blurb = 有力な手をさらに読み、強い相手がそろうほど深く考えます。
computer-name-plum = ウメ
computer-name-moon = ルナ
computer-name-wave = ナミ
computer-name-hex = キコ
computer-name-hill = リク
computer-name-star = ホシ
temper-plum =
    { $game ->
        [sauscharf] きれい好き。1枚だけのチリから出します。
       *[other] きれい好き。一つの色から先に出しきります。
    }
temper-moon =
    { $game ->
        [sauscharf] がまん強い。大きい数を取っておきます。
       *[other] がまん強い。大きい数を最後まで取っておきます。
    }
temper-wave =
    { $game ->
        [sauscharf] あきっぽい。持っていない数を取りたがります。
       *[other] あきっぽい。すぐに色を変えます。
    }
temper-hex = 偶数が好き。奇数から先に出します。
temper-hill = マイペース。同じ色を続けます。
temper-star = せっかち。大きい数から先に出します。
person-name = プレイヤー{ $number }

## ホーム

home-choose = ゲームを選ぶ
home-more = そのほか
home-seats = { $least }〜{ $most }人
home-seats-only = { $count }人
home-play = 遊ぶ
home-continue = 続ける
home-look = 結果を見る
home-turn = { $name }さんの番です
home-won = 終了 · 勝者：{ $names }
home-all = すべての対戦
home-none = この端末には、まだ対戦がありません。
home-damaged = 壊れた対戦データ
home-damaged-text = この対戦は読み込めなくなっています。ファイルとして保存しておくことはできます。
home-export = ファイルに保存
home-export-named = ファイルに保存：{ $title }
home-delete = 削除
home-delete-named = 削除：{ $title }
home-delete-title = この対戦を削除しますか？
home-delete-keep = 残しておく
home-deleted = 対戦を削除しました。
home-newer = 新しい版で保存された対戦
home-backup = コピー：{ $age }
home-backup-none = このブラウザーの外にコピーはありません
home-finished = 終わった対戦は、新しいものから{ $count }件まで残ります。
home-persistence-granted = このブラウザーが、対戦データを自動で消すことはありません。
home-persistence-refused = 空きが少なくなると、ブラウザーが対戦データを消すことがあります。大切な対戦はコピーを保存してください。
home-persistence-none = このブラウザーは、対戦データを自動で消すことがあります。大切な対戦はコピーを保存してください。
saves-stepped-back = 最新の状態を読み込めなかったため、1つ前から続けます。壊れたデータは一覧に残してあります。
home-import = ファイルから対戦を開く
home-code = コードから対戦を開く
home-importing = ファイルを読んでいます…
home-imported = 対戦を一覧に追加しました。
home-import-refused = このファイルは開けませんでした。

## 保存した対戦

save-error-not-a-save = トリックテーブルの対戦データではありません。
save-error-unreadable = ファイルを読み取れません。まだ元の場所にあるか確かめてください。
save-error-not-a-code = トリックテーブルのコードではありません。コードは「TT1.」で始まります。
save-error-damaged-code = コードの一部が欠けているか、まちがっています。全体をコピーしてください。
save-error-wrong-type = データが壊れています（「{ $field }」の内容が正しくありません）。
save-error-missing-field = データが壊れています（「{ $field }」がありません）。
save-error-unknown-game = ここにはないゲームの対戦です（{ $game }）。
save-error-newer-format = 新しい版のトリックテーブルで保存されています。このページを更新してから、もう一度お試しください。
save-error-other-rules = 別の版のルールの対戦なので、ここでは続けられません。
save-error-bad-seats = データが壊れています（このゲームは{ $seats }人では遊べません）。
save-error-bad-option = データが壊れています（設定「{ $option }」に「{ $value }」は選べません）。
save-error-bad-seed = データが壊れています（配り方を読み取れません）。
save-error-too-large = 対戦データにしては大きすぎます。
save-error-illegal-action = データが壊れています（{ $index }手目「{ $action }」がルールに合いません）。
save-error-digest-mismatch = 保存したあとで内容が書き換えられています。
save-error-no-room = 終わった対戦が端末に残るのは{ $most }件までです。
storage-blocked = このブラウザーでは、ページがデータを保存できません。遊べますが、ページを閉じると対戦は消えます。ファイルに保存するか、ブラウザーの設定でサイトのデータを許可してください。
storage-blocked-short = 保存されていません。このブラウザーはデータを残せません。閉じる前にファイルに保存してください。
storage-not-saved = 保存されていません
storage-full = ブラウザーに保存する空きがもうありません。古い対戦を削除するか、ファイルに保存してください。
storage-full-short = 保存されていません。保存する空きがもうありません。閉じる前にファイルに保存してください。
storage-tight = このブラウザーの空きは残りわずかです。この対戦はまだ保存されています。念のためファイルにも保存するか、古い対戦を削除してください。

## 対戦を別の端末へ移す

move-title = 別の端末へ移す
move-title-named = 別の端末へ移す：{ $title }
move-waiting = コードを作っています。ページを開いた直後は少し時間がかかります。
move-qr = この対戦のQRコード
move-qr-help = 別の端末のカメラで読み取ってください。その端末でこのページが開き、今の状態から続けられます。
move-qr-here = 別の端末のカメラで読み取り、表示された文字をコピーして、その端末の「コードから対戦を開く」に貼り付けてください。
move-code = 文字コード
move-code-help = 別の端末に送り、「コードから対戦を開く」に貼り付けてください。ホーム画面に追加したアプリへ移すときも、この方法を使います。
move-copy = コードをコピー
move-copied = コードをコピーしました。
move-copy-by-hand = コードを選択しました。ブラウザーのメニューからコピーしてください。
move-share = リンクを送る
move-share-refused = このブラウザーでは送れません。コードをコピーしてお使いください。
code-label = コード、またはコードの入ったリンク
code-help = 空白や改行、小文字が混ざっていてもかまいません。
code-read = コードを読み込む
guide-button = ホーム画面に追加
guide-title = ホーム画面のトリックテーブル
guide-why = ホーム画面からは、アプリのようにブラウザーの枠なしで開きます。またSafariは、しばらく開かなかったページのデータを消すことがありますが、ホーム画面に追加すると対戦が残ります。
guide-ipad = iPadとiPhone
guide-step-1 = このページをSafariで開きます。
guide-step-2 = 共有ボタン（四角から上向きの矢印が出たマーク）をタップします。
guide-step-3 = 「ホーム画面に追加」を選びます。一覧の下のほうにあることもあります。
guide-step-4 = 「追加」をタップします。これからは新しいアイコンから開いてください。
guide-others = そのほかの端末
guide-others-text = ChromeやEdgeでは、ブラウザーのメニューから「インストール」または「ホーム画面に追加」を選びます。
guide-matches = iPadでは、ホーム画面のアプリの一覧は空の状態から始まります。「別の端末へ移す」でコードをコピーし、アプリのほうで開いてください。

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
engine-wasm-blocked = このブラウザーではWebAssemblyが使えません。
engine-wasm-blocked-cure = このページのロックダウンや厳しいセキュリティ設定を切るか、別のブラウザーをお使いください。
engine-file-missing = ページの一部が見つかりません：{ $file }
engine-file-missing-cure = 接続を確かめて、もう一度お試しください。直らないときは、ページをサーバーに置き直す必要があります。
engine-start-failed = ゲームのエンジンを起動できませんでした。
engine-start-failed-cure = ほかのタブを閉じてメモリーを空け、もう一度お試しください。
engine-no-module-worker = このブラウザーは古く、ゲームのエンジンが動きません。
engine-no-module-worker-cure = 更新するか、Safari 16.4、Chrome 111、Firefox 121以降をお使いください。
engine-worker-missing = ファイル worker.js が見つからないか、読み込めません。
engine-worker-missing-cure = 接続を確かめて、もう一度お試しください。直らないときは、ページをサーバーに置き直す必要があります。
engine-too-slow = ゲームの準備に、いつもより時間がかかっています。
engine-too-slow-cure = まだ準備を続けています。このまま待つか、はじめからやり直せます。

## オフラインと新しい版

offline-ready = オフラインで使えます。ページ全体がこの端末に保存され、すべてのファイルを確認しました。
offline-waiting = ゲームのエンジンの準備ができると、オフライン用のコピーを保存します。
offline-fetching = オフライン用のコピーを保存しています：{ $percent }%
offline-insecure = オフラインでは使えません。このページはhttpで開かれており、ブラウザーがコピーを保存するのはhttpsのページだけです。サーバーにつながっている間は使えます。
offline-unavailable = オフラインでは使えません。このブラウザーではページのコピーを保存できないか、設定で禁止されています。サーバーにつながっている間は使えます。
offline-no-room = オフラインでは使えません。コピーを保存する空きがこのブラウザーにありません。
offline-file-missing = まだオフラインでは使えません。{ $file } を取得できませんでした。次に開いたときにもう一度試します。
offline-file-damaged = オフラインでは使えません。{ $file } が作られたときの内容と違います。ページをサーバーに置き直してください。
offline-one-file = これは1つのファイルで動く版です。ネットワークはいりません。対戦は、この場所にあるこのファイルのものとして、このブラウザーに残ります。残しておきたいときや移したいときは、ファイルに保存してください。
offline-short-ready = オフライン対応
offline-short-fetching = オフライン用に保存中：{ $percent }%
offline-short-none = オフライン未対応
offline-short-one-file = 1つのファイルの版
offline-update = 新しいトリックテーブルがあります。対戦の記録はそのまま残ります。
offline-update-now = 今すぐ使う
offline-updated = 新しいトリックテーブルになりました。
offline-healed = このブラウザーに保存されていたページの一部が書き換わっていたため、元に戻しました。
offline-went-back = 新しいトリックテーブルはこの端末で起動しませんでした。前の版に戻しました。

## The page as one file

one-file = 1つのファイルにする
one-file-text = USBメモリーや、ネットワークのないパソコンのために、ページ全体を9 MBのファイル1つにします。パソコンのChrome、Edge、Firefoxで開けます。iPadでは開けません。
one-file-save = 1つのファイルに保存
one-file-saving = まとめています：{ $percent }%
one-file-saved = ファイルに保存しました。好きな場所にコピーして開けます。
one-file-away = ファイルにまとめられませんでした。サーバーにつながらないか、サーバーのページが新しくなっています。再読み込みして、もう一度お試しください。
one-file-without = 自動では更新されず、インストールやゲームの追加はできません。

## このページについて

trust-title = このページについて
trust-version = バージョン
trust-promise = すべてこの端末の中で動きます。アカウントはなく、対戦の内容を知るサーバーもありません。
trust-version-engine = トリックテーブル
trust-version-build = ビルド
trust-version-python = Python
trust-offline = オフライン
trust-refused = ビルド { $build } はこのブラウザーで起動しなかったため、前の版を使っています。
trust-refused-again = もう一度試す
trust-start = 起動
trust-start-none = ゲームのエンジンはまだ起動していません。
trust-start-snapshot = いちばん速い方法：保存されたメモリーの状態からPythonを起動しました。
trust-start-compiled = 2番目の方法：コンパイル済みのファイルからPythonを起動しました。
trust-start-plain = いちばん遅い方法：元のファイルからPythonを起動しました。
trust-way-snapshot = メモリーの状態
trust-way-compiled = コンパイル済みファイル
trust-way-plain = 元のファイル
trust-refused-file-missing = { $way }：{ $file } がないか、作られたときの内容と違います。
trust-refused-start-failed = { $way }：Pythonが起動しませんでした。
trust-refused-no-answer = { $way }：時間内にPythonが応答しませんでした。
trust-refused-barred = { $way }：以前このブラウザーでエンジンが止まったため、使っていません。
trust-refused-not-yet = { $way }：最初の起動のあとに読み込み、次の起動から使います。
trust-refused-not-built = { $way }：このビルドにはありません。
trust-refused-wasm-blocked = { $way }：WebAssemblyが無効です。
trust-incomplete = ゲームの追加にだけ必要な部分を取得できませんでした。
trust-saves = 保存した対戦
trust-saves-ok =
    { $count ->
        [0] 対戦は一手ごとにこの端末へ保存されます。まだ1つもありません。
       *[other] 対戦は一手ごとにこの端末へ保存されます。今{ $count }件あります。
    }
trust-saves-blocked = このブラウザーではページが何も保存できません。ページを閉じると対戦は消えます。
trust-saves-full = このブラウザーには保存する空きがありません。古い対戦を削除するか、ファイルに保存してください。
trust-saves-uncopied = そのうち{ $count }件は、このブラウザーの外にコピーがありません。
trust-saves-copied = ブラウザーの外に最後にコピーしたのは{ $day }です。
trust-saves-quarantined = 壊れたデータが{ $count }件、一覧に残してあります。
trust-saves-promise-granted = ブラウザーが保存内容を自動で消すことはありません。
trust-saves-promise-refused = 空きが少なくなると、ブラウザーが消すことがあります。
trust-saves-promise-none = このブラウザーは、保存内容を自動で消すことがあります。
trust-saves-promise-unknown = ブラウザーが保存内容を残すかどうかは、まだ分かりません。
trust-saves-room = このサイトが使える{ $quota } MBのうち{ $used } MBを使っています（オフライン用のコピーを含む）。
trust-files = ファイル
trust-files-text = ページの各ファイルには、作られたときのハッシュ値があります。ここで照らし合わせます。
trust-files-check = すべてのファイルを確認
trust-files-checking = 確認中：{ $percent }%
trust-files-valid = { $count }個のファイルはすべて、作られたときのままです。
trust-files-damaged = { $count }個のファイルが作られたときと違います。最初のものは { $file } です。
trust-files-unknown = サーバーには新しいビルドがあります。再読み込みしてから、もう一度確認してください。
trust-files-insecure = httpで開いたページでは、ハッシュ値を計算できません。
trust-files-away = サーバーにつながらず、この端末にコピーもありません。
trust-test = 自己診断
trust-test-text = 各ゲームの対戦を1つ、このブラウザーで最後まで再現し、すべての局面を正しい結果と比べます。
trust-test-run = 診断する
trust-test-busy = 診断中…
trust-test-broken = 診断を最後まで行えませんでした。接続を確かめて、もう一度お試しください。
trust-test-same = { $game }：全{ $count }局面が一致しました。
trust-test-differs = { $game }：{ $count }局面のうち{ $at }番目が違います。
trust-report = 困ったときは
trust-report-text = 報告ファイルには、バージョン、起動のしかた、最後の対戦（手順と、配り方を決めることば。名前は入りません）が入ります。この端末に保存されるだけで、どこにも送られません。
trust-report-save = 報告をファイルに保存

## 対戦の準備

setup-back = ゲーム一覧へ戻る
setup-no-game = そのゲームはここにはありません。
setup-who = だれが遊びますか？
setup-seats = 人数
setup-seats-only = いつも{ $count }人で遊びます。
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
        [1] 1人で遊ぶので、手札は表のままです。
       *[other] { $people }人で1つの画面を使います。番が替わるときは、札が隠れます。
    }
setup-change = 変える
setup-how = 遊び方
setup-chosen-seats = { $count }人
setup-chosen-people =
    { $count ->
        [1] あなた
       *[other] { $count }人のプレイヤー
    }
setup-chosen-level = コンピューター（{ $level }）{ $count }人
setup-dealing = 配っています…
setup-waiting = 準備ができたら、すぐに札を配ります。
setup-refused = この対戦は始められません。上の内容を変えて、もう一度お試しください。

## 画面を渡す

cover-pass = { $name }さんに画面を渡してください
cover-return = { $name }さんはいますか？
cover-turn = { $name }さんがボタンを押し続けるまで、札は見えません。
cover-hold = 長押し
cover-how = 少しのあいだ押し続けると、札が見えます。番が終わると、また隠れます。
cover-undo = 直前の手を取り消す

## 後から取得する画面

late-missing = ページのこの部分を取得できませんでした
late-missing-help = ネットワークを確認してから、ページを読み込み直してください。対戦はこの端末に残っています。
late-reload = ページを読み込み直す

## 対戦

match-laying = 席を用意しています…
match-laying-help = ゲームの準備ができしだい、対戦が開きます。
match-missing = この対戦は見つかりません
match-missing-help = 削除されたか、別の端末や別のブラウザーで遊んだ対戦です。
match-elsewhere = この対戦は別のタブで開いています
match-elsewhere-help = 記録が失われないように、1つの対戦は一度に1つのタブで遊びます。
match-open-here = こちらで開く
match-newer = この対戦には新しい版が必要です
match-newer-help = 新しい版のトリックテーブルで保存されています。このページを更新してから、もう一度開いてください。
match-stopped = 対戦を続けられません
match-stopped-help = 再起動しても、ゲームのエンジンから返事がありません。
match-refused-help = ゲームのエンジンは動いていますが、ページからの指示を受け付けませんでした。ページ側の不具合です。
match-stopped-safe = 保存した内容は残っています。

## 設定

settings-title = 設定
settings-language = 言語
settings-language-away = この言語を取得できませんでした。接続を確かめて、もう一度お試しください。
settings-group-pace = 進む速さ
settings-group-looks = 見え方
settings-group-sound = 音
settings-group-keys = キーボードと読み上げ
settings-preview = あなたの番です。好きな札でリードしてください
settings-speed = コンピューターの速さ
settings-speed-slow = ゆっくり
settings-speed-normal = ふつう
settings-speed-fast = 速い
settings-speed-instant = すぐに
settings-speed-help = テーブルをタップすると、その1枚だけ早送りできます。
settings-patience = コンピューターの考える時間
settings-patience-brisk = 短く
settings-patience-deep = じっくり
settings-patience-help = 「じっくり」では、上級と名人が数秒考えます。考える様子が見え、途中で打ち切れます。ヒントもより深く読みます。
settings-tap = トリックのあと、タップで進む
settings-tap-help = 札が出そろったら、タップするまでそのまま待ちます。
settings-explains = 新しいことを説明する
settings-explains-help = 初めての場面ごとに一文で説明します。各ゲームの最初の対戦では、よさそうな手に★を付け、トリックごとにタップを待ちます。
settings-forced = 1枚しか出せないときは自動で出す
settings-forced-help = 出す札を少し見せてから出します。「戻す」で取り消せます。伏せて選ぶものは自動では出しません。
settings-size-normal = ふつう
settings-size-large = 大きい
settings-size-largest = 特大
settings-cards = 手札の大きさ
settings-text = 文字の大きさ
settings-faces = コンピューターの顔と性格
settings-faces-help = 「ふつう」までの相手には、次の対戦からちょっとした癖があります。強さは変わりません。
settings-left = 左手用
settings-left-help = 得点などの欄とボタンの左右を入れ替えます。
settings-motion = 動きを減らす
settings-motion-help = 札が飛ばず、すぐにその場所に現れます。
settings-contrast = コントラストを上げる
settings-contrast-help = 札は白、ふちは黒、テーブルも黒になります。
settings-theme = 明るさは端末の設定に合わせて変わります。動きとコントラストも、ここで選ばなければ端末に合わせます。
sound-offer = 札の音を聞きますか？
sound-accept = 音を鳴らす
settings-sound = 音を鳴らす
settings-sound-help = 札を出す、トリックを取る、自分の番、ラウンドの勝ち、出せない札。どれも静かな音です。
settings-volume = 音量
settings-listen = 聞いてみる
settings-keys = 文字キーで読み上げる
settings-keys-help = テーブルで文字キーを1つ押すと、今の様子を読み上げます。
keys-title = テーブルで使うキー
keys-tab = テーブルの次の部分へ
keys-arrows = 札から札へ
keys-enter = 札を出す、ボタンを押す
keys-escape = シートやメモを閉じる
keys-t = トリック（またはテーブルにあるもの）
keys-h = 自分の手札
keys-r = 切り札など、今の決まり
keys-s = 得点
keys-w = だれの番か、何をするか
keys-l = 直前のトリック（または直前のできごと）
keys-z = 自分が札を出してからのできごと

## クラスで遊ぶ：リンク、同じ札、結果

deal-of-day = 今日の配札 · { $day }
deal-named = 配札の名前：{ $seed }
deal-fresh = 毎回新しく配ります
deal-option = { $name }：{ $choice }
deal-of-day-in = 今日の配札：{ $game }
days-first = 今日はだれでも同じ札です
days-so-far =
    { $count ->
        [1] きのう遊びました。今日も遊ぶと2日連続です
       *[other] { $count }日連続。今日はまだです
    }
days-done =
    { $count ->
        [1] 今日は遊びました
       *[other] 今日も遊んで{ $count }日連続です
    }
days-missed = 前回は{ $day }。今日からまた数えます
days-again = もう一度遊ぶ
link-title = リンク
link-reading = リンクを読み込んでいます…
link-refused = このリンクは開けません
link-name = 名前（書かなくてもかまいません）
link-name-help = この端末に残り、結果コードの前に付きます。
link-begun = { $names }さんの対戦が途中まであります。
link-reset = はじめから
link-reset-title = はじめからにしますか？
link-reset-help = これまでの対戦は削除され、次の人が同じ札で始めます。
lock-note = 固定中：このゲームとこの設定だけで遊びます。
lock-leave = 固定を解除（長押し）
lock-leave-title = 固定を解除しますか？
lock-leave-help = この端末のすべてのゲームと設定が使えるようになります。対戦はそのまま残ります。
lock-leave-now = 解除する
lock-stay = このまま
share-error-no-link = トリックテーブルのリンクではありません。リンクには game=… か match=… が必要です。
share-error-link-too-long = リンクにしては長すぎます。
share-error-no-game = どのゲームか分かりません。game=… が必要です。
share-error-unknown-word = 「{ $word }」ということばは、この版では使えません。書きまちがいか、新しい版のリンクです。
share-error-word-twice = 「{ $word }」が2回書かれています。
share-error-word-beside-match = 対戦全体が入っているリンクに「{ $word }」は書けません。
share-error-bad-value = 「{ $word }」を「{ $value }」にはできません。使えるもの：{ $known }
share-error-seats-and-players = 「seats={ $seats }」とあるのに、「players」に書かれているのは{ $players }人です。
share-error-bad-players-count = 「players」に{ $players }人が書かれています。このゲームで遊べる人数：{ $known }
share-error-unknown-game = 「{ $game }」というゲームはここにはありません。
share-error-other-rules = 別の版のルール（版{ $rules }、ここは版{ $known }）で作られたリンクなので、同じ札になりません。リンクを作り直してください。
share-error-bad-seats = このゲームは{ $seats }人では遊べません。
share-error-bad-option = 設定「{ $option }」に「{ $value }」は選べません。
share-error-unknown-option = このゲームに「{ $option }」という設定はありません。
share-error-bad-seed = 札を決めることばが長すぎるか、読み取れません。
share-error-unknown-language = このページは「{ $lang }」に対応していません。使えるもの：{ $known }
share-error-no-result = 結果コードが見つかりません。コードは「TR1」で始まります。
share-error-damaged-result = コードにまちがいがあるか、一部が欠けています。
share-error-newer-result = 新しい版のトリックテーブルのコードです。このページを更新してから、もう一度お試しください。
share-error-result-of-unknown-game = ここにはないゲームの結果です。
share-error-too-many-results = 行が多すぎます。表をコピーし、一覧を空にしてから続けてください。
share-error-not-over = 対戦がまだ終わっていません。
share-error-bad-players = 席が対戦と合いません。
share-error-no-room = この得点はコードに収まりません。
share-title = 同じ札で遊ぶリンク
share-waiting = リンクを作っています。ページを開いた直後は少し時間がかかります。
share-part-deal = 最初から
share-part-match = ここまでの経過も
share-qr = このリンクのQRコード
share-qr-help = カメラを向けると、その端末でこのページが開き、内容が表示されます。勝手に始まることはありません。
share-qr-here = 別の端末のカメラで読み取り、表示された文字をコピーして、その端末の「コードから対戦を開く」に貼り付けてください。
share-help = このリンクを開いた人には、みな同じ札が配られます。コンピューターも、同じ手には同じように答えます。
share-match-help = これまでの対戦が、名前も含めてすべて入ります。開いた人は、まず内容を見てから、続きを遊べます。
share-locked = 固定する
share-locked-help = このゲームだけを表示します。言語と表示の設定は変えられます。
share-lang-any = 端末に合わせる
share-copy = リンクをコピー
share-copied = リンクをコピーしました。
share-open = ここで開く
setup-day = 今日の配札
result-title = 結果コード
result-of = だれの結果
result-qr = この結果のQRコード
result-qr-help = 先生のカメラで読み取ってください。
result-code = 先生に渡すコード
result-help = 得点、順位、使ったヒントなどが入ります。名前は、自分で書いたときだけ前に付きます。小文字でも、ハイフンがなくてもかまいません。
result-copy = コードをコピー
result-copied = コードをコピーしました。
final-next-person = 次の人へ
class-title = クラスで使う
class-intro = 全員に同じ札を配り、一緒に見て、結果をまとめます。すべてこの端末の中に残ります。
class-job-make = 同じ札を配る
class-job-results = 結果をまとめる
class-step-game = ゲーム
class-step-word = ことば
class-step-code = QRコード
class-make-now = QRコードを映す
class-joined = { $count }人分の結果が届きました
class-sheet = 大きく映す
class-project = 手札を開いて映す
class-results = 結果
class-codes =
    { $count ->
        [0] 結果コードを入力
       *[other] コードを追加・変更（{ $count }件）
    }
class-lines = 結果コード（1行に1つ）
class-lines-help = 貼り付けるか、入力するか、カメラで読み取ってください。コードの前に名前を書けます。
class-scanned = 結果が届きました
class-add = 追加
class-added = 結果を一覧に追加しました。
class-problem = { $line }行目：
class-again = { $line }行目は{ $first }行目と同じコードです。1回だけ数えます。
class-deal = 配札の記号：{ $deal }
class-head-name = 名前
class-unnamed = 名前なし · …{ $code }
class-head-score = 得点
class-head-place = 順位
class-head-aids = 使ったヒントなど
class-head-line = 行
class-head-game = ゲーム
class-head-deal = 札
class-head-code = コード
class-place-of = { $seats }人中{ $place }位
class-undone = 取り消し{ $count }回
class-advice = ヒント{ $count }回
class-opened = 全員の手札を公開
class-sums =
    { $count ->
        [1] 結果1件：{ $sum }点
       *[other] 結果{ $count }件 · 合計{ $sum } · 平均{ $mean } · 最高{ $best }
    }
class-copy = 表をコピー
class-copied = 表をコピーしました。表計算ソフトに貼り付けてください。
class-copy-refused = このブラウザーではコピーできません。ファイルに保存してください。
class-save = CSVで保存
class-empty = 一覧を空にする
class-empty-title = 一覧を空にしますか？
class-empty-help = この端末の一覧から、すべての行を消します。まだ必要なら、先に表をコピーしてください。
class-emptied = 一覧を空にしました。

## どのゲームにも共通のテーブル

table-felt = テーブル
table-side = テーブルのわき
table-leave = テーブルを離れる
table-menu = メニュー
table-rules = ルール早見
table-rules-of = { $game }のルール
table-contents = 目次
table-now = 今ここ
table-settings = 設定
table-export = ファイルに保存
table-close = 閉じる
table-log = これまでの流れ
table-round-of = ラウンド{ $round }/{ $rounds }
table-round-open = ラウンド{ $round }
progress-trick = トリック{ $trick }/{ $tricks }
ask-lead =
    { $shared ->
        [yes] { $name }：好きな札でリードしてください
       *[no] あなたの番です。好きな札でリードしてください
    }
ask-follow =
    { $shared ->
        [yes] { $name }：{ $suit }を出してください
       *[no] あなたの番です。{ $suit }を出してください
    }
ask-void =
    { $shared ->
        [yes] { $name }：{ $suit }がないので、どの札でも出せます
       *[no] { $suit }がないので、どの札でも出せます
    }
table-centre = 場
table-market = 場から取れる札
table-trick = トリック
table-order = 順番
table-given = { $name }：{ $each }枚中{ $count }枚を出しました
table-count-of = { $count }/{ $each }枚
table-human = 人が操作
table-known = { $name }が持っていると分かっている札
fact-suit-count = { $suit }{ $count }
table-tricks = { $count }トリック
table-round-points = このラウンド{ $shown }点
table-points-now = 今{ $points }点
table-points-if-now = ラウンドが今終われば{ $shown }点
table-scores = 得点
table-this-round = 今回
table-round-now = 今なら
table-why-points = なぜ？
table-total = 合計
table-target = { $target }点で終了
table-stake = このトリック
stake-no-lead = まだリードされていません。
table-last = 直前のトリック
table-last-of = 直前のトリック：{ $name }
table-last-none = まだトリックはありません。
table-last-taken = { $number }トリック目は{ $name }が取りました。
table-led = リード
table-ahead = いちばん強い
table-led-ahead = リード・いちばん強い
table-takes = 獲得
rules-led = { table-led }
rules-takes = { table-takes }
rules-total = { score-total }
suit-none = –
table-your-card = 自分の札
# 名前が長いとき、名前のあとで行が変わるように
table-card-of = { $name }{ "\u200B" }の札
table-prompt = 今すること
table-go-on = 次へ
table-undo = 戻す
red-dragon-takes-highest =
    { $card }が、最初に出た色でいちばん大きい札です。このトリックは{ $gain }点です{ $lost ->
        [0] 。
       *[other] （{ $each } − 赤{ $dragon ->
            [alone] 11の{ $lost }
            [yes] の{ $lost }、うち赤11が26
           *[no] の{ $lost }
        }）。
    }
x-missions-takes-highest = { $card }が、最初に出た色でいちばん大きい札です。
scharfe-schoten-takes-trump =
    { $card }が、このトリックで{ $is_only ->
        [yes] 唯一の
       *[no] 最強の
    }切り札です。
scharfe-schoten-takes-higher-number = { $card }：もっと強い色も、もっと大きい{ $suit }もありません。
scharfe-schoten-takes-stronger-colour = { $card }：{ $suit }は{ $led_suit }より強い色です。
table-takes-trick =
    { $mine ->
        [yes] あなたがトリックを取ります。
       *[no] { $name }がトリックを取ります。
    }
table-claim = 残りを進める
table-claim-short = 進める
table-claim-help = このラウンドの得点は決まりました。最後まで進めます。
table-forced = 出せるのはこの1枚。自動で出します
spoken-scores = 得点：{ $scores }。
spoken-nobody = 今はだれの番でもありません。
spoken-no-trick = トリックにはまだ札がありません。{ $progress }。
spoken-trick = 出ている札：{ $plays }。
spoken-play = { $name }が{ $card }
spoken-ahead = 今は{ $name }が勝っています。
spoken-left =
    { $count ->
        [0] 全員が出しました。
       *[other] あと{ $count }枚です。
    }
spoken-hand = 手札は{ $count }枚：{ $cards }。
spoken-no-hand = 手札はありません。
spoken-last = 直前のトリック：{ $plays }。
spoken-nothing = まだ何も起きていません。
spoken-nothing-since = それからはまだ何も起きていません。
red-dragon-counts-no-trump = 切り札はありません。リードの色でいちばん大きい札が勝ちます。1トリック{ $each }点。赤い札は数字の分だけ失点し、11は26点の失点です。
x-missions-counts-trump = 切り札：{ $suit }。
x-missions-counts-no-trump = 切り札はありません。
x-missions-counts-mission = 自分のミッション：{ xm-mission-name }。
x-missions-counts-no-mission = 自分のミッション：{ x-missions-item-mission-none }。
x-missions-counts-not-chosen = { x-missions-fact-not-chosen }
x-missions-felt-offer = 選べるミッション：{ $lines }。
x-missions-felt-mission = { xm-mission-name }
x-missions-secret-mission = { xm-mission-name }
x-missions-secret-no-mission = { x-missions-item-mission-none }
stich-meister-counts-rule = { $item }：{ $text }
sauscharf-counts-sauces = 並んでいるソース：{ $lines }。
sauscharf-counts-sauce = ソース{ $heat }、{ $points }点
sauscharf-counts-no-sauces = { sa-no-sauces }
sauscharf-counts-coming = これから出るソース：{ $lines }。
sauscharf-counts-copies = ソース{ $heat }が{ $count }個
sauscharf-felt-market = 市場：{ $lines }。
sauscharf-felt-slot = スロット{ $slot }：{ $cards }
sauscharf-felt-slot-empty = スロット{ $slot }：{ sa-slot-empty }
sauscharf-felt-set = { $seat }が{ $cards }を出しました。
sauscharf-secret-ingredients = 材料：{ $cards }
table-tap = タップで次へ
table-thinking = { $name }が考えています…
table-play-now = 早く進める
table-turn-of = 次は{ $name }の番です。
table-hand =
    { $count ->
        [0] 手札
       *[other] { $name }の手札{ $count }枚
    }

card-name = { $suit }{"\u2060"}{ $number }
card-name-cost = { $suit }{"\u2060"}{ $number }、{ $cost }点の失点
card-comma = 、
mark-trump = 切り札
suit-club = クラブ
suit-diamond = ダイヤ
suit-heart = ハート
suit-spade = スペード
suit-acorn = どんぐり
suit-bell = 鈴
suit-word-club = クラブ
suit-word-diamond = ダイヤ
suit-word-heart = ハート
suit-word-spade = スペード
suit-word-acorn = どんぐり
suit-word-bell = 鈴
suit-letter-club = ク
suit-letter-diamond = ダ
suit-letter-heart = ハ
suit-letter-spade = ス
suit-letter-acorn = 団
suit-letter-bell = 鈴
rank-J = J
rank-J-word = ジャック
rank-Q = Q
rank-Q-word = クイーン
rank-K = K
rank-K-word = キング
rank-A = A
rank-A-word = エース
rank-U = U
rank-U-word = ウンター
rank-O = O
rank-O-word = オーバー
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

refused-card = { $card }を選べない理由
refused-other = できない理由
reason-must-follow =
    { $shared ->
        [yes] リードは{ $suit }です。{ $name }の手札には{ $cards }があるので、{ $suit }を出します。
       *[no] リードは{ $suit }です。{ $cards }を持っているので、{ $suit }を出します。
    }
reason-not-decided = このラウンドの残りは、まだ決まっていません。
reason-not-your-turn = まだです。今は{ $seat }の番です。
reason-nothing-to-undo = まだ戻せる手がありません。
reason-undo-seen = そのあと札が見られているので、もう戻せません。
reason-card-not-in-hand = その札は手札にありません。
scharfe-schoten-reason-same-colour-predicted = 最多と最少には別の色を選びます。{ $suit }はもう選んであります。
scharfe-schoten-reason-rack-colour-empty = 棚に{ $suit }はもうありません。残り：{ $suits }。
reason-match-over = 対戦はもう終わっています。
reason-wrong-phase = 今は、それをするときではありません。
reason-not-an-action = このテーブルではできません。
red-dragon-reason-card-not-in-centre = その札は場にありません。
sauscharf-reason-empty-set = セットには1枚以上必要です。まず手札の札をタップしてください。
sauscharf-reason-mixed-values = 1つのセットに入れられる数字は1種類だけです。Xはどの数字にも加えられます。
sauscharf-reason-pass-not-allowed = チリ集めの間はパスできません。セットを出してください。
sauscharf-reason-no-ingredients = 材料がないので回収できません。セットを出してください。
sauscharf-reason-sauce-not-displayed = そのソースは並んでいません。

event-hand-dealt =
    { $known ->
        [yes] { $seat }に配られた札：{ $cards }。
       *[no] { "" }
    }
event-card-played =
    { $known ->
        [yes] { $seat }が{ $card }を出しました。
       *[no] { $seat }が札を伏せて出しました。
    }
event-play = { $seat }：{ $card }
event-trick-taken = { $winner_seat }が{ $number }トリック目を取りました。
event-round-scored = 第{"\u2060"}{ $round }ラウンド終了。{ $scores }。
event-match-ended =
    { $count ->
        [1] { $winner_seats }の勝ち。{ $totals }。
       *[other] { $winner_seats }が同点優勝。{ $totals }。
    }

## ヒント、手の理由、公開した手札

advice-ask = ヒント
advice-title = おすすめの手
advice-thinking = 分かっていることに合う配り方を、たくさん試しています…
advice-failed = 今回は答えが出ませんでした。閉じて、もう一度お試しください。
advice-intro = ここまでに見えたことに合う配り方を{ $worlds }通り試したときの、{ $single ->
        [yes] 対戦終了時
       *[no] このラウンド
    }の得点です。おすすめが先頭で、その下は{ $seats ->
        [2] 相手
       *[other] ほかの人
    }との差がよくなる順です。
advice-one-by-one = 全部で{ $count }枚を1枚ずつ出します。各行は次の1枚についてです。
advice-legend = 大きい数字はおすすめの手での自分の平均の得点、±は、偶然や、想定と違う打ち方をされることでずれる幅です。「{ $seats ->
        [2] 相手
       *[other] ほかの人
    }との差 −3」は、おすすめの手より差がそれだけ悪くなることです。棒はその得点になった割合、点線は0点です。{ $has_reasons ->
        [yes] 理由の横の小さい数字は、その理由で変わる得点です。
       *[no] {""}
    }
advice-best = おすすめ
advice-level = ほぼ同じ
advice-less = 自分の点は減りますが、{ $seats ->
        [2] 相手
       *[other] ほかの人
    }の点も同じくらい減ります。
advice-card = { $card }、ヒントのおすすめ
advice-round = 平均{ $points }点、誤差は{ $error }点ほど
advice-spread = たいてい{ $low }点から{ $high }点
advice-edge = { $seats ->
        [2] 相手
       *[other] ほかの人
    }との差 { $points }
advice-own = 自分の得点
advice-range = { $low }〜{ $high }
advice-total = 合計 約{ $points }
advice-trick = { $percent }%の配り方で、このトリックを取る
advice-trick-short = 取る確率 { $percent }%
advice-worth = { $points }点の値打ち
advice-all = { $count }通りすべて見る
advice-plain-only = 今できることは、これだけです。
advice-plain-best = 多くの場合、ほかの手より少しだけ得です。決め手は一つではありません。
advice-plain-level = おすすめの手との差は小さく、偶然かもしれません。
advice-plain-worse = おすすめの手よりはっきり劣ります。決め手は一つではありません。
advice-wins-trick = このトリックを取るのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-captures-red-11 = 赤の11を取ってしまうのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-takes-no-trick = 1トリックも取らずに終わるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-mission-done = ミッションを達成できるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-hits-most = 「最多の色」の予想が当たるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-hits-least = 「最少の色」の予想が当たるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
tip-do = 今のおすすめ：{ $what }。
tip-more = くわしく
tip-close = 分かりました
tip-lead =
    { $card }をリードしましょう。{ $outcome ->
        [sure] もうだれも勝てません。
        [likely] たぶんトリックを取れます。
        [unlikely] トリックはたぶんほかの人が取ります。
       *[open] { "" }
    }
tip-play = { $card }を出しましょう。
tip-cannot-beat = いちばん強い{ $ahead_card }には勝てません。{ $card }を出しましょう。
tip-stay-under = このトリックは取らずに、{ $ahead_card }に負ける{ $card }を出しましょう。
tip-take = { $card }でこのトリックを取りましょう。
tip-go-ahead =
    { $card }なら{ $ahead_card }に勝てます。{ $outcome ->
        [sure] もうだれも勝てません。
        [likely] たぶんトリックを取れます。
        [unlikely] ただし、たぶんもっと強い札が出ます。
       *[open] { "" }
    }
advice-because-captures-red-11-less = 自分のトリックに赤の11が入る心配が減ります。
advice-because-takes-no-trick-more = 1トリックも取らずにすみやすくなります。
advice-because-takes-no-trick-less = このラウンドで少なくとも1トリックは取りやすくなります。
advice-because-mission-done-more = ミッションを達成しやすくなります。
x-missions-advice-because-only-suit = { $suit }はこの1枚だけなので、出すしかありません。{ xm-comes }
x-missions-advice-because-last-card = 最後の1枚です。{ xm-comes }
xm-comes =
    { $comes ->
        [done] これでミッション達成です。
        [lost] これでミッションは達成できなくなります。
       *[possible] {""}
    }
xm-rival =
    { $percent ->
        [0] {""}
       *[other] 達成率は約{ $percent }%で{ $pays }点です{ $rival ->
            [-1] { $alone ->
                [likely] 。ほかはどれも20%未満です。
                [best] 。平均ではこれがいちばんです。
               *[no] 。
            }
           *[other] （ミッション{ $rival }は{ $rival_percent }%で{ $rival_pays }点{ $is_near ->
                [yes] 、同じくらいです
               *[no] {""}
            }）。
        }
    }
xm-trumps = 切り札が{ $trumps }枚
xm-eights = 8が{ $eights }枚
xm-nines = 9が{ $nines }枚
xm-strong =
    { $kinds ->
        [trumps] { xm-trumps }
        [eights] { xm-eights }
        [nines] { xm-nines }
        [eights-nines] { xm-eights }、{ xm-nines }
        [trumps-eights] { xm-trumps }、{ xm-eights }
        [trumps-nines] { xm-trumps }、{ xm-nines }
       *[other] { xm-trumps }、{ xm-eights }、{ xm-nines }
    }
xm-low =
    { $trumps ->
        [0] 9枚のうち{ $low }枚が5以下
       *[other] 切り札のほかに5以下が{ $low }枚
    }
x-missions-advice-because-mission-0 =
    { $is_low ->
        [yes] { $count ->
            [0] { xm-low }で、トリックを取らずにすみそうです。
           *[other] { xm-low }です。{ $cards }はほかの人のトリックに捨てます。
        }
       *[no] { $count ->
            [0] { $trumps ->
                [0] {""}
               *[other] 切り札のほかは
            }{ $card }がいちばん大きく、どのトリックもほかの人に取らせることができそうです。
           *[other] トリックはほかの人に取らせ、{ $cards }はそこに捨てます。
        }
    }{ $rival ->
        [-1] { $trumps ->
            [0] {""}
           *[other] 切り札は、もっと大きい切り札の下に出します。
        }
       *[other] {""}
    }{ xm-rival }
x-missions-advice-because-mission-1 = 初めのうちは4枚とも同じ色になりやすく、{ $cards }で1つ取れば達成です。{ xm-rival }
x-missions-advice-because-mission-2 =
    { $cards }で2トリック取れそうです。{ $has_more ->
        [yes] ほかの強い札は、ほかの人のトリックに捨てます。
       *[no] あとはほかの人に取らせます。
    }{ xm-rival }
x-missions-advice-because-mission-3 = だれかがほかの色を捨てると、同じ色はちょうど3枚。{ $cards }でそんなトリックを取れそうです。{ xm-rival }
x-missions-advice-because-mission-4 =
    { $has_many ->
        [yes] { xm-strong }あり、何トリックか取れば4色をそろえられます。
       *[no] { $cards }で何トリックか取れば、4色をそろえられるかもしれません。
    }{ xm-rival }
x-missions-advice-because-mission-5 =
    { $count ->
        [0] 切り札も8も9もなく、5トリックは難しそうです。
       *[other] { xm-strong }あります。{ $lacks ->
            [0] 5トリック取れそうです。
            [1] 4枚で1トリックずつ、5つ目はもっと小さい札で取ります。
           *[other] 1枚で1トリックずつ、残りの{ $lacks }つはもっと小さい札で取ります。
        }
    }{ xm-rival }
x-missions-advice-because-mission-6 = { $cards }でトリックを取れそうです。1つに同じ色が4枚まで入り、2つで足りることもあります。{ xm-rival }
x-missions-advice-because-mission-7 =
    { $has ->
        [none] 手札に8も9もありません。
        [thrown] { $away_cards }はほかの人のトリックに捨てます。
       *[trump] {""}
    }{ $cards }で、8も9も入らないトリックを取れそうです。{ xm-rival }
x-missions-advice-because-mission-8 =
    { $eights ->
        [0] 手札に8はありませんが、{ $cards }でほかの人の8を取れそうです。
       *[other] 手札に8が{ $eights }枚。その札やほかの強い札でトリックを取ります。
    }{ xm-rival }
x-missions-advice-because-mission-9 =
    { $count ->
        [0] 切り札も8も9もありませんが、多く取れば1色がそろうかもしれません。
       *[other] { xm-strong }あり、多くのトリックを取れ、1色がそろうかもしれません。
    }いちばん多い色は{ $suit }（{ $held }枚）です。{ xm-rival }
x-missions-advice-because-mission-none = 達成しやすいミッションはありません{ $rival ->
        [-1] {""}
       *[other] （ミッション{ $rival }は{ $rival_percent }%で{ $rival_pays }点）
    }。「なし」なら1トリック2点です。{ $count ->
        [0] 切り札も8も9もありません。
       *[other] { xm-strong }あります。
    }
xm-yours =
    { $is_last ->
        [yes] 最後に出して取れます。
       *[no] だれも勝てない札です。
    }
xm-enough =
    { $keeps ->
        [yes] { $kept_card }は残せます。
       *[no] {""}
    }
xm-like =
    { $like ->
        [same] { $like_card }でも同じです。
       *[none] {""}
    }
x-missions-advice-because-win-pure =
    { $is_last ->
        [yes] { xm-yours }トリックは全部{ $suit }です。
       *[no] { xm-yours }ただし{ $suit }のない人がほかの色を出すと、ミッションは失敗です。
    }{ xm-enough }
x-missions-advice-because-win-count =
    { $left ->
        [0] { xm-yours }これでミッションに必要な数になります。
       *[other] { xm-yours }ミッションまであと{ $left }トリックになります。{ xm-enough }
    }
x-missions-advice-because-win-colour =
    { $is_other ->
        [yes] { xm-yours }{ $suit }でもミッションを達成でき、{ $count }枚入ります。
       *[no] { xm-yours }ミッションのための{ $suit }が{ $count }枚入ります。
    }{ xm-enough }
x-missions-advice-because-win-missing = { xm-yours }ミッションに足りない{ $missing_suit }が入ります。{ xm-enough }
x-missions-advice-because-win-low = { xm-yours }今のところ8も9もありません。{ xm-enough }
x-missions-advice-because-win-eights = { xm-yours }8が{ $count }枚入ります。{ xm-enough }
xm-few =
    { $there ->
        [0] ほかの人に{ $led_suit }がなく、
       *[other] ほかの人の{ $led_suit }は{ $there }枚だけで、
    }
x-missions-advice-because-win =
    { xm-yours }{ $each }点です。{ $kind ->
        [harmless] ミッションの邪魔になりません。
        [hardly] { $wanted_suit }はほとんど入りません。
        [nothing] ミッションに必要な札はありません。
        [others] { xm-few }必要な色が捨てられるかもしれません。
        [eights] 8もまだ入るかもしれません。
       *[any] {""}
    }{ xm-enough }{ xm-like }
xm-second = 全部{ $suit }の2つ目のトリックなら点がいちばん高くなります。{ $suit }のない人が邪魔をするかもしれません。
x-missions-advice-because-win-unwanted =
    { $kind ->
        [forced] { xm-wish }しかし、どの札でもこのトリックを取ります。
        [second] { xm-wish }{ xm-second }
       *[point] { xm-wish }見送る得はほとんどなく、取れば1点になります。
    }
xm-wish =
    { $want ->
        [points] どのトリックも{ $each }点です。
        [nothing] ミッションに必要な札はここにありませんが、1点になります。
        [thrown] 必要な{ $missing_suit }を、ほかの人が捨てるかもしれません。
        [missing] { $missing_suit }が必要です。
        [colour] { $wanted_suit }が必要です。
        [colour-too] { $wanted_suit }でもミッションを達成できます。
        [waits] { $wanted_suit }はあとのために残します。
        [no-card] { $wanted_suit }がないので、ほかの色で始めます。
        [any-colour] どれか1色がたくさん必要です。
        [others] { xm-few }必要な色が捨てられるかもしれません。
        [eights] 8が必要です。
        [for-three] どれか1色がちょうど3枚必要です。
        [three-of] { $wanted_suit }がちょうど3枚必要です。
        [pure] 1色だけのトリックが必要です。
        [low] 8も9もないトリックが必要です。
        [none] トリックは取らないでおきます。
        [no-more] 2トリック取りました。
        [enough] 必要なトリックは切り札で取れます。
        [one-colour] ほかの色は取らないでおきます。
        [mixed] 1色だけを取ります。
        [three] { $wanted_suit }はもう3枚あり、4枚目が入ると失敗です。
        [too-many] 同じ色が4枚以上になると失敗です。
        [no-high] 8と9は取らないでおきます。
        [no-high-more] 8と9は取らないでおきます。
        [harmless] { $wanted_suit }のないトリックなら邪魔にならず、1点です。
        [one-trick] あと1トリックが必要です。
       *[tricks] トリックが必要です。
    }
xm-or-trump =
    { $has_trump ->
        [yes] か切り札
       *[no] {""}
    }
x-missions-advice-because-may-win =
    { $want ->
        [pure] { $is_most ->
            [yes] ほかの人に{ $suit }が{ $there }枚と多く、全員にあれば1色だけです。なければ、失敗かもしれません。
           *[no] 全員に{ $suit }があれば、1色だけのトリックになります。なければ、ミッションは失敗かもしれません。
        }{ $is_higher ->
            [yes] 小さい札では取りにくいです。
           *[no] {""}
        }
       *[other] { xm-wish }{ $count ->
            [0] これに勝てるのは切り札だけです。
           *[other] { $by ->
                [rivals] これに勝てるのは、もっと大きい切り札だけです。
                [few] これに勝てるのは、もっと大きい{ $suit }{ $count }枚{ xm-or-trump }だけです。
               *[many] 今はこれが勝っていますが、ほかの人にもっと大きい{ $suit }が{ $count }枚あります。
            }
        }
    }{ $is_like ->
        [yes] もっと大きい札でも同じです。
       *[no] {""}
    }{ $waits ->
        [yes] もっと大きい札は残せます。
       *[no] {""}
    }{ $is_safer ->
        [yes] { $less_suit }より{ $suit }のほうが、全員にありそうです。
       *[no] {""}
    }{ $keeps ->
        [yes] { $kept_card }はあとに残します。
       *[no] {""}
    }{ xm-like }
x-missions-advice-because-draw-out = ほかの人の大きい{ $suit }は1枚だけで、それを出させれば、{ $card }がいちばん強くなります。
x-missions-advice-because-with-luck = { xm-wish }運がよければ、この札で取れます。
x-missions-advice-because-lead-low =
    { $kind ->
        [all] { xm-needs-all }
        [draws] ほかの人に{ $is_trump ->
            [yes] 切り札
           *[no] もっと大きい{ $suit }
        }を出させます。あとで{ $card }が勝ちやすくなります。{ $keeps ->
            [yes] { $kept_card }は残せます。
           *[no] {""}
        }
        [waits] ほかの人にもっと大きい{ $suit }が{ $count }枚あり、ほぼ取れません。{ $wanted_suit }はあとのために残します。
        [no-card] { $wanted_suit }がないので、ほかの色で始めます。もっと大きい{ $suit }がほかの人に{ $count }枚あり、ほぼ取れません。
        [weak] ほかの人にもっと大きい{ $suit }が{ $count }枚あり、ほぼ取れません。始めるのに強い札がありません。
        [few] ほかの人にもっと大きい{ $suit }が{ $count }枚あり、まず勝ちません。ミッションに合うトリックを待ちます。
        [met] ほかの人にもっと大きい{ $suit }が{ $count }枚あり、まず勝ちません。{ $wanted_suit }はもう3枚あります。
        [eights] ほかの人にもっと大きい{ $suit }が{ $count }枚あり、まず勝ちません。強い札は8のあるトリックのために残します。
        [later] 急ぎません。ほかの人にもっと大きい{ $suit }が{ $count }枚あります。{ $kept_card }は、もっと大きい札が出たあとのほうが取りやすくなります。
       *[strong] 急ぎません。ほかの人にもっと大きい{ $suit }が{ $count }枚あり、ほぼ取れません。{ $kept_card }はあとでも取れそうです。
    }{ xm-like }
xm-needs-all = 残り全部のトリックが必要で、達成は難しいです。強い札を残して、1点ずつ取ります。
x-missions-advice-because-void =
    ほぼ取れませんが、{ $suit }がなくなり、{ $suit }のトリックを切り札の{ $trump_suit }で取れます。{ $keeps ->
        [yes] { $kept_card }は残せます。
       *[no] {""}
    }{ xm-like }
xm-can-beat =
    { $count ->
        [0] 勝てるのは切り札だけです
       *[other] 勝てるのは、もっと大きい{ $suit }{ $count }枚{ xm-or-trump }です
    }
x-missions-advice-because-may-lose =
    { xm-wish }{ $kind ->
        [plain] ほかの人にもっと大きい{ $suit }が{ $count }枚あるので、{ $is_like ->
            [yes] 小さい札と同じくらい負けそうです。
           *[no] { $count ->
                [2] 負けるかもしれません
               *[other] ほぼ取りません
            }{ $is_guarded ->
                [yes] 。小さい札はあとでも安全です。
               *[no] 。{ $like ->
                    [same] { $like_card }でも同じです。
                    [fewer] { $like_count ->
                        [0] { $like_card }はその色でいちばん大きい札です。
                       *[other] { $like_card }より大きい札は{ $like_count }枚だけです。
                    }
                   *[none] {""}
                }
            }
        }
        [safest] どの札も勝つかもしれませんが、これより負けやすい札はありません。{ xm-can-beat }。
        [second] { xm-second }
        [throws] これが最後の{ $suit }です。あとで{ $suit }のトリックに、もっと大きい札を捨てられます。
        [unlikely] 取るかもしれませんが、見送る得はほとんどなく、取れば1点です。
       *[risk] 危険でも今のうちに出します。{ xm-can-beat }。
    }
x-missions-advice-because-leave =
    { $kind ->
        [highest] どの札でも取れません。いちばん大きい札を出し、あとで安全な小さい札を残します。
        [lower] どの札でも取れません。小さい札を出し、もっとよいトリックのために大きい札を残します。
       *[plain] { xm-wish }この札では取りません。{ $kind ->
            [high] あとのために、もっと安全な小さい札を残します。
            [rather] 大きい札は、もっとよいトリックのために残します。
            [could] { $card }では取るかもしれません。
            [must] ほかの人にもっと大きい{ $suit }がなく、あとでは取るかもしれない札です。
            [guarded] { $card }は、もっと小さい{ $suit }があるので待てます。
           *[plain] {""}
        }
    }{ xm-like }
x-missions-advice-because-away = 8と9は取らないでおきます。この札では取らないので、ほかの人のものになります。
x-missions-advice-because-keep =
    { $kind ->
        [all] { xm-needs-all }
        [beaten] { $card }を出しても、まだ負けるかもしれません。あとに残します。
        [trumped] { xm-few }{ $card }はもっと大きい切り札に負けるかもしれません。あとに残します。
        [more] { xm-wish }でも、{ $card }はあとのトリックでもっと取れるかもしれません。
        [surely] { xm-wish }でも、いちばん大きい切り札の{ $card }は、あとのトリックも必ず取れます。
        [early] ここで取ると、あとは見送るしかありません。{ $card }は、あとのトリックで使うほうがよさそうです。
       *[sure] { xm-wish }でも、{ $card }はあとのトリックも取れます。
    }{ xm-like }
x-missions-advice-because-keep-nothing = ミッションに必要な札はここにありません。もっと強い札を、あとに残します。
x-missions-advice-because-cannot =
    { $kind ->
        [none] もうどの札でもトリックは取れません。どの札を出しても同じです。
       *[any] どの札でもこのトリックは取れません。{ $kind ->
            [kept] あとで取れるかもしれない{ $card }を残します。
            [other] { $kept_suit }でもミッションは達成できるので、{ $card }を残します。
            [needed] ミッションに{ $kept_suit }が必要なので、{ $card }を残します。
            [spare] あとで余分に取ってしまうかもしれない札です。
            [lowest] 小さい札を出し、あとで取りやすい大きい札を残します。
            [hardly] この札はあとでもほとんど取れません。
            [empties] ただし{ $suit }がなくなり、{ $suit }のトリックを切り札の{ $trump_suit }で取れます。
           *[any] {""}
        }
    }{ xm-like }
advice-because-hits-most-more =
    { $leads_on ->
        [yes] このトリックを取り、次も始められます。終わりに{ $suit }が最多になりやすくなります。
       *[no] 終わりに{ $suit }が最多の色になりやすくなります。
    }
advice-because-hits-least-more = { $suit }が自分の最少の色のままになりやすくなります。
advice-because-makes-sauce-more = この周でソースを作りやすくなります。
advice-because-makes-sauce-soon-more = 近いうちにソースを作りやすくなります。
advice-because-gets-spoon-more = 最初に選びやすくなります。
advice-because-keeps-wilds-more = Xをあとのために残しやすくなります。
advice-because-others-cook-less = ほかの人がソースを作りにくくなります。
advice-because-fewer-cards-more = 札を早く減らせます。最後に残る札は1枚につき−1点です。
advice-because-fewer-cards-less = ソースのための札が増えます。
advice-because-match-ends-more = ほかの人がもっと作る前に、対戦が終わりやすくなります。
advice-because-match-ends-less = 対戦が続きやすくなり、もっとソースを作れます。
advice-because-sits-out-less = 札が早くなくなるのを防げます。
red-dragon-advice-because-no-trick =
    { $may_take ->
        [yes] { $card }はトリックを取りかねないので手放します。0トリックなら{ rd-without }です。
       *[no] まだ0トリックです。このままなら{ rd-without }です。
    }
red-dragon-advice-because-hardly-none =
    まだ0トリックですが、{ $cards }では+{ $bonus }点は難しそうです。{ $goes ->
        [high] 高い赤を取りかねない大きい札を手放します。
        [lowest] いちばん小さい札を出し、大きい札でトリックをねらいます。
       *[low] 小さい札を出し、大きい札でトリックをねらいます。
    }
red-dragon-advice-because-only-there =
    { $costs ->
        [yes] 残りはこの1枚だけです。あとでほかの人のトリックに捨てられます。
       *[no] 残りはこの1枚だけです。
    }
red-dragon-advice-because-only-suit = { $suit }はこの1枚だけなので、出すしかありません。
red-dragon-advice-because-last-card = 最後の1枚です。
red-dragon-advice-because-first =
    { $when ->
        [exact] 今すぐ確実に{ $gain }点です。
        [lead] だれも勝てない札で、{ $gain }点からほかの人の赤が引かれます。
        [lies] だれも勝てない札で、今のところ{ $gain }点です。
       *[may] これより大きい{ $suit }はあと{ $count }枚だけで、今のところ{ $gain }点です。
    }{ $danger ->
        [yes] ただし{ $suit }のない人が{ $red_cards }（{ $points }点）を捨てるかもしれません。{ $high ->
            [0] 0トリックの+{ $bonus }点はあきらめます。
           *[other] 0トリック（+{ $bonus }点）は{ $highest_card }があるので難しいです。
        }
       *[no] 0トリックの+{ $bonus }点はあきらめます{ $high ->
            [0] （残り{ $left }トリックも取らないのが条件です）。
           *[other] （{ $highest_card }があるので、もともと難しい点です）。
        }
    }
red-dragon-advice-because-give =
    { $left ->
        [0] { $count ->
            [1] { $suit }がなくなり、
           *[other] { $suit }{ $count }枚を全部手放します。なくなれば、
        }ほかの人の{ $suit }のトリックに{ $red_card }を捨てられます。
       *[other] { $suit }は{ $lower ->
            [yes] いちばん小さい
           *[no] {""}
        }1枚だけになります。なくなれば、ほかの人のトリックに{ $red_card }を捨てられます。
    }{ $tie ->
        [yes] { $higher_suit }のほうが大きい札です。
       *[no] { $red_card }を手放すと、戻ってくるかもしれません。
    }
red-dragon-advice-because-give-shorter =
    { $why ->
        [lowest] { $suit }は少なめです。減らすほど、早く{ $red_card }をほかの人の{ $suit }のトリックに捨てられます。
       *[other] { $suit }を減らすほど、早く{ $red_card }をほかの人へ捨てられます。{ $why ->
            [high] { $card }は赤を取りかねません。
            [middle] { $card }は、勝つにも避けるにも中途半端です。
           *[low] { $card }より小さい札のほうが避けやすいです。
        }
    }
red-dragon-advice-because-give-low =
    { $is_highest ->
        [yes] 小さい札の中でいちばん大きい札です。もっと小さい札のほうが確実に下に回れます。
       *[no] トリックは取れません。小さい札は、損なトリックを取らずにすむのに役立つだけです。
    }{ $dear ->
        [yes] { $red_cards }は、あとでほかの人に取らせる札です。
       *[no] {""}
    }
red-dragon-advice-because-give-red =
    { $card }は、自分のトリックに入ると{ $cost }点の失点です。{ $keeps ->
        [yes] { $kept_card }は残し、ほかの人の{ $suit }のトリックに捨てて大きく失点させます。
       *[no] { $lower ->
            [0] 赤が出たとき、これより小さい赤がありません。
            [1] 赤が出たとき、これより小さい赤は1枚だけです。
           *[other] { $long ->
                [yes] なくせるほど少ない色もありません。
               *[no] {""}
            }
        }今のうちに手放します。
    }
red-dragon-advice-because-give-cheap = { $card }は自分のトリックで{ $cost }点の失点です。もっと高い赤は、あとでほかの人に取らせる札です。
red-dragon-advice-because-give-middle =
    なくても困りません。取るには小さく、避けるには大きい札です。{ $dear ->
        [yes] { $red_cards }は、あとでほかの人に取らせる札です。
       *[no] {""}
    }
red-dragon-advice-because-give-high =
    大きい札はトリック（+{ $each }点）を取れますが、高い赤のあるトリックも取ってしまいます。{ $dear ->
        [yes] { $red_cards }は、あとでほかの人に取らせる札です。
       *[no] {""}
    }
red-dragon-advice-because-take-high = 大きい札はトリックを取れます。1トリック+{ $each }点で、赤い札の分は減ります。
red-dragon-lower =
    { $lower ->
        [yes] 小さいほうが負けやすく、安全です。
       *[no] {""}
    }
red-dragon-advice-because-take-plain =
    { $why ->
        [back] { $suit }は手放した色ですが、赤ではない札はこれだけです。
        [spares] { $suit }も手放した色ですが、場の{ $filled_suit }では、空けた色がまた埋まります。
        [refills] { $suit }は手放した色ですが、この札そのものは失点になりません。
        [only] 赤ではない札はこれだけで、この札そのものは失点になりません。
        [long] 赤ではありません。{ $suit }はもう{ $count }枚あり、ほかの色は少ないままです。{ red-dragon-lower }
        [kept] 赤ではなく、手放した色でもありません。{ red-dragon-lower }
        [low] 赤ではない札の中でいちばん小さく、失点になるトリックを取りにくい札です。
       *[any] 赤ではないので、ほかの何枚かと同じく、札そのものは失点になりません。
    }
red-dragon-advice-because-take-under =
    { $refills ->
        [yes] { $suit }は手放した色ですが、小さい札なので、失点になるトリックを避けられます。
       *[no] 赤ではない小さい札です。失点になるトリックを避けられます。
    }
red-dragon-advice-because-take-dragon = ほかの人から押しつけられず、自分がほかの人のトリックに出せます。
red-dragon-advice-because-take-low =
    { $rather ->
        [fills] 小さい赤はめったにトリックを取らず、{ $cost }点はたいていほかの人の失点です。なくした色では、これからも赤を捨てられます。
        [yes] 小さい赤はトリックを取りにくく、{ $cost }点はたいていほかの人の失点です。ほかの色では、減らしたい色が増えます。
       *[no] 小さい赤は役に立ちます。赤のトリックで下に回り、失点はほかの人が受けます。
    }
red-dragon-advice-because-take-cheapest = 残りは赤い札だけです。その中で、トリックで取ったときの失点がいちばん少ない札です。
red-dragon-advice-because-take-to-throw =
    { $keeps ->
        [dragon] { $left ->
            [0] { $suit }がないのでほかの人のトリックに捨てられ、自分が押しつけられることもありません。
           *[other] { $suit }が少ないのでまもなくほかの人のトリックに捨てられ、自分が押しつけられません。
        }
        [yes] { $left ->
            [0] { $suit }がないままにします。{ $cheapest ->
                [yes] 赤はほかの人が取る{ $suit }のトリックに捨てられ、この札は失点が最少です。
               *[no] この札は、ほかの人が取る{ $suit }のトリックに捨てられます。
            }
           *[other] { $suit }を増やしません。なくなれば、この札をほかの人のトリックに捨てられます。
        }
       *[no] { $left ->
            [0] { $suit }がないので、この札はほかの人が取る{ $suit }のトリックに捨てられます。
           *[other] { $suit }が少ないので、まもなくこの札をほかの人が取る{ $suit }のトリックに捨てられます。
        }
    }
red-dragon-advice-because-take-no-dragon = 26点も失う赤の11よりは、この札です。
red-dragon-advice-because-all-mine = 残りのトリックは、どの順に出しても全部あなたのものです。
red-dragon-advice-because-lead-low =
    { $adds ->
        [no] もっと大きい{ $suit }がほかの人に{ $count }枚あり、ほぼ取れません。
       *[yes] ほぼ損をしません。もっと大きい{ $suit }がほかの人に{ $count }枚あり、赤い札は勝った人へ行きます。
    }{ $waits ->
        [many] { $sure_card }はあとでも勝てます。
        [few] { $sure_card }なら勝てますが、赤を捨てられるかもしれません。
       *[no] {""}
    }
red-dragon-advice-because-lead-rid =
    小さいほど、ほかの人が取りやすくなります（大きい{ $suit }が{ $count }枚）。ほかの人のリードなら、{ $red_card }を捨てる機会があります。
red-dragon-advice-because-lead-low-red =
    もっと大きい赤がほかの人に{ $count }枚あり、{ $card }ならほかの人が取りやすくなります{ $waits ->
        [no] { $keeps ->
            [yes] 。{ $red_card }では取ってしまいやすくなります。
           *[no] 。
        }
       *[other] 。{ $sure_card }で勝つ前に赤が減ります。
    }
red-dragon-advice-because-lead-away =
    { $suit }を持つ人はもっと大きい札を出すしかなく、トリックは{ $adds ->
        [yes] 赤い札ごとほかの人のものです。
       *[no] ほかの人のものです。{ $keeps ->
            [yes] { $kept_card }はあとで勝てるかもしれません。
           *[no] {""}
        }
    }
red-dragon-advice-because-lead-high =
    { $keeps ->
        [yes] もっと大きい{ $suit }がほかの人に{ $count }枚あります。出てしまえば、{ $kept_card }にはだれも勝てません。
       *[no] { $waits ->
            [few] { $sure_card }では捨てられた赤も必ず自分のものです。この札なら、もっと大きい{ $suit }（{ $count }枚）に負けるかもしれません。
           *[other] { $is_high ->
                [yes] 大きい札を手放します。
               *[no] {""}
            }もっと大きい{ $suit }がほかの人に{ $count }枚あります。出れば{ $adds ->
                [yes] 赤ごと
               *[no] {""}
            }ほかの人のもの、出なければあなたのものです。
        }
    }
red-dragon-advice-because-away =
    { $draws ->
        [yes] { $sure_card }で勝つ前に赤を減らします。もっと大きい赤がほかの人に{ $count }枚あり、出なければ{ $gain }点からほかの人の赤の分が減ります。
       *[no] { $keeps ->
            [yes] 赤を手放すため、手放しやすいものからです。
           *[no] この札を手放すためです。
        }{ $to_come ->
            [one] あとは{ $next_seat }だけです。もっと大きい赤が出なければトリックはあなたのもので、{ $gain }点からこれから出る赤の分が減ります。
           *[other] もっと大きい赤がほかの人に{ $count }枚あります。出なければトリックはあなたのもので、{ $gain }点からほかの人の赤の分が減ります。
        }
    }
red-dragon-advice-because-sure =
    { $danger ->
        [yes] { $alone ->
            [yes] { $suit }はもうほかの人になく、{ $gain }点ですが、{ $red_cards }（{ $points }点）を捨てられそうです。
           *[no] これより大きい{ $suit }は、もうほかの人になく、{ $gain }点です。ただし{ $suit }のない人が{ $red_cards }（{ $points }点）を捨てるかもしれません。
        }
       *[no] { $when ->
            [lead] これより大きい{ $suit }は、もうほかの人にありません。トリックはあなたのもの、{ $gain }点からほかの人の赤い札の分が減ります。
            [lies] これより大きい{ $suit }は、もうほかの人にありません。トリックはあなたのもの、{ $gain }点からこれから出る赤の分が減ります。
            [exact] これより大きい{ $suit }も、失点になる赤も、もうほかの人にありません。トリックはあなたのもので、{ $gain }点です。
           *[costs] これより大きい{ $suit }は、もうほかの人にありません。いつかは取る札で、今なら{ $gain }点かそれ以下です。
        }
    }{ $out ->
        [0] {""}
       *[other] { $many ->
            [yes] { $danger ->
                [yes] 今は、まだ{ $suit }のある人が多そうです。
               *[no] ほかの人に{ $suit }が{ $out }枚あり、持っている人は赤を捨てられません。
            }
           *[no] { $danger ->
                [yes] あとになるほど、そうなりやすいです。
               *[no] 早いほうが得です。ほかの人の{ $suit }（今{ $out }枚）が減るほど、赤が捨てられます。
            }
        }
    }
red-dragon-advice-because-throw = この札では勝てないので、札も{ $points }点もほかの人へ行きます。
red-dragon-advice-because-shorten =
    { $why ->
        [empties] { $red_card }は今も出せますが、先に{ $suit }を減らします。なくなれば、そこでも捨てられます。
        [high] { $red_card }は今も出せますが、先に、あとで高い赤を取りかねない大きい札を手放します。
        [stays] { $red_card }は今も出せますが、あとでもっと大きい赤の下に回れるかもしれません。
       *[low] { $card }は{ $why ->
            [beaten] 負けることもある
           *[low] ほぼ勝てない
        }ので先です。{ $red_card }は、もっと大きい赤（残り{ $count }枚）の下に回れます。
    }
red-dragon-advice-because-keep-red =
    { $red_card }は、今は残します。だれも勝てないので、あとで自分から始める番を取れます。{ $why ->
        [empties] 先に{ $suit }を減らします。
        [high] 先に、赤を取りかねない大きい札を手放します。
        [low] 先に、ほぼ勝てない{ $card }を出します。
        [beaten] 先に、負けることもある{ $card }を出します。
       *[stays] {""}
    }
red-dragon-advice-because-keep-strong =
    このトリックは取れません。{ $why ->
        [lowest] いちばん小さい札を出します{ $keeps ->
            [yes] 。{ $kept_card }はあとで取れるかもしれません。
           *[no] 。
        }
        [empties] { $suit }がなくなります{ $keeps ->
            [yes] 。{ $kept_card }はあとで取れるかもしれません。
           *[no] 。
        }
        [beaten] もっと大きい{ $suit }がほかの人に{ $count }枚あるので、この札を出します。
       *[low] この札を出し、あとで確実に下に回れる小さい札を残します。
    }
red-dragon-advice-because-high-away = このトリックは取れません。あとで高い赤を取りかねない大きい札を手放します。
red-dragon-advice-because-too-dear =
    { $place ->
        [highest] このトリックを取ると{ $loss }点の失点です。あとで赤を取りかねない{ $card }で、下に回ります。
        [spares] このトリックを取ると{ $loss }点の失点です。下に回り、もっと小さい札はまた下に回るために残します。
        [lowest] このトリックを取ると{ $loss }点の失点です。ほかの人に取らせ、大きい札はよいトリックのために残します。
       *[other] このトリックを取ると{ $loss }点の失点です。ほかの人に取らせます。
    }
red-dragon-advice-because-high-goes = このトリックは取れません。あとで高い赤を取りかねない、いちばん大きい{ $suit }を手放します。
red-dragon-advice-because-keep-higher =
    { $leaves ->
        [for-red] { $few ->
            [yes] 残りの{ $suit }は少なく、赤を捨てられそうなので
           *[no] まだ赤い札が入るかもしれないので
        }、このトリックは取らず、大きい{ $suit }を残します。
        [for-later] このトリックは取らず、大きい{ $suit }であとのトリックをねらいます。
       *[none] このトリックは取れません。大きい{ $suit }は{ $left ->
            [1] {""}
           *[other] 、あとで取るために
        }残します。
    }
red-dragon-advice-because-leave-red =
    { $adds ->
        [yes] まだ赤が入るかもしれません。このトリックはほかの人に取らせます。
       *[no] このトリックと赤い札は、ほかの人に取らせます。
    }
red-dragon-advice-because-take =
    { $cost ->
        [0] あなたが最後です。トリックはあなたのもので、{ $gain }点です。{ $keeps ->
            [yes] { $kept_card }は別のトリックを取れます。
           *[no] {""}
        }
       *[other] あなたが最後です。トリックはあなたのもので、この札の{ $cost }点を引いて{ $gain }点です。
    }
red-dragon-advice-because-take-anyway =
    どれを出してもこのトリックを取ります。{ $keeps ->
        [yes] 残す{ $kept_card }なら、あとで赤を取りにくくなります。
       *[no] { $place ->
            [highest] いちばん大きい{ $suit }を手放します。
            [cheapest] いちばん小さい赤なら、失点も最少です。
            [lowest] いちばん小さい札で足り、大きい{ $suit }は残ります。
           *[middle] 大きい{ $suit }は残します。
        }
    }
red-dragon-advice-because-lowest =
    { $is_good ->
        [yes] { $to_come ->
            [1] { $next_seat }が
           *[other] だれかが
        }上回るかもしれません（大きい{ $suit }はあと{ $count }枚）。{ $kept_card }はあとのために残します。
       *[no] { $suit }はどれを出しても今いちばん上です。小さい札なら、だれかが上回ってくれるかもしれません。
    }
red-dragon-advice-because-may-win = 今のところ{ $gain }点です。これより大きい{ $suit }は、ほかの人にあと{ $count }枚だけです。
scharfe-schoten-advice-because-predict = { $sentences }
scharfe-schoten-advice-because-most =
    最多は{ $suit }：{ ss-none-held }{ $why ->
        [best] { ss-best-of }を持ち、ほかの色より多いです
        [trump] その切り札を持っていて、ほかの切り札はありません
        [trump-low] { $rival_suit }と同じく切り札を持ち、弱い札は少なめです
        [best-low] { ss-best-of }を持ち、弱い札は{ $low }枚です
        [rack] 棚に{ $rack }枚あり、ほかの色より多いです
        [best-rack] { ss-best-of }を持ち、{ ss-on-rack }あります
        [best-held] { ss-best-of }を持ち、全部で{ $held }枚あります
        [place-best] { $place ->
            [1] いちばん
           *[2] 2番目に
        }強い色で、強い4枚のうち{ $best }枚を持っています
        [rack-there] { ss-on-rack }あり、ほかの人が{ $there }枚持っています
        [best-there] { ss-best-of }を持ち、ほかの人が{ $there }枚持っています
        [there] ほかの人が{ $there }枚持っていて、ほかの色より多く取れそうです
       *[none] 強い札が{ $best }枚、弱い札が{ $low }枚です
    }。
ss-none-held =
    { $yet ->
        [held] 手札にはありませんが、
       *[none] { "" }
    }
ss-on-rack = 棚に{ $rack }枚
ss-few-on-rack =
    { $rack ->
        [0] 棚にはありません
       *[other] 棚に{ $rack }枚だけです
    }
ss-best-of =
    いちばん強い4枚{ $best ->
        [4] すべて
       *[other] のうち{ $best }枚
    }
ss-strong-held =
    { $held ->
        [0] 手札に1枚もなく
       *[other]
            いちばん強い4枚は{ $best ->
                [0] 1枚もなく
               *[other] 1枚だけで
            }
    }
ss-more-of = { $rival_suit }より少ないです
ss-strong-of = { $best ->
        [0] { $rival_suit }の強い札はあります
       *[other] { $rival_suit }の強い札のほうが多いです
    }
ss-yet =
    { $yet ->
        [held] 手札に{ $held }枚ありますが、
        [rack] 棚に{ $rack }枚ありますが、
       *[none] { "" }
    }
scharfe-schoten-advice-because-fewest =
    最少は{ $suit }：{ ss-yet }{ $why ->
        [best] { ss-strong-held }、{ ss-strong-of }
        [trump] その切り札はなく、{ $rival_suit }の切り札はあります
        [low] 弱い{ $low }枚はほかの人が取り{ $than ->
            [none] ます
            [trump] 、{ $rival_suit }は切り札があります
            [best] 、{ $rival_suit }は強い札があります
            [there] 、{ $rival_suit }はほかの人が{ $count }枚持っています
            [rack] 、{ $rival_suit }は棚に{ $count }枚あります
           *[low] 、{ $rival_suit }は弱い札が{ $count }枚です
        }
        [held] 手札に{ $held }枚だけで、ほかの色のほうが多いです
        [best-there] { ss-strong-held }、ほかの人も{ $there }枚だけです
        [best-rack] { ss-strong-held }、{ ss-few-on-rack }
        [best-place] いちばん強い色なのに、強い札は手札に{ $best }枚です
        [weak] いちばん弱い色です
        [there] ほかの人も{ $there }枚だけで、{ ss-more-of }
       *[none] 強い札が{ $best }枚、弱い札が{ $low }枚です
    }。
scharfe-schoten-advice-because-not =
    { $tile ->
        [most] { scharfe-schoten-sign-most }{ $suit }を選ばないのは、{ $why ->
            [best] 強い札が{ $count }枚だ
            [low] 弱い札が{ $count }枚ある
            [rack] 棚の札が{ $count }枚だ
            [there] ほかの人も{ $count }枚だけだ
           *[trump] 切り札がない
        }
       *[fewest] { scharfe-schoten-sign-least }{ $suit }を選ばないのは、{ $why ->
            [best] 強い札が{ $count }枚ある
            [rack] 棚に{ $count }枚ある
            [there] ほかの人が{ $count }枚持っている
            [low] 弱い札が{ $count }枚だ
           *[trump] 切り札がある
        }
    }からです。
scharfe-schoten-advice-because-rack-most = { $suit }は{ scharfe-schoten-sign-most }で、いちばん多くしたい色です。
scharfe-schoten-advice-because-rack-deny = { $seat }は{ $suit }を多くしたいので、その分を減らします。
scharfe-schoten-advice-because-rack-other = 少なくしたい{ $suit }ではないからです。
scharfe-schoten-advice-because-rack-behind = { $suit }が{ $least_suit }より少ないので、逆にします。
scharfe-schoten-advice-because-rack-lift = { $suit }が、いちばん少なくしたい{ $least_suit }より多くなります。
scharfe-schoten-advice-because-rack-without = { $suit }は棚になく、これは少なくしたい{ $least_suit }ではありません。
scharfe-schoten-advice-because-rack-lowest =
    { $suit }は棚にありません。{ $least_suit }を最少に保つため、{ $count ->
        [1] 次に少ない{ $level_suit }を増やします。
       *[other] 同数の{ $level_suit }のどれかを増やします。
    }
ss-take =
    { $chance ->
        [told] { "" }
        [sure] このトリックはあなたのものです。
        [likely] このトリックはたぶん取れます。
        [even] このトリックは取れそうです。
       *[perhaps] このトリックは取れるかもしれません。
    }
ss-like =
    { $among ->
        [like] もっと強い札でも同じです。
        [keeps] もっと強い札は残します。
        [needed] 弱い札では負けるかもしれません。
       *[alone] { "" }
    }
ss-wanted =
    { $falls ->
        [no] { "" }
       *[yes] 初めは減っても、0枚なら6点止まりです。
    }
ss-cost-tile =
    { $cost_tile ->
        [most] { scharfe-schoten-sign-most }
        [least] { scharfe-schoten-sign-least }
       *[none] { "" }
    }
ss-than-tile =
    { $than_tile ->
        [most] { scharfe-schoten-sign-most }
        [least] { scharfe-schoten-sign-least }
       *[none] { "" }
    }
ss-why =
    { $why ->
        [level] { ss-cost-tile }{ $cost_suit }が{ ss-than-tile }{ $than_suit }に並び、
        [ahead] { ss-cost-tile }{ $cost_suit }が{ ss-than-tile }{ $than_suit }より多くなり、
       *[none] { scharfe-schoten-sign-most }が{ scharfe-schoten-sign-least }より{ $lead }枚多く（1枚1点）、
    }
scharfe-schoten-advice-because-take-lead = { ss-take }{ $suit }を持つ人が出すので、多くしたい{ $suit }が集まります。{ ss-wanted }{ ss-like }
scharfe-schoten-advice-because-take-most =
    { ss-take }{ $own ->
        [yes]
            { $count ->
                [1] 多くしたい{ $suit }を手元に戻せます。
               *[other] 自分のも入れ、ほしい{ $suit }が{ $count }枚です。
            }
       *[no] 多くしたい{ $suit }が{ $count }枚入ります。
    }{ ss-wanted }{ ss-like }
scharfe-schoten-advice-because-take-rack = { ss-take }そのあと、多くしたい{ $suit }を棚からもらえます。{ ss-wanted }{ ss-like }
scharfe-schoten-advice-because-take-though =
    { ss-take }少なくしたい{ $least_suit }も{ $rack ->
        [yes] 棚から
       *[no] { "" }
    }入りますが、多くしたい{ $suit }も増えます。
scharfe-schoten-advice-because-take-at-least = どの札を出してもいちばん強くなります。{ $suit }なら、多くしたい色が1枚増えます。{ ss-wanted }
scharfe-schoten-advice-because-take-points =
    { ss-take }{ $rack ->
        [yes] 棚の{ $rack_suit }と合わせると、{ $now }点が{ $points }点になります。
       *[no] { $now }点が{ $points }点になります。
    }
scharfe-schoten-advice-because-take-clean =
    { ss-take }少なくしたい{ $suit }がないうちに取ります。{ ss-wanted }
scharfe-schoten-advice-because-take-anyway =
    { $chance ->
        [sure] どの札でもこのトリックは取れるので、いちばん弱い札で足ります。
       *[perhaps] どの札でも今は勝てますが、負けるかもしれないので、強い札は残します。
    }
scharfe-schoten-advice-because-take-cost =
    今のまま取ると点が減ります。いちばん弱い札なら、{ $chance ->
        [slim] たぶん負けられます
       *[fair] まだ負けるかもしれません
    }。
scharfe-schoten-advice-because-away =
    { $suit }は少なくしたいので、{ $chance ->
        [sure] { $among ->
            [strongest] 負ける中でいちばん強いこの札
           *[alone] この札
        }はほかの人に取らせます。
        [likely] たぶんほかの人が取る{ $among ->
            [weakest] いちばん弱い札
           *[alone] この札
        }を出します。
        [told] この札を手放します。
       *[perhaps] ほかの人が取ってくれるのを期待します。
    }
scharfe-schoten-advice-because-leave =
    { $rack ->
        [yes] 取ると、少なくしたい{ $suit }を棚からもらいます。{ ss-leave }
       *[no] 少なくしたい{ $suit }がこのトリックにあります。{ ss-leave }
    }
ss-leave =
    { $leads ->
        [yes] たぶんほかの人が取ります。
       *[no] { $among ->
            [spared] 弱い札を出し、ほかの人に取らせます。
           *[alone] このトリックはほかの人に取らせます。
        }
    }
scharfe-schoten-advice-because-leave-cost = 今のまま取ると点が減るので、このトリックはほかの人に取らせます。
scharfe-schoten-advice-because-keep-most = 多くしたい{ $suit }は、あとのトリックのために残します。
scharfe-schoten-advice-because-last-wins = { $card }は残します。最後のトリックを必ず取れます。
scharfe-schoten-advice-because-last-free = { $card }を残すと、最後のトリックを必ず取ることになります。
scharfe-schoten-advice-because-any-card =
    { $alike ->
        [yes] あいだに入る札はもうないので、どの札でも同じです。
       *[no] ここではどの札もほぼ同じです。
    }
scharfe-schoten-advice-because-pass = このトリックに{ $suit }はありません。弱い札を出し、強い札は残します。
scharfe-schoten-advice-because-pass-keep =
    { $count ->
        [one] { $rack ->
            [yes] 勝てるのは{ $card }だけで、{ $suit }は棚の1枚しか入らないので
           *[no] このトリックに{ $suit }はなく、勝てるのは{ $card }だけなので
        }、残します。
       *[other] このトリックに{ $suit }はありません。弱い札を出し、{ $card }など強い札は残します。
    }
scharfe-schoten-advice-because-risk = もっと強い札でも負けるかもしれないので、残しておきます。
ss-low =
    { $chance ->
        [told] { "" }
       *[likely] このトリックはたぶんほかの人が取ります。
    }
scharfe-schoten-advice-because-low =
    { ss-low }{ $kind ->
        [colour] { $rival_suit }は{ $suit }より強い色なので、{ $rival_card }のほうが強い札です。
        [keep] 多くしたい{ $wanted_suit }は残します。
       *[any]
            { $keeps ->
                [none] いちばん弱い札で、{ $card }は残します。
                [wanted] { $card }は{ $wanted_suit }を取るために残します。
               *[later] { $card }はあとに残します。
            }
    }
scharfe-schoten-advice-because-cannot =
    このトリックには勝てません。{ $kind ->
        [follow] いちばん弱い{ $suit }を出します。
        [colour] いちばん弱い色の{ $suit }を出します。
       *[any] いちばん弱い札を出します。
    }{ $keeps ->
        [none] { $card }は残します。
        [wanted] { $card }は{ $wanted_suit }を取るために残します。
       *[later] { $card }はあとのために残します。
    }
scharfe-schoten-advice-because-cannot-rid = このトリックには勝てません。あとで{ $suit }を取りそうな強い札を捨てます。
scharfe-schoten-advice-because-cannot-keep = このトリックには勝てません。弱い札を出し、多くしたい{ $suit }は残します。
scharfe-schoten-advice-because-cannot-spoil = 今勝っている{ $seat }が{ $suit }を少なくしたいからです。
scharfe-schoten-advice-because-cannot-deny = 今勝っている{ $seat }は{ $suit }を多くしたいので、{ $suit }は出しません。
scharfe-schoten-advice-because-cannot-last = 最後の{ $suit }です。次に{ $suit }で始まっても、どの札でも出せます。
scharfe-schoten-advice-because-only-suit = { $suit }はこの1枚だけなので、出すしかありません。
scharfe-schoten-advice-because-last-card =
    最後の1枚{ $is_strongest ->
        [yes] で、いちばん強い切り札
       *[no] { "" }
    }です。
scharfe-schoten-advice-because-only-rack = ほかの色は残っていません。
stich-meister-tip-level =
    { $any ->
        [yes] どれでもあまり変わりません。たとえばルール{ $number }「{ $item }」です。
       *[no] たとえばルール{ $number }「{ $item }」です。
    }
stich-meister-advice-because-same = { $cards }でも同じです。
stich-meister-advice-because-compared = { $sentences }
stich-meister-advice-because-choose-any = どれも手札にあまり関係しません。好きなものでかまいません。
stich-meister-advice-because-choose-same = ほぼ同じ：{ $items }。
stich-meister-advice-because-choose-others = ほかは：{ $lines }。
stich-meister-advice-because-choose-tempting = 試しに遊ぶと：{ $lines }。
stich-meister-advice-because-choose-worse = これより下：{ $lines }。
stich-meister-advice-because-choose-other =
    「{ $item }」（{ $sentences }{ $how ->
        [plain] {""}
        [yet] 、それでも{ stich-meister-by-less }
       *[less] 、{ stich-meister-by-less }
    }）
stich-meister-by-less = { $by }点下
stich-meister-advice-because-choose-does-trumps =
    切り札が{ $count }枚{ $few ->
        [yes] だけ
       *[no] {""}
    }{ $best ->
        [0] {""}
       *[other] 、最大{ $best }
    }
stich-meister-advice-because-choose-does-may-be-trump = 切り札が{ $count }枚になるかも
stich-meister-advice-because-choose-does-pass = 札を{ $count }枚交換
stich-meister-advice-because-choose-does-reserve = 最後の札が先に決まる
stich-meister-advice-because-choose-does-expose = 札を3枚見せる
stich-meister-advice-because-choose-does-leftover = 残る{ $count }枚がトリックになる
stich-meister-advice-because-choose-does-pays =
    点になる札は{ $count }枚{ $few ->
        [yes] だけ
       *[no] {""}
    }
stich-meister-advice-because-choose-does-costs = マイナスの札は{ $count }枚
stich-meister-advice-because-choose-does-bonus =
    { $tricks ->
        [0] 0トリック
       *[other] ちょうど1トリック
    }のときだけ点になる
stich-meister-advice-because-choose-does-even = トリックが偶数なら2倍
stich-meister-advice-because-choose-does-fewest = トリックが最少なら2倍
stich-meister-advice-because-choose-does-share = 隣の人の得点が加わる
stich-meister-advice-because-choose-does-flips = プラスがマイナスになる
stich-meister-advice-because-choose-does-hands-away = 勝ったトリックが手元に残らない
stich-meister-advice-because-choose-does-more = トリックの点が増える
stich-meister-advice-because-choose-does-second = { $of }枚中{ $count }枚に合う
stich-meister-advice-because-choose-does-only-trumps = 切り札があるときだけ関係
stich-meister-advice-because-choose-does-stronger = 手札が強くなる
stich-meister-advice-because-choose-does-weaker = 手札が弱くなる
stich-meister-advice-because-choose-does-triple = 1トリックだけ3倍
stich-meister-advice-because-choose-does-rule-26 = 札が伏せられる
stich-meister-advice-because-choose-does-rule-27 = フォローが変わる
stich-meister-advice-because-choose-does-rule-28 = 切り札があるときだけ関係
stich-meister-advice-because-choose-does-rule-29 = 最初の札が勝てない
stich-meister-advice-because-choose-does-rule-31 = 数字の強さが逆
stich-meister-advice-because-choose-does-rule-33 = スートの強さが同じ
stich-meister-advice-because-choose-does-rule-34 = 勝者が札を1枚除外
stich-meister-advice-because-choose-does-rule-36 = リードする人が変わる
stich-meister-advice-because-choose-does-rule-37 = 回る向きだけ変わる
stich-meister-advice-because-choose-equal = この手札には、{ $count }枚ともほぼ同じです。好きなものでかまいません。
stich-meister-advice-because-choose-level = ほかもほぼ同じです。
stich-meister-advice-because-choose-each = それぞれの効果：{ $lines }。
stich-meister-advice-because-choose-despite =
    { $none ->
        [yes] 手札に合うものはありません。試しに遊ぶと、この札の損がいちばん少なめでした（{ $sentences }）。
       *[no] この手札で試しに遊ぶと、この札がいちばん得でした（{ $sentences }）。
    }
stich-meister-advice-because-choose-triple =
    { $last ->
        [yes] 最終トリックが3点、最初の2つは0点です。{ $has ->
            [yes] { $best_card }
           *[no] 強い札
        }を最後まで残しましょう。
       *[no] 第{"\u2060"}5トリックが3点です。{ $has ->
            [yes] { $best_card }
           *[no] 強い札
        }を残しましょう。
    }
stich-meister-advice-because-choose-few-become = 切り札になるのは{ $of }枚だけ（あなたの分は{ $count }枚）で、あまり変わりません。
stich-meister-advice-because-choose-weaker = このルールカードがあると、手札が弱くなります。
stich-meister-advice-because-choose-only-adds =
    減るものはなく、{ $tricks ->
        [0] 0トリック
       *[other] ちょうど1トリック
    }なら{ $points }点が加わります。
stich-meister-advice-because-choose-only-doubles = トリックが偶数なら全部2倍です。それはほかの人も同じです。
stich-meister-advice-because-choose-fewest =
    トリックが最少の人は2倍です。{ $strong ->
        [yes] この手札では難しそうです。
       *[no] あなたかもしれません。
    }
stich-meister-pays =
    { $pays ->
        [rule-41] トリックの中のスート1種類が1点になります
        [rule-42] 11〜14のないトリックは2倍です
        [rule-43] 切り札のないトリックは2倍です
        [rule-46] 取った11〜14は1枚ごとに+1点です
        [rule-52] 取った7は1枚ごとに+3点です
       *[other] トリックの点が増えます
    }
stich-meister-advice-because-choose-can-pay =
    減るものはなく、{ stich-meister-pays }（手札に{ $count }枚）。
stich-meister-advice-because-choose-few-trumps = これで切り札になる{ $of }枚のうち、あなたの分は{ $count }枚{ stich-meister-best }です。
stich-meister-advice-because-choose-second =
    2番目に強い札が勝ちます。{ $count ->
        [0] 高い札も低い札も負けます。
       *[other] あなたの{ $count }枚がそうなりそうです。
    }
stich-meister-advice-because-choose-counted =
    マイナスの{ $of }枚のうち、手札には{ $count }枚{ $few ->
        [yes] だけです。
       *[no] です。
    }{ $how ->
        [low] 小さい札が多く、取るのはほかの人です。
        [high] 勝ちやすい札なので、払うのはほかの人です。
        [few] 大半はほかの人が手放さなければなりません。
       *[plain] 人のトリックに捨てましょう。
    }
stich-meister-advice-because-choose-worth =
    { $more ->
        [yes] いくつかは取れそうです。{ stich-meister-pays }。
       *[no] 取ったトリックは隣の人へ行きます。{ $strong ->
            [yes] {""}
           *[no] 困るのは強い手札の人です。
        }
    }
stich-meister-advice-because-choose-little =
    { $changes ->
        [rule-34] 各トリックから1枚減るだけで
        [rule-36] リードする人が変わるだけで
        [rule-37] 回る向きが変わるだけで
       *[other] あまり変わらず
    }、{ $hand ->
        [strong] 手札はやや強いままです。
       *[other] ほかの人だけが得をすることもありません。
    }
stich-meister-advice-because-choose-only-trumps =
    切り札がなければ何も変わりません。あれば、{ $does ->
        [weak] 切り札がいちばん弱い札になります。
        [forced] フォローできない人は切り札を出します。
       *[cost] 切り札は1枚につき1点のマイナスです。
    }
stich-meister-advice-because-choose-numbers =
    スートに関係なく大きい数が勝ちます。{ $count ->
        [0] 大きい数はありません。
       *[other] { $cards }が勝ちやすくなります。
    }
stich-meister-advice-because-choose-flips =
    プラスがマイナスになります。{ $strong ->
        [yes] 強い手札には不利で、この手札はやや強めです。
       *[no] 困るのは強い手札の人です。
    }
stich-meister-best =
    { $best ->
        [0] {""}
       *[other] （最大{ $best }）
    }
stich-meister-advice-because-choose-trumps = 切り札になる{ $of }枚のうち{ $count }枚{ stich-meister-best }を持っています。切り札はほかのどのスートにも勝ちます。
stich-meister-advice-because-choose-may-be-trump = { $suit }が{ $count }枚あります。切り札になれば有利です。
stich-meister-advice-because-choose-pass = 合わない札を{ $count }枚、人に渡せます。
stich-meister-advice-because-choose-reserve = 最終トリックに合う札を取っておけます。
stich-meister-advice-because-choose-expose = この手札にはあまり影響がなく、ほかの人の札が見えるようになります。
stich-meister-advice-because-choose-stronger =
    { $low ->
        [yes] 小さい数が勝つようになり、手札が強くなります。
       *[no] このルールカードがあると、手札が強くなります。
    }
stich-meister-advice-because-choose-few-pay = やや弱い手札なのでトリックは少なそうですが、それが得になります。
stich-meister-advice-because-choose-leftover = やや弱い手札でも、{ $count }枚は勝たずにトリックとして数えられます。
stich-meister-advice-because-choose-share = 強い手札ではないので、隣の人の得点が助けになります。
stich-meister-advice-because-choose-others-hold = やや弱い手札です。勝つのはほかの人ですが、そのトリックは手元に残りません。
stich-meister-advice-because-choose-others-cost = やや弱い手札なので、マイナスの{ $of }枚のほとんどはほかの人が取ります。
stich-meister-advice-because-choose-others-pay = やや弱い手札です。勝つのはほかの人で、トリックの点が減るか、マイナスになります。
stich-meister-advice-because-choose-tricks-pay = やや強い手札なのでトリックに勝てます。{ stich-meister-pays }。
stich-meister-advice-because-choose-bonus = 点になる{ $of }枚のうち{ $count }枚を持っています。大きい札なら取れます。
stich-meister-advice-because-choose-stays =
    { $how ->
        [trumps] 切り札がなければ何も変わらず、手札はやや強めです。
        [weak] 切り札がいちばん弱くなり、{ $cards }などは切り札に負けません。
        [lead] リードした札は勝てません。人がリードすれば、{ $cards }などで勝てます。
        [hidden] リードのあとは伏せて出しますが、{ $cards }などは変わらず勝てます。
        [latest] 直前の札をフォローしますが、{ $cards }などは変わらず勝てます。
        [left] 最後の3枚は全員トリックになります。ほかは{ $cards }などで勝てます。
        [numbers] どのスートでも大きい数が勝ち、{ $cards }などは多くの札に勝ちます。
       *[plain] やや強い手札です。{ $cards }などは多くの札に勝ちます。
    }
stich-meister-advice-because-choose-share-strong = やや強い手札でトリックに勝て、隣の人の得点も加わります。
stich-meister-advice-because-choose-doubled = やや強い手札でトリックを多く取れます。偶数なら全部2倍です。
stich-meister-of-trick =
    { $why ->
        [good] { $costly ->
            [none] このトリックは勝つと得です。
           *[other] { stich-meister-costly-there }、{ $in_it ->
                [0] {""}
               *[other] ほかの人が受けるので
            }勝つと得です。
        }
        [bad] { $costly ->
            [none] このトリックは勝たないほうが得です。
           *[other] { stich-meister-costly-there }、勝たないほうが得です。
        }
        [costs] { $costly ->
            [none] 勝つとマイナスになりそうです。
           *[other] { stich-meister-costly-there }、マイナスになりそうです。
        }
        [rich] このトリックは3倍です。
        [unsure] { stich-meister-costly }が出るかはまだ分かりません。
        [nothing] このトリックはほとんど点になりません。
        [none] このトリックは0点です。
        [dear] { $gain }点をあきらめ、多く取りにいきます。
       *[plain] {""}
    }
stich-meister-costly-there =
    { $costly ->
        [rule-47] 扇子
        [rule-48] 硬貨
        [rule-49] 鯉
        [rule-50] 鳥居
        [rule-51] 切り札
        [rule-53] 15
       *[several] マイナスの札
    }{ $in_it ->
        [0] がないので
       *[other] があり
    }
stich-meister-lower =
    { $lower ->
        [trumps] （ほかの切り札のほうが強い）
        [plain] （切り札のほうが強い）
        [turned] （小さい数が強い）
        [anti] （切り札は弱い）
       *[none] {""}
    }
stich-meister-weakest =
    { $barred ->
        [yes] 出せる中でいちばん弱い札
       *[no] いちばん弱い札
    }{ stich-meister-lower }
stich-meister-strongest =
    { $barred ->
        [yes] 出せる中でいちばん強い札
       *[no] いちばん強い札
    }
stich-meister-turned =
    { $turned ->
        [yes] （小さい数が強い）
        [anti] （切り札は弱い）
       *[no] {""}
    }
stich-meister-more =
    { $more ->
        [yes] あと
       *[no] {""}
    }
stich-meister-beaten =
    { $beaten ->
        [trumped] 切り札の{ $ahead_card }には勝てないので
        [outranked] { $ahead_card }のほうが強い切り札なので
        [under] { $ahead_card }には勝てないので
        [void] { $trumps ->
            [yes] { $suit }も切り札もなく
           *[no] { $suit }がなく
        }勝てないので
       *[none] このトリックには勝てないので
    }
stich-meister-advice-because-surely =
    { stich-meister-of-trick }この札に勝てる札はありません。{ $keeps ->
        [yes] もっと強い札を残して取れます。
       *[no] トリックを取れます。
    }
stich-meister-advice-because-likely =
    { stich-meister-of-trick }{ $trumped ->
        [yes] { $count ->
            [0] これに勝てるのは切り札だけ。たぶん勝てます。
           *[other] これに勝てるのは切り札と{ $cards }だけ。勝つこともあります。
        }
       *[no] これに勝てるのは{ $cards }だけ。勝つこともあります。
    }
stich-meister-advice-because-low-lead =
    { stich-meister-of-trick }{ $hopes ->
        [yes] { $spares ->
            [yes] 得点のない札でいちばん弱いものからリードし、ほかは残します。
           *[no] { $kept ->
                [beaten] { $kept_card }でも今は負けるかもしれないので、いちばん弱い札{ stich-meister-lower }からリードします。
                [later] { $kept_card }はあとでも勝てるので、いちばん弱い札{ stich-meister-lower }からリードします。
               *[none] 出せる札はどれも同じ強さなので、どれでリードしてもかまいません。
            }
        }
       *[no] { $barred ->
            [yes] 出せる中でいちばん弱い札です
           *[no] いちばん弱い札です
        }{ stich-meister-lower }。このトリックをいちばん取りにくい札です。
    }
stich-meister-advice-because-second-lead = 2番目に強い札が勝つので（{ $items }）、まだ上のある札のうち、いちばん強い札を出します。
stich-meister-advice-because-open =
    { $how ->
        [fewer] 2番目に強い札が勝つので（{ $items }）、{ stich-meister-weakest }ならまず勝ちません。
        [lead] 後から出すほうが2番目にしやすいので（{ $items }）、{ stich-meister-weakest }で始めます。
        [third] いちばんよい札でも3番目に落ちかねないので（{ $items }）、{ stich-meister-weakest }を出します。
        [top] もっと強い札は1番になって勝てないので（{ $items }）、{ stich-meister-weakest }を出します。
       *[all-top] どれを出しても今は1番なので（{ $items }）、2番目になりやすい{ stich-meister-weakest }を出します。
    }
stich-meister-advice-because-blind =
    { stich-meister-of-trick }{ $strong ->
        [yes] ほかの札は裏向きなので（{ $items }）、いちばん勝ちやすい強い札を出します。
       *[no] ほかの札は裏向きですが（{ $items }）、勝てる中でいちばん弱い札で足りるかもしれません。
    }
stich-meister-advice-because-lead-out =
    { $strong ->
        [yes] リードなので勝ちません（{ $items }）。強い札を手放します。
       *[no] リードなので勝ちません（{ $items }）。いちばん弱い札{ stich-meister-lower }を出します。
    }
stich-meister-advice-because-thrown =
    { $strong ->
        [yes] { stich-meister-beaten }、{ stich-meister-strongest }を、{ $open ->
            [yes] マイナスのトリックに
           *[no] あとで
        }勝ってしまう前に手放します。
       *[no] { stich-meister-beaten }、{ stich-meister-weakest }を出し{ $costly ->
            [none] { $lower ->
                [none] 、もっと強い札を残します
               *[other] ます
            }
           *[other] ます。ほかの札は{ stich-meister-costly }のないトリックに勝てるかもしれません
        }。
    }
stich-meister-of-those =
    { $keeps ->
        [weaker] （その中でいちばん強いもの）
        [stronger] （その中でいちばん弱いもの）
       *[none] {""}
    }
stich-meister-advice-because-throws = このトリックには勝たないので、{ $points }点の札{ stich-meister-of-those }を入れます。
stich-meister-advice-because-spares = このトリックには勝たないので、点にならない札{ stich-meister-of-those }を入れます。
stich-meister-advice-because-feeds =
    { $gains ->
        [yes] このトリックの点は多いほうが得なので、{ $points }点の札{ stich-meister-of-those }を入れます。
       *[no] このトリックの点は多いほうが得なので、マイナスでない札{ stich-meister-of-those }を入れます。
    }
stich-meister-advice-because-gives =
    { $all ->
        [yes] このトリックとあなたのトリック全部が{ $to_seat }へ。合わせて{ $points }点です。
       *[no] このトリック（{ $points }点）は{ $to_seat }のものになります。{ $keeps ->
            [weaker] 弱い札は、あとで負けるために残します。
            [stronger] 強い札は、あとのために残します。
           *[none] {""}
        }
    }
stich-meister-advice-because-kept =
    { $strong ->
        [yes] 勝たない札のうちいちばん強い札を、あとで勝つ前に出します。
       *[no] この札は勝ちません。
    }{ $none ->
        [yes] 0トリックなら{ $gain }点です。
       *[no] 今の1トリックだけで{ $gain }点です。
    }
stich-meister-advice-because-ducks =
    { stich-meister-of-trick }{ $only ->
        [yes] 確実に勝たないのは、この札だけです。
       *[no] { $barred ->
            [yes] 出せて勝たない札
           *[no] 勝たない札
        }の中でいちばん強い札を、あとで勝つ前に手放します。
    }
stich-meister-advice-because-under = { stich-meister-of-trick }{ $ahead_card }より下でいちばん強い札です。弱い札は安全なので残します。
stich-meister-advice-because-keeps =
    { $beaten ->
        [yes] { $card }でもまだ負けそうなので、{ stich-meister-weakest }を出します。
       *[no] { $card }はあとで勝つために残し、{ stich-meister-weakest }を出します。
    }
stich-meister-advice-because-leaves =
    { stich-meister-of-trick }{ $shared ->
        [yes] { $to_seat }の得点はあなたにも入ります。
       *[no] {""}
    }{ $strong ->
        [yes] { stich-meister-strongest }を、あとで勝ってしまう前に手放します。
       *[no] { stich-meister-weakest }を出し、ほかの札をあとに残します。
    }
stich-meister-advice-because-keeps-trumps = 切り札はあとで勝つために残し、{ stich-meister-weakest }を出します。
stich-meister-advice-because-only = { stich-meister-of-trick }勝てる手札は、この札だけです。
stich-meister-advice-because-enough =
    { stich-meister-of-trick }{ $holds ->
        [yes] この札でも勝てそうで、もっと強い札は残せます。
       *[no] 出せる札はどれも負けそうなので、今勝てるいちばん弱い札で十分です。
    }
stich-meister-advice-because-strongest =
    { stich-meister-of-trick }{ $barred ->
        [yes] 出せる札の中で、いちばん負けにくい札です。
       *[no] あなたの札の中で、いちばん負けにくい札です。
    }
stich-meister-advice-because-must =
    { stich-meister-of-trick }{ $strong ->
        [yes] どれを出しても勝つので、{ stich-meister-strongest }を手放します。
       *[no] どれを出しても勝つので、{ stich-meister-weakest }で足ります。
    }
stich-meister-advice-because-easiest =
    { stich-meister-of-trick }{ $lead ->
        [yes] { $count ->
            [one] いちばん負けやすい札です。ほかの人の1枚が勝てます。
           *[other] いちばん負けやすい札です。取らずにすむかもしれません。
        }
       *[no] どれを出しても、今は勝ちです。いちばん負けやすいのは{ $barred ->
            [yes] 出せる中でいちばん弱い札
           *[no] いちばん弱い札
        }です。
    }
stich-meister-advice-because-hardest =
    { stich-meister-of-trick }{ $because ->
        [few] どれを出しても今は勝ち、上回る札もほとんどないので、{ stich-meister-strongest }を手放します。
        [same] どれも負けやすさは同じなので、{ stich-meister-strongest }を手放します。
       *[later] どれを出しても今は勝つので、{ stich-meister-strongest }を、あとで勝ってしまう前に手放します。
    }
stich-meister-advice-because-low-ahead = { stich-meister-of-trick }どれを出しても今は勝つので、{ stich-meister-weakest }で足ります。
stich-meister-advice-because-takes =
    { stich-meister-of-trick }{ $weakest ->
        [yes] 勝てる中でいちばん弱い札で取ります
       *[no] このトリックを取ります
    }{ $counts ->
        [brings] （{ $points }点）。
        [denies] 。取らなければほかの人の{ $points }点です。
       *[none] 。
    }
stich-meister-advice-because-takes-one = このトリックを取ります。1トリックのままなら、さらに{ $gain }点です。
stich-meister-advice-because-second = 今の場で2番目になる札のうち、いちばん強い札です。2番目が勝ちます（{ $items }）。
stich-meister-advice-because-never-second = この札に勝てる札はないので、勝ちにはなりません。勝つのは2番目に強い札です（{ $items }）。
stich-meister-advice-because-voids = これで{ $suit }がなくなり、次に{ $suit }が出たら何でも出せます。
stich-meister-advice-because-rest =
    { stich-meister-of-trick }{ $can ->
        [yes] このトリックは譲ります。
       *[no] このトリックには勝てません。
    }{ $keeps ->
        [stronger] もっと強い札は、あとのために残します。
        [weaker] もっと弱い札は、あとのために残します。
        [both] 中くらいの札は使い道がいちばん少なめです。
       *[none] 出せる札の強さは同じです。
    }
stich-meister-advice-because-rest-won =
    { stich-meister-of-trick }このトリック（{ $points }点）を取ります。{ $strong ->
        [yes] 強い札を、あとで勝つ前に手放します。
       *[no] ほかの札は、あとのために残します。
    }
stich-meister-advice-because-second-odds =
    2番目に強い札が勝ちます（{ $items }）。{ $count ->
        [0] 見えない札に、これより強い札はありません。
       *[other] 見えない札のうち{ $count }枚がもっと強いので、この札が2番目になるかもしれません。
    }
stich-meister-advice-because-odds =
    { stich-meister-of-trick }{ $use ->
        [gone] { $count ->
            [0] 強い札を手放します。このトリックには勝ちますが、あとでもっと損なトリックに勝たずにすみます。
           *[other] 強い札を、まだ負けられるうちに手放します。
        }
        [lose] { $count ->
            [0] 見えない札に、これに勝てる札はありません。
           *[other] これに勝てる札がまだあるので、負けられそうです。{ $weaker ->
                [yes] もっと弱い札はあとのために残します。
               *[no] {""}
            }
        }
        [keep] { $kept_card }はあとに残します。{ $count ->
            [0] この札でも勝てます。
           *[other] この札でも勝てるかもしれません。
        }
       *[win] { $count ->
            [0] これに勝てる札はもうないので、このトリックに勝ちます。
           *[other] 出せる中でいちばん勝ちやすい札です。
        }
    }
stich-meister-advice-because-short = { $suit }は{ $count }枚だけです。なくなれば、{ $suit }が出ても何でも出せます。
stich-meister-advice-because-last-card = 最後の1枚です。
stich-meister-advice-because-only-suit =
    { $of ->
        [F] 扇子
        [C] 硬貨
        [K] 鯉
       *[G] 鳥居
    }はこの1枚だけ{ $count ->
        [0] なので、出すしかありません。
       *[other] です。{ $trump_cards }は切り札なので、フォローできません。
    }
stich-meister-advice-because-only-trump = 切り札はこの1枚だけで、出すしかありません。
stich-meister-advice-because-pass-weak = いちばん弱い札{ stich-meister-turned }です。強い札は、取りたいトリックのために残します。
stich-meister-advice-because-pass-strong = いちばん強い札{ stich-meister-turned }です。取りたくないトリックに勝ってしまいます。
stich-meister-advice-because-pass-costs =
    取った人は{ $points }点になる札{ $best ->
        [yes] で、その中でいちばん勝ちやすい札です。持たないほうが得です。
       *[no] です。持たないほうが得です。
    }
stich-meister-advice-because-pass-helps = { $to_seat }の得点はあなたの点にもなります。強い札が役に立ちます。
stich-meister-advice-because-pass-short =
    { $count ->
        [1] { $suit }はこれだけです。
       *[other] { $suit }は{ $count }枚だけです。
    }{ $all ->
        [yes] なくなれば、{ $suit }が出ても何でも出せます。
       *[no] 減らせば、{ $suit }が出ても何でも出せる時が早く来ます。
    }
stich-meister-advice-because-pass-spare =
    { $keeps ->
        [stronger] 弱い札です。もっと強い札は、トリックを取るために残します。
        [weaker] 強い札です。もっと弱い札は、トリックを譲るために残します。
       *[both] 強くも弱くもない札です。強い札は取るため、弱い札は譲るために残します。
    }
stich-meister-advice-because-removes =
    { $best ->
        [yes] { $mine ->
            [yes] この札を除くと、あなたの点がいちばん多くなります（{ $points }点）。
           *[no] この札を除くと、{ $to_seat }の点がいちばん少なくなります（{ $points }点）。
        }
       *[no] この札を除くとトリックは{ $points }点で、札はだれのものにもなりません。
    }
stich-meister-advice-because-removes-any = どの札を除いても、トリックの点は同じです（{ $points }点）。
stich-meister-advice-because-reserve-strong =
    強い札{ stich-meister-turned }なので、最終トリックに勝てるかもしれません。{ $counts ->
        [pays] 勝てばさらに{ $points }点です。
        [costs] ただし勝てば{ $points }点です。
       *[none] {""}
    }
stich-meister-advice-because-reserve-middle = いちばん強い札ではありません。強い札は、その前のトリックに使えます。
stich-meister-advice-because-reserve-weak =
    弱い札{ stich-meister-turned }を取っておけば、{ $counts ->
        [costs] その{ $points }点は最終トリックに勝つ人のもので、あなたではなさそうです。
       *[none] 強い札はその前のトリックに使えます。
    }
stich-meister-advice-because-expose-strong = 表にしても、手札にあるときと同じ強さです。
stich-meister-advice-because-expose-middle = いちばん強い札ではないので、見せても大きな損はありません。
stich-meister-advice-because-expose-weak = いちばん弱い3枚の1枚{ stich-meister-turned }です。強い札は見せずにおけます。
sa-set-beside =
    { $beside ->
        [alike] { $beside_cards }でも足ります。
        [later] { $beside_cards }でも足りますが、順番はあとになります。
        [larger] { $beside_cards }は取っておきます。
       *[no] { "" }
    }
sauscharf-advice-because-reach =
    { $is_open ->
        [yes] { $cards }を出します。先を越されなければ、ソース{ $heat }（{ $worth }点）が作れます。
       *[no] { $cards }を出せば、ソース{ $heat }（{ $worth }点）に足ります。
    }{ $next ->
        [0] { "" }
       *[other] ソース{ $next }の札はほかの人にないので、あとでも作れます。
    }{ $picked_up ->
        [yes] 回収すると、この周は作れません。
       *[no] { "" }
    }{ $spare ->
        [0] { "" }
       *[other]
            { $sooner ->
                [yes] 枚数が多いほど先に選べます。
               *[no] 余る{ $spare }枚も一緒に出します。残すと1枚につき−1点です。
            }
    }{ sa-set-beside }
sauscharf-advice-because-reach-gone =
    { $cards }を出せば、ソース{ $heat }（{ $worth }点）に足ります。ソース{ $gone }は、先に{ $rival_seat }が作れます。{ $sooner ->
        [yes] 枚数が多いほど先に選べます。
       *[no] { "" }
    }{ sa-set-beside }
sauscharf-advice-because-reach-all =
    { $cards }を出せば、ソース{ $heat }（{ $worth }点）{ $sooner ->
        [yes] を先に作れます。
       *[no] に足ります。
    }{ $waits ->
        [yes] あとだと{ $taker_seat }が作ります。
       *[no] { "" }
    }この出し方が最高で、手札は合わせて{ $total }点です。
sauscharf-advice-because-sauce = { $worth }点になり、出したセットの札は失点になりません。
sa-with-own =
    { $own ->
        [0] { "" }
       *[other] 手持ちの{ $own_cards }と合わせて
    }
sa-wish =
    { $more ->
        [0] { $wish_cards }を取れます。
       *[other] { $wish_cards }を取れば、{ sa-with-own }{ $more }点増えます。
    }
sauscharf-advice-because-single = 1枚ずつ出せば、手札が長くもち、その周ごとに市場の札を取れます。
sauscharf-advice-because-single-wish = { $number }なら、今のところ最初に選べます。{ $wish_cards }を取れれば、{ sa-with-own }{ $more }点増えます。
sauscharf-advice-because-single-lowest =
    { $why ->
        [behind]
            { $count ->
                [0] どの札を1枚出しても、先に選ぶ人がいます。
               *[other] { $cards }なら最初に選べますが、あとの1周を失います。
            }
        [several] { $wish_cards }は点がほぼ同じで、先でなくてもかまいません。
       *[little] { $more ->
            [0] 市場のどの札も、まだ点になりません。
           *[other] 市場の札は、多くても1点です。
        }
    }いちばん小さい{ $number }を1枚出します。{ $count ->
        [0] { $high }はあとで使います。
       *[other] { "" }
    }
sauscharf-advice-because-single-low =
    { $is_lowest ->
        [yes] { $number }では先に選べることは少ないものの、大きい札をあとの周に残せます。
       *[no] { $number }なら小さい札より先に選べて、もっと大きい札はあとの周に残せます。
    }
sauscharf-advice-because-single-high = { $number }は1枚でも、小さい数字の1枚より先に選べます。{ sa-wish }
sauscharf-advice-because-single-before =
    { $number }なら1枚でも、{ $before_seats }より先に選べます。{ sa-wish }{ $ahead ->
        [0] { "" }
       *[other] まだ先に選ぶ人：{ $ahead_seats }。
    }
sauscharf-advice-because-lone-wild = Xは1枚で、ほかのどの1枚より先に選べ、あとで残すこともできます。{ sa-wish }
sauscharf-advice-because-larger = { $cards }なら、枚数の少ないどのセットよりも先に選べます。{ sa-wish }
sauscharf-advice-because-ahead = { $cards }を出します。{ $ahead_seat }より先に、{ sa-wish }
sauscharf-advice-because-spare =
    { $cards }を出せば、市場の札を{ $turn ->
        [first] 最初に選べます。
        [early] 先に選べるかもしれません。
       *[later] 取れます。
    }{ $helps ->
        [more]
            { $turn ->
                [later] 残っていたら、{ sa-wish }
               *[first] { sa-wish }
            }
        [nearer] { $wish_cards }を取れば、ソース{ $heat_to_come }まであと{ $lack_cards }です。
       *[no]
            セットを捨てることもできます。{ $kept ->
                [0] { "" }
               *[other] { $kept_cards }は取っておきます。
            }
    }{ $waits ->
        [yes] 回収すると、この周は取れません。
       *[no] { "" }
    }
sauscharf-advice-because-spare-low =
    まだ役立つ札は市場になく、先でなくてもかまいません。{ $kept ->
        [0] いちばん小さい
       *[other] { $kept_cards }は取っておき、残りでいちばん小さい
    }{ $cards }を出します。
sauscharf-advice-because-spare-soon =
    { $is_part ->
        [yes] { $cards }だけ出します。手札がなくなるまで市場の札を取れ、材料は回収なしで全部手札になります。
       *[no]
            { $cards }を出します。{ $is_last ->
                [yes] これで手札がなくなり
               *[no] もうすぐ手札がなくなり
            }、{ $count ->
                [0] 残す札や取る札が、回収なしで手札になります。
               *[other] 材料{ $count }枚は回収なしで手札になります。
            }
    }
sauscharf-advice-because-last-card =
    最後の1枚なので、出すしかありません。{ $part ->
        [gather] 集めるのはこの周で終わりです。
        [end] 捨てれば、対戦が終わります。
       *[cook] { $count ->
            [0] 残す札や取る札が、次の周の手札になります。
           *[other] 周の終わりに、材料{ $count }枚が手札になります。
        }
    }
sauscharf-advice-because-empties = これで手札がなくなり、周の終わりに材料{ $count }枚が全部手札になります。
sauscharf-advice-because-pickup =
    { $why ->
        [parted] 回収するとこの周は取れませんが、{ $cards }が手札にそろいます。
        [all] 回収するとこの周は取れませんが、自分の札が全部手札になります。
       *[none] 回収します。今、市場に役立つ札はなく、手札を出しきるには{ $laps }周かかります。
    }
sauscharf-advice-because-pickup-sauce = 次の周に{ $cards }を出せます。ソース{ $heat }（{ $worth }点）に足ります。{ $more ->
        [0] { "" }
       *[other] 先に{ $wish_cards }を取ると、1周遅れます。
    }
sa-beside =
    { $beside ->
        [alike] { $beside_cards }でも同じです。
        [points] { $beside_cards }でも同じ点です。
        [several] ほかにも同じくらいよい札があります。
        [more] 今{ $beside_more }点になる{ $beside_cards }より、枚数が多くなります。
        [late] { $beside_more }点になる{ $beside_cards }は、もう間に合いません。
       *[no] { "" }
    }
sa-set-costs =
    { $is_kept ->
        [yes] { "" }
       *[no] 出したセットはまだ何にもならず、残る札は1枚につき−1点です。
    }
sa-more = あと{ $left }枚でソース{ $heat }（{ $worth }点）です。
sa-set-lacks =
    { $set_left ->
        [0] { "" }
       *[other] 出したセットには、あと{ $set_left }枚いります。
    }
sa-lasting =
    { $is_late ->
        [yes] 終了に間に合えば、
       *[no] { "" }
    }
sa-then =
    { $counted ->
        [hand] 手札と合わせて
        [set] セットと合わせて
        [both] 手札、セットと合わせて
       *[no] { "" }
    }
sauscharf-advice-because-enough =
    これで{ sa-then }{ $cards }。ソース{ $heat }（{ $worth }点）に足ります{ $is_late ->
        [yes] （先に終わらなければ）
       *[no] { "" }
    }。{ sa-set-costs }{ sa-beside }
sa-gain =
    { $more ->
        [0] ます。
       *[other] 、{ $more }点増えます。
    }
sauscharf-advice-because-joins =
    これで{ sa-then }{ $cards }になり{ sa-gain }{ $moves ->
        [yes] Xはほかのソースから回します。
       *[no] { sa-set-costs }
    }{ sa-beside }
sauscharf-advice-because-wild =
    Xは何にでもなり{ sa-gain }{ sa-set-costs }{ sa-beside }
sauscharf-advice-because-nears =
    { $count ->
        [0] これで
       *[other] 一度に{ $count }枚取れて、
    }{ sa-then }{ $cards }。{ sa-lasting }{ sa-more }{ sa-set-lacks }{ sa-beside }
sauscharf-advice-because-new =
    { $is_joined ->
        [yes] 新しい数字です。
       *[no] 合う札がないので、新しい数字です。
    }{ sa-lasting }{ sa-more }{ sa-set-lacks }{ sa-beside }
sauscharf-advice-because-nothing = 何も取りません。市場に、自分の札に合うものがありません。
sauscharf-advice-because-no-nearer = 何も取りません。市場のどの札を取っても、ソースには近づきません。
sauscharf-advice-because-holds-out = ソースの点は{ $ahead_seat }が上で、自分の札がなくなると終了です。セットを残して続けます。
sauscharf-advice-because-no-more = わずかな差です。市場の札はあとで役立つかもしれませんが、残ると−1点です。
sauscharf-advice-because-rid-now =
    { $makes ->
        [yes] 回収するとこの周は何もできず、もうすぐ終わるかもしれません。
       *[no] 回収するとこの周は何もできず、作れるソースもまだ増えません。
    }{ $cards }を出します。残る札は1枚につき−1点です。
sauscharf-advice-because-rid-last =
    { $done_seat }がこの周で終わらせます。{ $waits ->
        [yes] 回収しても使えません。
       *[no] { "" }
    }{ $cards }を出します。残る札は1枚につき−1点です。
sauscharf-advice-because-rid =
    { $mine ->
        [yes] { $cards }を出します。ソースは足りていて、札がなくなれば終わりにできます。
       *[no] { $cards }を出します。ソースの足りた{ $done_seat }がもうすぐ終わらせるかもしれず、残る札は1枚につき−1点です。
    }
sauscharf-advice-because-rid-less = 対戦が続けば{ $cards }が残ります。{ sa-more }
sauscharf-advice-because-fate-joins =
    残します。自分の{ $cards }に加わ{ $more ->
        [0] ります。
       *[other] り、{ $more }点増えます。
    }
sa-many = { $come }
sauscharf-advice-because-fate-near =
    { $part ->
        [cook] 残します。ソース{ $heat }（{ $worth }点）まで、あと{ $lack_cards }だけです。
       *[gather] 残します。ソース{ $heat }（{ $worth }点）まで、あと{ $lack_cards }。集め終わるまでに{ sa-many }枚ほど市場に出そうです。
    }
sauscharf-advice-because-fate-drop =
    捨てます。ソース{ $heat }まで、あと{ $lack_cards }いりますが、{ $why ->
        [few]
            { $come ->
                [0] もうほとんど出ません。
               *[other] 市場に出るのは{ sa-many }枚ほどです。
            }
        [laps]
            { $laps ->
                [0] 集めるのはこの周で終わりです。
               *[other] 集めるのはあと{ $laps }周だけです。
            }
        [late] 先に{ $done_seat }が終わらせるかもしれません。
        [other] ソース{ $to_heat }まではあと{ $to_cards }だけです。
        [fewer] { $to_cards }ならそれだけで足ります。
        [same] ソース{ $to_heat }の{ $to_cards }も同じなので、そちらを待ちます。
       *[far] まず来ません。残ると1枚につき−1点です。
    }
sauscharf-advice-because-fate-close =
    { $is_kept ->
        [yes] わずかな差です。ソース{ $heat }まで、あと{ $lack_cards }。捨てると、ソースになりません。
       *[no] わずかな差です。ソース{ $heat }まで、あと{ $lack_cards }。捨てた札は最後に失点になりません。
    }
sauscharf-advice-because-fate-full =
    { $is_kept ->
        [yes] わずかな差です。今このセットを使うソースはありませんが、新しいソースに使えるかもしれません。
       *[no] 捨てます。このセットを使うソースはなく、残る札は1枚につき−1点です。
    }
sauscharf-advice-because-fate-last = 捨てます。{ $done_seat }がこの周で終わらせ、残る札は1枚につき−1点です。
sauscharf-advice-because-fate-end = 捨てます。ソースは足りていて、札がなくなれば終わりにできます。
sauscharf-advice-because-fate-enough = 残せば、自分の{ $cards }と合わせてソース{ $heat }（{ $worth }点）に足ります。
sauscharf-advice-because-fate-new = 残します。セットを捨てると{ $more }点減ります。
sauscharf-advice-because-fate-wild = 残せば、Xはあとでどの数字にも使えます。
sauscharf-advice-because-fate-cost = まだXを使うソースはなく、残ると−1点です。
sauscharf-advice-because-none-last = 何も取りません。{ $done_seat }がこの周で終わらせ、残る札は1枚につき−1点です。
sauscharf-advice-because-none-enough = 何も取りません。ソースは足りていて、札が増えると終わりが遅れるだけです。
sauscharf-advice-because-none-late =
    { $beside ->
        [late] 何も取りません。ソースの足りた{ $done_seat }がもうすぐ終わらせるかもしれません。{ sa-beside }
       *[no] 何も取りません。ソースの足りた{ $done_seat }がもうすぐ終わらせるかもしれず、残る札は1枚につき−1点です。
    }
advice-asked = ヒントを使った回数：{ $who }
advice-asked-one = { $name }が{ $count }回
why-title = この手を選んだ理由
why-card = { $card }。理由を聞く
why-tap = コンピューターの札をタップすると、理由が聞けます。
why-plain = 特に大きな理由はなく、全体としてよさそうでした。
why-plain-odd = はっきりした欠点はありませんが、平均では劣りました。
why-best = そのとき分かっていたことに合う{ $worlds }通りの配り方で、これよりはっきりよい手はありませんでした。
why-other = そのとき分かっていたことに合う{ $worlds }通りの配り方では、はっきりよい手がほかにありました。「{ $level }」はいつも気づくとはかぎりません。
why-how = その時点で分かっていたことだけから説明しています。手札は明かしません。
odds-title = 手札公開
odds-held = { $card } ×{ $count }
odds-open = 全員の手札を開く
odds-open-agreed = 全員の同意を得て、手札を開く
odds-warning = この画面を見る人みんなに、全員の手札と、番の人の札ごとの見込みが見えます。プロジェクターを使う授業のための画面です。対戦には「公開」の印が付きます。
odds-warning-people = { $people }人がこの画面で手札を隠しています。全員が同意したときだけ開いてください。
odds-close = テーブルに戻る
odds-back = 1つ戻す
odds-step = { $name }が出す
odds-option = { $action }{ $mark ->
        [best] 、最善の手
        [level] 、最善とほぼ同じ
       *[none] {""}
    }：平均{ $points }点、誤差は{ $error }点ほど{ $percent ->
        [none] {""}
       *[other] 、このトリックを取る確率{ $percent }%
    }
odds-figures = 数字の見かた
odds-how =
    { $single ->
        [yes] 選択肢の数字は、その人に分かることから見た、対戦終了時の得点の見込みです。
       *[no] 札や選択肢の数字は、その人に分かることから見た、このラウンドの得点の見込みです。%は、このトリックを取る確率です。
    }青い印は、{ $seats ->
        [2] 相手
       *[other] ほかの人
    }との差がいちばんよい手、青い枠は、それとほとんど差のない手です。タップすると選べます。
odds-side = 現在の状況
odds-opened = この対戦では、全員の手札を公開しました。

# 終わった対戦の振り返り
review-ask = 振り返る
review-title = 振り返り
review-close = 結果に戻る
review-laying = 対戦をたどり直しています…
review-not-over = この対戦はまだ終わっていません
review-not-over-help = 振り返りでは全員の手札が見えるため、対戦が終わってから開けます。
review-whose = だれの判断
review-steps = 対戦をたどる
review-slider = 対戦の場面
review-at = { $at } / { $length }
review-step-action = 1手
review-step-decision = 判断
review-step-trick = トリック
review-step-round = ラウンド
review-back-action = 1手戻る
review-forth-action = 1手進む
review-back-decision = 前の判断へ
review-forth-decision = 次の判断へ
review-back-trick = 前のトリックへ
review-forth-trick = 次のトリックへ
review-back-round = 前のラウンドへ
review-forth-round = 次のラウンドへ
review-done = { $action }、実際の手
review-did = { $name }の判断
review-forced = ほかに選べる手はありませんでした。
review-unjudged = この判断はまだ評価していません。
review-other = 評価するのは、上で選んだ人の判断だけです。
review-choose = { $name }の判断を評価
review-was-best = その人に分かることから見て、最善の手でした。
review-was-level = その人に分かることから見て、最善の手とはっきりした差はありません。
review-cost = { $seats ->
        [2] 相手
       *[other] ほかの人
    }との差で{ $points }点
review-cost-at = 損の大きかった判断 { $place }：{ $where }
review-all = 選べた手をすべて見る
review-graph-title = { $name }の得点の見込み
review-graph = 対戦を通した合計の見込み。最初の判断のあと{ $first }点、最後の判断のあと{ $last }点。結果は{ $end }点。
# グラフの下の狭い場所で：3ラウンド目。
review-graph-round = 第{ $round }
review-graph-help =
    線は、判断のたびに、その人に分かることから見た{ $single ->
        [yes] 対戦終了時
       *[no] ラウンド終了時
    }の合計の見込みです。丸は実際の合計です。線が下がるのは、よりよい手があったときか、運がなかったときです。損として数えるのは判断だけです。
review-moment = 大事な場面 { $number } / { $count }
review-moment-ask = あなたなら、どうしますか？
review-moment-tell = 答えを見る
review-moment-next = 次の大事な場面
review-moment-finding = 大事な場面を探しています
review-moments = 大事な場面
review-steps-all = 対戦をすべて見る
review-tried-none = このときの結果です
review-tried-best = いちばんよい手です！
review-tried-level = いちばんよい手とほぼ同じです！
review-tried-same = { $name }さんと同じ手です
review-tried-better = { $name }さんの手よりよい手です
review-tried-worse = もっとよい手があります
review-costliest-none = はっきり損をした判断はありません。お見事です！
review-how = その時点でその人に分かったことだけから、それに合う配り方を多数試し、{ $seats ->
        [2] 相手
       *[other] ほかの人
    }との得点差で評価しています。よい判断なら、結果が悪くても損には数えません。
review-judging = { $all }回の判断を評価しています
review-left = あと約{ $seconds }秒
review-judging-again = 損の大きい判断を、もう一度くわしく調べています
review-stop = 止める
review-stopped = { $all }回のうち{ $done }回の判断を評価しました。
review-finished = { $all }回の判断を評価しました{ $seconds ->
    [0] {""}
   *[other] （{ $seconds }秒）
  }。
review-go-on = 続ける
review-table = すべての判断を表で見る
review-table-where = 場面
review-table-done = 実際の{"\u2060"}手
review-table-total = 合計の見込み
review-table-best = よりよい手
review-table-cost = 差
fork-ask = もしも…
fork-title = もしも…
fork-here = 同じ人、同じコンピューター、同じ札で、ここから続けます。{ $name }の番です。
fork-other = もし{ $name }がこの手を選んでいたら？
fork-promise = 「もしも」の印が付いた、別の対戦が始まります。終わった対戦はそのまま残り、この対戦は戦績に数えません。
fork-play = ここから続ける
fork-mark = もしも
fork-mark-long = 「もしも」の対戦です。終わった対戦の{ $actions }手目のあとからです。戦績には数えません。

# 戦績と、まとめて1つのファイル
statistics-title = 戦績
statistics-none = この端末で終わった対戦は、まだありません。人が最後まで遊んだ対戦を、1回ずつ数えます。
statistics-none-such = あてはまる対戦はありません。
statistics-matches = 終わった対戦：{ $count }件
statistics-help = ヒント・取り消し・手札公開
statistics-help-all = すべて
statistics-help-without = 助けなし
statistics-help-with = 助けあり
statistics-who = 名前
statistics-everybody = 全員
statistics-against = 相手
statistics-against-mixed = 強さ{"\u200b"}いろいろ
statistics-against-people = 人だけ
statistics-results = 結果の数
statistics-counted = 結果は1人ずつ数えます（{ $matches }件の対戦で、のべ{ $results }人）。
statistics-won = 勝ち
statistics-place = 平均順位
statistics-score = 平均得点
statistics-places = 順位の内訳
statistics-places-said = 1位から順に、順位ごとの回数：{ $places }
statistics-all = 合計
statistics-how = 「助け」は、ヒント、取り消し、手札の公開です。「もしも」の対戦と、コンピューターだけの対戦は数えません。1つの対戦は、最初に終わったときの結果で数えます。新しいものから{ $most }件を、この端末だけに残します。
statistics-aside = 読めない戦績（壊れているか、新しい版のもの）を別に取ってあります。新しい版のページで開くと、自動で元に戻ります。
statistics-reset = 戦績を消す
statistics-reset-title = 戦績を消しますか？
statistics-reset-text = { $count }件の対戦の結果を消します。保存した対戦はそのまま残ります。
statistics-forgotten = 戦績を消しました。
archive-title = この端末の全データ
archive-help = 保存した対戦：{ $matches }件。戦績に入った対戦：{ $results }件。すべてを1つのファイルにまとめます。別の端末やブラウザーで開くと、そこにあるものはそのままで、足りないものが加わります。
archive-export = まとめてファイルに保存
archive-taken = このファイルから、保存した対戦{ $matches }件、戦績に入る対戦{ $results }件を加えました。すでにあった対戦：{ $known }件。
archive-refused = このファイルの対戦のうち、{ $count }件は取り込めませんでした。

## 得点表と最終結果

score-sheet = 得点表
score-title = 第{"\u2060"}{ $round }ラウンドが終了（全{ $rounds }ラウンド）
score-title-open = 第{"\u2060"}{ $round }ラウンドが終了
score-go-on = 次のラウンドへ
score-to-final = 結果を見る
score-round = ラウンド{ $round }
score-total = 合計
score-so-far = ここまで{ $total }点
score-so-far-why = 得点の内訳
score-if-now = 第{"\u2060"}{ $round }ラウンドはまだ途中です。今終わればこの得点です。
score-small-figures = 小さい数字は、そこまでの合計です。
score-show-round = ラウンドの内訳を見る
final-wins =
    { $count ->
        [1] { $names }の勝ち
       *[other] { $names }が同点優勝
    }
final-you-win = あなたの勝ちです！
final-you = あなたは{ $place }位、{ final-behind }
final-behind =
    { $behind ->
        [0] { $name }と同点です
       *[other] { $name }との差は{ $behind }点です
    }
final-story-won =
    { $single ->
        [yes] 勝因：「{ $line }」で{ $gain }点（ほかの人は平均{ $others }点）
       *[no] 勝因：第{"\u2060"}{ $round }ラウンドの「{ $line }」で{ $gain }点（ほかの人は平均{ $others }点）
    }
final-story-lost =
    { $single ->
        [yes] 差がついたところ：「{ $line }」で{ $gain }点（ほかの人は平均{ $others }点）
       *[no] 差がついたところ：第{"\u2060"}{ $round }ラウンドの「{ $line }」で{ $gain }点（ほかの人は平均{ $others }点）
    }
final-says-plum =
    { $won ->
        [yes] きれいに片づいて、しかも一番です！
       *[other] お見事です！　札を整理してきます。
    }
final-says-moon =
    { $won ->
        [yes] 待ったかいがありました。
       *[other] お見事です。次を待ちます。
    }
final-says-wave =
    { $won ->
        [yes] いい波でした！　もう一回？
       *[other] いい流れでしたね。もう一回？
    }
final-says-hex =
    { $won ->
        [yes] 2、4、6で一番です！
       *[other] 奇妙な負け方です。お見事！
    }
final-says-hill =
    { $won ->
        [yes] 一歩ずつ登りました。
       *[other] お見事です。また来ます。
    }
final-says-star =
    { $won ->
        [yes] 流れ星の速さで決めました！
       *[other] ブラボー！　また急ぎすぎました。
    }
final-record = { $game }の自己最高です
final-moments = 勝負の分かれ目を見る
final-margin = 2位の{ $name }と{ $points }点差
final-shared = { $shown }点で同点優勝です
final-again = もう一度遊ぶ
final-home = ゲーム一覧へ
final-undone = この対戦では{ $count }回、手を取り消しました。

## 赤龍のテーブル

red-dragon-column-lost = 赤の失点
red-dragon-progress-give = 場に出す
red-dragon-progress-draft = 場から取る
red-dragon-goal-give =
    { $count ->
        [0] 1トリック+{ $each }点、赤い札は失点、0トリックなら+{ $bonus }点です。高い赤はないので、中くらいの札を手放します。
       *[other] { $goes_on ->
            [no] 1トリック+{ $each }点、赤い札は失点、0トリックなら+{ $bonus }点です。1色をなくして{ $cards }を人に押しつけるか、赤を手放します。
           *[other] 続けて{ $suit }を減らします。なくなれば、{ $cards }をほかの人のトリックに捨てられます。
        }
    }
red-dragon-goal-none = 赤のないトリックを取りましょう。1つ+{ $each }点です。または1トリックも取らなければ{ rd-without }です。
red-dragon-goal-rest =
    { $with_others ->
        [0] トリックを取りましょう。1つ+{ $each }点です。失点になる赤は手札だけ{ $leads ->
            [yes] です。
           *[no] なので、人のトリックに捨てます。
        }
       *[other] 赤のないトリックを取りましょう（1つ+{ $each }点）。ほかの人の手に、まだ合わせて{ $with_others }点分の赤があります。
    }
red-dragon-goal-yours = 残り{ $left }トリックは全部あなたのものです。1つ+{ $each }点で、中の赤は失点です。
red-dragon-goal-free =
    { $lies ->
        [yes] このトリックのあとは、失点になる赤い札がありません。どのトリックも+{ $each }点です。
       *[no] 失点になる赤い札はもうありません。どのトリックも+{ $each }点です。
    }
red-dragon-goal-all = ここまで全トリックを取っています。残り（{ $left }）も全部取れば、その場でゲームに勝ちます！
red-dragon-goal-stop = { $holder_seat }が全トリックを取っています。このままだと負けです。失点しても1つ取りましょう！
red-dragon-goal-beat =
    { $bonus ->
        [0] { $card }より大きい札を出すと、このトリックは今のままで{ rd-brings }です。
       *[other] { $card }より大きい札なら今は{ rd-brings }。ただし0トリックなら{ rd-without }です。
    }
rd-without =
    { $each_of_two ->
        [0] +{ $bonus }点
       *[other] 1人だけなら+{ $bonus }点、2人なら各+{ $each_of_two }点
    }
red-dragon-goal-under = { $card }より下が安全です。上を出すと{ rd-brings }です。
red-dragon-goal-rid = このトリックは負けるほうが得です。取ると{ rd-brings }です。
rd-brings =
    { $own ->
        [none] { $gain }点
        [one] { $best_card }で{ $gain }点
       *[several] { $best_card }で{ $gain }点、{ $dear_card }で{ $points }点
    }
red-dragon-goal-takes =
    { $is_last ->
        [yes] { $count ->
            [1] 出せる1枚で
           *[other] どの札を出しても
        }このトリックを取ります。{ rd-brings }です。
       *[no] { $count ->
            [1] 出せる1枚は
           *[other] どの札を出しても
        }今いちばん上です。だれも上回らなければ{ rd-brings }{ $adds ->
            [no] です。
           *[yes] （これから出る赤の分は減ります）。
        }
    }
red-dragon-goal-below = あなたの札ではこのトリックは取れません。取る人は今のままで{ $gain }点です。
red-dragon-goal-void =
    { $bonus ->
        [0] このトリックは取れません。赤い札を捨てれば、取った人の失点になります。
       *[other] このトリックは取れません。赤い札を捨てれば、取った人の失点になります。0トリックなら{ rd-without }です。
    }
red-dragon-outcome-given = 全員が{ $count }枚ずつ出しました。
red-dragon-outcome-turned-up = みんなが出した札です。
red-dragon-coach-give =
    あとで同じ枚数を取り戻します。1トリックは+{ $each }点、中の赤い札は失点です。
red-dragon-coach-take = 今は失点になりません。赤い札は、トリックで取った人の失点です。小さい札は負け、大きい札は勝ちやすい札です。
red-dragon-coach-lead = このトリックはあなたから。どの札でも出せます。みんなは同じ色があれば出し、その色でいちばん大きい札が勝ちます。
red-dragon-coach-follow = 同じ色の札があるので、それを出します。灰色の札は今は出せません。
red-dragon-coach-void = その色の札がないので、何でも出せます。勝つことはないので、赤い札を手放せます。
red-dragon-ask-give =
    { $shared ->
        [yes] { $name }：あと{ $left }枚を裏向きで場に出してください
       *[no] あと{ $left }枚を裏向きで場に出してください
    }
red-dragon-ask-take =
    { $shared ->
        [yes] { $name }：場から1枚取ってください
       *[no] あなたの番です。場から1枚取ってください
    }
red-dragon-stake-no-trick = 0トリック：{ $seats }。このままなら1人+{ $each }点。
red-dragon-stake-trick = トリック{ $each }点、赤い札なし。
red-dragon-stake-red-cards =
    トリック{ $each }点 − { $cards }の{ $lost }点{ $dragon ->
        [yes] （赤11は26点）。
       *[no] 。
    }
red-dragon-felt-centre = 場の札を公開：{ $cards }。
red-dragon-event-round-started = 第{"\u2060"}{ $round }ラウンド。{ $first_seat }から始めます。
red-dragon-event-card-given =
    { $known ->
        [yes] { $seat }が{ $card }を場に出しました。
       *[no] { $seat }が裏向きで1枚出しました。
    }
red-dragon-event-centre-revealed = 場の札を公開：{ $cards }。
red-dragon-event-centre-taken = { $seat }が{ $card }を取りました。
red-dragon-reason-wrong-phase =
    { $phase ->
        [give] まず全員が裏向きで場に札を出します。
        [draft] まず場の札を取ります。場の札をタップしてください。
       *[play] 場の札はもうありません。今はトリックに札を出します。
    }
red-dragon-rules-aim-title = 目的
red-dragon-rules-aim-text =
    1トリックは{ $each }点。たくさん取りたいところですが、赤い札は失点なので相手に押しつけます。{ $players }ラウンドの合計がいちばん高い人の勝ちです。
    色は[R]、[U]、[G]、[Y]の4つ、数字は0から14まで。手札は{ $hand }枚です。
red-dragon-rules-give-title = 場に出す
red-dragon-rules-give-text = 全員が手札から{ $count }枚を裏向きで場に出します。そろったら混ぜて公開するので、だれが何を出したかは分かりません。
red-dragon-rules-draft-title = 場から取る
red-dragon-rules-draft-text =
    最初の人から順に、場の札を1枚ずつ取ります。最後の人まで行ったら折り返し、なくなるまで続けます。自分の出した札を取ってもかまいません。
    だれがどの札を取ったかは全員に分かり、使うまで席に表示されます。
red-dragon-rules-draft-caption = { $players }人のときの取る順番。1番の人が最初のトリックもリードします。
red-dragon-rules-play-title = トリック
red-dragon-rules-play-text =
    • リードは、赤い札も含めてどの札でもかまいません。
    • リードと同じ色を持っていれば、その色を出します。なければ何でも出せます。
    • リードと同じ色でいちばん大きい札を出した人が勝ち、次のリードをします。切り札はありません。
red-dragon-rules-play-caption = 緑{"\u2060"}14はリードの色ではないので勝てません。
red-dragon-rules-highest = その色で最大
red-dragon-rules-taken = 取る
red-dragon-rules-void = 青がない
red-dragon-rules-red-title = 得点と赤い札
red-dragon-rules-red-text =
    • 1トリックにつき{ $each }点。
    • 取ったトリックの赤い札は、数字の分だけ失点。ただし[R11]は*26点*の失点です。
    • 下のボーナスを除くと、ラウンドの得点は全員の合計でゼロになります。
red-dragon-rules-red-caption = 失点は赤い札に書いてあります。赤{"\u2060"}0の失点は0点です。
red-dragon-rules-example = 例：赤{"\u2060"}4と赤{"\u2060"}11
red-dragon-rules-tricks = { table-tricks }
red-dragon-rules-red-cards = { red-dragon-line-red-cards }
red-dragon-rules-zero-title = 0トリック
red-dragon-rules-zero-text =
    { $players ->
        [3] 1トリックも取らなければ、ボーナス20点です。
        [4] 1トリックも取らなければボーナス。1人だけなら20点、2人なら10点ずつ。
        [5] 1トリックも取らなければボーナス。1人だけなら20点、2人なら10点ずつ、3人なら5点ずつ。
       *[6] 1トリックも取らなければボーナス。1人だけなら20点、2人なら15点ずつ、3人なら10点ずつ、4人なら5点ずつ。
    }
red-dragon-rules-all-title = 全トリック
red-dragon-rules-all-text = 1ラウンドの*すべての*トリックを取れば、点数に関係なく、その場でゲームに勝ちます。
red-dragon-rules-end-title = 終わり
red-dragon-rules-end-text = 次のラウンドは左隣の人から始めます。{ $rounds }ラウンドの合計がいちばん高い人の勝ち。同点なら、その全員が優勝です。
red-dragon-line-tricks = トリック{"\u200b"}×{"\u2060"}{ $each }{"\u2060"}点
red-dragon-how-tricks = { $count }×{ $each }
red-dragon-line-red-cards = 赤い札
red-dragon-line-no-trick = 0トリック{"\u200b"}ボーナス
red-dragon-how-no-trick =
    { $count ->
        [1] 1人だけ
       *[other] { $count }人のうち{"\u200b"}の1人
    }
red-dragon-check-sum =
    { $bonus ->
        [0] トリックの合計は{ $won }点、赤い札の失点も{ $lost }点。差し引きゼロです。
       *[other] トリックの合計は{ $won }点、赤い札の失点も{ $lost }点。差し引きゼロで、ボーナス{ $bonus }点が加わります。
    }
red-dragon-ending-all-tricks = 1ラウンドの{ $tricks }トリックをすべて取って、その場で勝ち

## 辛いだけでいいのか？のテーブル

scharfe-schoten-suit-R = チリ
scharfe-schoten-suit-B = 胡椒
scharfe-schoten-suit-Y = からし
scharfe-schoten-suit-G = わさび
scharfe-schoten-word-R = チリ
scharfe-schoten-word-B = 胡椒
scharfe-schoten-word-Y = からし
scharfe-schoten-word-G = わさび
scharfe-schoten-letter-R = チ
scharfe-schoten-letter-B = 胡
scharfe-schoten-letter-Y = か
scharfe-schoten-letter-G = わ
scharfe-schoten-fact-suit-count = { $suit }{ $count }枚
scharfe-schoten-fact-no-suit = なし
scharfe-schoten-counts-trumps = 切り札（強い順）：{ $cards }。
scharfe-schoten-felt-rack = スパイス棚：{ $suits }。
scharfe-schoten-secret-predict = 最多は{ $most_suit }、最少は{ $least_suit }
scharfe-schoten-fact-backs = 手札：{ $suits }。
scharfe-schoten-fact-captured = 取った札：{ $suits }。予想：最多は{ $most_suit }、最少は{ $least_suit }。
scharfe-schoten-fact-predicted-yes = 予想済み。
scharfe-schoten-fact-predicted-no = まだ予想していません。
scharfe-schoten-sign-predicted-yes = 予想済み
scharfe-schoten-sign-predicted-no = 考え中
scharfe-schoten-progress-predict = 予想
ss-row-most = 最多
ss-row-least = 最少
scharfe-schoten-column-most = 最多
scharfe-schoten-column-least = 最少
scharfe-schoten-column-difference = 差
scharfe-schoten-sign-most = ▲
scharfe-schoten-sign-least = ▼
scharfe-schoten-sign-difference = ±
scharfe-schoten-rules-tile-most = 最多は{ $suit }
scharfe-schoten-rules-tile-least = 最少は{ $suit }
ss-commit = 決定：最多は{ $most }、最少は{ $least }
scharfe-schoten-action-rack = { $suit }を取る
scharfe-schoten-action-predict = 最多は{ $most_suit }、最少は{ $least_suit }
ss-commit-none = 各段から1枚ずつ選びます
scharfe-schoten-felt-waiting =
    { $count ->
        [0] 全員の予想がそろいました。
       *[other] あと{ $count }人の予想を待っています。そろったら公開します。
    }
ss-strength = 強さの順
ss-trumps = 切り札（強い順）
ss-order = 続いて色の強さ（強い順）
ss-trumps-beat = まずこの切り札4枚
scharfe-schoten-fact-higher-wins = それ以外の同じ色では、大きい数字が勝ちます。
scharfe-schoten-ahead-trump =
    { $card }がいちばん強い：ここまでで{ $is_only ->
        [yes] 唯一の
       *[no] 最強の
    }切り札です。
scharfe-schoten-ahead-stronger-colour = { $card }がいちばん強い：{ $suit }は{ $led_suit }より強い色です。
scharfe-schoten-ahead-higher-number = { $card }がいちばん強い：もっと強い色も、数字の大きい{ $suit }もまだ出ていません。
ss-in-hand = 手札
ss-won = 取った札
ss-rack = スパイス棚
scharfe-schoten-fact-rack =
    { $value ->
        [0] 空
       *[other] 残り{ $value }枚
    }
ss-rack-have =
    { $wanted ->
        [most] 棚に{ $count }枚、自分は{ $own }枚。多くほしい色
        [least] 棚に{ $count }枚、自分は{ $own }枚。少なくしたい色
       *[none] 棚に{ $count }枚、自分は{ $own }枚
    }
scharfe-schoten-goal-predict = { scharfe-schoten-coach-predict }どちらも外れなければ▲−▼も加わります。
scharfe-schoten-goal-tiles-laid = 取る札のうち、{ scharfe-schoten-sign-most }{ $most_suit }を最多に、{ scharfe-schoten-sign-least }{ $least_suit }を最少にします。当たれば各5点、同数なら3点です。
scharfe-schoten-goal-no-trick = どれも0枚で同数なら6点です。{ $reach ->
        [none] { scharfe-schoten-sign-most }{ $most_suit }はもう残っていないので、取ると点が減ります。
        [last] 変わるのは最後のトリックだけです。
       *[many] { scharfe-schoten-sign-most }{ $most_suit }（残り{ $most_left }枚）を多く、{ scharfe-schoten-sign-least }{ $least_suit }を少なく取れば、10点以上になります。
    }
scharfe-schoten-goal-tiles =
    { scharfe-schoten-sign-most }{ $most_suit }は{ $most }枚で、{ $most_hit ->
        [alone] 最多（5点）です
        [level] ほかの色と同数（3点）です
        [shared] { $most_rival_suit }と同数（3点）です
       *[missed] { $most_rival_suit }の{ $most_rival }枚より少なく、0点です
    }。{ scharfe-schoten-sign-least }{ $least_suit }は{ $least }枚で、{ $least_hit ->
        [alone] 最少（5点）です
        [level] ほかの色と同数（3点）です
        [shared] { $least_rival_suit }と同数（3点）です
       *[missed] { $least_rival_suit }の{ $least_rival }枚より多く、0点です
    }。{ $lead ->
        [0] { "" }
       *[other] { scharfe-schoten-sign-most }−{ scharfe-schoten-sign-least }で{ $lead }点加わります。
    }
scharfe-schoten-goal-forced = この{ $suit }で、今のところの得点は{ $now }点から{ $points }点になります。
scharfe-schoten-coach-predict = { scharfe-schoten-sign-most }も{ scharfe-schoten-sign-least }も当たれば各5点、同数なら3点です。
scharfe-schoten-outcome-standing =
    { $is_mine ->
        [yes] あなた
       *[no] { $seat }
    }がトリックを取ります。{ ss-why }{ $now }点が{ $points }点になります。
scharfe-schoten-outcome-predicted = 全員の予想が公開されました。{ scharfe-schoten-sign-most }が最多、{ scharfe-schoten-sign-least }が最少です。
scharfe-schoten-coach-lead = あなたから始めます。みんなは同じ色があれば出します。4枚の切り札がいちばん強く、次は強い色が勝ちます。
scharfe-schoten-coach-follow = 同じ色の札があるので、それを出します。灰色の札は今は出せません。
scharfe-schoten-coach-void =
    その色の札がないので、何でも出せます。{ $wins ->
        [none] ただし、勝てる札はありません。
        [trump] 勝てるのは切り札だけです。
       *[any] もっと強い色や切り札なら勝てます。
    }
scharfe-schoten-coach-rack = トリックには棚の札が1枚つき、同じように数えます。
scharfe-schoten-ask-predict =
    { $shared ->
        [yes] { $name }：最多と最少の色を予想してください
       *[no] 最多になる色と最少になる色を予想してください
    }
scharfe-schoten-ask-rack =
    { $only ->
        [yes] { $shared ->
            [yes] { $name }：残っている{ $only_suit }を取ってください
           *[no] 残りは{ $only_suit }だけです。それを取ってください
        }
       *[no] { $shared ->
            [yes] { $name }：棚から1枚取ってください
           *[no] トリック獲得！　棚から1枚取ってください
        }
    }
scharfe-schoten-event-round-started = 第{"\u2060"}{ $round }ラウンド。{ $first_seat }から始めます。
scharfe-schoten-event-hand-dealt =
    { $known ->
        [yes] { $seat }に配られた札：{ $cards }。
       *[no] { $seat }の手札の色：{ $suits }。
    }
scharfe-schoten-event-rack-laid = スパイス棚：{ $suits }。
scharfe-schoten-event-trumps-revealed = 切り札（強い順）：{ $cards }。
scharfe-schoten-event-prediction-made = { $seat }が予想タイルを2枚伏せました。
scharfe-schoten-event-prediction-open = { $seat }の予想：最多は{ $most_suit }、最少は{ $least_suit }。
scharfe-schoten-event-predictions-revealed = { $sentences }
scharfe-schoten-event-rack-taken = { $seat }が棚から{ $suit }を取りました。
scharfe-schoten-reason-wrong-phase =
    { $phase ->
        [predict] まず全員が予想します。タイルを2枚選んでください。
        [rack] まずトリックを取った人が、スパイス棚から1枚取ります。
       *[play] 今はトリックに札を出します。
    }
scharfe-schoten-line-captured = 取った札
scharfe-schoten-line-most = { scharfe-schoten-sign-most } { ss-row-most }
scharfe-schoten-line-least = { scharfe-schoten-sign-least } { ss-row-least }
scharfe-schoten-line-difference = { scharfe-schoten-sign-most } − { scharfe-schoten-sign-least }
scharfe-schoten-how-alone = 当たり
scharfe-schoten-how-shared = 同数
scharfe-schoten-how-missed = 外れ
scharfe-schoten-how-difference = { $most } − { $least }
scharfe-schoten-check-best = 当たりなら5点、同数なら3点、外れなら0点。両方当たれば枚数の差も得点。このラウンドの最高は{ $gain }点。
scharfe-schoten-rules-aim-title = 目的
scharfe-schoten-rules-aim-text =
    自分がいちばん*多く*取る色と、いちばん*少なく*取る色を前もって言い当てます。よく当たるほど高得点です。
    色は[R]、[B]、[Y]、[G]の4つ。それぞれ1から12までの札があります。
scharfe-schoten-rules-deal-title = 札と裏の色
scharfe-schoten-rules-deal-text =
    { $players ->
        [3] 手札は{ $hand }枚。残りの12枚は色ごとに分けてスパイス棚に置きます。
       *[4] 手札は{ $hand }枚。残りの8枚は色ごとに分けてスパイス棚に置きます。
    } 札の*裏*には色が描いてあるので、だれがどの色を持っているか、棚に何色があるかは、いつでも全員に見えます。自分だけが知っているのは、手札の数字です。
scharfe-schoten-rules-deal-caption = チリ3枚、胡椒4枚、からし0枚、わさび3枚。からしを出せないことは、全員に分かります。
scharfe-schoten-rules-trumps-title = 切り札と強さ
scharfe-schoten-rules-trumps-text =
    ラウンドごとに、4つの色に数字カードを1枚ずつ割り当てます。その色と数字の札が*切り札*で、全部で4枚。数字がいちばん大きい色が最強の色、その切り札が最強の札です。
    • いちばん強いのは4枚の切り札で、この順です。
    • 次にほかの札。強い色は、弱い色のどの数字にも勝ちます。同じ色なら大きい数字が勝ち。
scharfe-schoten-rules-trumps-caption = このラウンドの切り札。左ほど強く、色の強さも同じ順です。
scharfe-schoten-rules-predict-title = 予想
scharfe-schoten-rules-predict-text =
    全員がこっそりタイルを2枚選びます。▲はいちばん多く取りたい色、▼はいちばん少なくしたい色。同じ色は選べません。全員が選んだら公開し、もう変えられません。
    その前に、みんなの札の裏、棚、色の強さをよく見ましょう。
scharfe-schoten-rules-play-title = トリック
scharfe-schoten-rules-play-text =
    • リードする人は好きな札を出します。同じ色があれば、その色を出します。切り札も元の色の札として数えます。
    • なければ、どの札でも出せます。
    • リードの色に関係なく、いちばん*強い*札が勝ちます。勝った人は札をすべて取って色ごとに分け、次のリードをします。
scharfe-schoten-rules-play-caption = このラウンドは{ $strong_suit_name }が最強、{ $weak_suit }が最弱。リードの色は有利になりません。
scharfe-schoten-rules-follows = 同じ色
scharfe-schoten-rules-void = 持っていない
scharfe-schoten-rules-trump-caption = いちばん弱い切り札でも、切り札でない札すべてに勝ちます。
scharfe-schoten-rules-rack-title = スパイス棚
scharfe-schoten-rules-rack-text =
    トリックを取った人は、棚に残っている好きな色から1枚もらい、取った札に加えます。数字はだれも見ません。
    { $players ->
        [3] 最後のトリックまで、毎回1枚もらえます。
       *[4] 8トリックで棚は空になり、最後の2トリックはトリックの札だけです。
    }
scharfe-schoten-rules-score-title = 得点
scharfe-schoten-rules-score-text =
    数えるのは自分が取った札だけ。0枚の色も数えます。
    • ▲の色が自分の中で単独最多なら5点、ほかの色と同数なら3点。
    • ▼の色が単独最少（0枚も可）なら5点、ほかの色と同数なら3点。
    • 両方当たれば、2つの色の枚数の差も加えます。
    • 1枚も取らなければ、3+3で6点です。
scharfe-schoten-rules-who = 取った札
scharfe-schoten-rules-most = { scharfe-schoten-line-most }
scharfe-schoten-rules-least = { scharfe-schoten-line-least }
scharfe-schoten-rules-difference = { scharfe-schoten-line-difference }
scharfe-schoten-rules-score-caption = 上：からしは胡椒と同数で最少。下：最少が外れたので、差は加えません。
scharfe-schoten-rules-end-title = 終わり
scharfe-schoten-rules-end-text = 全員が1回ずつ最初にリードする{ $players }ラウンドを行い、合計点がいちばん高い人の勝ち。同点なら、その全員が優勝です。

## X-Missionsのテーブル

x-missions-reason-mission-not-offered = そのミッションは選べる中にありません。
x-missions-item-mission-none = ミッションなし
x-missions-item-mission-none-text = 秘密はなし。そのかわり1トリックが2点になります。
x-missions-fact-pays-each-trick = 1トリック{ $each }点
xm-mission-name = ミッション{ $mission }（{ $item }）
x-missions-item-mission-0 = 0トリック
x-missions-item-mission-0-text = トリックを1つも取らない。
x-missions-item-mission-1 = 1色だけ
x-missions-item-mission-1-text = 1つか2つのトリックを取り、札がすべて同じ色。
x-missions-item-mission-2 = ちょうど2トリック
x-missions-item-mission-2-text = ちょうど2トリックを取る。
x-missions-item-mission-3 = 同じ色をちょうど3枚
x-missions-item-mission-3-text = どれか1色の札をちょうど3枚取る。
x-missions-item-mission-4 = 4色そろえる
x-missions-item-mission-4-text = どの色の札も1枚以上取る。
x-missions-item-mission-5 = 5トリック以上
x-missions-item-mission-5-text = 5トリック以上を取る。
x-missions-item-mission-6 = 同じ色を6枚以上
x-missions-item-mission-6-text = どれか1色の札を6枚以上取る。
x-missions-item-mission-7 = 7以下だけ
x-missions-item-mission-7-text = 1トリック以上取り、8と9は1枚も取らない。
x-missions-item-mission-8 = 8を3枚以上
x-missions-item-mission-8-text = 8を3枚か4枚すべて取る。
x-missions-item-mission-9 = 同じ色を9枚全部
x-missions-item-mission-9-text = どれか1色の札を9枚すべて取る。
x-missions-fact-pays = { $small }点
x-missions-fact-pays-two =
    { $small }点、{ $count ->
        [2] 2つ
       *[other] 4枚全部
    }で{ $large }点
xm-trump = 切り札
x-missions-suit-none = 切り札なし
xm-trump-is = 切り札：{ $trump }
x-missions-progress-mission = ミッション選び
xm-offer = 選べるミッション
xm-choosing = ミッションの有無
x-missions-fact-chosen-taken = ミッションあり
x-missions-fact-chosen-none = なし（1トリック2点）
x-missions-fact-chosen-open = まだ選んでいません
xm-my-mission = 秘密のミッション
x-missions-fact-not-chosen = まだ選んでいません。手札と切り札を見て選びましょう。
x-missions-fact-if-now = 今終われば{ $value }点。
x-missions-fact-status-done = 達成
x-missions-fact-status-sure = 確実
x-missions-fact-status-possible = まだ可能
x-missions-fact-status-lost = 達成できません
x-missions-fact-status-no-trump = 切り札がなく、{ $suit }が取れません
x-missions-fact-status-ruled-out =
    { $count ->
        [1] { $is_named ->
            [yes] { $card }が必ずトリックを取ります
           *[no] 切り札が必ずトリックを取ります
        }
       *[other] { $count }トリックは必ず取ります
    }
x-missions-fact-status-means =
    { $status ->
        [done] もう何があっても達成です。
        [sure] このあと何があっても達成です。
        [lost] もう達成できません。失点はなく、トリックの点は入ります。
       *[possible] まだ決まっていません。
    }
x-missions-fact-count-tricks = トリック
x-missions-fact-count-eights = 8
x-missions-fact-count-high = 8と9
x-missions-fact-count-colour = { $suit_name }
x-missions-sign-count-tricks = i-trick
x-missions-sign-count-eights = 8
x-missions-sign-count-high = 8·9
x-missions-fact-suit-count = { $suit_name }{ $count }
meter-hit = { $name }：{ $have }、条件どおり
meter-open = { $name }：{ $have }
meter-spoilt = { $name }：{ $have }、多すぎ
meter-short = { $name }：{ $have }、もう足りません
xm-captured = 取った札
xm-taken = 取った札{ $count }枚
x-missions-fact-captured =
    { $value ->
        [0] 自分のミッション、取った札0枚
       *[other] 自分のミッション、取った札{ $value }枚
    }
x-missions-fact-captured-none = まだトリックを取っていません。
x-missions-fact-captured-own = 自分が取った札はいつでも見られます。ほかの人のは見られません。
xm-hand-colours = 手札：
x-missions-fact-hand-tricks =
    { $sure ->
        [0] 手札に切り札が{ $trumps }枚
       *[other] 手札に切り札が{ $trumps }枚、必ず勝つ札{ $sure }枚
    }
x-missions-fact-hand-high = 手札に8と9が{ $value }枚
x-missions-fact-hand-strong = 手札の強い札（8と9）：{ $value }枚
x-missions-fact-hand-eights = 手札に8が{ $value }枚
x-missions-goal-choose =
    { $has_trump ->
        [no] 切り札はありません。
       *[yes] 切り札は{ $suit_name }で、ほかの色に勝ちます。
    }失敗したミッションは0点、1トリックは1点、「なし」なら2点です。{ $missing ->
        [laid] 10のミッションのうち1つは使いません。
        [taken] ほかの人が取ったものもあり、1つは使いません。
       *[none] {""}
    }
x-missions-goal-none = ミッションなし：1トリック2点です。今{ $tricks }トリックです。
x-missions-goal-done =
    { $why ->
        [no-more] ミッションは達成です。もうトリックは取りません。
       *[other] ミッションはもう達成です。このあとも1トリック1点です。
    }
x-missions-goal-sure =
    { $why ->
        [trumps] ほかの人の大きい切り札は少なく、あなたの切り札で必ず足り、
       *[other] 足りないものはあなたの札で必ず取れ、
    }ミッションは達成できます。このあとも1トリック1点です。
x-missions-goal-lost =
    { $why ->
        [told] {""}
       *[other] { xm-lost }
    }ミッションはもう達成できません。このあとも1トリック1点です。
xm-lost =
    { $why ->
        [has] トリックを取ったので、
        [must] 札が強く、必ず余分に取るので、
        [more] 3トリック以上あるので、
        [few] 残りのトリックが足りず、
        [weak] { $more ->
            [0] { $cards }ではもう取れず、
           *[other] あと1トリックしか取れず、
        }
        [mixed] 2色以上あるので、
        [pure] 1色だけのトリックはもう取れず、
        [three] ちょうど3枚の色はもうできず、
        [no-trump] 手札に切り札がなく、{ $missing_suit }が取れないので、
        [missing] { $missing_suit }がもう取れず、
        [not-all] { $missing_suit }の全部はもう取れず、
        [many] もうどの色も足りるほど取れず、
        [high] 8か9を取ったので、
        [must-high] 8か9を必ず取ることになるので、
        [low] 8も9もないトリックはもう取れず、
        [eights] 8がもう足りるほど取れず、
       *[other] {""}
    }
x-missions-goal-mission-0 = トリックを取らないようにします。
x-missions-goal-mission-1 =
    { $have ->
        [0] 1色だけの札で、1トリックか2トリックを取ります。
       *[other] このあとも{ $suit }だけ、全部で2トリックまでです。
    }
x-missions-goal-mission-2 =
    { $left ->
        [0] 2トリック取りました。もう取らないようにします。
        [1] あと1トリックだけ取ります。
       *[other] ちょうど2トリックを取ります。
    }
xm-either =
    { $is_either ->
        [yes] { $suit }か{ $other_suit }
       *[no] { $suit }
    }
x-missions-goal-mission-3 =
    { $is_told ->
        [no] どれか1色をちょうど3枚取ります。
       *[yes] { $left ->
            [0] { $suit }が3枚あります。もう取らないようにします。
           *[other] { xm-either }をあと{ $left }枚で、ちょうど3枚です。
        }
    }
x-missions-goal-mission-4 = まだ取っていない色：{ $missing_suit }
x-missions-goal-mission-5 = ミッションまであと{ $left }トリックです。
x-missions-goal-mission-6 =
    { $is_told ->
        [no] どれか1色を6枚取ります。1トリックで4枚まで入ります。
       *[yes] ミッションまで{ xm-either }をあと{ $left }枚です。
    }{ xm-open }
xm-open =
    { $shut ->
        [0] {""}
       *[other] { $shut_suit }は、取れる札がもう足りません。
    }
x-missions-goal-mission-7 =
    { $left ->
        [0] トリックは取れました。このあとも8と9を取らないようにします。
       *[other] トリックを取り、8と9は取らないようにします。
    }
x-missions-goal-mission-8 = ミッションまで8をあと{ $left }枚です。
x-missions-goal-mission-9 =
    { $is_told ->
        [no] どれか1色を9枚全部取ります。
       *[yes] ミッションまで{ xm-either }をあと{ $left }枚です。
    }{ xm-open }
x-missions-coach-choose =
    { $has_trump ->
        [no] 切り札はありません。大きい札が勝ちます。失敗したミッションは0点です。
       *[yes] 切り札は{ $suit_name }です。大きい札や切り札が勝ちます。失敗したミッションは0点です。
    }
x-missions-coach-lead =
    { $has_trump ->
        [no] みんなはその色があれば必ず出し、いちばん大きい札がトリックを取ります。
       *[yes] みんなはその色があれば必ず出し、いちばん大きい札か切り札がトリックを取ります。
    }
x-missions-coach-follow = 同じ色の札があるので、それを出します。灰色の札は今は出せません。
x-missions-takes-trump = { $card }が、ここではいちばん大きい切り札です。
x-missions-coach-void =
    { $can_win ->
        [no] トリックを取れるのは、始めの色{ $has_trump ->
            [yes] か、いちばん大きい切り札
           *[no] {""}
        }だけです。
       *[yes] トリックを取れるのは切り札の{ $suit_name }だけです。
    }
x-missions-outcome-all-chosen =
    { $without ->
        [0] 全員が秘密のミッションを選びました。
       *[other] 全員が、秘密のミッションか「なし」を選びました。
    }最初に選んだ{ $is_mine ->
        [yes] あなた
       *[no] { $seat }
    }から始めます。
x-missions-outcome-decided =
    { $is_mine ->
        [yes] あなたがトリックを取ります。
       *[no] { $seat }がトリックを取ります。
    }{ $status ->
        [done] { $why ->
            [no-more] もうトリックは取らないので、ミッション達成です！
            [harmless] もう何があってもミッション達成です！
           *[other] ミッション達成です！
        }
        [sure] { $why ->
            [trumps] ほかの人の大きい切り札は少なく、
           *[other] {""}
        }足りないものはあなたの札で必ず取れます。ミッション達成は確実です！
       *[lost] { xm-lost }ミッションはもう達成できません。
    }
x-missions-outcome-ended =
    { $is_mine ->
        [yes] あなたがトリックを取ります。
       *[no] { $seat }がトリックを取ります。
    }{ $eights ->
        [0] {""}
       *[other] 8が{ $eights }枚で、
    }ミッション成功、このラウンドは{ $count }点です！
x-missions-outcome-brought = あなたがトリックを取ります。{ $of ->
        [pure] ミッションどおり、すべて{ $suit }です。
        [low] ミッションどおり、8も9もありません。
        [each] ミッションに新しく{ $suit }。まだないのは{ $missing_suit }。
        [tricks] ミッションの{ $goal }トリックのうち{ $have }つ目です。
        [eights] ミッションの8が{ $more }枚増え、{ $goal }枚のうち{ $have }枚です。
        [colour] ミッションの{ $suit }が{ $more }枚増え、{ $goal }枚のうち{ $have }枚です。
       *[nothing] ミッションには役立ちませんが、1点になります。
    }{ $spoilt ->
        [0] {""}
       *[other] { $spoilt_suit }は多すぎて使えなくなりました。
    }
x-missions-outcome-no-more = { $seat }がトリックを取ります。残った{ $suit }では、もうミッションに足りません。
x-missions-outcome-turned-up =
    { $has_trump ->
        [yes] { x-missions-event-trump-revealed }
       *[no] { x-missions-event-trump-none }
    }
x-missions-ask-choose =
    { $shared ->
        [yes] { $name }：ミッションを選んでください（なしも可）
       *[no] あなたの番です。ミッションを選んでください（なしも可）
    }
x-missions-action-mission = { xm-mission-name }
x-missions-action-no-mission = { x-missions-item-mission-none }
x-missions-refused-mission = { xm-mission-name }を選べない理由
x-missions-event-round-started = 第{"\u2060"}{ $round }ラウンド。{ $dealer_seat }から始めます。
x-missions-reason-wrong-phase =
    { $phase ->
        [mission] まず全員がミッションを選びます。テーブルのミッションか「なし」をタップしてください。
       *[play] ミッションはもう決まりました。今はトリックに札を出します。
    }
x-missions-event-trump-none = 切り札表示カード：切り札なし。
x-missions-event-trump-revealed = 切り札表示カード：{ $suit }。
x-missions-event-missions-looked-at = { $seat }が{ $count }枚のミッションを見ています。
x-missions-event-missions-offered = { $seat }が選べるミッション：{ $missions }。
x-missions-event-mission-chosen = { $seat }が{ xm-mission-name }を取りました。
x-missions-event-mission-taken = { $seat }がミッションを裏向きで取りました。
x-missions-event-mission-declined = { $seat }はミッションを取りません。
x-missions-event-mission = { $seat }：{ xm-mission-name }
x-missions-event-no-mission = { $seat }：{ x-missions-item-mission-none }
x-missions-event-missions-revealed = ミッション公開。{ $lines }。
x-missions-line-tricks = トリック
x-missions-how-tricks = { $count }×{ $each }
x-missions-how-no-mission = { x-missions-item-mission-none }
x-missions-line-mission = ミッション
x-missions-fact-mission = { $value }
x-missions-fact-title = { $items }
x-missions-fact-outcome-done = 達成
x-missions-fact-outcome-failed = 失敗
xm-tricks-taken = { $tricks }トリック
x-missions-fact-why-0 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }取った
    }
x-missions-fact-why-1 =
    { $done ->
        [yes] { xm-tricks-taken }、全部{ $suit }
       *[no] { $tricks ->
            [0] { xm-tricks-taken }
           *[other] 1色だけでない
        }
    }
x-missions-fact-why-2 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }、2でない
    }
x-missions-fact-why-3 =
    { $done ->
        [yes] { $alike ->
            [1] { $suit }がちょうど3枚
           *[other] それぞれちょうど3枚：{ $suit }
        }
       *[no] ちょうど3枚の色がない
    }
x-missions-fact-why-4 =
    { $done ->
        [yes] 4色全部
       *[no] { $suit }がない
    }
x-missions-fact-why-5 =
    { $done ->
        [yes] { xm-tricks-taken }
       *[no] { xm-tricks-taken }、5に足りない
    }
x-missions-fact-why-6 =
    { $done ->
        [yes] { $suit }{ $count }枚
       *[no] 6枚の色がない
    }
x-missions-fact-why-7 =
    { $done ->
        [yes] 8も9もない
       *[no] { $tricks ->
            [0] { xm-tricks-taken }
           *[other] 8と9：{ $count }枚
        }
    }
x-missions-fact-why-8 =
    { $done ->
        [yes] 8：{ $count }枚
       *[no] 8：{ $count }枚、3に足りない
    }
x-missions-fact-why-9 =
    { $done ->
        [yes] { $suit }9枚全部
       *[no] 9枚そろった色がない
    }
x-missions-check-trump = 切り札は{ $suit }でした。ミッションに失敗しても失点はありません。ミッションなしなら1トリック2点です。
x-missions-check-no-trump = 切り札なしでした。ミッションに失敗しても失点はありません。ミッションなしなら1トリック2点です。
x-missions-check-no-trump-mission-3 = 切り札なしだったので、ミッション3は12点でした。ミッションに失敗しても失点はありません。ミッションなしなら1トリック2点です。
x-missions-check-no-mission = だれもミッションを取らなかったので、1トリック2点でした。
x-missions-ending-last-round = 同点のため、最後のラウンドの得点が多い{ $names }の勝ち
x-missions-fact-pile-left = { $suit_name }、山に残っています
x-missions-fact-pile-now = { $suit_name }、このラウンドの切り札
x-missions-fact-pile-off = { $suit_name }、前のラウンドの切り札
x-missions-rules-round-title = 1ラウンドの流れ
x-missions-rules-round-text =
    36枚をすべて配ります。手札は9枚ずつ。[R]、[U]、[Y]、[G]の4色で、数字は1から9です。
    順番に秘密のミッションを選び、それから{ $tricks }トリックを行います。
    トリックの点はわずかですが、ミッションを達成すると大きな点になります。
x-missions-rules-trump-title = 切り札
x-missions-rules-trump-text =
    ラウンドごとに切り札表示カードを1枚めくります。各色2枚と、切り札なしが1枚です。
    9枚すべてを使い切ってから混ぜ直すので、残りが分かります。残りはここに表示されます。
x-missions-rules-trump-caption = 今の山：前に出たもの、今の切り札、これから出るもの
x-missions-rules-choose-title = ミッション選び
x-missions-rules-choose-text =
    10枚のミッションを混ぜ、1枚を見ないで除きます。親が9枚を見て、1枚取るか「なし」を選び、残りを左の人に渡します。最後に残ったミッションは伏せておきます。
    ミッションの有無は全員に見えますが、中身は得点計算まで秘密です。
    • ミッションがあれば、1トリック*1点*。達成すればミッションの点が加わります。
    • ミッションなしなら、1トリック*2点*。
x-missions-rules-missions-title = 10のミッション
x-missions-rules-missions-text = このラウンドでの得点（ミッション3は8点、切り札なしのラウンドでは12点）：
x-missions-rules-play-title = トリック
x-missions-rules-play-text =
    最初は親がリードし、その後は前のトリックを取った人がリードします。
    • リードの色があれば必ずその色を出します。なければ何でも出せます。切り札も、その色の1枚として扱います。
    • いちばん大きい切り札がトリックを取ります。切り札が出なければ、リードの色でいちばん大きい札です。
    • 勝つ義務も、切り札を出す義務もありません。
x-missions-rules-play-card-1 = リード
x-missions-rules-play-card-2 = 同じ色
x-missions-rules-play-card-3 = 青がない
x-missions-rules-play-card-4 = 勝てない
x-missions-rules-play-caption = 切り札は{ $suit }。小さい切り札でもトリックを取ります。
x-missions-rules-trump-flag = { xm-trump }
x-missions-rules-secret-title = 取った札
x-missions-rules-secret-text =
    自分が取った札はいつでも見られます。ほかの人のは見られません。全員に見えるのは直前のトリックだけです。
    自分のミッションには今の状態が出ます。*達成*と*失敗*は、あなたに分かることから確実に言えるときだけ表示されます。
x-missions-rules-steps-tricks = トリック
x-missions-rules-steps-mission = ミッション
x-missions-rules-steps-round = このラウンド
x-missions-rules-score-title = 得点
x-missions-rules-score-text =
    ミッションを公開します。1トリック1点、ミッションなしなら2点。達成したミッションは、書いてある点が入ります。
    ミッションに失敗しても失点はありません。
x-missions-rules-end-title = 終わり
x-missions-rules-end-text =
    だれかが*{ $target }点*に届いたラウンドで終わります。合計がいちばん多い人の勝ちです。
    同点なら最後のラウンドの得点が多い人の勝ち。それも同じなら、同点優勝です。

## 超辛いのテーブル

sa-chili = チリ
sauscharf-card = チリ{"\u2060"}{ $number }
sauscharf-card-X = ワイルドX
sauscharf-cards-bunch =
    { $count ->
        [1] { $card }
       *[other] { $card }（{ $count }枚）
    }
sauscharf-fact-cards = { $cards }
sauscharf-fact-set =
    { $number ->
        [X] Xだけで{ $count }枚
       *[other] { $number }として{ $count }枚
    }
sa-group = { $card }、{ $count }枚
sa-take-back = { $card }を戻す
sauscharf-fact-brew = ソース{ $heat }
sa-bottle = { $sauce }。{ $told }
sa-points = { $points }点
sa-market = 市場
sa-slot-empty = 空
sa-pile = 山札
sa-discard = 捨て札
sa-mine = あなたの材料
sa-coming = これから出るソース
sa-later = あとで作るソース
sa-in-hand = 手札
sa-in-aside = 材料
sa-sauces = 並んでいるソース。残り{ $supply }個
sa-no-sauces = ソースはもうありません。
sa-no-supply = ありません。すべて並んでいるか、作られました。
sauscharf-fact-missing =
    { $count ->
        [0] 足りる
       *[other] あと{ $count }枚
    }
sauscharf-fact-lacks-set =
    { $count ->
        [0] 今のセットで作れます
       *[other] 今のセットではあと{ $count }枚足りません
    }
sauscharf-fact-lacks-hand =
    { $hand ->
        [0] 今の手札で作れます
       *[other]
            { $all ->
                [0] 手札ではあと{ $hand }枚、材料を回収すれば足ります
               *[other] 手札ではあと{ $hand }枚、材料を合わせてもあと{ $all }枚
            }
    }
sauscharf-fact-after-pickup = 回収すれば
sauscharf-fact-after-lap = あとで
sauscharf-fact-stall =
    { $left ->
        [1] この周でソースができないと終了
       *[other] あと{ $left }周ソースができないと終了
    }
sa-stock = 捨て札と山
sa-discarded = 捨て札：{ $count }枚
sa-none-discarded = まだ捨て札はありません。
sa-pile-how = 山札は残り{ $count }枚。なくなると、捨て札を切り直します。
sauscharf-fact-order = 手番順
sauscharf-fact-order-so-far = 今のところの手番順
sauscharf-fact-order-if = これを出した場合の手番順
sauscharf-fact-spoon = スプーン：最初に出します
sauscharf-fact-hand = 手札{ $value }枚
sauscharf-fact-aside = 材料{ $value }枚
sa-standing = 今終われば{ $points }点
sa-lane-points = 今 { $points }
sauscharf-fact-state-out = 札なし
sauscharf-fact-state-lays-now = 選択中
sauscharf-fact-state-lays-later = このあと
sauscharf-fact-state-acts-now = 手番
sauscharf-fact-state-has-acted = 済み
sauscharf-fact-state-picked-up = 材料を回収
sauscharf-fact-state-no-hand = 手札なし
sa-tray = トレイ
sauscharf-fact-place =
    { $place ->
        [1]
            { $later ->
                [0] 1番目に動けます。
               *[other]
                    { $number ->
                        [X] 今のところ1番目。枚数の多いセットにだけ先を越されます。
                       *[other] 今のところ1番目。枚数が多いか数字が大きいセット（Xだけが最大）には先を越されます。
                    }
            }
       *[other] 今のところ{ $place }番目です。{ $equal ->
            [yes] 同じセットは先に出した順です。
           *[no] { "" }
        }
    }
sauscharf-fact-reach = ソース{ $heat }まで作れます。
sa-lay = セットを出す
sa-pickup = { $count }枚回収
sauscharf-aim-slot = 取る札：{ $cards }。
sauscharf-aim-none = 何も取りません。
sauscharf-aim-sauce = ソース{ $heat }：{ $points }点。
sauscharf-fact-whole-set = セットは全部捨て札になります。
sa-take-none = 取らない
sa-keep = 残す
sa-shed = 捨てる
sa-make = ソースを作る
sauscharf-fact-leaves-chili =
    { $shared ->
        [yes] 捨てると{ $name }の札がなくなり、以後は参加できません。
       *[no] 捨てると札がなくなり、以後は参加できません。
    }
sauscharf-fact-leaves-sauce =
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
sauscharf-progress-gather = チリ集め { $lap }周目（最大{ $most }周）
sauscharf-progress-cook = { $lap }周目（だれかがソース{ $target }個で札0枚なら終了）
sauscharf-progress-last = { $lap }周目（最後の周）
sauscharf-goal-gathered =
    { $heat ->
        [0] 同じ札は今、最大で{ $cards }。
       *[other] 今{ $cards }でソース{ $heat }（{ $worth }点）。
    }{ $lines }です。{ sa-laps-left }
sauscharf-goal-gathered-single = まだ同じ数字の札がありません。{ $lines }です。{ sa-laps-left }
sauscharf-goal-gathered-several = 今の札でソース{ $lines }が作れます。合わせて{ $worth }点です。{ sa-laps-left }
sauscharf-goal-gathered-all = 今{ $cards }で{ $worth }点（最高）。次は別の数字を集めます。{ sa-laps-left }
sauscharf-goal-gathered-done =
    { $count ->
        [0] 材料では、まだソースを作れません。
       *[other] 材料は、ソース{ $lines }が並べば足ります（{ $worth }点）。
    }全員の手札がなくなると、ソース作りが始まります。
sauscharf-goal-gathered-end =
    材料が全部、手札になります。{ $count ->
        [0] まだソースは作れません。
       *[other] 全{ $all }個のソースのうち、{ $lines }が作れます（{ $worth }点）。最初に並ぶのは{ $open }個だけです。
    }
sauscharf-goal-worth = { $count }枚で{ $score }点
sauscharf-goal-heat = { $heat }
sauscharf-goal-equal = { $cards }
sa-laps-left =
    { $laps ->
        [0] これで手札がなくなります。
       *[other] この周のあと、手札は最大{ $laps }周もちます。
    }
sauscharf-goal-no-sauce = 作れるソースはもうありません。持っている札は1枚につき−1点：今{ $points }点です。
sauscharf-goal-last-lap = { $done_seat }はソース{ $target }個で札なし。この周で終わりです。残した札は1枚につき−1点になります。
sauscharf-goal-set = 出したセットで、ソース{ $heat }（{ $worth }点）が作れます。
sauscharf-goal-set-rival = 出したセットで、{ $rival_seat }に先に作られなければ、ソース{ $heat }（{ $worth }点）が作れます。
sauscharf-goal-hand = 手札に{ $cards }があります。1つのセットで出せば、ソース{ $heat }（{ $worth }点）が作れます。
sauscharf-goal-hand-rival = 手札に{ $cards }。{ $rival_seat }に先に作られなければ、ソース{ $heat }（{ $worth }点）が作れます。
sauscharf-goal-hand-several = 並んでいるソースのうち、手札で{ $lines }を1周に1個ずつ作れます。合わせて{ $worth }点です。
sauscharf-goal-hand-either = 手札に{ $lines }があります。どれか1つをセットで出せば、ソース{ $heat }（{ $worth }点）が作れます。
sauscharf-goal-aside = 全部の札を合わせると{ $cards }。回収して1つのセットで出せば、ソース{ $heat }（{ $worth }点）が作れます。
sauscharf-goal-aside-several =
    { $now ->
        [0] 全部の札を回収すれば、ソース{ $lines }を1周に1個ずつ作れます。合わせて{ $worth }点です。
       *[other] 並んだソースのうち、手札では{ $now }点分、全部の札を回収すれば{ $worth }点分が作れます。
    }
sauscharf-goal-shed = ソースは足りています。自分の札がなくなれば終了です。先に終われば、札1枚につき−1点です。
sauscharf-goal-ending = ソースが足りている{ $done_seat }の札がなくなれば、終了です。そのとき残った札は1枚につき−1点です。
sauscharf-goal-more = 同じ札は最大で{ $cards }。{ sa-more }札が失点（1枚−1点）になるのは、対戦が終わるときだけです。
sauscharf-goal-more-single = 同じ数字の札がありません。{ $heat }枚そろえば、ソース{ $heat }（{ $worth }点）です。札が失点（1枚−1点）になるのは、対戦が終わるときだけです。
sauscharf-goal-holds-out = ソースは足りていますが、ソースの点は{ $ahead_seat }が上です。札がなくなると終了なので、まずもっと作ります。
sauscharf-coach-set = 同じ数字を集めてソースを作ります。枚数の多い順、次に数字の大きい順に選べます。Xだけならどの1枚にも勝ちます。
sauscharf-coach-set-to-cook = ソース作りです。びんの数字と同じ枚数の、同じ数字の札で作れます。最後に残る札は1枚につき−1点なので、今は{ $points }点です。
sauscharf-coach-set-or-pickup = セットを出すか、材料を回収します。回収すると材料は全部手札になり、この周は休みです。
sauscharf-coach-alone = 札があるのはあなただけです。セットを出してソースを作らないと、残りの札が失点になります。
sauscharf-coach-take = 市場のスロットをタップすると、そこの札は全部、ソース作りの材料になります。
sauscharf-coach-cook = 「足りる」のびんをタップすると、そのソースが作れます。市場の札を材料にすることもできます。
sauscharf-coach-fate = 残す：セットは材料に加わります。捨てる：なくなります。最後に残った札は1枚につき−1点です。
sauscharf-outcome-lap-over =
    この周は終わりです。{ $sauces ->
        [0] { "" }
       *[other] 新しいソースが{ $sauces }個出ます。
    }
sauscharf-outcome-gathered = チリ集めは終わり。次はソース作りです。
sauscharf-ask-set =
    { $shared ->
        [yes] { $name }：同じ数字の札をタップ。Xはどれにも加えられます
       *[no] 同じ数字の札をタップ。Xはどれにも加えられます
    }
sauscharf-ask-set-to-cook =
    { $shared ->
        [yes]
            { $is_enough ->
                [yes] { $name }：ソースのためのセットを出してください。Xはどれにも加えられます
               *[no] { $name }：セットを出してください。まだソースには足りません
            }
       *[no]
            { $is_enough ->
                [yes] ソースのためのセットを出してください。Xはどれにも加えられます
               *[no] セットを出してください。まだソースには足りません
            }
    }
sauscharf-ask-set-or-pickup =
    { $shared ->
        [yes] { $name }：セットを出すか、材料を回収してください
       *[no] セットを出すか、材料を回収してください
    }
sauscharf-ask-alone =
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
sauscharf-ask-take =
    { $shared ->
        [yes] { $name }：市場の札を選んでください（なしも可）
       *[no] あなたの番です。市場の札を選んでください（なしも可）
    }
sauscharf-ask-cook =
    { $shared ->
        [yes] { $name }：ソースを作るか、市場の札を選んでください
       *[no] あなたの番です。ソースを作るか、市場の札を選んでください
    }
sauscharf-ask-fate =
    { $shared ->
        [yes] { $name }：セットを残しますか、捨てますか？
       *[no] セットを残しますか、捨てますか？
    }
sauscharf-reason-wrong-phase =
    { $phase ->
        [gather-set] 今はセットを出すときです。全員が出したら、チリを取ります。
        [gather-turn] セットはもう出ました。市場の札を選ぶか、「取らない」をタップしてください。ソースは次のフェーズです。
        [cook-set] 今はセットを出すときです。全員が決めたら、取ったり作ったりします。
       *[cook-turn] セットはもう出ました。市場の札を選ぶか、ソースを作ります。
    }
sauscharf-reason-set-too-small = { $heat }枚必要ですが、セットは{ $size }枚です。あと{ $missing }枚足りません。
sauscharf-reason-card-not-in-hand =
    { $held ->
        [0] { $card }は手札にありません。
       *[other] 手札の{ $card }（{ $points }枚）は、もう全部セットに入っています。
    }
sauscharf-reason-slot-empty = スロット{ $slot }は空です。周の終わりに、また補充されます。
sauscharf-action-set = { $cards }を出す
sauscharf-action-slot-keep = { $cards }を取り、セットは材料に残す
sauscharf-action-slot-discard = { $cards }を取り、セットは捨てる
sauscharf-action-none-keep = 何も取らず、セットは材料に残す
sauscharf-action-none-discard = 何も取らず、セットは捨てる
sauscharf-action-sauce = ソース{ $heat }を作る
sauscharf-action-pickup = 材料を回収する
sauscharf-refused-set = { $cards }を選べない理由
sauscharf-refused-slot-keep = スロット{ $slot }を取れない理由
sauscharf-refused-none-keep = 「取らない」を選べない理由
sauscharf-refused-sauce = ソース{ $heat }を作れない理由
sauscharf-refused-pickup = 材料を回収できない理由
sauscharf-event-round-started = 市場に札が並びました。{ $spoon_seat }から出します（スプーンが目印）。
sauscharf-event-slots-unchanged = { "" }
sauscharf-event-slots-filled = 市場の新しい札：{ $cards }。
sauscharf-event-slots-shuffled = 捨て札を切り直しました。市場の新しい札：{ $cards }。
sauscharf-event-lap-gather = チリ集め{ $lap }周目。{ $first_seat }から出します。
sauscharf-event-lap-cook = ソース作り{ $lap }周目。{ $first_seat }から出します。
sauscharf-event-set-played = { $seat }が{ $cards }を出しました。
sauscharf-event-order-decided = 手番順：{ $seats }。{ $spoon_seat }がスプーンを受け取り、次の周は最初に出します。
sauscharf-event-chili-slot-keep = { $seat }が{ $cards }を取り、{ $set_cards }を残しました。
sauscharf-event-chili-slot-discard = { $seat }が{ $cards }を取り、{ $set_cards }を捨てました。
sauscharf-event-chili-none-keep = { $seat }は何も取らず、{ $set_cards }を残しました。
sauscharf-event-chili-none-discard = { $seat }は何も取らず、{ $set_cards }を捨てました。
sauscharf-event-ingredients-pickup = { $seat }が材料{ $count }枚を回収しました。
sauscharf-event-ingredients-cook = ソース作り開始。{ $seat }は材料{ $count }枚を手札にします。
sauscharf-event-ingredients-empty-hand = 手札がなくなった{ $seat }は、材料{ $count }枚を手札にします。
sauscharf-event-display-filled = 新しいソース：{ $heats }。
sauscharf-event-sauce-made = { $seat }が{ $set_cards }でソース{ $heat }を作り、{ $points }点です。
sauscharf-event-round-scored = キッチンはここまで。
sauscharf-line-sauces = ソース
sauscharf-fact-sauce = ソース{ $heat }、{ $points }点
sauscharf-how-none = なし
sauscharf-line-chilies-left = 余った札（1枚に{"\u2060"}つき−1点）
advice-makes-sauce = この周にソースを作れるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-makes-sauce-soon = 3周以内にソースを作れるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-gets-spoon = 最初に動けてスプーンを持つのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-keeps-wilds = Xを使わずに残せるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-others-cook = この周にほかの人がソースを作るのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-fewer-cards = 3周後に持っている札が今より減るのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-match-ends = 3周以内に対戦が終わるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
advice-sits-out = ソースが足りないまま札がなくなるのは{ $chance }%（ほかの手なら平均{ $otherwise }%）です。
sauscharf-check-sum = びんの数字がソースの種類、横が得点です。余ったチリは、数字に関係なく1枚につき−1点。
sauscharf-ending-sauces =
    { $mine ->
        [yes] { $shared ->
            [yes] { $done_seat }が
           *[no] あなたが
        }
       *[no] { $done_seat }が
    }必要な数のソースを作り、札がなくなったので終了
sauscharf-ending-no-cards = だれも札を持っていないので終了
sauscharf-ending-stall = { $laps }周続けてソースができず、終了
sauscharf-rules-phase-gather = 1. チリ集め
sauscharf-rules-phase-gather-how = セットを出してチリを取る。全員の手札がなくなるまで
sauscharf-rules-phase-cook = 2. ソース作り
sauscharf-rules-phase-cook-how = 材料が新しい手札。セットを出して、作るか取るか
sauscharf-rules-aim-title = 目的
sauscharf-rules-aim-text =
    ソースは得点になります。数字が大きいほど高得点です。ソース5には、同じ数字5枚以上のセットが必要です。
    まず配られた手札で材料を*集め*、次に集めたチリを手札にしてソースを*作り*ます。
    数字は[1]から[13]まで8枚ずつ、ワイルドの[X]が6枚あります。
sauscharf-rules-set-title = セットを出す
sauscharf-rules-set-text =
    スプーンを持つ人から時計回りに、全員が*セット*を出します。同じ数字の札が1枚以上です。[X]は何枚でも加えられ、その数字として数えます。Xだけなら[13]より上です。
    枚数の多い順、次に数字の大きい順、次に先に出した順に動きます。1番目の人は*スプーン*を取り、次の周で最初に出します。
sauscharf-rules-set-caption = 上から順に動く5つのセット。
sauscharf-rules-market-title = チリを取る
sauscharf-rules-market-text =
    手番順に、1つのスロットの札を*全部*取ります。取らなくてもかまいません。取った札は裏向きの材料になり、手札には入りません。
    そのあと、出したセットを材料に*残す*か*捨てる*かを決めます。分けることはできません。
    周の終わりに、空きスロットがなくなるまで札をめくります。同じ数字は3枚まで重なり、[X]はいつも1枚だけで置かれます。
    全員の手札がなくなったら、ソース作りが始まります。
sauscharf-rules-market-caption = 4枚目の7は新しいスロットへ。
sauscharf-rules-pickup-title = 出すか回収するか
sauscharf-rules-pickup-text =
    材料が手札になりました。スプーンを持つ人から順に、セットを出すか、何も出さずに材料を全部*回収*します。
    回収した人は、この周ではほかに何もできません。手札がなくなった人は、周の終わりに自動で回収します。材料がなければパスはできません。
sauscharf-rules-sauce-title = ソースを作る
sauscharf-rules-sauce-text =
    手番順に、これまでどおりスロットを1つ取るか、ソースを*1つ*作ります。
    セットには、ソースの数字以上の枚数が必要です。余った分も含めて、セットは全部捨てます。
    ソースは周の終わりに補充されます。
sauscharf-rules-sauce-caption = 5枚あれば、ソース5でもそれ以下でも作れます。
sauscharf-rules-sauce-or = または
sauscharf-rules-end-title = 終わり
sauscharf-rules-end-text =
    ソースを{ $target }個以上持ち、手札も材料もない人がいれば、その周を終えて対戦終了です。
    それより前に札がなくなった人は休みになりますが、得点で勝つこともあります。
    だれも札を持っていないときも終わります。
sauscharf-rules-score-title = 得点
sauscharf-rules-score-text =
    ソースは書かれた点数になります。手札や材料に余ったチリは1枚につき−1点です。
    いちばん得点の高い人の勝ち。同点なら、その全員が優勝です。
    ソースの個数と点数は、印刷された一覧が手元にないため、ここで再現したものです。
sauscharf-rules-stall-title = ソースができないとき
sauscharf-rules-stall-text = { $limit }周続けてソースができないときも終わります。ソースがすべて作られたあとは5周です。近づくと警告が出ます。

## トリックマイスターのテーブル

stich-meister-suit-F = 扇子
stich-meister-suit-C = 硬貨
stich-meister-suit-K = 鯉
stich-meister-suit-G = 鳥居
stich-meister-word-F = 扇子
stich-meister-word-C = 硬貨
stich-meister-word-K = 鯉
stich-meister-word-G = 鳥居
stich-meister-card-of-F = 扇子{"\u2060"}{ $number }
stich-meister-card-of-C = 硬貨{"\u2060"}{ $number }
stich-meister-card-of-K = 鯉{"\u2060"}{ $number }
stich-meister-card-of-G = 鳥居{"\u2060"}{ $number }
stich-meister-letter-F = 扇
stich-meister-letter-C = 貨
stich-meister-letter-K = 鯉
stich-meister-letter-G = 鳥
stich-meister-mark-open = 公開中
stich-meister-mark-out = 除外
stich-meister-sort-trump = 切り札
stich-meister-sort-basic = 基本
stich-meister-sort-scoring = 得点
stich-meister-item-number = ルール{ $number }、{ $kind }
stich-meister-fact-in-force = 今回のルール
sm-own-rules = 自分のルールカード
stich-meister-felt-secret = こっそり1枚選びます。4枚を同時に公開し、このラウンドで使います。
stich-meister-felt-wait =
    { $count ->
        [0] ルールカードを公開します。
       *[other] あと{ $count }人が選んでいます。そろったら混ぜて公開します。
    }
stich-meister-felt-not-you = この席は、今回はルールカードを選びません。
stich-meister-fact-preview-suits = どれかのスートが切り札になります：
stich-meister-fact-preview-trumps = 手札に切り札が{ $count }枚：
stich-meister-fact-preview-points = 手札に{ $count }枚。取った人に{ $gain }点：
stich-meister-fact-preview-none = 手札には1枚もありません。
sm-lens = 説明
sm-lens-title = ルールの説明
stich-meister-counts-before = まずルールカードを選びます。何が得点になるかは、それで決まります。
stich-meister-fact-my-trumps = 手札の切り札
stich-meister-fact-no-own-trump = 手札に切り札はありません。
stich-meister-fact-no-trump = このラウンドに切り札はありません。
stich-meister-fact-trump-open = 第{"\u2060"}2トリックでリードされたスートが切り札になります。それまでは、このルールによる切り札はありません。
stich-meister-fact-in-force-lit = 今効いています。
stich-meister-fact-together = 合わせるとどうなるか
stich-meister-fact-together-plain = それぞれ書いてあるとおり。互いに影響はありません。
stich-meister-fact-now = 今のトリック
stich-meister-fact-trump-order = 切り札（強い順）
stich-meister-fact-trump-how =
    { $kinds ->
        [number] どれも同じ強さで、後から出した札が強くなります。
        [suit] { $low ->
            [yes] 数字の小さい札ほど強くなります。
           *[no] 数字の大きい札ほど強くなります。
        }
       *[several] { $low ->
            [yes] 多くのルールで切り札になる札ほど強く、次にルールの番号が小さいほう、次に札の数字が小さいほう。まだ同じなら後から出した札が強くなります。
           *[no] 多くのルールで切り札になる札ほど強く、次にルールの番号が小さいほう、次に札の数字が大きいほう。まだ同じなら後から出した札が強くなります。
        }
    }
stich-meister-fact-trump-weak = ただし、ほかの札はどれも切り札に勝ちます（{ $items }）。
stich-meister-fact-equal = 対等：後から出すほうが強い
stich-meister-fact-my-hand = この手札
stich-meister-fact-hand-trumps = 切り札
stich-meister-fact-hand-suit = { $suit_name }
stich-meister-fact-may-play = 出せる札：{ $cards }。
stich-meister-fact-later-rules = 次のラウンドからのルールカード
sm-revealed = このラウンドのルールカード
stich-meister-felt-revealed = このラウンドのルールカード：{ $items }。
stich-meister-secret-choice = ルール{ $number }「{ $item }」
stich-meister-fact-dealer = 親
stich-meister-fact-rule-choice-chosen = 選択済み
stich-meister-fact-rule-choice-choosing = 選択中
stich-meister-fact-rule-choice-none = 今回は休み
stich-meister-fact-reserved = 最後に出す
stich-meister-tag-open = 公開
stich-meister-tag-out = 除外
stich-meister-fact-exposed = { stich-meister-tag-open }
stich-meister-fact-direction-clockwise = 時計回り
stich-meister-fact-direction-counter-clockwise = 反時計回り
stich-meister-progress-choose = ルール選び
stich-meister-progress-pass = 札を回す
stich-meister-progress-reserve = 1枚を取り置く
stich-meister-progress-expose = 札を公開する
table-wins = 勝ち
table-hidden = 伏せ札
table-face-down = { $name }：伏せた札1枚
sm-winner =
    { $shared ->
        [yes] { $seat }
       *[no] { $mine ->
            [yes] あなた
           *[no] { $seat }
        }
    }
sm-so-far =
    { $shared ->
        [yes] { $seat }
       *[no] { $mine ->
            [yes] あなた
           *[no] { $seat }
        }
    }
sm-holder =
    { $shared ->
        [yes] { $to_seat }
       *[no] { $to_me ->
            [yes] あなた
           *[no] { $to_seat }
        }
    }
sm-next =
    { $shared ->
        [yes] { $leads_seat }
       *[no] { $me_next ->
            [yes] あなた
           *[no] { $leads_seat }
        }
    }
stich-meister-outcome-to-other = { sm-winner }の勝ち。トリックは{ sm-holder }のものになります。
stich-meister-outcome-to-other-next = { sm-winner }の勝ち。トリックは{ sm-holder }のもの、次のリードは{ sm-next }です。
stich-meister-outcome-next-leads = { sm-winner }の勝ち。次のリードは{ sm-next }です。
stich-meister-outcome-laid = 全員が札を選んで伏せました。
stich-meister-outcome-rules-revealed = このラウンドのルールカードが決まりました。
stich-meister-outcome-pass-revealed =
    { $known ->
        [yes] { $from_seat }から{ $cards }を受け取りました。
       *[no] 札を渡し終えました。
    }
stich-meister-outcome-exposed-revealed = 選んだ札が公開されました。

# だれがなぜトリックを取るか：いちばん強い札、ルールカードの効果、それで勝つ札。
stich-meister-takes-judged = { $sentences }
stich-meister-takes-strongest = いちばん強いのは{ $card }：{ $lines }。
stich-meister-takes-rule-29 = 最初の札の{ $card }は勝てません。
stich-meister-takes-rule-30 = いちばん強いのは{ $card }：{ $lines }。
stich-meister-takes-by-rule = 「{ $items }」で{ $card }の勝ち：{ $lines }。
stich-meister-by-rules =
    { $by ->
        [yes] （{ $items }）
       *[no] {""}
    }
stich-meister-takes-why-alone =
    { $others ->
        [yes] 残りはこの札だけ
       *[no] まだこの札だけ
    }
stich-meister-takes-why-only-trump =
    { $others ->
        [yes] ほかの切り札はこれだけ{ stich-meister-by-rules }
       *[no] 切り札はこれだけ{ stich-meister-by-rules }
    }
stich-meister-takes-why-trump-by-more = 切り札にするルールカードが多い{ stich-meister-by-rules }
stich-meister-takes-why-trump-by-order = ルールカードの番号が小さいほうの切り札{ stich-meister-by-rules }
stich-meister-takes-why-trump =
    { $among ->
        [some]
            { $low ->
                [yes] その中で数字がいちばん小さい
               *[no] その中で数字がいちばん大きい
            }
       *[all]
            { $low ->
                [yes]
                    { $others ->
                        [yes] ほかの切り札の中で数字がいちばん小さい
                       *[no] 切り札の中で数字がいちばん小さい
                    }
               *[no]
                    { $others ->
                        [yes] ほかの切り札の中で数字がいちばん大きい
                       *[no] 切り札の中で数字がいちばん大きい
                    }
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-led =
    { $low ->
        [yes]
            { $others ->
                [yes] ほかの{ $suit }の中で数字がいちばん小さい
               *[no] リードされた{ $suit }の中で数字がいちばん小さい
            }
       *[no]
            { $others ->
                [yes] ほかの{ $suit }の中で数字がいちばん大きい
               *[no] リードされた{ $suit }の中で数字がいちばん大きい
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-led-alone =
    { $others ->
        [yes] リードされた{ $suit }はほかにこれだけ
       *[no] リードされた{ $suit }はこれだけ
    }
stich-meister-takes-why-number =
    { $others ->
        [yes]
            { $low ->
                [yes] ほかの中で数字がいちばん小さい
               *[no] ほかの中で数字がいちばん大きい
            }
       *[no]
            { $cause ->
                [trump-led] 切り札のリードにはほかのスートが対等で、
                [equal] スートに関係なく、
               *[left] ほかにフォローした札がなく、
            }{ $low ->
                [yes] 数字がいちばん小さい
               *[no] 数字がいちばん大きい
            }
    }{ stich-meister-by-rules }
stich-meister-takes-why-no-trump =
    { $others ->
        [yes] 切り札でないのはほかにこれだけ{ stich-meister-by-rules }
       *[no] 切り札でないのはこれだけ{ stich-meister-by-rules }
    }
stich-meister-takes-why-above-trumps = 切り札より強い{ stich-meister-by-rules }
stich-meister-takes-why-later = 同じ強さの{ $card }より後に出た
stich-meister-takes-brings = このトリックはここまで{ $points }点{ stich-meister-brought-from }
stich-meister-takes-out = { $card }は除外されます。
stich-meister-takes-brought = このトリックは{ $points }点{ stich-meister-brought-from }
stich-meister-takes-stands =
    { $shared ->
        [yes] { $seat }
       *[no] { $mine ->
            [yes] あなた
           *[no] { $seat }
        }
    }はこれで{ $points }点：{ $lines }。
stich-meister-takes-also-doubled =
    「{ $item }」で{ $shared ->
        [yes] { $seats }
       *[no] { $mine ->
            [yes] あなた
           *[no] { $seats }
        }
    }が2倍になります。
stich-meister-takes-also-gains =
    { $shared ->
        [yes] { $seat }
       *[no] { $mine ->
            [yes] あなた
           *[no] { $seat }
        }
    }にも{ $gain }点（{ $item }）。
stich-meister-takes-change-doubled = 2倍（{ $item }）
stich-meister-takes-change-single = もう2倍ではない（{ $item }）
stich-meister-takes-change-swapped = プラスとマイナスが逆（{ $item }）
stich-meister-takes-change-lost = { $item }の{ $gain }はなくなる
stich-meister-takes-change-handed = { $from_seat }のトリックもすべて加わる（{ $item }）
stich-meister-brought-from =
    { $parts ->
        [0] { stich-meister-by-rules }。
       *[other] ：{ $lines }。
    }
stich-meister-takes-part-trick = トリックが{ $points }点{ stich-meister-by-rules }
stich-meister-takes-part-cards = { $item }で{ $gain }

stich-meister-counts-duty-suit =
    { $by ->
        [yes] 直前の{ $seat }の{ $card }に合わせて{ $suit }を出します（{ $items }）。
       *[no]
            { $trumps ->
                [yes] { $seat }の{ $card }に合わせて{ $suit }を出します。切り札は{ $suit }として数えません。
               *[no] { $seat }の{ $card }に合わせて{ $suit }を出します。
            }
    }
stich-meister-counts-duty-suit-or-trump = { $seat }の{ $card }は切り札（{ $items }）。切り札か{ $suit }を出します。
stich-meister-counts-duty-trump = { $seat }の{ $card }は切り札（{ $items }）。切り札を出します。
stich-meister-counts-owes-reserved = 最終トリックでは、取り置いた札を出します：{ $cards }。
stich-meister-counts-owes-follow = フォローできる札：{ $cards }。
stich-meister-counts-owes-trump = フォローできないので、切り札を出します：{ $cards }。
stich-meister-counts-owes-free = フォローできないので、どの札でも出せます。
stich-meister-counts-no-lead = まだリードされていません。
stich-meister-counts-nobody = まだ勝てる札がありません（{ $items }）。
stich-meister-counts-ahead =
    今のところ{ sm-so-far }の{ $card }が{ $how ->
        [rule] 「{ $items }」で勝ちます。もっと強いのは{ $strongest_card }。
        [card] 勝ちます：{ $takes }。
       *[plain] 勝ちます。
    }
stich-meister-counts-open =
    見えている札では、{ sm-so-far }の{ $card }が{ $how ->
        [rule] 「{ $items }」で勝ちます。もっと強いのは{ $strongest_card }。
        [card] 勝ちます：{ $takes }。
       *[plain] 勝ちます。
    }
stich-meister-counts-won =
    { sm-winner }が{ $card }で{ $how ->
        [rule] 「{ $items }」で勝ちます。もっと強いのは{ $strongest_card }。
        [card] 勝ちます：{ $takes }。
       *[plain] 勝ちます。
    }
stich-meister-counts-why = { $takes }
stich-meister-counts-goes = トリックは{ sm-holder }のもの。
stich-meister-counts-leads = 次のリードは{ sm-next }。

stich-meister-goal-before = 1トリック1点。みんなが選ぶルールカードで、勝ち方とほかの点が決まります。
stich-meister-goal-kept =
    { $none ->
        [yes] まだ0トリック。このまま終われば{ $gain }点です。取らないようにしましょう。
       *[no] 今1トリック。このまま終われば{ $gain }点です。もう取らないようにしましょう。
    }
stich-meister-goal-play =
    { $want ->
        [more] トリックを取りましょう。
        [rid] トリックは平均でマイナスなので、取りましょう。
        [fewer] { $costly ->
            [none] トリックを避けましょう。
           *[other] { stich-meister-costly }のあるトリックを避けましょう。
        }
        [gains] { $costly ->
            [none] プラスのトリックを取りましょう。
           *[other] { stich-meister-costly }のないトリックを取りましょう。
        }
        [held] 今のトリックは{ $points }点。1つ取れば、全部{ $to_seat }へ移ります。
       *[costs] { $costly ->
            [none] マイナスのトリックを取りましょう。
           *[other] { stich-meister-costly }のあるトリックを取りましょう。
        }
    }{ $second ->
        [yes] （2番目に強い札が勝ちます）
       *[no] {""}
    }{ $mine ->
        [yes] {""}
       *[no] { $all ->
            [yes] { $want ->
                [held] {""}
               *[other] 取ると全部が移り、あなたからは{ $to_seat }へ、{ $from_seat }からはあなたへ。
            }
           *[no] あなたのトリックは{ $to_seat }へ、{ $from_seat }のはあなたへ。
        }
    }{ $by_suits ->
        [yes] 1トリックの点は、中のスートの種類の数
       *[no] 1トリック1点
    }{ $count ->
        [0] 。
       *[other] （{ $lines }）。
    }{ $ends ->
        [0] {""}
       *[other] { $sentences }
    }
stich-meister-costly =
    { $costly ->
        [rule-47] 扇子
        [rule-48] 硬貨
        [rule-49] 鯉
        [rule-50] 鳥居
        [rule-51] 切り札
        [rule-53] 15
       *[several] マイナスの札
    }
stich-meister-goal-rule-42 = 絵札（11〜14）なしは2倍
stich-meister-goal-rule-43 =
    { $still ->
        [always] 切り札がないので2倍
       *[yes] 切り札なしは2倍
    }
stich-meister-goal-rule-44 = 5番目は3倍
stich-meister-goal-rule-45 =
    { $still ->
        [yes] 最後は3倍、最初の2つは0点
       *[partly] 最後は3倍
    }
stich-meister-goal-rule-46 = 絵札（11〜14）は+1
stich-meister-goal-rule-47 = 扇子は−1
stich-meister-goal-rule-48 = 硬貨は−1
stich-meister-goal-rule-49 = 鯉は−1
stich-meister-goal-rule-50 = 鳥居は−1
stich-meister-goal-rule-51 = 切り札は−1
stich-meister-goal-rule-52 = 7は+3
stich-meister-goal-rule-53 = 15は−3
stich-meister-goal-rule-54 =
    { $still ->
        [yes] 0トリックなら+10。
       *[hardly] 0トリックなら+10（この手札では難しい）。
    }
stich-meister-goal-rule-55 =
    { $still ->
        [yes] 1トリックだけなら+5（あなたかも）。
       *[hardly] 1トリックだけなら+5（この手札では難しい）。
    }
stich-meister-goal-rule-56 = トリック数が偶数なら全部2倍。
stich-meister-goal-rule-57 =
    { $still ->
        [yes] トリック数が最少の人は得点が2倍（あなたかも）。
        [hardly] トリック数が最少の人は得点が2倍（この手札では難しい）。
        [behind] トリック数が最少の人は得点が2倍（今は少ない人がほかにいます）。
       *[open] トリック数が最少の人は得点が2倍。
    }
stich-meister-back =
    { $back ->
        [yes] 勝ったトリックはあなたの点にもなります。
       *[no] {""}
    }
stich-meister-goal-rule-58 = { $seat }の点があなたに加わります（マイナスもプラスに）。{ stich-meister-back }
stich-meister-goal-rule-59 = { $seat }の点があなたに加わります。{ stich-meister-back }
stich-meister-goal-rule-60 = 最後にプラスとマイナスが逆になります。
stich-meister-coach-choose = 1トリック1点、切り札はほかのスートに勝ちます。ルール4枚とも有効です。
stich-meister-coach-pass =
    { $want ->
        [fewer] トリックはなるべく避けます。勝ってしまう強い札を渡しましょう。
        [more] トリックを取りにいきます。弱い札か、少ないスートを全部渡しましょう。
        [costs] マイナスの強い札か、弱い札、少ないスート全部を渡しましょう。
       *[open] 弱い札か、少ないスートを全部渡しましょう。
    }
stich-meister-coach-reserve = この札は取り置き、最終トリックで出します。
stich-meister-coach-expose = この札はみんなに見えたままになります。出し方はほかの札と同じです。
stich-meister-coach-remove = トリックを取りました。その中の1枚を、だれの札にもならないように除きます。
stich-meister-coach-reserved = 取り置いた札をここで出します。
stich-meister-coach-follow =
    同じスートの札があるので、それを出します。灰色の札は今は出せません{ $count ->
        [0] 。
       *[other] （{ $trump_cards }は切り札で、{ $suit }には数えません{ $costs ->
            [yes] が、点はマイナスです
           *[no] {""}
        }）。
    }
stich-meister-coach-trump = フォローできないので、「{ $items }」により切り札を出します。
stich-meister-coach-follow-suit-or-trump = { $card }は切り札（{ $items }）。切り札でも{ $suit }でもフォローできます。
stich-meister-coach-follow-trump = { $card }は切り札（{ $items }）。フォローできるのは切り札だけです。
stich-meister-coach-void =
    { $count ->
        [0] そのスートの札がないので、何でも出せます。
       *[other] { $trump_cards }は切り札で、{ $suit }には数えません。何でも出せます。
    }
stich-meister-coach-void-suit-or-trump = { $card }は切り札（{ $items }）です。
stich-meister-coach-void-trump = { $card }は切り札（{ $items }）です。
stich-meister-ask-choose =
    { $shared ->
        [yes] { $name }：このラウンドのルールカードを選んでください
       *[no] このラウンドのルールカードを選んでください
    }
stich-meister-ask-pass =
    { $shared ->
        [yes] { $name }：{ stich-meister-more }{ $left }枚を伏せて{ $to_seat }に回してください
       *[no] { stich-meister-more }{ $left }枚を伏せて{ $to_seat }に回してください
    }
stich-meister-ask-reserve =
    { $shared ->
        [yes] { $name }：最終トリック用の1枚を取り置いてください
       *[no] 最終トリック用の1枚を取り置いてください
    }
stich-meister-ask-expose =
    { $shared ->
        [yes] { $name }：公開する札を{ stich-meister-more }{ $left }枚選んでください
       *[no] 公開する札を{ stich-meister-more }{ $left }枚選んでください
    }
stich-meister-ask-remove =
    { $shared ->
        [yes] { $name }：トリックから除外する1枚を選んでください
       *[no] 勝ちました。トリックから除外する1枚を選んでください
    }
stich-meister-ask-reserved =
    { $shared ->
        [yes] { $name }：最終トリックです。取り置いた札を出してください
       *[no] 最終トリックです。取り置いた札を出してください
    }
stich-meister-ask-follow =
    { $shared ->
        [yes] { $name }：{ $latest ->
            [yes] 直前に合わせて{ $suit }を
           *[no] { $suit }を
        }{ $blind ->
            [yes] 伏せて出してください
           *[no] 出してください
        }
       *[no] あなたの番です。{ $latest ->
            [yes] 直前に合わせて{ $suit }を
           *[no] { $count ->
                [0] { $suit }を
               *[other] 切り札でない{ $suit }を
            }
        }{ $blind ->
            [yes] 伏せて出してください
           *[no] 出してください
        }
    }
stich-meister-ask-follow-suit-or-trump =
    { $shared ->
        [yes] { $name }：{ $suit }か切り札を{ $blind ->
            [yes] 伏せて出してください
           *[no] 出してください
        }
       *[no] あなたの番です。{ $suit }か切り札を{ $blind ->
            [yes] 伏せて出してください
           *[no] 出してください
        }
    }
stich-meister-ask-follow-trump =
    { $shared ->
        [yes] { $name }：切り札を{ $blind ->
            [yes] 伏せて出してください
           *[no] 出してください
        }
       *[no] あなたの番です。切り札を{ $blind ->
            [yes] 伏せて出してください
           *[no] 出してください
        }
    }
stich-meister-ask-trump =
    { $shared ->
        [yes] { $name }：{ $suit }がないので、切り札を出してください
       *[no] { $suit }がないので、切り札を出してください
    }
stich-meister-ask-void =
    { $shared ->
        [yes] { $name }：{ $count ->
            [0] { $suit }がないので
           *[other] 切り札は{ $suit }に数えないので
        }、どの札でも出せます
       *[no] { $count ->
            [0] { $suit }がないので
           *[other] 切り札は{ $suit }に数えないので
        }、どの札でも出せます
    }
stich-meister-ask-void-suit-or-trump =
    { $shared ->
        [yes] { $name }：{ $suit }も切り札もなし。どの札でも出せます
       *[no] { $suit }も切り札もなし。どの札でも出せます
    }
stich-meister-ask-void-trump =
    { $shared ->
        [yes] { $name }：切り札がないので、どの札でも出せます
       *[no] 切り札がないので、どの札でも出せます
    }

stich-meister-reason-must-follow =
    { $by ->
        [card] 直前の{ $reference_card }に合わせます（ルール{ $rule }「{ $item }」）。この手札には{ $suit }があります：{ $cards }。
       *[rules] { $reference_card }に合わせて{ $suit }を出します。この手札の{ $suit }：{ $cards }。
    }
stich-meister-reason-rule-not-in-hand = そのルールカードは、この手札にありません。
stich-meister-reason-must-trump = { $suit }をフォローできないので、ルール{ $rule }「{ $item }」により切り札を出します：{ $cards }。
stich-meister-reason-must-follow-trump =
    { $asks ->
        [trump] { $reference_card }は切り札です。切り札を持っているので、切り札を出します：{ $cards }。
       *[other] { $reference_card }は切り札です。切り札か{ $suit }を出します：{ $cards }。
    }
stich-meister-reason-trump-is-no-suit = { $card }は切り札なので、{ $suit }として数えません。切り札でない{ $suit }を出します：{ $cards }。
stich-meister-reason-reserved-until-last = { $card }は最終トリック用に取り置いてあります。
stich-meister-reason-reserved-now = 最終トリックでは、取り置いた{ $card }を出します。
stich-meister-reason-card-not-in-trick = 除外できるのは、このトリックの札だけです。

stich-meister-reason-wrong-phase =
    { $phase ->
        [choose] まずルールカードを選びます。上のカードをタップしてください。
        [pass] まず全員が札を隣に回します。
        [reserve] まず全員が最終トリック用の1枚を取り置きます。
        [expose] まず全員が札を公開します。
        [remove] まず勝った人が、トリックから1枚を除外します。場の札をタップしてください。
       *[play] 今はトリックに札を出します。
    }

stich-meister-event-round-started = 第{"\u2060"}{ $round }ラウンド。親は{ $dealer_seat }です。
stich-meister-event-rules-dealt =
    { $known ->
        [yes] { $seat }が引いたルールカード：{ $lines }。
       *[no] { $seat }がルールカードを{ $count }枚引きました。
    }
stich-meister-event-rule-chosen =
    { $known ->
        [yes] { $seat }が選んだルールカード：{ $number } { $item }。
       *[no] { $seat }がルールカードを伏せました。
    }
stich-meister-event-rule = { $number } { $item }
stich-meister-action-choose = ルール{ $number }「{ $item }」
stich-meister-refused-choose = { $item }を選べない理由
stich-meister-event-rules-revealed = このラウンドのルール：{ $lines }。
stich-meister-event-card-passed =
    { $known ->
        [yes] { $seat }が{ $card }を{ $to_seat }に回します。
       *[no] { $seat }が{ $to_seat }に回す札を1枚伏せました。
    }
stich-meister-event-card-reserved =
    { $known ->
        [yes] { $seat }が{ $card }を最終トリック用に取り置きました。
       *[no] { $seat }が最終トリック用の1枚を取り置きました。
    }
stich-meister-event-card-exposed =
    { $known ->
        [yes] { $seat }が公開する札：{ $card }。
       *[no] { $seat }が公開する札を1枚選びました。
    }
stich-meister-event-pass-revealed =
    { $known ->
        [yes] { $seat }が{ $from_seat }から受け取った札：{ $cards }。
       *[no] { $seat }が{ $from_seat }から{ $count }枚受け取りました。
    }
stich-meister-event-exposed-revealed = { $sentences }
stich-meister-event-exposed = { $seat }の公開札：{ $cards }。
stich-meister-event-trick-revealed = 一斉に公開：{ $plays }。
stich-meister-event-trump-fixed = これから{ $suit }が切り札です。
stich-meister-event-trick-taken =
    { $taken_by ->
        [winner] { sm-winner }が{ $card }で{ $number }トリック目を取りました。
       *[other] { $number }トリック目は{ sm-winner }の{ $card }の勝ち。{ sm-holder }がもらいます。
    }{ $led_by ->
        [winner] {""}
       *[other] 次のリードは{ sm-next }です。
    }{ $takes }
stich-meister-event-card-removed = { $seat }が{ $card }を除外しました。
stich-meister-event-tricks-handed = { $seat }が{ $count }トリックを{ $to_seat }に渡しました。
stich-meister-event-leftovers-revealed = { $sentences }
stich-meister-event-leftovers = { $seat }に残った札：{ $cards }。

stich-meister-line-tricks =
    { $by ->
        [rules] トリック（点：{ $items }）
       *[each] トリック
    }
stich-meister-line-rule = { $number } { $item }
stich-meister-how-tricks = { $count }{"\u200b"}トリック
stich-meister-how-left-over = { $count }{"\u200b"}トリック＋{ $left }枚
stich-meister-how-cards = { $count }枚
stich-meister-how-multiplied = { $factor }倍（{ $count }トリック）
stich-meister-how-neighbour =
    { $side ->
        [left] 左隣：{ $points }
       *[right] 右隣：{ $points }
    }
stich-meister-how-final = { $points }が{ $gain }に
stich-meister-fact-leftover = 残った札、{ $gain }。{ $steps }
stich-meister-fact-trick = { $number }トリック目、{ $gain }。{ $steps }
stich-meister-fact-step = { $items }：{ $value }
stich-meister-sign-leftover = +
stich-meister-sign-trick = { $number }
stich-meister-check-sum =
    { $values ->
        [yes] トリックの点を決めたのは{ $items }です。小さい枠は、何トリック目で何点になったかです。{ $follow ->
            [yes] ほかのルールカードは番号の小さい順に、そこまでの得点に対してはたらきます。
           *[no] {""}
        }
       *[no] ルールカードは番号の小さい順に、そこまでの得点に対してはたらきます。
    }

stich-meister-fact-meets-several-trumps = 2枚のルールで切り札になる札は、1枚だけの札より強くなります。枚数が同じなら、番号の小さいルールの切り札が強くなります。
stich-meister-fact-meets-suit-twice = 同じスートのルールが2枚。そのスートの札はすべて二重の切り札になり、一重の切り札より強くなります。
stich-meister-fact-meets-number-trump-costs = 数字の切り札は元のスートのフォローには使えませんが、そのスートの札がマイナスなら同じようにマイナスです。
stich-meister-fact-meets-second-lead-shows-suit = 第{"\u2060"}2トリックで数字の切り札がリードされたら、その札に描かれたスートが切り札になります。
stich-meister-fact-meets-no-forced-trump-in-trick-1 = 第{"\u2060"}1トリックでは、ルール21による切り札はまだないので、それを出す義務もありません。
stich-meister-fact-meets-anti-trump-from-trick-2 = 第{"\u2060"}2トリックでリードされたスートは、その場で反切り札になります。そのトリックでは、切り札でない札はどれもリードより強くなります。
stich-meister-fact-meets-suits-equal-in-trick-1 = 第{"\u2060"}1トリックでは、切り札でないスートはすべて平等。第{"\u2060"}2トリックからは、新しい切り札がそれより強くなります。
stich-meister-fact-meets-second-lead-scores-everywhere = 得点計算では、第{"\u2060"}2トリックで決まった切り札を、第{"\u2060"}1トリックも含めた全トリックに当てはめます。
stich-meister-fact-meets-leader-of-trick-2-decides = これらのルールで第{"\u2060"}2トリックをリードする人が、切り札を決めます。
stich-meister-fact-meets-everybody-passes = 全員が同時に渡すので、渡した枚数だけ受け取ります。
stich-meister-fact-meets-no-open-card-to-pass = このラウンドには札を公開するルールがないので、公開中の札を渡すことはありません。
stich-meister-fact-meets-right-before-left = まず全員が右に回して受け取り、次に左へ回します。受け取ったばかりの札も回せます。
stich-meister-fact-meets-pass-before-laying = 先に札を回し、それから取り置きや公開をします。
stich-meister-fact-meets-expose-without-reserved = 取り置いた札は、公開する3枚には入れられません。
stich-meister-fact-meets-reserved-blind = 最終トリックでは、リードの人の取り置き札だけ表向きに出し、残りは一斉に公開します。
stich-meister-fact-meets-reserved-not-passed = 取り置いた札は手札ではないので、第{"\u2060"}3トリックの後に回せません。
stich-meister-fact-meets-reserved-before-leftovers = 取り置いた札は、実際に行う最後のトリックで出します。残る3枚は別の札です。
stich-meister-fact-meets-exposed-stays-until-turned = 公開中の札をリード以外で出すときは、一斉に公開するまでその場に残すので、だれにも分かりません。
stich-meister-fact-meets-exposed-passed-hidden = 公開中の札を第{"\u2060"}3トリックの後に回せます。受け取った人の手札では見えなくなります。
stich-meister-fact-meets-exposed-is-leftover = 出さなかった公開札は、残る3枚に数えます。
stich-meister-fact-meets-blind-follows-lead = 伏せた札はフォローできないので、リードをフォローします。
stich-meister-fact-meets-led-suit-still-strongest = フォローするのは直前の札ですが、切り札を除けば、リードのスートがいちばん強いままです。
stich-meister-fact-meets-no-trump-to-play = 切り札のルールがないので、切り札を出す義務は生じません。
stich-meister-fact-meets-forced-after-latest = 直前の札をフォローできない人は、切り札を出さなければなりません。
stich-meister-fact-meets-forced-to-lose = 切り札が弱くなっても、切り札を出す義務は残ります。
stich-meister-fact-meets-second-without-lead = まずリードの札を除き、残りの中で2番目に強い札が勝ちます。
stich-meister-fact-meets-trump-suit-turned = 切り札のスートでも数字は逆転し、大きい数字ではなく小さい数字のほうが強くなります。
stich-meister-fact-meets-number-trumps-not-turned = 同じ数字の切り札どうしの強さは、数字の逆転では変わりません。
stich-meister-fact-meets-printed-numbers-score = 得点では書いてある数字を使います。絵札は11〜14のまま、7や15もそのままです。
stich-meister-fact-meets-no-trump-to-weaken = 切り札のルールがないので、弱くなる札はありません。
stich-meister-fact-meets-equal-suits-over-trumps = 切り札でないスートはすべて平等で、切り札はそのどれよりも弱くなります。
stich-meister-fact-meets-anti-trumps-score-as-trumps = 弱くなった切り札も、得点計算では切り札です。
stich-meister-fact-meets-removed-card-scores-nothing = 除外した札は得点計算の前になくなり、トリックの残りの札だけを数えます。
stich-meister-fact-meets-left-takes-right-leads = 勝者の左隣がトリックをもらい、右隣が次のリードをします。
stich-meister-fact-meets-left-takes-and-hands-on = 勝者の左隣がトリックをもらい、すぐに持っているトリックを全部さらに左へ渡します。
stich-meister-fact-meets-tricks-come-back = 勝ったトリックは左隣へ行き、左隣の点はあなたに加わるので、2人の点になります。
stich-meister-fact-meets-neighbours-are-seats = 左右は席の位置です。回る向きが変わっても変わりません。
stich-meister-fact-meets-last-is-before-leftovers = 最終トリックとは実際に行う最後のトリック。残った3枚には番号がありません。
stich-meister-fact-meets-nobody-below-three = 残った3枚が3トリックになるので、0や1の人はいません。
stich-meister-fact-meets-all-tricks-double = 切り札のルールがないので、どのトリックにも切り札はなく、すべて2倍です。
stich-meister-fact-meets-no-trump-to-pay-for = 切り札のルールがないので、切り札による失点はありません。
stich-meister-fact-meets-doubles-multiply = 絵札も切り札もないトリックは、2倍の2倍で4倍です。
stich-meister-fact-meets-fifth-and-last = 第{"\u2060"}5トリックと最終トリックは別のトリック。どちらも3倍です。
stich-meister-fact-meets-worthless-tricks-count = 第{"\u2060"}1・第{"\u2060"}2トリックそのものは0点ですが、中の札は数えます。
stich-meister-fact-meets-piles-count-in-the-end = 数えるのは、最後に自分の前にあるトリックの数。手に入れた方法は関係ありません。
stich-meister-fact-meets-bonus-before-doubling = 先にボーナスを加え、それから2倍にします。
stich-meister-fact-meets-even-and-fewest = 両方が当てはまれば、2倍の2倍で4倍です。
stich-meister-fact-meets-right-before-left-share = まず全員が右隣の得点を加え、次に左隣の新しい得点を加えます。
stich-meister-fact-meets-doubling-before-share = 先に2倍にし、隣の人は2倍になった得点を加えます。
stich-meister-fact-meets-everything-flips = 最後にプラスとマイナスが入れ替わります。失点するはずの人が得点します。

stich-meister-rules-aim-title = 目的
stich-meister-rules-aim-text =
    ラウンドごとにルールが変わります。こっそり選んだ*4枚のルールカード*が、切り札、出し方、トリックの価値を決めます。{ $players }ラウンドの合計点がいちばん高い人の勝ち。
    スートは[F]、[C]、[K]、[G]の4つ、数字は1から15。11から14は*絵札*で、塗りつぶした円に人物が描かれています。
stich-meister-rules-aim-caption = ルールカードは3種類：切り札1〜{"\u2060"}21、基本22〜{"\u2060"}40、得点41〜{"\u2060"}60。
stich-meister-rules-pictures-caption = 絵札：11は小姓、12は姫、13は殿、14は師匠。絵札を数えるルールカードもあります。15は絵札ではありません。
stich-meister-rules-deal-title = 配り方
stich-meister-rules-deal-text =
    { $players ->
        [3] 3人のときは1、10、13を除きます。手札は{ $hand }枚とルールカード3枚。
       *[other] 手札は{ $hand }枚とルールカード3枚。
    }選ばなかったルールカードは手元に残り、ラウンドごとに3枚まで引き足します。
stich-meister-rules-choose-title = ルール選び
stich-meister-rules-choose-text =
    { $players ->
        [3] 手札を見てから、ルールカードを1枚伏せます。4枚目は山札から引きます。
        [4] 手札を見てから、全員がルールカードを1枚伏せます。
       *[5] 手札を見てから、ルールカードを1枚伏せます。親の左隣は、今回は選びません。
    }混ぜてから公開するので、だれのカードかは分かりません。得点計算が終わるまで有効です。
    場所があれば、ルールカードの下に、切り札や得点になる手札が出ます。4枚を合わせた意味は、*説明*で見られます。
stich-meister-rules-before-title = 第{"\u2060"}1トリックの前に
stich-meister-rules-before-text =
    番号の小さい順に行うルールがあります。
    • *22、23* 3枚を右隣または左隣に回す
    • *24* 1枚を最終トリック用に取り置く
    • *25* 3枚を公開する。ほかの札と同じように出せる
stich-meister-rules-follow-title = トリック
stich-meister-rules-follow-text =
    • リードと同じスートがあれば、それを出します。*切り札は元のスートとして数えない*ので、フォローにならず、出す義務もありません。
    { $trump_lead ->
        [trump-only] • 切り札がリードされたら、切り札を出します。
       *[suit-or-trump] • 切り札がリードされたら、切り札か、その札に描かれたスートを出します。
    }
    • フォローできなければ、どの札でも出せます。
    いちばん強い切り札が勝ち、なければリードのスートの最大の数字が勝ちます。同じ強さなら*後から*出した札の勝ち。
stich-meister-rules-follow-caption = 4が切り札のとき。扇子{"\u2060"}6のリードには扇子{"\u2060"}9を出します。扇子{"\u2060"}4は切り札だからです。
stich-meister-rules-follows = フォロー
stich-meister-rules-is-trump = 切り札
stich-meister-rules-not-follows = 別のスート
stich-meister-rules-trumps-title = 切り札の強さ
stich-meister-rules-trumps-text =
    切り札のルールが何枚も出ることがあります。
    • まず、いくつのルールで切り札になるか。多いほど強い。
    • 次に、ルールの番号が小さいほうが強い。
    • 次に、札の数字が大きいほうが強い。
    • まだ同じなら、後から出した札が強い。
stich-meister-rules-trumps-caption = 4と鯉が切り札のとき。鯉{"\u2060"}4は二重、ほかの4はルールの番号が小さく、そのあとに鯉が続きます。
stich-meister-rules-last = 最弱
stich-meister-rules-taking-title = トリックの後
stich-meister-rules-taking-text =
    ルールがあれば、この順に行います。勝者が1枚除外（*34*）、左隣がもらう（*35*）、トリックを全部渡す（*39*）、右隣がリード（*36*）、第{"\u2060"}3トリックの後に1枚回す（*38*）。なければ勝者がトリックを取り、次のリードをします。
    このラウンドは{ $tricks }トリックです。
stich-meister-rules-score-title = 得点
stich-meister-rules-score-text = ルールがなければ、1トリック1点。ルールカードは番号の小さい順にはたらきます。
stich-meister-rules-score-step = 順番
stich-meister-rules-score-cards = カード
stich-meister-rules-score-what = 内容
stich-meister-rules-score-tricks = トリックの価値
stich-meister-rules-score-cards-row = 1枚ごとの得点と失点
stich-meister-rules-score-bonus = 0または1トリックのボーナス
stich-meister-rules-score-double = トリック数による2倍
stich-meister-rules-score-neighbour = 隣の人の得点
stich-meister-rules-score-flip = 正負の逆転
stich-meister-rules-end-title = 終わり
stich-meister-rules-end-text = 全員が1回ずつ親をする{ $players }ラウンドを行い、合計点がいちばん高い人の勝ち。同点なら、その全員が優勝です。
stich-meister-rules-all-title = 60枚のルールカード
stich-meister-rules-all-text = 今使っているものに印があります。

stich-meister-item-rule-1 = 切り札は2
stich-meister-item-rule-1-text = 4枚の「2」が切り札です。
stich-meister-item-rule-2 = 切り札は3
stich-meister-item-rule-2-text = 4枚の「3」が切り札です。
stich-meister-item-rule-3 = 切り札は4
stich-meister-item-rule-3-text = 4枚の「4」が切り札です。
stich-meister-item-rule-4 = 切り札は5
stich-meister-item-rule-4-text = 4枚の「5」が切り札です。
stich-meister-item-rule-5 = 切り札は6
stich-meister-item-rule-5-text = 4枚の「6」が切り札です。
stich-meister-item-rule-6 = 切り札は7
stich-meister-item-rule-6-text = 4枚の「7」が切り札です。
stich-meister-item-rule-7 = 切り札は8
stich-meister-item-rule-7-text = 4枚の「8」が切り札です。
stich-meister-item-rule-8 = 切り札は9
stich-meister-item-rule-8-text = 4枚の「9」が切り札です。
stich-meister-item-rule-9 = 切り札は11
stich-meister-item-rule-9-text = 4枚の「11」が切り札です。
stich-meister-item-rule-10 = 切り札は12
stich-meister-item-rule-10-text = 4枚の「12」が切り札です。
stich-meister-item-rule-11 = 切り札は14
stich-meister-item-rule-11-text = 4枚の「14」が切り札です。
stich-meister-item-rule-12 = 切り札は15
stich-meister-item-rule-12-text = 4枚の「15」が切り札です。
stich-meister-item-rule-13 = 切り札は扇子
stich-meister-item-rule-13-text = 扇子がすべて切り札です。
stich-meister-item-rule-14 = 切り札は扇子
stich-meister-item-rule-14-text = 扇子がすべて切り札です。
stich-meister-item-rule-15 = 切り札は硬貨
stich-meister-item-rule-15-text = 硬貨がすべて切り札です。
stich-meister-item-rule-16 = 切り札は硬貨
stich-meister-item-rule-16-text = 硬貨がすべて切り札です。
stich-meister-item-rule-17 = 切り札は鯉
stich-meister-item-rule-17-text = 鯉がすべて切り札です。
stich-meister-item-rule-18 = 切り札は鯉
stich-meister-item-rule-18-text = 鯉がすべて切り札です。
stich-meister-item-rule-19 = 切り札は鳥居
stich-meister-item-rule-19-text = 鳥居がすべて切り札です。
stich-meister-item-rule-20 = 切り札は鳥居
stich-meister-item-rule-20-text = 鳥居がすべて切り札です。
stich-meister-item-rule-21 = 第{"\u2060"}2トリックで決定
stich-meister-item-rule-21-text = 第{"\u2060"}2トリックのリードと同じスートが、その瞬間から切り札になります。
stich-meister-item-rule-22 = 右へ{"\u2060"}3枚
stich-meister-item-rule-22-text = 開始前に、手札3枚を伏せて右隣へ回します。
stich-meister-item-rule-23 = 左へ{"\u2060"}3枚
stich-meister-item-rule-23-text = 開始前に、手札3枚を伏せて左隣へ回します。
stich-meister-item-rule-24 = 最後の1枚
stich-meister-item-rule-24-text = 開始前に1枚を伏せておき、最終トリックで必ず使います。
stich-meister-item-rule-25 = 3枚公開
stich-meister-item-rule-25-text = 開始前に全員同時に手札3枚を公開。手札としてそのまま使えます。
stich-meister-item-rule-26 = 伏せて続く
stich-meister-item-rule-26-text = リードだけ表向き。残りは伏せて出し、そろったら一斉に公開します。
stich-meister-item-rule-27 = 直前に従う
stich-meister-item-rule-27-text = リードではなく、直前に出た札のスートをフォローします。
stich-meister-item-rule-28 = 切り札の義務
stich-meister-item-rule-28-text = フォローできない人は、切り札があれば必ず出します。
stich-meister-item-rule-29 = リードは勝てない
stich-meister-item-rule-29-text = トリック最初の札は、どんなに強くても勝ちません。
stich-meister-item-rule-30 = 二番手の勝ち
stich-meister-item-rule-30-text = 2番目に強い札を出した人がトリックを取ります。
stich-meister-item-rule-31 = 数字逆転
stich-meister-item-rule-31-text = 小さい数字ほど強くなります（1が最強）。
stich-meister-item-rule-32 = 反切り札
stich-meister-item-rule-32-text = 切り札はどの札よりも弱くなります。切り札のリードには、ほかの札でいちばん強いものが勝ちます。
stich-meister-item-rule-33 = スート平等
stich-meister-item-rule-33-text = リードのスートに優位はなく、数字だけで比べます。切り札は強いままです。
stich-meister-item-rule-34 = 1枚除外
stich-meister-item-rule-34-text = 勝者は取ったトリックから1枚を選んで除外します。その札は得点に数えません。
stich-meister-item-rule-35 = 左隣がもらう
stich-meister-item-rule-35-text = トリックは勝者の左隣のものになります。
stich-meister-item-rule-36 = 右隣がリード
stich-meister-item-rule-36-text = 次のリードは勝者の右隣です。
stich-meister-item-rule-37 = 行ったり来たり
stich-meister-item-rule-37-text = 1トリックごとに時計回りと反時計回りが入れ替わります。
stich-meister-item-rule-38 = 途中で1枚
stich-meister-item-rule-38-text = 第{"\u2060"}3トリックの後、1枚を伏せて左隣へ回します。
stich-meister-item-rule-39 = 全部お渡し
stich-meister-item-rule-39-text = トリックを取ったらすぐに、持っているトリックを今のも含めて全部、左隣に渡します。
stich-meister-item-rule-40 = 3枚残し
stich-meister-item-rule-40-text = 手札が3枚になったらラウンド終了。残った札は、1枚が自分の1トリックです。
stich-meister-item-rule-41 = スートの数だけ
stich-meister-item-rule-41-text = 各トリックの得点は、中にあるスートの種類の数です。
stich-meister-item-rule-42 = 絵札なしで2倍
stich-meister-item-rule-42-text = 11〜14が1枚もないトリックは2倍です。
stich-meister-item-rule-43 = 切り札なしで2倍
stich-meister-item-rule-43-text = 切り札が1枚もないトリックは2倍です。
stich-meister-item-rule-44 = 第{"\u2060"}5トリック3倍
stich-meister-item-rule-44-text = 第{"\u2060"}5トリックは3倍になります。
stich-meister-item-rule-45 = 終わりよければ
stich-meister-item-rule-45-text = 最終トリックは3倍、最初の2トリックは0点です。
stich-meister-item-rule-46 = 絵札は加点
stich-meister-item-rule-46-text = 取った絵札（11〜14）は1枚+1点。
stich-meister-item-rule-47 = 扇子は減点
stich-meister-item-rule-47-text = 取った扇子は1枚につき−1点。
stich-meister-item-rule-48 = 硬貨は減点
stich-meister-item-rule-48-text = 取った硬貨は1枚につき−1点。
stich-meister-item-rule-49 = 鯉は減点
stich-meister-item-rule-49-text = 取った鯉は1枚につき−1点。
stich-meister-item-rule-50 = 鳥居は減点
stich-meister-item-rule-50-text = 取った鳥居は1枚につき−1点。
stich-meister-item-rule-51 = 切り札は減点
stich-meister-item-rule-51-text = 取った切り札は1枚につき−1点。
stich-meister-item-rule-52 = ラッキー7
stich-meister-item-rule-52-text = 取った「7」は1枚+3点。
stich-meister-item-rule-53 = 15の重荷
stich-meister-item-rule-53-text = 取った「15」は1枚−3点。
stich-meister-item-rule-54 = ゼロで10点
stich-meister-item-rule-54-text = トリックを1つも取らなければ+10点。
stich-meister-item-rule-55 = 1つで5点
stich-meister-item-rule-55-text = 最後にちょうど1トリックなら+5点。
stich-meister-item-rule-56 = 偶数は2倍
stich-meister-item-rule-56-text = トリック数が偶数（0を含む）の人は得点が2倍です。
stich-meister-item-rule-57 = 最少は2倍
stich-meister-item-rule-57-text = トリック数が最少の人は得点が2倍。同数なら全員です。
stich-meister-item-rule-58 = 右隣の分も
stich-meister-item-rule-58-text = 全員一斉に、右隣の得点を加えます。右隣がマイナスでも、その大きさの分だけ増えます。
stich-meister-item-rule-59 = 左隣の分も
stich-meister-item-rule-59-text = 全員一斉に、左隣の得点を加えます。左隣がマイナスなら、その分だけ減ります。
stich-meister-item-rule-60 = 正負逆転
stich-meister-item-rule-60-text = このラウンドの得点のプラスとマイナスを入れ替えます。

## レッスン

lesson-all = レッスン
lesson-all-help = 各ゲームを少しだけ遊びながら、大事なところを覚えます。保存した対戦には影響しません。
lesson-first = 初めてのレッスン
lesson-minutes = 2〜5分
lesson-done = 済み
lesson-opening = レッスンを開いています…
lesson-none = そのレッスンはここにありません。
lesson-stopped = レッスンが止まりました。
lesson-own = 自作のレッスン
lesson-own-help = 先生がレッスンを作れます。1つの対戦と、ステップごとの説明を書いたファイルです。
lesson-own-open = レッスンのファイルを開く
lesson-own-gone = レッスンのファイルをもう一度開いてください。ページを閉じると残りません。
lesson-refused = このレッスンは開けませんでした。
lesson-leave = レッスンをやめる
lesson-step = ステップ{ $number }/{ $count }
lesson-your-turn = あなたの番
lesson-missed = おしい！
lesson-next = 次へ
lesson-again = もう一度
lesson-show = 答えを見る
lesson-shown = 星印が正解です。
lesson-first-match = さっそく遊ぶ
lesson-error-where = ステップ{ $step }：
lesson-error-not-a-lesson = このファイルはトリックテーブルのレッスンではありません。
lesson-error-unreadable = ファイルを読み取れません。まだ元の場所にあるか確かめてください。
lesson-error-not-there = レッスンを取り込めませんでした。接続を確かめて、もう一度お試しください。
lesson-error-too-large = レッスンにしてはファイルが大きすぎます。
lesson-error-newer-format = 新しいページ用に書かれています（形式{ $version }。このページで読めるのは{ $known }まで）。
lesson-error-missing-field = 「{ $field }」がありません。
lesson-error-wrong-type = 「{ $field }」に書けないものが書かれています。
lesson-error-unknown-field = 「{ $field }」という項目はありません。つづりを確かめてください。
lesson-error-missing-language = 「{ $field }」の言語がレッスンの言語と合いません（{ $language }）。どの文にも同じ言語が必要です。
lesson-error-text-length = 「{ $field }」の文が空か、{ $most }文字を超えています。
lesson-error-unknown-card = [{ $card }]という札はこのゲームにありません。
lesson-error-unknown-place = テーブルに「{ $place }」という場所はありません。
lesson-error-unknown-goal = 目標が、確かめられる形で書かれていません。
lesson-error-unknown-action = この対戦には、学ぶ人が「{ $action }」を選べる場面がありません。つづりを確かめてください。
lesson-error-goal-not-met = 対戦のこの行動「{ $action }」では目標に届きません。
lesson-error-not-the-learners-turn = 対戦の{ $at }手目のあとは、学ぶ人の番ではありません。
lesson-error-bad-at = 「at」が{ $at }ですが、ここでは{ $least }から{ $most }までです。
lesson-error-number-of-steps = ステップが{ $count }個あります。1〜{ $most }個にしてください。
lesson-error-illegal-action = 対戦の{ $index }手目「{ $action }」はルールに反します（{ $reason }）。
lesson-error-other-rules = この対戦は別の版のルールで行われたものです。
lesson-error-unknown-game = このページに「{ $game }」というゲームはありません。
lesson-error-bad-seats = このゲームは、その人数では遊べません。
lesson-error-bad-option = 「{ $option }」という対戦設定はありません。
lesson-error-bad-seed = 札を決めることばが使えません。

## ホイール形式の追加ゲーム

addon-title = ゲームを追加
addon-source = ほかから来たゲーム
addon-intro = ゲームは、名前が .whl で終わるPythonのホイールファイルとしても追加できます。この端末に保存され、ほかのゲームと同じくネットワークなしで遊べます。
addon-file = ファイルを選ぶ
addon-address = このサーバーから
addon-address-help = このページの管理者がゲームを同じ場所に置いたときは、教わったアドレスを入れてください。
addon-look = 中身を見る
addon-busy = お待ちください…
addon-refused = このゲームは追加されませんでした。
addon-says = 作者の説明：「{ $words }」
addon-says-nothing = 説明はありません。
addon-games = ゲーム
addon-author = 作者
addon-licence = ライセンス
addon-made-of = ファイル
addon-trust-title = これをくれた人を信頼できますか？
addon-trust = ゲームは、ほかの人が作ったプログラムです。このページとは切り離されて動くので、ネットワークにも、この端末に保存されたものにも、ほかのゲームにも触れられません。ただし、そのゲームで遊んだ対戦の内容を見たり、その中でずるをしたり、開いている間この端末の動きを重くしたりすることはできます。出どころの分かるものだけを追加してください。
addon-add = このゲームを追加
addon-replace = 入れ替える
addon-replaces = バージョン{ $version }が入っています。これと入れ替わります。
addon-added = ゲームが一覧に加わりました。
addon-added-unkept = ページを閉じるまで遊べます。このブラウザーには保存できませんでした。
addon-added-here = この端末に追加したゲーム
addon-aside = 使用を止めています。
addon-set-aside = 追加したゲーム（{ $package }）が動かないため、使用を止めました。ほかのゲームはすべて遊べます。
addon-remove = 削除
addon-remove-named = 削除：{ $name }
addon-remove-title = { $name }を削除しますか？
addon-remove-text =
    { $count ->
        [0] いつでもまた追加できます。
       *[other] 保存した対戦{ $count }件は一覧に残り、ゲームをまた追加すれば続けられます。
    }
addon-removed = ゲームを削除しました。対戦は一覧に残っています。
addon-at-fault = トリックテーブルではなく、追加したゲームに不具合があります。
addon-error-not-a-wheel = Pythonのホイールではないか、壊れています。
addon-error-unreadable = ファイルを読み取れません。まだ元の場所にあるか確かめてください。
addon-error-too-large =
    { $part ->
        [wheel] ゲームにしては大きすぎます（{ $size } kB。{ $most } kBまでです）。
        [unpacked] 展開すると、ゲームにしては大きすぎます（{ $size } kB。{ $most } kBまでです）。
        [files] ゲームにしてはファイルが多すぎます（{ $size }個。{ $most }個までです）。
       *[other] 中のファイル「{ $part }」が大きすぎます（{ $size } kB。{ $most } kBまでです）。
    }
addon-error-not-pure = 特定の機種専用です。ゲームは純粋なPythonで書かれている必要があります。
addon-error-no-game = トリックテーブルのゲームが入っていません。
addon-error-needs-more = ここにない別のパッケージが必要です：{ $packages }
addon-error-meddles = ゲーム自身のものではないファイル（{ $part }）を含んでいます。ゲームに入れられるのは自分のフォルダーだけです。
addon-error-other-site = 別のサイトのアドレスです。このページと同じサーバーか、ファイルからだけ追加できます。
addon-error-not-there = そのアドレスには何もありません。
addon-error-not-installed = インストールできませんでした（{ $detail }）。
addon-error-broken = 動きません（{ $detail }）。
addon-error-incomplete = 足りない部分があります（{ $missing }）。
addon-error-contract = トリックテーブルの別の版（{ $contract }）向けに作られています。この版は{ $known }です。
addon-error-info = ゲームの情報に誤りがあります（{ $field }）。
addon-error-clash = 「{ $game }」という名のゲームがすでにあります。
addon-error-view = テーブルに必要な情報が欠けています（{ $part }）。
addon-error-hangs = 起動の処理が終わりませんでした。
addon-error-gone = このブラウザーからファイルが失われました。もう一度追加してください。
addon-error-not-started = Pythonを起動できませんでした。接続を確かめて、もう一度お試しください。
addon-error-engine-lost = 起動の処理が終わりませんでした。
addon-error-stopped = 途中でエンジンが再起動しました。もう一度お試しください。
home-no-game = ここにないゲームの対戦
home-no-game-text = ゲーム「{ $game }」はこの端末にありません。対戦は残してあり、ゲームを追加すれば続けられます。
match-no-game = この対戦のゲームがここにありません
match-no-game-help = 対戦は残してあります。ゲームをまた追加すれば続けられます。

## 専用のテーブルがないゲームのための、簡素なテーブル

progress-other = 第{"\u2060"}{ $trick }トリック
event-round-started = 第{"\u2060"}{ $round }ラウンドです。
action-other = { $named }
table-choices = できること
counts-other = 今の決まりは、このゲームのルールにあります。
reason-other = 今はルール上できません。
table-no-rules = このゲームには、読めるルールが付いていません。
ask-other =
    { $shared ->
        [yes] { $name }：選んでください
       *[no] あなたの番です。選んでください
    }
ask-card =
    { $shared ->
        [yes] { $name }：札を出してください
       *[no] あなたの番です。札を出してください
    }
ask-card-on =
    { $shared ->
        [yes] { $name }：{ $suit }のトリックです。札を出してください
       *[no] { $suit }のトリックに札を出してください
    }
