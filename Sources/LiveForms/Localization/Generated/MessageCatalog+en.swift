// Written by Tools/localization/build.py from Tools/localization/messages/en.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// English.
    static let en = MessageCatalog(
        messages: """
            limit Up to {amount}
            remaining {amount} left
            full Limit of {amount} reached
            over {amount} over the limit
            dropped {amount} did not fit
            required This must be filled in
            counterRemaining {n} left
            counterMissing {n} more
            counterSurplus {n} too many
            correct Correct
            incorrect This does not look right
            cardIncorrect This card number does not exist
            cardNotAccepted This brand of card is not accepted
            phoneIncorrect This phone number does not exist
            ibanIncorrect This account number does not exist
            expiryIncorrect There is no such month
            expired The card has expired
            incomplete {amount} missing
            dateIncorrect There is no such date
            timeIncorrect There is no such time
            tooEarly This is too early
            tooLate This is too late
            topLeft Top left
            top Top
            topRight Top right
            left Left
            right Right
            bottomLeft Bottom left
            bottom Bottom
            bottomRight Bottom right
            center Center
            moveTo Move to…
            movable Can be moved with the arrow keys
            passwordMinLength At least {amount}
            passwordMaxLength At most {amount}
            passwordUpper An upper-case letter
            passwordLower A lower-case letter
            passwordDigit A digit
            passwordSymbol A symbol
            passwordRequired One of these: {characters}
            passwordAllowed Nothing but these: {characters}
            passwordAllowedASCII Unaccented letters, digits and symbols only
            passwordMaxConsecutive No character more often in a row than {n}
            passwordNotCommon Not one that many people use
            passwordNotBreached Not one from a data breach
            passwordNotPersonal Without your name or address
            passwordNoControl Without control characters
            passwordCustom {characters}
            passwordMatch The passwords match
            passwordMismatch The passwords do not match
            passwordReady All rules are met and the passwords match
            passwordAllMet All rules are met
            passwordRulesLeft Rules not met yet: {n}
            passwordVeryWeak Very weak
            passwordWeak Weak
            passwordFair Fair
            passwordGood Good
            passwordStrong Strong
            passwordWarnsCommon This is a very common password.
            passwordWarnsVariant This is like a common password.
            passwordWarnsWord A single word is easy to guess.
            passwordWarnsName Names are easy to guess.
            passwordWarnsKeys Rows of keys are easy to guess.
            passwordWarnsRepeat Repetitions are easy to guess.
            passwordWarnsSequence Sequences are easy to guess.
            passwordWarnsDate Years and dates are easy to guess.
            passwordSuggestsWords Use a few words that do not go together.
            passwordSuggestsMore Add another word or two.
            passwordShow Show password
            passwordHide Hide password
            passwordRuleMet met
            passwordRuleUnmet not met
            passwordCapsLock Caps Lock is on
            numberWhole A whole number
            numberMinimum At least {characters}
            numberMaximum At most {characters}
            formErrors Some fields need another look.
            """,
        amounts: """
            characters.one {n} character
            characters.other {n} characters
            utf16.one {n} code unit
            utf16.other {n} code units
            utf8.one {n} byte
            utf8.other {n} bytes
            scalars.one {n} code point
            scalars.other {n} code points
            words.one {n} word
            words.other {n} words
            """
    )
}
