// Written by Tools/words/build.py from Words/de.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// German.
    static let de = Catalogue(
        sentences: [
            "notFound": "Unter dieser Adresse gibt es nichts.",
            "unexpected": "Auf dem Server ist etwas schiefgegangen.",
            "databaseBusy": "Die Datenbank ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.",
            "databaseFull": "Es ist kein Platz mehr frei. Bitte versuchen Sie es später noch einmal.",
            "unavailable": "Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.",
            "nameTaken": "Dieser Name ist vergeben. Bitte wählen Sie einen anderen.",
            "wrongCredentials": "Es gibt kein Konto mit diesem Namen und diesem Passwort.",
            "wrongPassword": "Das ist nicht das aktuelle Passwort.",
            "signedOut": "Bitte melden Sie sich zuerst an.",
            "passwordRejected": "Dieses Passwort kann nicht angenommen werden.",
            "tooManyAttempts": "Zu viele Versuche. Bitte versuchen Sie es in {amount} noch einmal.",
            "busy": "Es melden sich gerade zu viele gleichzeitig an. Bitte versuchen Sie es gleich noch einmal.",
            "crossSite": "Diese Anfrage kam von einer anderen Website und wurde abgelehnt.",
            "bodyTooLarge": "Das ist zu viel auf einmal.",
            "invalidName": "Ein Name besteht nur aus Buchstaben, Ziffern und {characters}.",
            "invalidCharacter": "Der Text enthält ein Zeichen, das sich nicht darstellen lässt.",
            "createAccount": "Konto erstellen",
            "policy": "Regeln",
            "policyClassic": "Klassisch",
            "policyOwn": "Die eigenen der Website",
            "name": "Name",
            "password": "Passwort",
            "passwordAgain": "Passwort wiederholen",
            "backToGallery": "Zurück zur Galerie",
            "signedIn": "Sie sind angemeldet.",
            "offline": "Das konnte nicht gesendet werden. Nichts ist verloren; bitte versuchen Sie es noch einmal.",
            "posted": "Veröffentlicht.",
        ],
        amounts: [
            "seconds": [
                .one: "{n} Sekunde",
                .other: "{n} Sekunden",
            ],
        ]
    )
}
