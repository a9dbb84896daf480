// Written by Tools/words/build.py from Words/ar.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Arabic.
    static let ar = Catalogue(
        sentences: [
            "notFound": "لا يوجد شيء في هذا العنوان.",
            "unexpected": "حدث خطأ في الخادم.",
            "databaseBusy": "قاعدة البيانات مشغولة الآن. يُرجى المحاولة مرة أخرى بعد قليل.",
            "databaseFull": "لم تعد هناك مساحة كافية. يُرجى المحاولة لاحقًا.",
            "unavailable": "يتعذر الوصول إلى قاعدة البيانات الآن. يُرجى المحاولة مرة أخرى.",
            "nameTaken": "هذا الاسم مستخدم. اختر اسمًا آخر.",
            "wrongCredentials": "لا يوجد حساب بهذا الاسم وكلمة المرور هذه.",
            "wrongPassword": "هذه ليست كلمة المرور الحالية.",
            "signedOut": "سجّل الدخول أولًا.",
            "passwordRejected": "لا يمكن قبول كلمة المرور هذه.",
            "tooManyAttempts": "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد \u{2068}{amount}\u{2069}.",
            "busy": "يسجّل الدخول عدد كبير جدًا في الوقت نفسه. يُرجى المحاولة مرة أخرى بعد قليل.",
            "crossSite": "جاء هذا الطلب من موقع آخر ورُفض.",
            "bodyTooLarge": "هذا أكثر مما يمكن إرساله دفعة واحدة.",
            "invalidName": "يتكون الاسم من حروف وأرقام ومن \u{2068}{characters}\u{2069} فقط.",
            "invalidCharacter": "يحتوي النص على محرف لا يمكن عرضه.",
            "createAccount": "إنشاء حساب",
            "policy": "القواعد",
            "policyClassic": "تقليدية",
            "policyOwn": "قواعد الموقع الخاصة",
            "name": "الاسم",
            "password": "كلمة المرور",
            "passwordAgain": "كلمة المرور مرة أخرى",
            "backToGallery": "العودة إلى المعرض",
            "signedIn": "تم تسجيل الدخول.",
            "offline": "تعذر الإرسال. لم يُفقد شيء؛ يُرجى المحاولة مرة أخرى.",
            "posted": "تم النشر.",
        ],
        amounts: [
            "seconds": [
                .zero: "\u{2068}{n}\u{2069} ثانية",
                .one: "ثانية واحدة",
                .two: "ثانيتين",
                .few: "\u{2068}{n}\u{2069} ثوانٍ",
                .many: "\u{2068}{n}\u{2069} ثانية",
                .other: "\u{2068}{n}\u{2069} ثانية",
            ],
        ]
    )
}
