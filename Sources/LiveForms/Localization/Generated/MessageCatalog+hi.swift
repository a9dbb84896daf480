// Written by Tools/localization/build.py from Tools/localization/messages/hi.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Hindi.
    static let hi = MessageCatalog(
        messages: """
            limit अधिकतम {amount}
            remaining शेष: {amount}
            full सीमा पूरी हुई: {amount}
            over सीमा से अधिक: {amount}
            dropped नहीं समाए: {amount}
            required यह भरना ज़रूरी है
            counterRemaining {n} शेष
            counterMissing {n} और चाहिए
            counterSurplus {n} अधिक
            correct सही
            incorrect यह सही नहीं लगता
            cardIncorrect ऐसा कोई कार्ड नंबर नहीं है
            cardNotAccepted इस ब्रांड का कार्ड स्वीकार नहीं किया जाता
            phoneIncorrect ऐसा कोई फ़ोन नंबर नहीं है
            ibanIncorrect ऐसा कोई खाता नंबर नहीं है
            expiryIncorrect ऐसा कोई महीना नहीं है
            expired कार्ड की अवधि समाप्त हो चुकी है
            incomplete अभी बाकी: {amount}
            dateIncorrect ऐसी कोई तारीख नहीं है
            timeIncorrect ऐसा कोई समय नहीं है
            tooEarly यह बहुत पहले का है
            tooLate यह बहुत बाद का है
            topLeft ऊपर बाएँ
            top ऊपर
            topRight ऊपर दाएँ
            left बाएँ
            right दाएँ
            bottomLeft नीचे बाएँ
            bottom नीचे
            bottomRight नीचे दाएँ
            center बीच में
            moveTo यहाँ ले जाएँ…
            movable तीर कुंजियों से खिसकाया जा सकता है
            passwordMinLength कम से कम {amount}
            passwordMaxLength ज़्यादा से ज़्यादा {amount}
            passwordUpper एक बड़ा अंग्रेज़ी अक्षर
            passwordLower एक छोटा अंग्रेज़ी अक्षर
            passwordDigit एक अंक
            passwordSymbol एक चिह्न
            passwordRequired इनमें से एक: {characters}
            passwordAllowed केवल ये: {characters}
            passwordAllowedASCII केवल बिना विशेषक चिह्न वाले रोमन अक्षर, अंक और चिह्न
            passwordMaxConsecutive एक ही वर्ण लगातार अधिकतम इतनी बार: {n}
            passwordNotCommon ऐसा नहीं जिसे बहुत लोग इस्तेमाल करते हों
            passwordNotBreached ऐसा नहीं जो डेटा लीक में मिला हो
            passwordNotPersonal आपके नाम या पते के बिना
            passwordNoControl नियंत्रण वर्णों के बिना
            passwordCustom {characters}
            passwordMatch पासवर्ड मेल खाते हैं
            passwordMismatch पासवर्ड मेल नहीं खाते
            passwordReady सभी नियम पूरे हुए और पासवर्ड मेल खाते हैं
            passwordAllMet सभी नियम पूरे हुए
            passwordRulesLeft अभी पूरे न हुए नियम: {n}
            passwordVeryWeak बहुत कमज़ोर
            passwordWeak कमज़ोर
            passwordFair ठीक-ठाक
            passwordGood अच्छा
            passwordStrong मज़बूत
            passwordWarnsCommon यह बहुत आम पासवर्ड है।
            passwordWarnsVariant यह किसी आम पासवर्ड जैसा है।
            passwordWarnsWord अकेले शब्द का अनुमान लगाना आसान है।
            passwordWarnsName नामों का अनुमान लगाना आसान है।
            passwordWarnsKeys कुंजियों की कतारों का अनुमान लगाना आसान है।
            passwordWarnsRepeat दोहराव का अनुमान लगाना आसान है।
            passwordWarnsSequence क्रमों का अनुमान लगाना आसान है।
            passwordWarnsDate वर्षों और तारीखों का अनुमान लगाना आसान है।
            passwordSuggestsWords ऐसे कुछ शब्द चुनें जिनका आपस में संबंध न हो।
            passwordSuggestsMore एक-दो शब्द और जोड़ें।
            passwordShow पासवर्ड दिखाएँ
            passwordHide पासवर्ड छिपाएँ
            passwordRuleMet पूरा हुआ
            passwordRuleUnmet पूरा नहीं हुआ
            passwordCapsLock Caps Lock चालू है
            numberWhole एक पूर्णांक
            numberMinimum कम से कम {characters}
            numberMaximum अधिक से अधिक {characters}
            formErrors कुछ फ़ील्ड फिर से देखने होंगे।
            """,
        amounts: """
            characters.one {n} वर्ण
            characters.other {n} वर्ण
            utf16.one {n} कोड इकाई
            utf16.other {n} कोड इकाइयाँ
            utf8.one {n} बाइट
            utf8.other {n} बाइट
            scalars.one {n} कोड बिंदु
            scalars.other {n} कोड बिंदु
            words.one {n} शब्द
            words.other {n} शब्द
            """
    )
}
