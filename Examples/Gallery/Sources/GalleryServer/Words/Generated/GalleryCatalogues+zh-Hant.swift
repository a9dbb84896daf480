// Written by Tools/words/build.py from Words/zh-Hant.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Chinese, traditional.
    static let zhHant = Catalogue(
        sentences: [
            "notFound": "此網址沒有任何內容。",
            "unexpected": "伺服器發生問題。",
            "databaseBusy": "資料庫忙碌中，請稍後再試。",
            "databaseFull": "已無剩餘空間，請稍後再試。",
            "unavailable": "目前無法連線至資料庫，請再試一次。",
            "nameTaken": "此名稱已有人使用，請另選一個。",
            "wrongCredentials": "沒有使用此名稱和密碼的帳號。",
            "wrongPassword": "這不是目前的密碼。",
            "signedOut": "請先登入。",
            "passwordRejected": "無法接受此密碼。",
            "tooManyAttempts": "嘗試次數過多，請在 {amount}後再試。",
            "busy": "同時登入的人太多，請稍後再試。",
            "crossSite": "此要求來自其他網站，已被拒絕。",
            "bodyTooLarge": "一次傳送的內容過多。",
            "invalidName": "名稱只能由字母、數字和 {characters} 組成。",
            "invalidCharacter": "文字中含有無法顯示的字元。",
            "createAccount": "建立帳號",
            "policy": "規則",
            "policyClassic": "經典",
            "policyOwn": "本站自訂",
            "name": "名稱",
            "password": "密碼",
            "passwordAgain": "再次輸入密碼",
            "backToGallery": "返回展示頁",
            "signedIn": "您已登入。",
            "offline": "未能傳送。內容沒有遺失，請再試一次。",
            "posted": "已發佈。",
            "fieldsRejected": "有些內容需要再檢查一下。",
            "profileNew": "建立個人檔案",
            "profileEdit": "編輯個人檔案",
            "aboutYou": "關於您",
            "bio": "簡介",
            "contact": "聯絡方式",
            "phone": "手機號碼（美國）",
            "code": "簡訊中的驗證碼",
            "codeHint": "這裡不會傳送簡訊：任意六位數字即可。",
            "payment": "付款",
            "cardNumber": "卡號",
            "cardHint": "不會扣款。可試用 4242 4242 4242 4242；只保存最後四位數字。",
            "cardKept": "將卡號留空即可保留{characters}。",
            "expires": "有效期至",
            "plan": "方案",
            "perSeat": "每席位每月",
            "seats": "席位",
            "eachMonth": "每月合計",
            "updatePrice": "計算價格",
            "save": "儲存",
            "edit": "編輯",
            "help": "說明",
            "helpText": "離開每個欄位時會說明哪裡有誤，伺服器也會給出相同的說明。按住此按鈕可移動它。",
            "close": "關閉",
        ],
        amounts: [
            "seconds": [
                .other: "{n} 秒",
            ],
        ]
    )
}
