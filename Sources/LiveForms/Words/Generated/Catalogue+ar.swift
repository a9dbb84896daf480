// Written by Tools/words/build.py from Words/ar.json.
// swift-format-ignore-file

extension Catalogue {
    /// Arabic.
    static let ar = Catalogue(
        sentences: """
            limit الحد الأقصى: \u{2068}{amount}\u{2069}
            remaining المتبقي: \u{2068}{amount}\u{2069}
            full بلغت الحد الأقصى: \u{2068}{amount}\u{2069}
            over تجاوزت الحد بمقدار: \u{2068}{amount}\u{2069}
            dropped لم يُدرج لضيق المكان: \u{2068}{amount}\u{2069}
            required يجب ملء هذا الحقل
            incorrect يبدو هذا غير صحيح
            cardIncorrect رقم البطاقة هذا غير موجود
            phoneIncorrect رقم الهاتف هذا غير موجود
            ibanIncorrect رقم الحساب هذا غير موجود
            expiryIncorrect لا يوجد شهر كهذا
            expired انتهت صلاحية البطاقة
            incomplete المتبقي: \u{2068}{amount}\u{2069}
            topLeft أعلى اليسار
            top الأعلى
            topRight أعلى اليمين
            left اليسار
            right اليمين
            bottomLeft أسفل اليسار
            bottom الأسفل
            bottomRight أسفل اليمين
            moveTo نقل إلى…
            movable يمكن نقله بمفاتيح الأسهم
            passwordMinLength على الأقل: \u{2068}{amount}\u{2069}
            passwordMaxLength على الأكثر: \u{2068}{amount}\u{2069}
            passwordUpper حرف لاتيني كبير
            passwordLower حرف لاتيني صغير
            passwordDigit رقم
            passwordSymbol رمز
            passwordRequired واحد من هذه: \u{2068}{characters}\u{2069}
            passwordAllowed هذه فقط: \u{2068}{characters}\u{2069}
            passwordAllowedASCII حروف لاتينية بلا تشكيل وأرقام ورموز فقط
            passwordMaxConsecutive أقصى تكرار متتالٍ لأي حرف: \u{2068}{n}\u{2069}
            passwordNotCommon ليست مما يستخدمه كثيرون
            passwordNotPersonal بلا اسمك أو عنوانك
            passwordNoControl بلا محارف تحكم
            passwordCustom {characters}
            passwordMatch كلمتا المرور متطابقتان
            passwordMismatch كلمتا المرور غير متطابقتين
            passwordReady استُوفيت كل الشروط وكلمتا المرور متطابقتان
            passwordAllMet استُوفيت كل الشروط
            passwordRulesLeft شروط لم تُستوفَ بعد: \u{2068}{n}\u{2069}
            passwordVeryWeak ضعيفة جدًا
            passwordWeak ضعيفة
            passwordFair متوسطة
            passwordGood جيدة
            passwordStrong قوية
            passwordWarnsCommon هذه كلمة مرور شائعة جدًا.
            passwordWarnsVariant هذه تشبه كلمة مرور شائعة.
            passwordWarnsWord الكلمة الواحدة سهلة التخمين.
            passwordWarnsName الأسماء سهلة التخمين.
            passwordWarnsKeys صفوف المفاتيح سهلة التخمين.
            passwordWarnsRepeat التكرار سهل التخمين.
            passwordWarnsSequence التسلسل سهل التخمين.
            passwordWarnsDate السنوات والتواريخ سهلة التخمين.
            passwordSuggestsWords استخدم بضع كلمات لا رابط بينها.
            passwordSuggestsMore أضف كلمة أو كلمتين.
            passwordShow إظهار كلمة المرور
            passwordHide إخفاء كلمة المرور
            passwordRuleMet مستوفى
            passwordRuleUnmet غير مستوفى
            """,
        amounts: """
            characters.zero \u{2068}{n}\u{2069} حرف
            characters.one حرف واحد
            characters.two حرفان
            characters.few \u{2068}{n}\u{2069} أحرف
            characters.many \u{2068}{n}\u{2069} حرفًا
            characters.other \u{2068}{n}\u{2069} حرف
            utf16.zero \u{2068}{n}\u{2069} وحدة ترميز
            utf16.one وحدة ترميز واحدة
            utf16.two وحدتا ترميز
            utf16.few \u{2068}{n}\u{2069} وحدات ترميز
            utf16.many \u{2068}{n}\u{2069} وحدة ترميز
            utf16.other \u{2068}{n}\u{2069} وحدة ترميز
            utf8.zero \u{2068}{n}\u{2069} بايت
            utf8.one بايت واحد
            utf8.two بايتان
            utf8.few \u{2068}{n}\u{2069} بايتات
            utf8.many \u{2068}{n}\u{2069} بايتًا
            utf8.other \u{2068}{n}\u{2069} بايت
            scalars.zero \u{2068}{n}\u{2069} نقطة ترميز
            scalars.one نقطة ترميز واحدة
            scalars.two نقطتا ترميز
            scalars.few \u{2068}{n}\u{2069} نقاط ترميز
            scalars.many \u{2068}{n}\u{2069} نقطة ترميز
            scalars.other \u{2068}{n}\u{2069} نقطة ترميز
            """
    )
}
