// Written by Tools/words/build.py from Words/zh-Hans.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Chinese, simplified.
    static let zhHans = Catalogue(
        sentences: [
            "notFound": "此地址没有任何内容。",
            "unexpected": "服务器出了问题。",
            "databaseBusy": "数据库正忙，请稍后重试。",
            "databaseFull": "没有剩余空间了，请稍后再试。",
            "unavailable": "目前无法连接数据库，请重试。",
            "nameTaken": "此名称已被使用，请另选一个。",
            "wrongCredentials": "没有使用此名称和密码的账户。",
            "wrongPassword": "这不是当前的密码。",
            "signedOut": "请先登录。",
            "passwordRejected": "无法接受此密码。",
            "tooManyAttempts": "尝试次数过多，请在 {amount}后重试。",
            "busy": "同时登录的人太多，请稍后重试。",
            "crossSite": "此请求来自其他网站，已被拒绝。",
            "bodyTooLarge": "一次发送的内容过多。",
            "invalidName": "名称只能由字母、数字和 {characters} 组成。",
            "invalidCharacter": "文本中含有无法显示的字符。",
            "createAccount": "创建账户",
            "policy": "规则",
            "policyClassic": "经典",
            "policyOwn": "本站自有",
            "name": "名称",
            "password": "密码",
            "passwordAgain": "再次输入密码",
            "backToGallery": "返回展示页",
            "signedIn": "您已登录。",
            "offline": "未能发送。内容没有丢失，请重试。",
            "posted": "已发布。",
            "fieldsRejected": "有些内容需要再检查一下。",
            "profileNew": "创建个人资料",
            "profileEdit": "编辑个人资料",
            "aboutYou": "关于您",
            "bio": "简介",
            "contact": "联系方式",
            "phone": "手机号码（美国）",
            "code": "短信中的验证码",
            "codeHint": "这里不会发送短信：任意六位数字即可。",
            "payment": "付款",
            "cardNumber": "卡号",
            "cardHint": "不会扣款。可试用 4242 4242 4242 4242；只保存最后四位数字。",
            "cardKept": "将卡号留空即可保留{characters}。",
            "expires": "有效期至",
            "plan": "套餐",
            "perSeat": "每席位每月",
            "seats": "席位",
            "eachMonth": "每月合计",
            "updatePrice": "计算价格",
            "save": "保存",
            "edit": "编辑",
            "help": "帮助",
            "helpText": "离开每个输入框时会说明哪里有误，服务器也会给出同样的说明。按住此按钮可移动它。",
            "close": "关闭",
        ],
        amounts: [
            "seconds": [
                .other: "{n} 秒",
            ],
        ]
    )
}
