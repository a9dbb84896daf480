// Written by Tools/localization/build.py from Tools/localization/messages/zh-Hant.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Chinese, traditional.
    static let zhHant = MessageCatalog(
        messages: """
            limit 最多 {amount}
            remaining 還可輸入 {amount}
            full 已達上限：{amount}
            over 超出上限 {amount}
            dropped 有 {amount}未能放入
            required 此處必須填寫
            counterRemaining 還剩 {n}
            counterMissing 還差 {n}
            counterSurplus 超出 {n}
            correct 正確
            incorrect 這看起來不正確
            cardIncorrect 此卡號不存在
            cardNotAccepted 不接受此品牌的卡片
            phoneIncorrect 此電話號碼不存在
            ibanIncorrect 此帳號不存在
            expiryIncorrect 沒有這個月份
            expired 此卡已過期
            incomplete 還缺 {amount}
            dateIncorrect 沒有這個日期
            timeIncorrect 沒有這個時間
            tooEarly 太早了
            tooLate 太晚了
            topLeft 左上
            top 上方
            topRight 右上
            left 左側
            right 右側
            bottomLeft 左下
            bottom 下方
            bottomRight 右下
            center 中央
            moveTo 移到…
            movable 可用方向鍵移動
            passwordMinLength 至少 {amount}
            passwordMaxLength 最多 {amount}
            passwordUpper 一個大寫字母
            passwordLower 一個小寫字母
            passwordDigit 一個數字
            passwordSymbol 一個符號
            passwordRequired 下列字元之一：{characters}
            passwordAllowed 僅限下列字元：{characters}
            passwordAllowedASCII 僅限不帶重音的字母、數字和符號
            passwordMaxConsecutive 同一字元最多連續出現的次數：{n}
            passwordNotCommon 不是許多人使用的密碼
            passwordNotBreached 不是已外洩的密碼
            passwordNotPersonal 不含您的姓名或地址
            passwordNoControl 不含控制字元
            passwordCustom {characters}
            passwordMatch 兩次輸入的密碼相符
            passwordMismatch 兩次輸入的密碼不符
            passwordReady 所有規則皆已符合，兩次輸入的密碼相符
            passwordAllMet 所有規則皆已符合
            passwordRulesLeft 尚未符合的規則：{n}
            passwordVeryWeak 非常弱
            passwordWeak 弱
            passwordFair 普通
            passwordGood 良好
            passwordStrong 強
            passwordWarnsCommon 這是非常常見的密碼。
            passwordWarnsVariant 這與常見的密碼相似。
            passwordWarnsWord 單一詞語很容易被猜到。
            passwordWarnsName 姓名很容易被猜到。
            passwordWarnsKeys 鍵盤上相鄰的按鍵很容易被猜到。
            passwordWarnsRepeat 重複的內容很容易被猜到。
            passwordWarnsSequence 連續的字元很容易被猜到。
            passwordWarnsDate 年份和日期很容易被猜到。
            passwordSuggestsWords 請使用幾個互不相關的詞語。
            passwordSuggestsMore 請再加入一兩個詞語。
            passwordShow 顯示密碼
            passwordHide 隱藏密碼
            passwordRuleMet 已符合
            passwordRuleUnmet 未符合
            passwordCapsLock 大寫鎖定已開啟
            numberWhole 一個整數
            numberMinimum 至少為 {characters}
            numberMaximum 最多為 {characters}
            formErrors 有些內容需要再檢查一下。
            """,
        amounts: """
            characters.other {n} 個字元
            utf16.other {n} 個碼元
            utf8.other {n} 個位元組
            scalars.other {n} 個碼位
            words.other {n} 個詞
            """
    )
}
