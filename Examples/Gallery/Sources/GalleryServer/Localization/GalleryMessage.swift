/// The keys of the server's own messages. The folder `Messages` has their text in each language.
enum GalleryMessage: String, CaseIterable {
    case notFound, unexpected, databaseBusy, databaseFull, unavailable, busy
    case crossSite, bodyTooLarge, tooManyAttempts, fieldsRejected, offline
    case nameTaken, invalidName, invalidCharacter, passwordRejected, wrongCredentials, wrongPassword, signedOut
    case createAccount, policy, policyClassic, policyOwn, name, password, passwordAgain, signedIn, backToGallery, posted
    case profileNew, profileEdit, aboutYou, bio, contact, phone, code, codeHint
    case payment, cardNumber, cardHint, cardKept, expires
    case plan, perSeat, seats, eachMonth, updatePrice, save, edit
    case help, helpText, close
}
