// Written by Tools/localization/build.py from Tools/localization/messages/pt.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Portuguese.
    static let pt = MessageCatalog(
        messages: """
            limit Até {amount}
            remaining Restam: {amount}
            full Limite atingido: {amount}
            over Acima do limite: {amount}
            dropped Não coube: {amount}
            required Preencha este campo
            counterRemaining restam: {n}
            counterMissing faltam: {n}
            counterSurplus sobram: {n}
            correct Correto
            incorrect Isto não parece correto
            cardIncorrect Este número de cartão não existe
            cardNotAccepted Esta bandeira de cartão não é aceita
            phoneIncorrect Este número de telefone não existe
            ibanIncorrect Este número de conta não existe
            expiryIncorrect Este mês não existe
            expired O cartão está vencido
            incomplete Faltam: {amount}
            dateIncorrect Esta data não existe
            timeIncorrect Esta hora não existe
            tooEarly É cedo demais
            tooLate É tarde demais
            topLeft Canto superior esquerdo
            top Em cima
            topRight Canto superior direito
            left À esquerda
            right À direita
            bottomLeft Canto inferior esquerdo
            bottom Embaixo
            bottomRight Canto inferior direito
            center Centro
            moveTo Mover para…
            movable Pode ser movido com as teclas de seta
            passwordMinLength Pelo menos {amount}
            passwordMaxLength No máximo {amount}
            passwordUpper Uma letra maiúscula
            passwordLower Uma letra minúscula
            passwordDigit Um número
            passwordSymbol Um símbolo
            passwordRequired Um destes: {characters}
            passwordAllowed Somente estes: {characters}
            passwordAllowedASCII Somente letras sem acento, números e símbolos
            passwordMaxConsecutive Máximo de repetições seguidas de um caractere: {n}
            passwordNotCommon Que não seja usada por muitas pessoas
            passwordNotBreached Que não tenha aparecido em um vazamento de dados
            passwordNotPersonal Sem o seu nome ou endereço
            passwordNoControl Sem caracteres de controle
            passwordCustom {characters}
            passwordMatch As senhas coincidem
            passwordMismatch As senhas não coincidem
            passwordReady Todas as regras foram cumpridas e as senhas coincidem
            passwordAllMet Todas as regras foram cumpridas
            passwordRulesLeft Regras ainda não cumpridas: {n}
            passwordVeryWeak Muito fraca
            passwordWeak Fraca
            passwordFair Razoável
            passwordGood Boa
            passwordStrong Forte
            passwordWarnsCommon Esta é uma senha muito comum.
            passwordWarnsVariant Esta senha é parecida com uma senha comum.
            passwordWarnsWord Uma única palavra é fácil de adivinhar.
            passwordWarnsName Nomes são fáceis de adivinhar.
            passwordWarnsKeys Sequências de teclas vizinhas são fáceis de adivinhar.
            passwordWarnsRepeat Repetições são fáceis de adivinhar.
            passwordWarnsSequence Sequências são fáceis de adivinhar.
            passwordWarnsDate Anos e datas são fáceis de adivinhar.
            passwordSuggestsWords Use algumas palavras que não tenham relação entre si.
            passwordSuggestsMore Adicione mais uma ou duas palavras.
            passwordShow Mostrar senha
            passwordHide Ocultar senha
            passwordRuleMet cumprida
            passwordRuleUnmet não cumprida
            passwordCapsLock O Caps Lock está ativado
            numberWhole Um número inteiro
            numberMinimum No mínimo {characters}
            numberMaximum No máximo {characters}
            formErrors Alguns campos precisam de revisão.
            """,
        amounts: """
            characters.one {n} caractere
            characters.many {n} de caracteres
            characters.other {n} caracteres
            utf16.one {n} unidade de código
            utf16.many {n} de unidades de código
            utf16.other {n} unidades de código
            utf8.one {n} byte
            utf8.many {n} de bytes
            utf8.other {n} bytes
            scalars.one {n} ponto de código
            scalars.many {n} de pontos de código
            scalars.other {n} pontos de código
            words.one {n} palavra
            words.many {n} de palavras
            words.other {n} palavras
            """
    )
}
