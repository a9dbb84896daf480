// Written by Tools/words/build.py from Words/tr.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Turkish.
    static let tr = Catalogue(
        sentences: [
            "notFound": "Bu adreste bir şey yok.",
            "unexpected": "Sunucuda bir sorun oluştu.",
            "databaseBusy": "Veritabanı şu anda meşgul. Lütfen birazdan yeniden deneyin.",
            "databaseFull": "Hiç yer kalmadı. Lütfen daha sonra yeniden deneyin.",
            "unavailable": "Veritabanına şu anda ulaşılamıyor. Lütfen yeniden deneyin.",
            "nameTaken": "Bu ad alınmış. Başka bir ad seçin.",
            "wrongCredentials": "Bu ad ve parolayla bir hesap yok.",
            "wrongPassword": "Bu, geçerli parola değil.",
            "signedOut": "Önce oturum açın.",
            "passwordRejected": "Bu parola kabul edilemez.",
            "tooManyAttempts": "Çok fazla deneme yapıldı. Lütfen {amount} sonra yeniden deneyin.",
            "busy": "Aynı anda çok fazla kişi oturum açıyor. Lütfen birazdan yeniden deneyin.",
            "crossSite": "Bu istek başka bir siteden geldi ve reddedildi.",
            "bodyTooLarge": "Bu, bir seferde gönderilemeyecek kadar çok.",
            "invalidName": "Bir ad yalnızca harf, rakam ve şu işaretlerden oluşur: {characters}",
            "invalidCharacter": "Metinde gösterilemeyen bir karakter var.",
            "createAccount": "Hesap oluştur",
            "policy": "Kurallar",
            "policyClassic": "Klasik",
            "policyOwn": "Sitenin kendi kuralları",
            "name": "Ad",
            "password": "Parola",
            "passwordAgain": "Parola (yeniden)",
            "backToGallery": "Galeriye dön",
            "signedIn": "Oturum açtınız.",
            "offline": "Gönderilemedi. Hiçbir şey kaybolmadı; lütfen yeniden deneyin.",
            "posted": "Yayımlandı.",
        ],
        amounts: [
            "seconds": [
                .one: "{n} saniye",
                .other: "{n} saniye",
            ],
        ]
    )
}
