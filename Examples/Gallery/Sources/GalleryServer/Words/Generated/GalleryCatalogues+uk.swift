// Written by Tools/words/build.py from Words/uk.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Ukrainian.
    static let uk = Catalogue(
        sentences: [
            "notFound": "За цією адресою нічого немає.",
            "unexpected": "На сервері щось пішло не так.",
            "databaseBusy": "База даних зараз зайнята. Спробуйте ще раз за мить.",
            "databaseFull": "Вільного місця не залишилося. Спробуйте пізніше.",
            "unavailable": "База даних зараз недоступна. Спробуйте ще раз.",
            "nameTaken": "Це ім’я зайняте. Виберіть інше.",
            "wrongCredentials": "Облікового запису з таким ім’ям і паролем немає.",
            "wrongPassword": "Це не поточний пароль.",
            "signedOut": "Спочатку увійдіть.",
            "passwordRejected": "Цей пароль не підходить.",
            "tooManyAttempts": "Забагато спроб. Спробуйте ще раз через {amount}.",
            "busy": "Забагато людей входить одночасно. Спробуйте ще раз за мить.",
            "crossSite": "Цей запит надійшов з іншого сайту, тому його відхилено.",
            "bodyTooLarge": "Це забагато, щоб надіслати за один раз.",
            "invalidName": "Ім’я може складатися лише з літер, цифр і знаків {characters}.",
            "invalidCharacter": "У тексті є символ, який неможливо показати.",
            "createAccount": "Створити обліковий запис",
            "policy": "Правила",
            "policyClassic": "Класичні",
            "policyOwn": "Правила самого сайту",
            "name": "Ім’я",
            "password": "Пароль",
            "passwordAgain": "Пароль ще раз",
            "backToGallery": "Назад до галереї",
            "signedIn": "Ви увійшли в обліковий запис.",
            "offline": "Не вдалося надіслати. Нічого не втрачено, спробуйте ще раз.",
            "posted": "Опубліковано.",
        ],
        amounts: [
            "seconds": [
                .one: "{n} секунду",
                .few: "{n} секунди",
                .many: "{n} секунд",
                .other: "{n} секунди",
            ],
        ]
    )
}
