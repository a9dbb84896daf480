// Written by Tools/localization/build.py from Tools/localization/messages/he.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Hebrew.
    static let he = MessageCatalog(
        messages: """
            limit עד {amount}
            remaining נותרו: {amount}
            full הגעת למגבלה: {amount}
            over חריגה מהמגבלה: {amount}
            dropped לא נכנסו: {amount}
            required יש למלא שדה זה
            counterRemaining נותרו: {n}
            counterMissing חסרות: {n}
            counterSurplus עודף: {n}
            correct נכון
            incorrect זה לא נראה נכון
            cardIncorrect מספר כרטיס כזה אינו קיים
            cardNotAccepted סוג כרטיס זה אינו מתקבל
            phoneIncorrect מספר טלפון כזה אינו קיים
            ibanIncorrect מספר חשבון כזה אינו קיים
            expiryIncorrect חודש כזה אינו קיים
            expired תוקף הכרטיס פג
            incomplete עדיין חסרים: {amount}
            dateIncorrect תאריך כזה אינו קיים
            timeIncorrect שעה כזו אינה קיימת
            tooEarly זה מוקדם מדי
            tooLate זה מאוחר מדי
            topLeft למעלה משמאל
            top למעלה
            topRight למעלה מימין
            left משמאל
            right מימין
            bottomLeft למטה משמאל
            bottom למטה
            bottomRight למטה מימין
            center במרכז
            moveTo העברה אל…
            movable אפשר להזיז באמצעות מקשי החיצים
            passwordMinLength לפחות {amount}
            passwordMaxLength לכל היותר {amount}
            passwordUpper אות לטינית גדולה
            passwordLower אות לטינית קטנה
            passwordDigit ספרה
            passwordSymbol סמל
            passwordRequired אחד מאלה: {characters}
            passwordAllowed רק אלה: {characters}
            passwordAllowedASCII רק אותיות לטיניות ללא סימנים דיאקריטיים, ספרות וסמלים
            passwordMaxConsecutive לכל היותר חזרות רצופות של תו: {n}
            passwordNotCommon לא סיסמה שרבים משתמשים בה
            passwordNotBreached לא סיסמה שדלפה
            passwordNotPersonal ללא השם או הכתובת שלך
            passwordNoControl ללא תווי בקרה
            passwordCustom {characters}
            passwordMatch הסיסמאות תואמות
            passwordMismatch הסיסמאות אינן תואמות
            passwordReady כל הכללים מתקיימים והסיסמאות תואמות
            passwordAllMet כל הכללים מתקיימים
            passwordRulesLeft כללים שעדיין לא מתקיימים: {n}
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
            passwordCapsLock מקש Caps Lock מופעל
            numberWhole מספר שלם
            numberMinimum לפחות {characters}
            numberMaximum לכל היותר {characters}
            formErrors יש לבדוק שוב כמה שדות.
            """,
        amounts: """
            characters.one תו אחד
            characters.two שני תווים
            characters.other {n} תווים
            utf16.one יחידת קוד אחת
            utf16.two שתי יחידות קוד
            utf16.other {n} יחידות קוד
            utf8.one בייט אחד
            utf8.two שני בייטים
            utf8.other {n} בייטים
            scalars.one נקודת קוד אחת
            scalars.two שתי נקודות קוד
            scalars.other {n} נקודות קוד
            words.one מילה אחת
            words.two שתי מילים
            words.other {n} מילים
            """
    )
}
