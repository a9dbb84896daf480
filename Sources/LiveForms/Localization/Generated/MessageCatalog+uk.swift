// Written by Tools/localization/build.py from Tools/localization/messages/uk.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Ukrainian.
    static let uk = MessageCatalog(
        messages: """
            limit Максимум {amount}
            remaining Залишилося: {amount}
            full Досягнуто межі: {amount}
            over Понад межу: {amount}
            dropped Не вмістилося: {amount}
            required Заповніть це поле
            counterRemaining залишилося: {n}
            counterMissing бракує: {n}
            counterSurplus зайвих: {n}
            correct Правильно
            incorrect Схоже, тут помилка
            cardIncorrect Такого номера картки не існує
            cardNotAccepted Картки цієї платіжної системи не приймаються
            phoneIncorrect Такого номера телефону не існує
            ibanIncorrect Такого номера рахунку не існує
            expiryIncorrect Такого місяця не існує
            expired Термін дії картки закінчився
            incomplete Бракує: {amount}
            dateIncorrect Такої дати не існує
            timeIncorrect Такого часу не існує
            tooEarly Це занадто рано
            tooLate Це занадто пізно
            topLeft Угорі ліворуч
            top Угорі
            topRight Угорі праворуч
            left Ліворуч
            right Праворуч
            bottomLeft Унизу ліворуч
            bottom Унизу
            bottomRight Унизу праворуч
            center У центрі
            moveTo Перемістити…
            movable Можна переміщувати клавішами зі стрілками
            passwordMinLength Мінімум {amount}
            passwordMaxLength Максимум {amount}
            passwordUpper Велика літера
            passwordLower Мала літера
            passwordDigit Цифра
            passwordSymbol Символ, крім літер і цифр
            passwordRequired Один із цих символів: {characters}
            passwordAllowed Лише ці символи: {characters}
            passwordAllowedASCII Лише латинські літери без діакритики, цифри та символи
            passwordMaxConsecutive Повторів одного символу поспіль, не більше: {n}
            passwordNotCommon Не з тих, якими користуються багато людей
            passwordNotBreached Не з тих, що потрапили у витоки
            passwordNotPersonal Без вашого імені та адреси
            passwordNoControl Без керувальних символів
            passwordCustom {characters}
            passwordMatch Паролі збігаються
            passwordMismatch Паролі не збігаються
            passwordReady Усі вимоги виконано, паролі збігаються
            passwordAllMet Усі вимоги виконано
            passwordRulesLeft Ще не виконано вимог: {n}
            passwordVeryWeak Дуже слабкий
            passwordWeak Слабкий
            passwordFair Середній
            passwordGood Добрий
            passwordStrong Надійний
            passwordWarnsCommon Це дуже поширений пароль.
            passwordWarnsVariant Це схоже на поширений пароль.
            passwordWarnsWord Одне слово легко вгадати.
            passwordWarnsName Імена легко вгадати.
            passwordWarnsKeys Ряди клавіш легко вгадати.
            passwordWarnsRepeat Повтори легко вгадати.
            passwordWarnsSequence Послідовності легко вгадати.
            passwordWarnsDate Роки й дати легко вгадати.
            passwordSuggestsWords Візьміть кілька слів, не пов’язаних між собою.
            passwordSuggestsMore Додайте ще одне-два слова.
            passwordShow Показати пароль
            passwordHide Сховати пароль
            passwordRuleMet виконано
            passwordRuleUnmet не виконано
            passwordCapsLock Увімкнено клавішу Caps Lock
            numberWhole Ціле число
            numberMinimum Не менше {characters}
            numberMaximum Не більше {characters}
            formErrors Деякі поля потрібно перевірити.
            """,
        amounts: """
            characters.one {n} символ
            characters.few {n} символи
            characters.many {n} символів
            characters.other {n} символу
            utf16.one {n} кодова одиниця
            utf16.few {n} кодові одиниці
            utf16.many {n} кодових одиниць
            utf16.other {n} кодової одиниці
            utf8.one {n} байт
            utf8.few {n} байти
            utf8.many {n} байтів
            utf8.other {n} байта
            scalars.one {n} кодова точка
            scalars.few {n} кодові точки
            scalars.many {n} кодових точок
            scalars.other {n} кодової точки
            words.one {n} слово
            words.few {n} слова
            words.many {n} слів
            words.other {n} слова
            """
    )
}
