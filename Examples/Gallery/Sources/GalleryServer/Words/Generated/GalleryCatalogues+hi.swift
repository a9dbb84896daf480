// Written by Tools/words/build.py from Words/hi.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Hindi.
    static let hi = Catalogue(
        sentences: [
            "notFound": "इस पते पर कुछ नहीं है।",
            "unexpected": "सर्वर पर कुछ गड़बड़ हो गई।",
            "databaseBusy": "डेटाबेस अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।",
            "databaseFull": "इसके लिए जगह नहीं बची। कृपया बाद में फिर कोशिश करें।",
            "unavailable": "डेटाबेस अभी उपलब्ध नहीं है। कृपया फिर कोशिश करें।",
            "nameTaken": "यह नाम लिया जा चुका है। कोई दूसरा चुनें।",
            "wrongCredentials": "इस नाम और पासवर्ड वाला कोई खाता नहीं है।",
            "wrongPassword": "यह मौजूदा पासवर्ड नहीं है।",
            "signedOut": "पहले साइन इन करें।",
            "passwordRejected": "यह पासवर्ड स्वीकार नहीं किया जा सकता।",
            "tooManyAttempts": "बहुत ज़्यादा कोशिशें। कृपया {amount} बाद फिर कोशिश करें।",
            "busy": "एक साथ बहुत लोग साइन इन कर रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।",
            "crossSite": "यह अनुरोध किसी दूसरी साइट से आया और अस्वीकार कर दिया गया।",
            "bodyTooLarge": "एक बार में भेजने के लिए यह बहुत ज़्यादा है।",
            "invalidName": "नाम में केवल अक्षर, अंक और ये चिह्न हो सकते हैं: {characters}",
            "invalidCharacter": "टेक्स्ट में एक ऐसा वर्ण है जिसे दिखाया नहीं जा सकता।",
            "createAccount": "खाता बनाएँ",
            "policy": "नीति",
            "policyClassic": "क्लासिक",
            "policyOwn": "साइट की अपनी",
            "name": "नाम",
            "password": "पासवर्ड",
            "passwordAgain": "पासवर्ड दोबारा",
            "backToGallery": "गैलरी पर वापस जाएँ",
            "signedIn": "आप साइन इन हैं।",
            "offline": "भेजा नहीं जा सका। कुछ खोया नहीं है; कृपया फिर कोशिश करें।",
            "posted": "पोस्ट हो गया।",
        ],
        amounts: [
            "seconds": [
                .one: "{n} सेकंड",
                .other: "{n} सेकंड",
            ],
        ]
    )
}
