// Written by Tools/localization/build.py from Tools/localization/messages/es.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Spanish.
    static let es = MessageCatalog(
        messages: """
            limit Máximo: {amount}
            remaining Quedan: {amount}
            full Límite alcanzado: {amount}
            over Límite superado en {amount}
            dropped Sin espacio para: {amount}
            required Rellene este campo
            counterRemaining quedan: {n}
            counterMissing faltan: {n}
            counterSurplus sobran: {n}
            correct Correcto
            incorrect Esto no parece correcto
            cardIncorrect Este número de tarjeta no existe
            cardNotAccepted No se acepta esta marca de tarjeta
            phoneIncorrect Este número de teléfono no existe
            ibanIncorrect Este número de cuenta no existe
            expiryIncorrect Este mes no existe
            expired La tarjeta ha caducado
            incomplete Faltan: {amount}
            dateIncorrect Esta fecha no existe
            timeIncorrect Esta hora no existe
            tooEarly Es demasiado pronto
            tooLate Es demasiado tarde
            topLeft Arriba a la izquierda
            top Arriba
            topRight Arriba a la derecha
            left Izquierda
            right Derecha
            bottomLeft Abajo a la izquierda
            bottom Abajo
            bottomRight Abajo a la derecha
            center Centro
            moveTo Mover a…
            movable Se puede mover con las teclas de flecha
            passwordMinLength Al menos {amount}
            passwordMaxLength Como máximo {amount}
            passwordUpper Una letra mayúscula
            passwordLower Una letra minúscula
            passwordDigit Una cifra
            passwordSymbol Un símbolo
            passwordRequired Uno de estos: {characters}
            passwordAllowed Solo estos: {characters}
            passwordAllowedASCII Solo letras sin acentos, cifras y símbolos
            passwordMaxConsecutive Máximo de repeticiones seguidas de un carácter: {n}
            passwordNotCommon Que no sea de las que usa mucha gente
            passwordNotBreached Que no haya aparecido en una filtración de datos
            passwordNotPersonal Sin su nombre ni su dirección
            passwordNoControl Sin caracteres de control
            passwordCustom {characters}
            passwordMatch Las contraseñas coinciden
            passwordMismatch Las contraseñas no coinciden
            passwordReady Se cumplen todas las reglas y las contraseñas coinciden
            passwordAllMet Se cumplen todas las reglas
            passwordRulesLeft Reglas aún sin cumplir: {n}
            passwordVeryWeak Muy débil
            passwordWeak Débil
            passwordFair Aceptable
            passwordGood Buena
            passwordStrong Fuerte
            passwordWarnsCommon Es una contraseña muy común.
            passwordWarnsVariant Se parece a una contraseña común.
            passwordWarnsWord Una sola palabra es fácil de adivinar.
            passwordWarnsName Los nombres son fáciles de adivinar.
            passwordWarnsKeys Las filas de teclas son fáciles de adivinar.
            passwordWarnsRepeat Las repeticiones son fáciles de adivinar.
            passwordWarnsSequence Las secuencias son fáciles de adivinar.
            passwordWarnsDate Los años y las fechas son fáciles de adivinar.
            passwordSuggestsWords Use unas cuantas palabras que no vayan juntas.
            passwordSuggestsMore Añada una o dos palabras más.
            passwordShow Mostrar contraseña
            passwordHide Ocultar contraseña
            passwordRuleMet cumplida
            passwordRuleUnmet sin cumplir
            passwordCapsLock Bloq Mayús está activado
            numberWhole Un número entero
            numberMinimum Como mínimo {characters}
            numberMaximum Como máximo {characters}
            formErrors Algunos campos necesitan una revisión.
            """,
        amounts: """
            characters.one {n} carácter
            characters.many {n} de caracteres
            characters.other {n} caracteres
            utf16.one {n} unidad de código
            utf16.many {n} de unidades de código
            utf16.other {n} unidades de código
            utf8.one {n} byte
            utf8.many {n} de bytes
            utf8.other {n} bytes
            scalars.one {n} punto de código
            scalars.many {n} de puntos de código
            scalars.other {n} puntos de código
            words.one {n} palabra
            words.many {n} de palabras
            words.other {n} palabras
            """
    )
}
