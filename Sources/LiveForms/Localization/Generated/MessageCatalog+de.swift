// Written by Tools/localization/build.py from Tools/localization/messages/de.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// German.
    static let de = MessageCatalog(
        messages: """
            limit Höchstens {amount}
            remaining Noch {amount}
            full Grenze von {amount} erreicht
            over {amount} über der Grenze
            dropped Kein Platz für {amount}
            required Bitte ausfüllen
            counterRemaining noch {n}
            counterMissing {n} zu wenig
            counterSurplus {n} zu viel
            correct Richtig
            incorrect Das sieht nicht richtig aus
            cardIncorrect Diese Kartennummer gibt es nicht
            cardNotAccepted Diese Kartenmarke wird nicht angenommen
            phoneIncorrect Diese Telefonnummer gibt es nicht
            ibanIncorrect Diese Kontonummer gibt es nicht
            expiryIncorrect Diesen Monat gibt es nicht
            expired Die Karte ist abgelaufen
            incomplete Es fehlen noch: {amount}
            dateIncorrect Dieses Datum gibt es nicht
            timeIncorrect Diese Uhrzeit gibt es nicht
            tooEarly Das ist zu früh
            tooLate Das ist zu spät
            topLeft Oben links
            top Oben
            topRight Oben rechts
            left Links
            right Rechts
            bottomLeft Unten links
            bottom Unten
            bottomRight Unten rechts
            center Mitte
            moveTo Verschieben nach …
            movable Mit den Pfeiltasten verschiebbar
            passwordMinLength Mindestens {amount}
            passwordMaxLength Höchstens {amount}
            passwordUpper Ein Großbuchstabe
            passwordLower Ein Kleinbuchstabe
            passwordDigit Eine Ziffer
            passwordSymbol Ein Sonderzeichen
            passwordRequired Eines davon: {characters}
            passwordAllowed Nur diese: {characters}
            passwordAllowedASCII Nur Buchstaben ohne Akzente, Ziffern und Sonderzeichen
            passwordMaxConsecutive Kein Zeichen öfter als {n}-mal hintereinander
            passwordNotCommon Keines, das viele verwenden
            passwordNotBreached Keines aus einem Datenleck
            passwordNotPersonal Ohne Ihren Namen oder Ihre Adresse
            passwordNoControl Ohne Steuerzeichen
            passwordCustom {characters}
            passwordMatch Die Passwörter stimmen überein
            passwordMismatch Die Passwörter stimmen nicht überein
            passwordReady Alle Regeln sind erfüllt, die Passwörter stimmen überein
            passwordAllMet Alle Regeln sind erfüllt
            passwordRulesLeft Noch nicht erfüllte Regeln: {n}
            passwordVeryWeak Sehr schwach
            passwordWeak Schwach
            passwordFair Mittel
            passwordGood Gut
            passwordStrong Stark
            passwordWarnsCommon Das ist ein sehr häufiges Passwort.
            passwordWarnsVariant Das ähnelt einem häufigen Passwort.
            passwordWarnsWord Ein einzelnes Wort ist leicht zu erraten.
            passwordWarnsName Namen sind leicht zu erraten.
            passwordWarnsKeys Tastenreihen sind leicht zu erraten.
            passwordWarnsRepeat Wiederholungen sind leicht zu erraten.
            passwordWarnsSequence Folgen sind leicht zu erraten.
            passwordWarnsDate Jahre und Daten sind leicht zu erraten.
            passwordSuggestsWords Nehmen Sie einige Wörter, die nicht zusammengehören.
            passwordSuggestsMore Fügen Sie ein oder zwei Wörter hinzu.
            passwordShow Passwort anzeigen
            passwordHide Passwort verbergen
            passwordRuleMet erfüllt
            passwordRuleUnmet nicht erfüllt
            passwordCapsLock Die Feststelltaste ist aktiviert
            numberWhole Eine ganze Zahl
            numberMinimum Mindestens {characters}
            numberMaximum Höchstens {characters}
            formErrors Einige Felder brauchen noch einen Blick.
            """,
        amounts: """
            characters.one {n} Zeichen
            characters.other {n} Zeichen
            utf16.one {n} Codeeinheit
            utf16.other {n} Codeeinheiten
            utf8.one {n} Byte
            utf8.other {n} Byte
            scalars.one {n} Codepunkt
            scalars.other {n} Codepunkte
            words.one {n} Wort
            words.other {n} Wörter
            """
    )
}
