// Written by Tools/words/build.py from Words/pl.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Polish.
    static let pl = Catalogue(
        sentences: [
            "notFound": "Pod tym adresem niczego nie ma.",
            "unexpected": "Na serwerze wystąpił błąd.",
            "databaseBusy": "Baza danych jest teraz zajęta. Spróbuj ponownie za chwilę.",
            "databaseFull": "Zabrakło miejsca. Spróbuj ponownie później.",
            "unavailable": "Baza danych jest teraz niedostępna. Spróbuj ponownie.",
            "nameTaken": "Ta nazwa jest zajęta. Wybierz inną.",
            "wrongCredentials": "Nie ma konta o tej nazwie i z tym hasłem.",
            "wrongPassword": "To nie jest obecne hasło.",
            "signedOut": "Najpierw się zaloguj.",
            "passwordRejected": "Tego hasła nie można przyjąć.",
            "tooManyAttempts": "Zbyt wiele prób. Spróbuj ponownie za {amount}.",
            "busy": "Zbyt wiele osób loguje się naraz. Spróbuj ponownie za chwilę.",
            "crossSite": "To żądanie przyszło z innej witryny i zostało odrzucone.",
            "bodyTooLarge": "To za dużo, żeby wysłać naraz.",
            "invalidName": "Nazwa składa się wyłącznie z liter, cyfr i znaków {characters}.",
            "invalidCharacter": "Tekst zawiera znak, którego nie można wyświetlić.",
            "createAccount": "Utwórz konto",
            "policy": "Zasady",
            "policyClassic": "Klasyczne",
            "policyOwn": "Własne zasady witryny",
            "name": "Nazwa",
            "password": "Hasło",
            "passwordAgain": "Powtórz hasło",
            "backToGallery": "Wróć do galerii",
            "signedIn": "Zalogowano.",
            "offline": "Nie udało się wysłać. Nic nie przepadło, spróbuj ponownie.",
            "posted": "Opublikowano.",
            "fieldsRejected": "Niektóre pola wymagają poprawy.",
            "profileNew": "Utwórz profil",
            "profileEdit": "Edytuj profil",
            "aboutYou": "O Tobie",
            "bio": "Biogram",
            "contact": "Kontakt",
            "phone": "Numer komórki (USA)",
            "code": "Kod z wiadomości",
            "codeHint": "Żadna wiadomość nie jest tu wysyłana: wystarczy dowolnych sześć cyfr.",
            "payment": "Płatność",
            "cardNumber": "Numer karty",
            "cardHint": "Nic nie zostanie pobrane. Wypróbuj 4242 4242 4242 4242; zapisywane są tylko cztery ostatnie cyfry.",
            "cardKept": "Pozostaw numer pusty, aby zachować {characters}.",
            "expires": "Ważna do",
            "plan": "Plan",
            "perSeat": "za miejsce miesięcznie",
            "seats": "Miejsca",
            "eachMonth": "Razem miesięcznie",
            "updatePrice": "Oblicz cenę",
            "save": "Zapisz",
            "edit": "Edytuj",
            "help": "Pomoc",
            "helpText": "Każde pole przy opuszczaniu mówi, co jest nie tak, a serwer mówi to samo. Przytrzymaj ten przycisk, aby go przesunąć.",
            "close": "Zamknij",
        ],
        amounts: [
            "seconds": [
                .one: "{n} sekundę",
                .few: "{n} sekundy",
                .many: "{n} sekund",
                .other: "{n} sekundy",
            ],
        ]
    )
}
