// Written by Tools/words/build.py from Words/he.json.
// swift-format-ignore-file

extension Catalogue {
    /// Hebrew.
    static let he = Catalogue(
        sentences: """
            limit עד \u{2068}{amount}\u{2069}
            remaining נותרו: \u{2068}{amount}\u{2069}
            full הגעת למגבלה: \u{2068}{amount}\u{2069}
            over חריגה מהמגבלה: \u{2068}{amount}\u{2069}
            dropped לא נכנסו: \u{2068}{amount}\u{2069}
            required יש למלא שדה זה
            incorrect זה לא נראה נכון
            cardIncorrect מספר כרטיס כזה אינו קיים
            phoneIncorrect מספר טלפון כזה אינו קיים
            ibanIncorrect מספר חשבון כזה אינו קיים
            expiryIncorrect חודש כזה אינו קיים
            expired תוקף הכרטיס פג
            incomplete עדיין חסרים: \u{2068}{amount}\u{2069}
            topLeft למעלה משמאל
            top למעלה
            topRight למעלה מימין
            left משמאל
            right מימין
            bottomLeft למטה משמאל
            bottom למטה
            bottomRight למטה מימין
            moveTo העברה אל…
            movable אפשר להזיז באמצעות מקשי החיצים
            passwordMinLength לפחות \u{2068}{amount}\u{2069}
            passwordMaxLength לכל היותר \u{2068}{amount}\u{2069}
            passwordUpper אות לטינית גדולה
            passwordLower אות לטינית קטנה
            passwordDigit ספרה
            passwordSymbol סמל
            passwordRequired אחד מאלה: \u{2068}{characters}\u{2069}
            passwordAllowed רק אלה: \u{2068}{characters}\u{2069}
            passwordAllowedASCII רק אותיות לטיניות ללא סימנים דיאקריטיים, ספרות וסמלים
            passwordMaxConsecutive לכל היותר חזרות רצופות של תו: \u{2068}{n}\u{2069}
            passwordNotCommon לא סיסמה שרבים משתמשים בה
            passwordNotPersonal ללא השם או הכתובת שלך
            passwordNoControl ללא תווי בקרה
            passwordCustom {characters}
            passwordMatch הסיסמאות תואמות
            passwordMismatch הסיסמאות אינן תואמות
            passwordReady כל הכללים מתקיימים והסיסמאות תואמות
            passwordAllMet כל הכללים מתקיימים
            passwordRulesLeft כללים שעדיין לא מתקיימים: \u{2068}{n}\u{2069}
            passwordVeryWeak חלשה מאוד
            passwordWeak חלשה
            passwordFair בינונית
            passwordGood טובה
            passwordStrong חזקה
            passwordWarnsCommon זו סיסמה נפוצה מאוד.
            passwordWarnsVariant זו סיסמה הדומה לסיסמה נפוצה.
            passwordWarnsWord קל לנחש מילה בודדת.
            passwordWarnsName קל לנחש שמות.
            passwordWarnsKeys קל לנחש שורות מקשים.
            passwordWarnsRepeat קל לנחש חזרות.
            passwordWarnsSequence קל לנחש רצפים.
            passwordWarnsDate קל לנחש שנים ותאריכים.
            passwordSuggestsWords כדאי להשתמש בכמה מילים שאינן קשורות זו לזו.
            passwordSuggestsMore כדאי להוסיף עוד מילה או שתיים.
            passwordShow הצגת הסיסמה
            passwordHide הסתרת הסיסמה
            passwordRuleMet מתקיים
            passwordRuleUnmet לא מתקיים
            """,
        amounts: """
            characters.one תו אחד
            characters.two שני תווים
            characters.other \u{2068}{n}\u{2069} תווים
            utf16.one יחידת קוד אחת
            utf16.two שתי יחידות קוד
            utf16.other \u{2068}{n}\u{2069} יחידות קוד
            utf8.one בייט אחד
            utf8.two שני בייטים
            utf8.other \u{2068}{n}\u{2069} בייטים
            scalars.one נקודת קוד אחת
            scalars.two שתי נקודות קוד
            scalars.other \u{2068}{n}\u{2069} נקודות קוד
            """
    )
}
