// Written by Tools/localization/build.py from Tools/localization/messages/zh-Hans.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Chinese, simplified.
    static let zhHans = MessageCatalog(
        messages: """
            limit 最多 {amount}
            remaining 还可输入 {amount}
            full 已达上限：{amount}
            over 超出上限 {amount}
            dropped 有 {amount}未能放入
            required 此处必须填写
            counterRemaining 还剩 {n}
            counterMissing 还差 {n}
            counterSurplus 超出 {n}
            correct 正确
            incorrect 这看起来不正确
            cardIncorrect 此卡号不存在
            cardNotAccepted 不接受此品牌的卡
            phoneIncorrect 此电话号码不存在
            ibanIncorrect 此账号不存在
            expiryIncorrect 没有这个月份
            expired 此卡已过期
            incomplete 还缺 {amount}
            dateIncorrect 没有这个日期
            timeIncorrect 没有这个时间
            tooEarly 太早了
            tooLate 太晚了
            topLeft 左上
            top 上方
            topRight 右上
            left 左侧
            right 右侧
            bottomLeft 左下
            bottom 下方
            bottomRight 右下
            center 中央
            moveTo 移到…
            movable 可用方向键移动
            passwordMinLength 至少 {amount}
            passwordMaxLength 最多 {amount}
            passwordUpper 一个大写字母
            passwordLower 一个小写字母
            passwordDigit 一个数字
            passwordSymbol 一个符号
            passwordRequired 以下字符之一：{characters}
            passwordAllowed 仅限以下字符：{characters}
            passwordAllowedASCII 仅限不带重音的字母、数字和符号
            passwordMaxConsecutive 同一字符最多连续出现的次数：{n}
            passwordNotCommon 不是许多人使用的密码
            passwordNotBreached 不是已泄露的密码
            passwordNotPersonal 不含您的姓名或地址
            passwordNoControl 不含控制字符
            passwordCustom {characters}
            passwordMatch 两次输入的密码一致
            passwordMismatch 两次输入的密码不一致
            passwordReady 所有规则均已满足，两次输入的密码一致
            passwordAllMet 所有规则均已满足
            passwordRulesLeft 尚未满足的规则：{n}
            passwordVeryWeak 非常弱
            passwordWeak 弱
            passwordFair 一般
            passwordGood 良好
            passwordStrong 强
            passwordWarnsCommon 这是非常常见的密码。
            passwordWarnsVariant 这与常见的密码相似。
            passwordWarnsWord 单个词语很容易被猜到。
            passwordWarnsName 姓名很容易被猜到。
            passwordWarnsKeys 键盘上相邻的按键很容易被猜到。
            passwordWarnsRepeat 重复的内容很容易被猜到。
            passwordWarnsSequence 连续的字符很容易被猜到。
            passwordWarnsDate 年份和日期很容易被猜到。
            passwordSuggestsWords 请使用几个互不相关的词语。
            passwordSuggestsMore 请再添加一两个词语。
            passwordShow 显示密码
            passwordHide 隐藏密码
            passwordRuleMet 已满足
            passwordRuleUnmet 未满足
            passwordCapsLock 大写锁定已打开
            numberWhole 一个整数
            numberMinimum 至少为 {characters}
            numberMaximum 最多为 {characters}
            formErrors 有些内容需要再检查一下。
            """,
        amounts: """
            characters.other {n} 个字符
            utf16.other {n} 个码元
            utf8.other {n} 个字节
            scalars.other {n} 个码位
            words.other {n} 个词
            """
    )
}
