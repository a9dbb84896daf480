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
