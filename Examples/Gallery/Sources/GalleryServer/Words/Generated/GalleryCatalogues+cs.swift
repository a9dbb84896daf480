// Written by Tools/words/build.py from Words/cs.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Czech.
    static let cs = Catalogue(
        sentences: [
            "notFound": "Na této adrese nic není.",
            "unexpected": "Na serveru se něco pokazilo.",
            "databaseBusy": "Databáze je teď vytížená. Zkuste to prosím za chvíli znovu.",
            "databaseFull": "Už na to není místo. Zkuste to prosím později.",
            "unavailable": "Databáze teď není dostupná. Zkuste to prosím znovu.",
            "nameTaken": "Toto jméno je obsazené. Zvolte jiné.",
            "wrongCredentials": "Účet s tímto jménem a heslem neexistuje.",
            "wrongPassword": "Toto není současné heslo.",
            "signedOut": "Nejdřív se přihlaste.",
            "passwordRejected": "Toto heslo nelze přijmout.",
            "tooManyAttempts": "Příliš mnoho pokusů. Zkuste to prosím znovu za {amount}.",
            "busy": "Přihlašuje se příliš mnoho lidí najednou. Zkuste to prosím za chvíli znovu.",
            "crossSite": "Tento požadavek přišel z jiného webu a byl odmítnut.",
            "bodyTooLarge": "Tohle je na jedno odeslání příliš.",
            "invalidName": "Jméno se skládá jen z písmen, číslic a znaků {characters}.",
            "invalidCharacter": "Text obsahuje znak, který nelze zobrazit.",
            "createAccount": "Vytvořit účet",
            "policy": "Pravidla",
            "policyClassic": "Klasická",
            "policyOwn": "Vlastní pravidla webu",
            "name": "Jméno",
            "password": "Heslo",
            "passwordAgain": "Heslo znovu",
            "backToGallery": "Zpět do galerie",
            "signedIn": "Jste přihlášeni.",
            "offline": "Odeslání se nezdařilo. Nic se neztratilo, zkuste to prosím znovu.",
            "posted": "Zveřejněno.",
            "fieldsRejected": "Některá pole je třeba zkontrolovat.",
            "profileNew": "Vytvořte si profil",
            "profileEdit": "Upravte svůj profil",
            "aboutYou": "O vás",
            "bio": "Životopis",
            "contact": "Kontakt",
            "phone": "Mobilní číslo (USA)",
            "code": "Kód ze zprávy",
            "codeHint": "Žádná zpráva se neposílá: stačí libovolných šest číslic.",
            "payment": "Platba",
            "cardNumber": "Číslo karty",
            "cardHint": "Nic se nestrhne. Zkuste 4242 4242 4242 4242; uloží se jen poslední čtyři číslice.",
            "cardKept": "Chcete-li ponechat {characters}, nechte číslo prázdné.",
            "expires": "Platí do",
            "plan": "Tarif",
            "perSeat": "za místo a měsíc",
            "seats": "Počet míst",
            "eachMonth": "Celkem za měsíc",
            "updatePrice": "Spočítat cenu",
            "save": "Uložit",
            "edit": "Upravit",
            "help": "Nápověda",
            "helpText": "Každé pole při opuštění řekne, co není v pořádku, a server řekne totéž. Podržením tlačítko přesunete.",
            "close": "Zavřít",
        ],
        amounts: [
            "seconds": [
                .one: "{n} sekundu",
                .few: "{n} sekundy",
                .many: "{n} sekundy",
                .other: "{n} sekund",
            ],
        ]
    )
}
