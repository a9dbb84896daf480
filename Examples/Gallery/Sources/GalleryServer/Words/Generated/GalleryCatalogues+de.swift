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
            "fieldsRejected": "Einige Felder brauchen noch einen Blick.",
            "profileNew": "Profil erstellen",
            "profileEdit": "Profil bearbeiten",
            "aboutYou": "Über Sie",
            "bio": "Kurzbiografie",
            "contact": "Kontakt",
            "phone": "Mobilnummer (USA)",
            "code": "Code aus der Nachricht",
            "codeHint": "Hier wird keine Nachricht verschickt: Sechs beliebige Ziffern genügen.",
            "payment": "Zahlung",
            "cardNumber": "Kartennummer",
            "cardHint": "Nichts wird abgebucht. Versuchen Sie 4242 4242 4242 4242; nur die letzten vier Ziffern werden gespeichert.",
            "cardKept": "Lassen Sie die Nummer leer, um {characters} zu behalten.",
            "expires": "Gültig bis",
            "plan": "Tarif",
            "perSeat": "je Platz und Monat",
            "seats": "Plätze",
            "eachMonth": "Gesamt pro Monat",
            "updatePrice": "Preis berechnen",
            "save": "Speichern",
            "edit": "Bearbeiten",
            "help": "Hilfe",
            "helpText": "Jedes Feld sagt beim Verlassen, was nicht stimmt, und der Server sagt dasselbe. Halten Sie diese Taste gedrückt, um sie zu verschieben.",
            "close": "Schließen",
        ],
        amounts: [
            "seconds": [
                .one: "{n} Sekunde",
                .other: "{n} Sekunden",
            ],
        ]
    )
}
