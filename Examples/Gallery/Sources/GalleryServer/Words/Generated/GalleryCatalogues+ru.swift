// Written by Tools/words/build.py from Words/ru.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Russian.
    static let ru = Catalogue(
        sentences: [
            "notFound": "По этому адресу ничего нет.",
            "unexpected": "На сервере что-то пошло не так.",
            "databaseBusy": "База данных сейчас занята. Попробуйте ещё раз чуть позже.",
            "databaseFull": "Свободного места не осталось. Попробуйте позже.",
            "unavailable": "База данных сейчас недоступна. Попробуйте ещё раз.",
            "nameTaken": "Это имя занято. Выберите другое.",
            "wrongCredentials": "Учётной записи с таким именем и паролем нет.",
            "wrongPassword": "Это не текущий пароль.",
            "signedOut": "Сначала войдите в учётную запись.",
            "passwordRejected": "Этот пароль не подходит.",
            "tooManyAttempts": "Слишком много попыток. Повторите через {amount}.",
            "busy": "Слишком много людей входит одновременно. Попробуйте ещё раз чуть позже.",
            "crossSite": "Этот запрос пришёл с другого сайта и был отклонён.",
            "bodyTooLarge": "Слишком много, чтобы отправить за один раз.",
            "invalidName": "Имя может состоять только из букв, цифр и знаков {characters}.",
            "invalidCharacter": "В тексте есть символ, который нельзя показать.",
            "createAccount": "Создать учётную запись",
            "policy": "Правила",
            "policyClassic": "Классические",
            "policyOwn": "Правила самого сайта",
            "name": "Имя",
            "password": "Пароль",
            "passwordAgain": "Пароль ещё раз",
            "backToGallery": "Назад в галерею",
            "signedIn": "Вы вошли в учётную запись.",
            "offline": "Не удалось отправить. Ничего не потеряно, попробуйте ещё раз.",
            "posted": "Опубликовано.",
        ],
        amounts: [
            "seconds": [
                .one: "{n} секунду",
                .few: "{n} секунды",
                .many: "{n} секунд",
                .other: "{n} секунды",
            ],
        ]
    )
}
