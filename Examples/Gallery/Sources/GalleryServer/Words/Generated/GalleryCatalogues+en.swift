// Written by Tools/words/build.py from Words/en.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// English.
    static let en = Catalogue(
        sentences: [
            "notFound": "There is nothing at this address.",
            "unexpected": "Something went wrong on the server.",
            "databaseBusy": "The database is busy just now. Please try again in a moment.",
            "databaseFull": "There is no room left for it. Please try again later.",
            "unavailable": "The database cannot be reached just now. Please try again.",
            "nameTaken": "This name is taken. Choose another.",
            "wrongCredentials": "There is no account with this name and password.",
            "wrongPassword": "This is not the current password.",
            "signedOut": "Sign in first.",
            "passwordRejected": "This password cannot be accepted.",
            "tooManyAttempts": "Too many attempts. Please try again in {amount}.",
            "busy": "Too many people are signing in at once. Please try again in a moment.",
            "crossSite": "This request came from another site and was refused.",
            "bodyTooLarge": "This is too much to send at once.",
            "invalidName": "A name is made of letters, digits and {characters} alone.",
            "invalidCharacter": "The text holds a character that cannot be shown.",
            "createAccount": "Create an account",
            "policy": "Policy",
            "policyClassic": "Classic",
            "policyOwn": "The site’s own",
            "name": "Name",
            "password": "Password",
            "passwordAgain": "Password again",
            "backToGallery": "Back to the gallery",
            "signedIn": "You are signed in.",
            "offline": "This could not be sent. Nothing is lost; please try again.",
            "posted": "Posted.",
            "fieldsRejected": "Some fields need another look.",
            "profileNew": "Create your profile",
            "profileEdit": "Edit your profile",
            "aboutYou": "About you",
            "bio": "Bio",
            "contact": "Contact",
            "phone": "Mobile number (US)",
            "code": "Code from the message",
            "codeHint": "No message is sent here: any six digits will do.",
            "payment": "Payment",
            "cardNumber": "Card number",
            "cardHint": "Nothing is charged. Try 4242 4242 4242 4242; only the last four digits are kept.",
            "cardKept": "Leave the number empty to keep {characters}.",
            "expires": "Expires",
            "plan": "Plan",
            "perSeat": "a seat each month",
            "seats": "Seats",
            "eachMonth": "Total each month",
            "updatePrice": "Work out the price",
            "save": "Save",
            "edit": "Edit",
            "help": "Help",
            "helpText": "Each field says what is wrong when you leave it, and the server says the same. Hold this button to move it.",
            "close": "Close",
        ],
        amounts: [
            "seconds": [
                .one: "{n} second",
                .other: "{n} seconds",
            ],
        ]
    )
}
