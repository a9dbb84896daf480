// Written by Tools/localization/build.py from Tools/localization/messages/fr.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// French.
    static let fr = MessageCatalog(
        messages: """
            limit Maximum : {amount}
            remaining Reste : {amount}
            full Limite atteinte : {amount}
            over Limite dépassée de {amount}
            dropped Trop long, non inséré : {amount}
            required Veuillez remplir ce champ
            counterRemaining reste {n}
            counterMissing manque {n}
            counterSurplus {n} de trop
            correct Correct
            incorrect Cela ne semble pas correct
            cardIncorrect Ce numéro de carte n’existe pas
            cardNotAccepted Cette marque de carte n’est pas acceptée
            phoneIncorrect Ce numéro de téléphone n’existe pas
            ibanIncorrect Ce numéro de compte n’existe pas
            expiryIncorrect Ce mois n’existe pas
            expired La carte a expiré
            incomplete Il manque encore : {amount}
            dateIncorrect Cette date n’existe pas
            timeIncorrect Cette heure n’existe pas
            tooEarly C’est trop tôt
            tooLate C’est trop tard
            topLeft En haut à gauche
            top En haut
            topRight En haut à droite
            left À gauche
            right À droite
            bottomLeft En bas à gauche
            bottom En bas
            bottomRight En bas à droite
            center Au centre
            moveTo Déplacer vers…
            movable Déplaçable avec les touches fléchées
            passwordMinLength Au moins {amount}
            passwordMaxLength Au plus {amount}
            passwordUpper Une lettre majuscule
            passwordLower Une lettre minuscule
            passwordDigit Un chiffre
            passwordSymbol Un symbole
            passwordRequired Un de ceux-ci : {characters}
            passwordAllowed Rien que ceux-ci : {characters}
            passwordAllowedASCII Seulement des lettres sans accent, des chiffres et des symboles
            passwordMaxConsecutive Nombre maximal de répétitions d’un caractère à la suite : {n}
            passwordNotCommon Pas un de ceux que beaucoup utilisent
            passwordNotBreached Pas un de ceux d’une fuite de données
            passwordNotPersonal Sans votre nom ni votre adresse
            passwordNoControl Sans caractères de contrôle
            passwordCustom {characters}
            passwordMatch Les mots de passe correspondent
            passwordMismatch Les mots de passe ne correspondent pas
            passwordReady Toutes les règles sont respectées et les mots de passe correspondent
            passwordAllMet Toutes les règles sont respectées
            passwordRulesLeft Règles pas encore respectées : {n}
            passwordVeryWeak Très faible
            passwordWeak Faible
            passwordFair Moyen
            passwordGood Bon
            passwordStrong Fort
            passwordWarnsCommon C’est un mot de passe très courant.
            passwordWarnsVariant Cela ressemble à un mot de passe courant.
            passwordWarnsWord Un mot seul est facile à deviner.
            passwordWarnsName Les noms sont faciles à deviner.
            passwordWarnsKeys Les rangées de touches sont faciles à deviner.
            passwordWarnsRepeat Les répétitions sont faciles à deviner.
            passwordWarnsSequence Les suites sont faciles à deviner.
            passwordWarnsDate Les années et les dates sont faciles à deviner.
            passwordSuggestsWords Prenez quelques mots qui ne vont pas ensemble.
            passwordSuggestsMore Ajoutez encore un mot ou deux.
            passwordShow Afficher le mot de passe
            passwordHide Masquer le mot de passe
            passwordRuleMet respectée
            passwordRuleUnmet non respectée
            passwordCapsLock La touche Verr. Maj est activée
            numberWhole Un nombre entier
            numberMinimum Au moins {characters}
            numberMaximum Au plus {characters}
            formErrors Certains champs sont à revoir.
            """,
        amounts: """
            characters.one {n} caractère
            characters.many {n} de caractères
            characters.other {n} caractères
            utf16.one {n} unité de code
            utf16.many {n} d’unités de code
            utf16.other {n} unités de code
            utf8.one {n} octet
            utf8.many {n} d’octets
            utf8.other {n} octets
            scalars.one {n} point de code
            scalars.many {n} de points de code
            scalars.other {n} points de code
            words.one {n} mot
            words.many {n} de mots
            words.other {n} mots
            """
    )
}
