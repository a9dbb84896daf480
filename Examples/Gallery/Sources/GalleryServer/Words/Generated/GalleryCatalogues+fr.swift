// Written by Tools/words/build.py from Words/fr.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// French.
    static let fr = Catalogue(
        sentences: [
            "notFound": "Il n’y a rien à cette adresse.",
            "unexpected": "Une erreur s’est produite sur le serveur.",
            "databaseBusy": "La base de données est occupée. Veuillez réessayer dans un instant.",
            "databaseFull": "Il n’y a plus de place. Veuillez réessayer plus tard.",
            "unavailable": "La base de données est momentanément inaccessible. Veuillez réessayer.",
            "nameTaken": "Ce nom est déjà pris. Choisissez-en un autre.",
            "wrongCredentials": "Aucun compte n’a ce nom et ce mot de passe.",
            "wrongPassword": "Ce n’est pas le mot de passe actuel.",
            "signedOut": "Connectez-vous d’abord.",
            "passwordRejected": "Ce mot de passe ne peut pas être accepté.",
            "tooManyAttempts": "Trop de tentatives. Veuillez réessayer dans {amount}.",
            "busy": "Trop de personnes se connectent en même temps. Veuillez réessayer dans un instant.",
            "crossSite": "Cette requête venait d’un autre site et a été refusée.",
            "bodyTooLarge": "C’est trop à envoyer en une fois.",
            "invalidName": "Un nom se compose uniquement de lettres, de chiffres et de {characters}.",
            "invalidCharacter": "Le texte contient un caractère qui ne peut pas être affiché.",
            "createAccount": "Créer un compte",
            "policy": "Règles",
            "policyClassic": "Classiques",
            "policyOwn": "Celles du site",
            "name": "Nom",
            "password": "Mot de passe",
            "passwordAgain": "Mot de passe, à nouveau",
            "backToGallery": "Retour à la galerie",
            "signedIn": "Vous êtes connecté.",
            "offline": "L’envoi a échoué. Rien n’est perdu ; veuillez réessayer.",
            "posted": "Publié.",
            "fieldsRejected": "Certains champs sont à revoir.",
            "profileNew": "Créer votre profil",
            "profileEdit": "Modifier votre profil",
            "aboutYou": "À propos de vous",
            "bio": "Biographie",
            "contact": "Coordonnées",
            "phone": "Numéro de mobile (États-Unis)",
            "code": "Code reçu par message",
            "codeHint": "Aucun message n’est envoyé ici : six chiffres quelconques suffisent.",
            "payment": "Paiement",
            "cardNumber": "Numéro de carte",
            "cardHint": "Rien n’est débité. Essayez 4242 4242 4242 4242 ; seuls les quatre derniers chiffres sont conservés.",
            "cardKept": "Laissez le numéro vide pour garder {characters}.",
            "expires": "Expire fin",
            "plan": "Formule",
            "perSeat": "par place et par mois",
            "seats": "Places",
            "eachMonth": "Total par mois",
            "updatePrice": "Calculer le prix",
            "save": "Enregistrer",
            "edit": "Modifier",
            "help": "Aide",
            "helpText": "Chaque champ signale ce qui ne va pas quand vous le quittez, et le serveur dit la même chose. Maintenez ce bouton pour le déplacer.",
            "close": "Fermer",
        ],
        amounts: [
            "seconds": [
                .one: "{n} seconde",
                .many: "{n} de secondes",
                .other: "{n} secondes",
            ],
        ]
    )
}
