// Written by Tools/words/build.py from Words/en.json.

/// What the server says itself, besides what controls say.
enum GalleryMessage: String, CaseIterable {
    /// There is nothing at this address.
    case notFound
    /// Something went wrong on the server.
    case unexpected
    /// The database is busy just now. Please try again in a moment.
    case databaseBusy
    /// There is no room left for it. Please try again later.
    case databaseFull
    /// The database cannot be reached just now. Please try again.
    case unavailable
    /// This name is taken. Choose another.
    case nameTaken
    /// There is no account with this name and password.
    case wrongCredentials
    /// This is not the current password.
    case wrongPassword
    /// Sign in first.
    case signedOut
    /// This password cannot be accepted.
    case passwordRejected
    /// Too many attempts. Please try again in {amount}.
    case tooManyAttempts
    /// Too many people are signing in at once. Please try again in a moment.
    case busy
    /// This request came from another site and was refused.
    case crossSite
    /// This is too much to send at once.
    case bodyTooLarge
    /// A name is made of letters, digits and {characters} alone.
    case invalidName
    /// The text holds a character that cannot be shown.
    case invalidCharacter
    /// Create an account
    case createAccount
    /// Policy
    case policy
    /// Classic
    case policyClassic
    /// The site’s own
    case policyOwn
    /// Name
    case name
    /// Password
    case password
    /// Password again
    case passwordAgain
    /// Back to the gallery
    case backToGallery
    /// You are signed in.
    case signedIn
    /// This could not be sent. Nothing is lost; please try again.
    case offline
    /// Posted.
    case posted
    /// Some fields need another look.
    case fieldsRejected
    /// Create your profile
    case profileNew
    /// Edit your profile
    case profileEdit
    /// About you
    case aboutYou
    /// Bio
    case bio
    /// Contact
    case contact
    /// Mobile number (US)
    case phone
    /// Code from the message
    case code
    /// No message is sent here: any six digits will do.
    case codeHint
    /// Payment
    case payment
    /// Card number
    case cardNumber
    /// Nothing is charged. Try 4242 4242 4242 4242; only the last four digits are kept.
    case cardHint
    /// Leave the number empty to keep {characters}.
    case cardKept
    /// Expires
    case expires
    /// Plan
    case plan
    /// a seat each month
    case perSeat
    /// Seats
    case seats
    /// Total each month
    case eachMonth
    /// Work out the price
    case updatePrice
    /// Save
    case save
    /// Edit
    case edit
    /// Help
    case help
    /// Each field says what is wrong when you leave it, and the server says the same. Hold this button to move it.
    case helpText
    /// Close
    case close
}
