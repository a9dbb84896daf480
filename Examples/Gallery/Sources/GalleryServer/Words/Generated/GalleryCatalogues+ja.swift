// Written by Tools/words/build.py from Words/ja.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Japanese.
    static let ja = Catalogue(
        sentences: [
            "notFound": "このアドレスには何もありません。",
            "unexpected": "サーバーで問題が発生しました。",
            "databaseBusy": "データベースが混み合っています。しばらくしてからもう一度お試しください。",
            "databaseFull": "空き容量がありません。後でもう一度お試しください。",
            "unavailable": "現在データベースに接続できません。もう一度お試しください。",
            "nameTaken": "この名前はすでに使われています。別の名前を選んでください。",
            "wrongCredentials": "この名前とパスワードのアカウントはありません。",
            "wrongPassword": "現在のパスワードではありません。",
            "signedOut": "先にサインインしてください。",
            "passwordRejected": "このパスワードは使用できません。",
            "tooManyAttempts": "試行回数が多すぎます。{amount}後にもう一度お試しください。",
            "busy": "同時にサインインする人が多すぎます。しばらくしてからもう一度お試しください。",
            "crossSite": "別のサイトからのリクエストのため、拒否されました。",
            "bodyTooLarge": "一度に送信できる量を超えています。",
            "invalidName": "名前に使えるのは、文字、数字、{characters} だけです。",
            "invalidCharacter": "表示できない文字が含まれています。",
            "createAccount": "アカウントを作成",
            "policy": "ルール",
            "policyClassic": "標準",
            "policyOwn": "サイト独自",
            "name": "名前",
            "password": "パスワード",
            "passwordAgain": "パスワード（再入力）",
            "backToGallery": "ギャラリーに戻る",
            "signedIn": "サインインしました。",
            "offline": "送信できませんでした。内容は失われていません。もう一度お試しください。",
            "posted": "投稿しました。",
            "fieldsRejected": "もう一度ご確認いただきたい項目があります。",
            "profileNew": "プロフィールを作成",
            "profileEdit": "プロフィールを編集",
            "aboutYou": "あなたについて",
            "bio": "自己紹介",
            "contact": "連絡先",
            "phone": "携帯電話番号（米国）",
            "code": "メッセージのコード",
            "codeHint": "ここではメッセージは送信されません。任意の6桁の数字で構いません。",
            "payment": "お支払い",
            "cardNumber": "カード番号",
            "cardHint": "請求は発生しません。4242 4242 4242 4242 でお試しください。保存されるのは下4桁だけです。",
            "cardKept": "{characters}を残すには、番号を空のままにしてください。",
            "expires": "有効期限",
            "plan": "プラン",
            "perSeat": "1席あたり月額",
            "seats": "席数",
            "eachMonth": "月額合計",
            "updatePrice": "料金を計算",
            "save": "保存",
            "edit": "編集",
            "help": "ヘルプ",
            "helpText": "各項目は、離れるときに問題を示し、サーバーも同じことを伝えます。このボタンは長押しで動かせます。",
            "close": "閉じる",
        ],
        amounts: [
            "seconds": [
                .other: "{n}秒",
            ],
        ]
    )
}
