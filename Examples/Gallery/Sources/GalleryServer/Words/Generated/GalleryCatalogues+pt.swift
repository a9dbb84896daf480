// Written by Tools/words/build.py from Words/pt.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Portuguese.
    static let pt = Catalogue(
        sentences: [
            "notFound": "Não há nada neste endereço.",
            "unexpected": "Algo deu errado no servidor.",
            "databaseBusy": "O banco de dados está ocupado. Tente novamente em instantes.",
            "databaseFull": "Não há mais espaço. Tente novamente mais tarde.",
            "unavailable": "O banco de dados não está acessível no momento. Tente novamente.",
            "nameTaken": "Este nome já está em uso. Escolha outro.",
            "wrongCredentials": "Não existe uma conta com este nome e esta senha.",
            "wrongPassword": "Esta não é a senha atual.",
            "signedOut": "Entre na sua conta primeiro.",
            "passwordRejected": "Esta senha não pode ser aceita.",
            "tooManyAttempts": "Muitas tentativas. Tente novamente em {amount}.",
            "busy": "Muitas pessoas estão entrando ao mesmo tempo. Tente novamente em instantes.",
            "crossSite": "Esta solicitação veio de outro site e foi recusada.",
            "bodyTooLarge": "É muito para enviar de uma só vez.",
            "invalidName": "Um nome contém somente letras, números e {characters}.",
            "invalidCharacter": "O texto contém um caractere que não pode ser exibido.",
            "createAccount": "Criar uma conta",
            "policy": "Política",
            "policyClassic": "Clássica",
            "policyOwn": "A do próprio site",
            "name": "Nome",
            "password": "Senha",
            "passwordAgain": "Senha novamente",
            "backToGallery": "Voltar à galeria",
            "signedIn": "Você entrou na sua conta.",
            "offline": "Não foi possível enviar. Nada se perdeu; tente novamente.",
            "posted": "Publicado.",
            "fieldsRejected": "Alguns campos precisam de revisão.",
            "profileNew": "Crie o seu perfil",
            "profileEdit": "Edite o seu perfil",
            "aboutYou": "Sobre você",
            "bio": "Biografia",
            "contact": "Contato",
            "phone": "Número de celular (EUA)",
            "code": "Código da mensagem",
            "codeHint": "Nenhuma mensagem é enviada aqui: quaisquer seis dígitos servem.",
            "payment": "Pagamento",
            "cardNumber": "Número do cartão",
            "cardHint": "Nada é cobrado. Experimente 4242 4242 4242 4242; só os quatro últimos dígitos são guardados.",
            "cardKept": "Deixe o número vazio para manter {characters}.",
            "expires": "Validade",
            "plan": "Plano",
            "perSeat": "por lugar e mês",
            "seats": "Lugares",
            "eachMonth": "Total por mês",
            "updatePrice": "Calcular o preço",
            "save": "Salvar",
            "edit": "Editar",
            "help": "Ajuda",
            "helpText": "Cada campo diz o que está errado quando você sai dele, e o servidor diz o mesmo. Mantenha este botão pressionado para movê-lo.",
            "close": "Fechar",
        ],
        amounts: [
            "seconds": [
                .one: "{n} segundo",
                .many: "{n} de segundos",
                .other: "{n} segundos",
            ],
        ]
    )
}
