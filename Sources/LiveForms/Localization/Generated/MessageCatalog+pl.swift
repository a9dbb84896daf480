// Written by Tools/localization/build.py from Tools/localization/messages/pl.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Polish.
    static let pl = MessageCatalog(
        messages: """
            limit Maksymalnie {amount}
            remaining Pozostało: {amount}
            full Osiągnięto limit: {amount}
            over Ponad limit: {amount}
            dropped Nie zmieściło się: {amount}
            required To pole trzeba wypełnić
            counterRemaining zostało: {n}
            counterMissing brakuje: {n}
            counterSurplus za dużo o {n}
            correct Poprawne
            incorrect To nie wygląda poprawnie
            cardIncorrect Taki numer karty nie istnieje
            cardNotAccepted Ta marka karty nie jest akceptowana
            phoneIncorrect Taki numer telefonu nie istnieje
            ibanIncorrect Taki numer konta nie istnieje
            expiryIncorrect Taki miesiąc nie istnieje
            expired Karta straciła ważność
            incomplete Brakuje jeszcze: {amount}
            dateIncorrect Taka data nie istnieje
            timeIncorrect Taka godzina nie istnieje
            tooEarly To za wcześnie
            tooLate To za późno
            topLeft W lewym górnym rogu
            top U góry
            topRight W prawym górnym rogu
            left Po lewej
            right Po prawej
            bottomLeft W lewym dolnym rogu
            bottom U dołu
            bottomRight W prawym dolnym rogu
            center Na środku
            moveTo Przenieś…
            movable Można przesuwać klawiszami strzałek
            passwordMinLength Co najmniej {amount}
            passwordMaxLength Najwyżej {amount}
            passwordUpper Wielka litera
            passwordLower Mała litera
            passwordDigit Cyfra
            passwordSymbol Symbol
            passwordRequired Jeden z tych znaków: {characters}
            passwordAllowed Tylko te znaki: {characters}
            passwordAllowedASCII Tylko litery bez znaków diakrytycznych, cyfry i symbole
            passwordMaxConsecutive Najwięcej powtórzeń znaku z rzędu: {n}
            passwordNotCommon Nie takie, jakiego używa wiele osób
            passwordNotBreached Nie takie, które wyciekło
            passwordNotPersonal Bez Twojego imienia, nazwiska i adresu
            passwordNoControl Bez znaków sterujących
            passwordCustom {characters}
            passwordMatch Hasła są zgodne
            passwordMismatch Hasła nie są zgodne
            passwordReady Wszystkie wymagania są spełnione, a hasła są zgodne
            passwordAllMet Wszystkie wymagania są spełnione
            passwordRulesLeft Niespełnione jeszcze wymagania: {n}
            passwordVeryWeak Bardzo słabe
            passwordWeak Słabe
            passwordFair Średnie
            passwordGood Dobre
            passwordStrong Silne
            passwordWarnsCommon To bardzo często używane hasło.
            passwordWarnsVariant To przypomina często używane hasło.
            passwordWarnsWord Pojedyncze słowo łatwo odgadnąć.
            passwordWarnsName Imiona i nazwiska łatwo odgadnąć.
            passwordWarnsKeys Rzędy klawiszy łatwo odgadnąć.
            passwordWarnsRepeat Powtórzenia łatwo odgadnąć.
            passwordWarnsSequence Ciągi kolejnych znaków łatwo odgadnąć.
            passwordWarnsDate Lata i daty łatwo odgadnąć.
            passwordSuggestsWords Użyj kilku słów, które do siebie nie pasują.
            passwordSuggestsMore Dodaj jeszcze słowo lub dwa.
            passwordShow Pokaż hasło
            passwordHide Ukryj hasło
            passwordRuleMet spełnione
            passwordRuleUnmet niespełnione
            passwordCapsLock Klawisz Caps Lock jest włączony
            numberWhole Liczba całkowita
            numberMinimum Co najmniej {characters}
            numberMaximum Co najwyżej {characters}
            formErrors Niektóre pola wymagają poprawy.
            """,
        amounts: """
            characters.one {n} znak
            characters.few {n} znaki
            characters.many {n} znaków
            characters.other {n} znaku
            utf16.one {n} jednostka kodowa
            utf16.few {n} jednostki kodowe
            utf16.many {n} jednostek kodowych
            utf16.other {n} jednostki kodowej
            utf8.one {n} bajt
            utf8.few {n} bajty
            utf8.many {n} bajtów
            utf8.other {n} bajtu
            scalars.one {n} punkt kodowy
            scalars.few {n} punkty kodowe
            scalars.many {n} punktów kodowych
            scalars.other {n} punktu kodowego
            words.one {n} słowo
            words.few {n} słowa
            words.many {n} słów
            words.other {n} słowa
            """
    )
}
