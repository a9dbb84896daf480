// Written by Tools/localization/build.py from Tools/localization/messages/ja.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Japanese.
    static let ja = MessageCatalog(
        messages: """
            limit 最大{amount}
            remaining 残り{amount}
            full 上限の{amount}に達しました
            over 上限を{amount}超えています
            dropped {amount}は入りませんでした
            required 入力してください
            counterRemaining 残り{n}
            counterMissing あと{n}必要
            counterSurplus {n}超過
            correct 正しい
            incorrect 正しくないようです
            cardIncorrect このカード番号は存在しません
            cardNotAccepted このブランドのカードは利用できません
            phoneIncorrect この電話番号は存在しません
            ibanIncorrect この口座番号は存在しません
            expiryIncorrect この月は存在しません
            expired カードの有効期限が切れています
            incomplete あと{amount}
            dateIncorrect この日付は存在しません
            timeIncorrect この時刻は存在しません
            tooEarly 早すぎます
            tooLate 遅すぎます
            topLeft 左上
            top 上
            topRight 右上
            left 左
            right 右
            bottomLeft 左下
            bottom 下
            bottomRight 右下
            center 中央
            moveTo 移動先…
            movable 矢印キーで移動できます
            passwordMinLength {amount}以上
            passwordMaxLength {amount}以下
            passwordUpper 英大文字
            passwordLower 英小文字
            passwordDigit 数字
            passwordSymbol 記号
            passwordRequired 次のいずれか：{characters}
            passwordAllowed 次の文字のみ：{characters}
            passwordAllowedASCII 半角の英字・数字・記号のみ
            passwordMaxConsecutive 同じ文字の連続は{n}回まで
            passwordNotCommon 多くの人が使うものでないこと
            passwordNotBreached 漏えいしたものでないこと
            passwordNotPersonal 名前やアドレスを含まないこと
            passwordNoControl 制御文字を含まないこと
            passwordCustom {characters}
            passwordMatch パスワードが一致しています
            passwordMismatch パスワードが一致していません
            passwordReady すべての条件を満たし、パスワードが一致しています
            passwordAllMet すべての条件を満たしています
            passwordRulesLeft 残りの条件：{n}
            passwordVeryWeak 非常に弱い
            passwordWeak 弱い
            passwordFair 普通
            passwordGood 良い
            passwordStrong 強い
            passwordWarnsCommon とてもよく使われるパスワードです。
            passwordWarnsVariant よく使われるパスワードに似ています。
            passwordWarnsWord 単語ひとつは推測されやすいです。
            passwordWarnsName 名前は推測されやすいです。
            passwordWarnsKeys キーの並びは推測されやすいです。
            passwordWarnsRepeat 繰り返しは推測されやすいです。
            passwordWarnsSequence 連続した文字は推測されやすいです。
            passwordWarnsDate 年や日付は推測されやすいです。
            passwordSuggestsWords 関連のない言葉をいくつか組み合わせてください。
            passwordSuggestsMore 言葉をもう1、2語加えてください。
            passwordShow パスワードを表示
            passwordHide パスワードを隠す
            passwordRuleMet 満たしています
            passwordRuleUnmet 満たしていません
            passwordCapsLock Caps Lock がオンです
            numberWhole 整数
            numberMinimum {characters}以上
            numberMaximum {characters}以下
            formErrors もう一度ご確認いただきたい項目があります。
            """,
        amounts: """
            characters.other {n}文字
            utf16.other {n}コード単位
            utf8.other {n}バイト
            scalars.other {n}コードポイント
            words.other {n}語
            """
    )
}
