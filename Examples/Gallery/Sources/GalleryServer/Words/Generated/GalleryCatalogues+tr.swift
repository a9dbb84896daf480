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
            "fieldsRejected": "Bazı alanlara yeniden bakılmalı.",
            "profileNew": "Profilinizi oluşturun",
            "profileEdit": "Profilinizi düzenleyin",
            "aboutYou": "Hakkınızda",
            "bio": "Biyografi",
            "contact": "İletişim",
            "phone": "Cep numarası (ABD)",
            "code": "İletideki kod",
            "codeHint": "Burada ileti gönderilmez: herhangi altı rakam yeter.",
            "payment": "Ödeme",
            "cardNumber": "Kart numarası",
            "cardHint": "Ücret alınmaz. 4242 4242 4242 4242 deneyin; yalnızca son dört rakam saklanır.",
            "cardKept": "{characters} kalsın diye numarayı boş bırakın.",
            "expires": "Son kullanma",
            "plan": "Tarife",
            "perSeat": "koltuk başına aylık",
            "seats": "Koltuklar",
            "eachMonth": "Aylık toplam",
            "updatePrice": "Fiyatı hesapla",
            "save": "Kaydet",
            "edit": "Düzenle",
            "help": "Yardım",
            "helpText": "Her alan, ondan çıktığınızda neyin yanlış olduğunu söyler; sunucu da aynısını söyler. Taşımak için bu düğmeyi basılı tutun.",
            "close": "Kapat",
        ],
        amounts: [
            "seconds": [
                .one: "{n} saniye",
                .other: "{n} saniye",
            ],
        ]
    )
}
