// Written by Tools/localization/build.py from Tools/localization/messages/tr.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Turkish.
    static let tr = MessageCatalog(
        messages: """
            limit En fazla {amount}
            remaining Kalan: {amount}
            full Sınıra ulaşıldı: {amount}
            over Sınırı aşan: {amount}
            dropped Sığmayan: {amount}
            required Bu alanı doldurun
            counterRemaining {n} kaldı
            counterMissing {n} eksik
            counterSurplus {n} fazla
            correct Doğru
            incorrect Bu doğru görünmüyor
            cardIncorrect Böyle bir kart numarası yok
            cardNotAccepted Bu kart markası kabul edilmiyor
            phoneIncorrect Böyle bir telefon numarası yok
            ibanIncorrect Böyle bir hesap numarası yok
            expiryIncorrect Böyle bir ay yok
            expired Kartın süresi dolmuş
            incomplete Eksik: {amount}
            dateIncorrect Böyle bir tarih yok
            timeIncorrect Böyle bir saat yok
            tooEarly Bu çok erken
            tooLate Bu çok geç
            topLeft Sol üst
            top Üst
            topRight Sağ üst
            left Sol
            right Sağ
            bottomLeft Sol alt
            bottom Alt
            bottomRight Sağ alt
            center Orta
            moveTo Şuraya taşı…
            movable Ok tuşlarıyla taşınabilir
            passwordMinLength En az {amount}
            passwordMaxLength En fazla {amount}
            passwordUpper Bir büyük harf
            passwordLower Bir küçük harf
            passwordDigit Bir rakam
            passwordSymbol Bir simge
            passwordRequired Şunlardan biri: {characters}
            passwordAllowed Yalnızca şunlar: {characters}
            passwordAllowedASCII Yalnızca aksansız harfler, rakamlar ve simgeler
            passwordMaxConsecutive Bir karakterin art arda en fazla yinelenmesi: {n}
            passwordNotCommon Birçok kişinin kullandıklarından olmamalı
            passwordNotBreached Veri sızıntılarında geçmemiş olmalı
            passwordNotPersonal Adınız veya adresiniz olmadan
            passwordNoControl Denetim karakterleri olmadan
            passwordCustom {characters}
            passwordMatch Parolalar eşleşiyor
            passwordMismatch Parolalar eşleşmiyor
            passwordReady Tüm kurallar karşılandı ve parolalar eşleşiyor
            passwordAllMet Tüm kurallar karşılandı
            passwordRulesLeft Henüz karşılanmayan kurallar: {n}
            passwordVeryWeak Çok zayıf
            passwordWeak Zayıf
            passwordFair Orta
            passwordGood İyi
            passwordStrong Güçlü
            passwordWarnsCommon Bu çok yaygın bir parola.
            passwordWarnsVariant Bu, yaygın bir parolaya benziyor.
            passwordWarnsWord Tek bir sözcüğü tahmin etmek kolaydır.
            passwordWarnsName Adları tahmin etmek kolaydır.
            passwordWarnsKeys Yan yana tuşları tahmin etmek kolaydır.
            passwordWarnsRepeat Yinelemeleri tahmin etmek kolaydır.
            passwordWarnsSequence Ardışık karakterleri tahmin etmek kolaydır.
            passwordWarnsDate Yılları ve tarihleri tahmin etmek kolaydır.
            passwordSuggestsWords Birbiriyle ilgisi olmayan birkaç sözcük kullanın.
            passwordSuggestsMore Bir iki sözcük daha ekleyin.
            passwordShow Parolayı göster
            passwordHide Parolayı gizle
            passwordRuleMet karşılandı
            passwordRuleUnmet karşılanmadı
            passwordCapsLock Caps Lock açık
            numberWhole Bir tam sayı
            numberMinimum En az {characters}
            numberMaximum En fazla {characters}
            formErrors Bazı alanlara yeniden bakılmalı.
            """,
        amounts: """
            characters.one {n} karakter
            characters.other {n} karakter
            utf16.one {n} kod birimi
            utf16.other {n} kod birimi
            utf8.one {n} bayt
            utf8.other {n} bayt
            scalars.one {n} kod noktası
            scalars.other {n} kod noktası
            words.one {n} sözcük
            words.other {n} sözcük
            """
    )
}
