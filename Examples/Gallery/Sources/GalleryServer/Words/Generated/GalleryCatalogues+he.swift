// Written by Tools/words/build.py from Words/he.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Hebrew.
    static let he = Catalogue(
        sentences: [
            "notFound": "אין דבר בכתובת הזו.",
            "unexpected": "משהו השתבש בשרת.",
            "databaseBusy": "מסד הנתונים עמוס כרגע. נא לנסות שוב בעוד רגע.",
            "databaseFull": "לא נותר מקום. נא לנסות שוב מאוחר יותר.",
            "unavailable": "אין כרגע גישה למסד הנתונים. נא לנסות שוב.",
            "nameTaken": "השם הזה תפוס. נא לבחור שם אחר.",
            "wrongCredentials": "אין חשבון עם השם והסיסמה האלה.",
            "wrongPassword": "זו אינה הסיסמה הנוכחית.",
            "signedOut": "יש להתחבר תחילה.",
            "passwordRejected": "אי אפשר לקבל את הסיסמה הזו.",
            "tooManyAttempts": "יותר מדי ניסיונות. נא לנסות שוב בעוד \u{2068}{amount}\u{2069}.",
            "busy": "יותר מדי אנשים מתחברים בו-זמנית. נא לנסות שוב בעוד רגע.",
            "crossSite": "הבקשה הזו הגיעה מאתר אחר ונדחתה.",
            "bodyTooLarge": "זה יותר מדי לשליחה בבת אחת.",
            "invalidName": "שם מורכב רק מאותיות, מספרות ומהסימנים \u{2068}{characters}\u{2069}.",
            "invalidCharacter": "יש בטקסט תו שאי אפשר להציג.",
            "createAccount": "יצירת חשבון",
            "policy": "מדיניות",
            "policyClassic": "קלאסית",
            "policyOwn": "של האתר עצמו",
            "name": "שם",
            "password": "סיסמה",
            "passwordAgain": "סיסמה שוב",
            "backToGallery": "חזרה לגלריה",
            "signedIn": "ההתחברות הצליחה.",
            "offline": "השליחה נכשלה. דבר לא אבד; נא לנסות שוב.",
            "posted": "פורסם.",
            "fieldsRejected": "יש לבדוק שוב כמה שדות.",
            "profileNew": "יצירת פרופיל",
            "profileEdit": "עריכת הפרופיל",
            "aboutYou": "על עצמך",
            "bio": "תיאור קצר",
            "contact": "יצירת קשר",
            "phone": "מספר נייד (ארה״ב)",
            "code": "הקוד מההודעה",
            "codeHint": "לא נשלחת כאן הודעה: כל שש ספרות יתאימו.",
            "payment": "תשלום",
            "cardNumber": "מספר הכרטיס",
            "cardHint": "לא יבוצע חיוב. אפשר לנסות 4242 4242 4242 4242; נשמרות רק ארבע הספרות האחרונות.",
            "cardKept": "יש להשאיר את המספר ריק כדי לשמור את \u{2068}{characters}\u{2069}.",
            "expires": "בתוקף עד",
            "plan": "תוכנית",
            "perSeat": "למושב לחודש",
            "seats": "מושבים",
            "eachMonth": "סך הכול לחודש",
            "updatePrice": "חישוב המחיר",
            "save": "שמירה",
            "edit": "עריכה",
            "help": "עזרה",
            "helpText": "כל שדה אומר מה שגוי כשיוצאים ממנו, והשרת אומר את אותו הדבר. לחיצה ארוכה על הכפתור הזה מאפשרת להזיז אותו.",
            "close": "סגירה",
        ],
        amounts: [
            "seconds": [
                .one: "שנייה אחת",
                .two: "שתי שניות",
                .other: "\u{2068}{n}\u{2069} שניות",
            ],
        ]
    )
}
