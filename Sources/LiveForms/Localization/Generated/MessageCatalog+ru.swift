// Written by Tools/localization/build.py from Tools/localization/messages/ru.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Russian.
    static let ru = MessageCatalog(
        messages: """
            limit Максимум {amount}
            remaining Осталось: {amount}
            full Достигнут предел: {amount}
            over Сверх предела: {amount}
            dropped Не поместилось: {amount}
            required Заполните это поле
            counterRemaining осталось: {n}
            counterMissing не хватает: {n}
            counterSurplus лишних: {n}
            correct Верно
            incorrect Похоже, здесь ошибка
            cardIncorrect Такого номера карты не существует
            cardNotAccepted Карты этой платёжной системы не принимаются
            phoneIncorrect Такого номера телефона не существует
            ibanIncorrect Такого номера счёта не существует
            expiryIncorrect Такого месяца не существует
            expired Срок действия карты истёк
            incomplete Не хватает: {amount}
            dateIncorrect Такой даты не существует
            timeIncorrect Такого времени не существует
            tooEarly Это слишком рано
            tooLate Это слишком поздно
            topLeft Вверху слева
            top Вверху
            topRight Вверху справа
            left Слева
            right Справа
            bottomLeft Внизу слева
            bottom Внизу
            bottomRight Внизу справа
            center В центре
            moveTo Переместить…
            movable Можно перемещать клавишами со стрелками
            passwordMinLength Минимум {amount}
            passwordMaxLength Максимум {amount}
            passwordUpper Прописная буква
            passwordLower Строчная буква
            passwordDigit Цифра
            passwordSymbol Символ, кроме букв и цифр
            passwordRequired Один из этих символов: {characters}
            passwordAllowed Только эти символы: {characters}
            passwordAllowedASCII Только латинские буквы без диакритики, цифры и символы
            passwordMaxConsecutive Повторов одного символа подряд, не больше: {n}
            passwordNotCommon Не из тех, которыми пользуются многие
            passwordNotBreached Не из тех, что попали в утечки
            passwordNotPersonal Без вашего имени и адреса
            passwordNoControl Без управляющих символов
            passwordCustom {characters}
            passwordMatch Пароли совпадают
            passwordMismatch Пароли не совпадают
            passwordReady Все условия выполнены, пароли совпадают
            passwordAllMet Все условия выполнены
            passwordRulesLeft Ещё не выполнено условий: {n}
            passwordVeryWeak Очень слабый
            passwordWeak Слабый
            passwordFair Средний
            passwordGood Хороший
            passwordStrong Надёжный
            passwordWarnsCommon Это очень распространённый пароль.
            passwordWarnsVariant Это похоже на распространённый пароль.
            passwordWarnsWord Одно слово легко угадать.
            passwordWarnsName Имена легко угадать.
            passwordWarnsKeys Ряды клавиш легко угадать.
            passwordWarnsRepeat Повторы легко угадать.
            passwordWarnsSequence Последовательности легко угадать.
            passwordWarnsDate Годы и даты легко угадать.
            passwordSuggestsWords Возьмите несколько слов, не связанных друг с другом.
            passwordSuggestsMore Добавьте ещё одно-два слова.
            passwordShow Показать пароль
            passwordHide Скрыть пароль
            passwordRuleMet выполнено
            passwordRuleUnmet не выполнено
            passwordCapsLock Включена клавиша Caps Lock
            numberWhole Целое число
            numberMinimum Не меньше {characters}
            numberMaximum Не больше {characters}
            formErrors Некоторые поля нужно проверить.
            """,
        amounts: """
            characters.one {n} символ
            characters.few {n} символа
            characters.many {n} символов
            characters.other {n} символа
            utf16.one {n} кодовая единица
            utf16.few {n} кодовые единицы
            utf16.many {n} кодовых единиц
            utf16.other {n} кодовой единицы
            utf8.one {n} байт
            utf8.few {n} байта
            utf8.many {n} байт
            utf8.other {n} байта
            scalars.one {n} кодовая точка
            scalars.few {n} кодовые точки
            scalars.many {n} кодовых точек
            scalars.other {n} кодовой точки
            words.one {n} слово
            words.few {n} слова
            words.many {n} слов
            words.other {n} слова
            """
    )
}
