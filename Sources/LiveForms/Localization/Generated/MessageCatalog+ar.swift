// Written by Tools/localization/build.py from Tools/localization/messages/ar.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Arabic.
    static let ar = MessageCatalog(
        messages: """
            limit الحد الأقصى: {amount}
            remaining المتبقي: {amount}
            full بلغت الحد الأقصى: {amount}
            over تجاوزت الحد بمقدار: {amount}
            dropped لم يُدرج لضيق المكان: {amount}
            required يجب ملء هذا الحقل
            counterRemaining المتبقي: {n}
            counterMissing الناقص: {n}
            counterSurplus الزائد: {n}
            correct صحيح
            incorrect يبدو هذا غير صحيح
            cardIncorrect رقم البطاقة هذا غير موجود
            cardNotAccepted هذا النوع من البطاقات غير مقبول
            phoneIncorrect رقم الهاتف هذا غير موجود
            ibanIncorrect رقم الحساب هذا غير موجود
            expiryIncorrect لا يوجد شهر كهذا
            expired انتهت صلاحية البطاقة
            incomplete المتبقي: {amount}
            dateIncorrect لا يوجد تاريخ كهذا
            timeIncorrect لا يوجد وقت كهذا
            tooEarly هذا مبكر جدًا
            tooLate هذا متأخر جدًا
            topLeft أعلى اليسار
            top الأعلى
            topRight أعلى اليمين
            left اليسار
            right اليمين
            bottomLeft أسفل اليسار
            bottom الأسفل
            bottomRight أسفل اليمين
            center الوسط
            moveTo نقل إلى…
            movable يمكن نقله بمفاتيح الأسهم
            passwordMinLength على الأقل: {amount}
            passwordMaxLength على الأكثر: {amount}
            passwordUpper حرف لاتيني كبير
            passwordLower حرف لاتيني صغير
            passwordDigit رقم
            passwordSymbol رمز
            passwordRequired واحد من هذه: {characters}
            passwordAllowed هذه فقط: {characters}
            passwordAllowedASCII حروف لاتينية بلا تشكيل وأرقام ورموز فقط
            passwordMaxConsecutive أقصى تكرار متتالٍ لأي حرف: {n}
            passwordNotCommon ليست مما يستخدمه كثيرون
            passwordNotBreached لم تظهر في تسريبات بيانات
            passwordNotPersonal بلا اسمك أو عنوانك
            passwordNoControl بلا محارف تحكم
            passwordCustom {characters}
            passwordMatch كلمتا المرور متطابقتان
            passwordMismatch كلمتا المرور غير متطابقتين
            passwordReady استُوفيت كل الشروط وكلمتا المرور متطابقتان
            passwordAllMet استُوفيت كل الشروط
            passwordRulesLeft شروط لم تُستوفَ بعد: {n}
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
            passwordCapsLock مفتاح Caps Lock مفعّل
            numberWhole عدد صحيح
            numberMinimum {characters} على الأقل
            numberMaximum {characters} على الأكثر
            formErrors بعض الحقول تحتاج إلى مراجعة.
            """,
        amounts: """
            characters.zero {n} حرف
            characters.one حرف واحد
            characters.two حرفان
            characters.few {n} أحرف
            characters.many {n} حرفًا
            characters.other {n} حرف
            utf16.zero {n} وحدة ترميز
            utf16.one وحدة ترميز واحدة
            utf16.two وحدتا ترميز
            utf16.few {n} وحدات ترميز
            utf16.many {n} وحدة ترميز
            utf16.other {n} وحدة ترميز
            utf8.zero {n} بايت
            utf8.one بايت واحد
            utf8.two بايتان
            utf8.few {n} بايتات
            utf8.many {n} بايتًا
            utf8.other {n} بايت
            scalars.zero {n} نقطة ترميز
            scalars.one نقطة ترميز واحدة
            scalars.two نقطتا ترميز
            scalars.few {n} نقاط ترميز
            scalars.many {n} نقطة ترميز
            scalars.other {n} نقطة ترميز
            words.zero {n} كلمة
            words.one كلمة واحدة
            words.two كلمتان
            words.few {n} كلمات
            words.many {n} كلمة
            words.other {n} كلمة
            """
    )
}
