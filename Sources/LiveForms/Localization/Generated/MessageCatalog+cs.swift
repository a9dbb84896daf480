// Written by Tools/localization/build.py from Tools/localization/messages/cs.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Czech.
    static let cs = MessageCatalog(
        messages: """
            limit Nejvýše {amount}
            remaining Zbývá: {amount}
            full Dosažen limit: {amount}
            over Nad limit: {amount}
            dropped Nevešlo se: {amount}
            required Vyplňte prosím
            counterRemaining zbývá: {n}
            counterMissing chybí: {n}
            counterSurplus přebývá: {n}
            correct Správně
            incorrect Tohle nevypadá správně
            cardIncorrect Takové číslo karty neexistuje
            cardNotAccepted Tento druh karty není přijímán
            phoneIncorrect Takové telefonní číslo neexistuje
            ibanIncorrect Takové číslo účtu neexistuje
            expiryIncorrect Takový měsíc neexistuje
            expired Platnost karty skončila
            incomplete Ještě chybí: {amount}
            dateIncorrect Takové datum neexistuje
            timeIncorrect Takový čas neexistuje
            tooEarly To je příliš brzy
            tooLate To je příliš pozdě
            topLeft Vlevo nahoře
            top Nahoře
            topRight Vpravo nahoře
            left Vlevo
            right Vpravo
            bottomLeft Vlevo dole
            bottom Dole
            bottomRight Vpravo dole
            center Uprostřed
            moveTo Přesunout…
            movable Lze přesunout šipkami
            passwordMinLength Alespoň {amount}
            passwordMaxLength Nejvýše {amount}
            passwordUpper Velké písmeno
            passwordLower Malé písmeno
            passwordDigit Číslice
            passwordSymbol Symbol
            passwordRequired Některý z těchto: {characters}
            passwordAllowed Pouze tyto: {characters}
            passwordAllowedASCII Pouze písmena bez diakritiky, číslice a symboly
            passwordMaxConsecutive Nejvíce opakování znaku za sebou: {n}
            passwordNotCommon Ne takové, jaké používá mnoho lidí
            passwordNotBreached Ne takové, které uniklo při krádeži dat
            passwordNotPersonal Bez vašeho jména a adresy
            passwordNoControl Bez řídicích znaků
            passwordCustom {characters}
            passwordMatch Hesla se shodují
            passwordMismatch Hesla se neshodují
            passwordReady Všechna pravidla jsou splněna a hesla se shodují
            passwordAllMet Všechna pravidla jsou splněna
            passwordRulesLeft Dosud nesplněná pravidla: {n}
            passwordVeryWeak Velmi slabé
            passwordWeak Slabé
            passwordFair Průměrné
            passwordGood Dobré
            passwordStrong Silné
            passwordWarnsCommon Toto heslo je velmi běžné.
            passwordWarnsVariant Toto se podobá běžnému heslu.
            passwordWarnsWord Jediné slovo se snadno uhodne.
            passwordWarnsName Jména se snadno uhodnou.
            passwordWarnsKeys Řady kláves se snadno uhodnou.
            passwordWarnsRepeat Opakování se snadno uhodne.
            passwordWarnsSequence Posloupnosti se snadno uhodnou.
            passwordWarnsDate Roky a data se snadno uhodnou.
            passwordSuggestsWords Použijte několik slov, která spolu nesouvisejí.
            passwordSuggestsMore Přidejte ještě slovo či dvě.
            passwordShow Zobrazit heslo
            passwordHide Skrýt heslo
            passwordRuleMet splněno
            passwordRuleUnmet nesplněno
            passwordCapsLock Caps Lock je zapnutý
            numberWhole Celé číslo
            numberMinimum Nejméně {characters}
            numberMaximum Nejvýše {characters}
            formErrors Některá pole je třeba zkontrolovat.
            """,
        amounts: """
            characters.one {n} znak
            characters.few {n} znaky
            characters.many {n} znaku
            characters.other {n} znaků
            utf16.one {n} kódová jednotka
            utf16.few {n} kódové jednotky
            utf16.many {n} kódové jednotky
            utf16.other {n} kódových jednotek
            utf8.one {n} bajt
            utf8.few {n} bajty
            utf8.many {n} bajtu
            utf8.other {n} bajtů
            scalars.one {n} kódový bod
            scalars.few {n} kódové body
            scalars.many {n} kódového bodu
            scalars.other {n} kódových bodů
            words.one {n} slovo
            words.few {n} slova
            words.many {n} slova
            words.other {n} slov
            """
    )
}
