// Written by Tools/words/build.py from Words/es.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Spanish.
    static let es = Catalogue(
        sentences: [
            "notFound": "No hay nada en esta dirección.",
            "unexpected": "Algo ha fallado en el servidor.",
            "databaseBusy": "La base de datos está ocupada. Vuelva a intentarlo dentro de un momento.",
            "databaseFull": "No queda sitio. Vuelva a intentarlo más tarde.",
            "unavailable": "Ahora mismo no se puede acceder a la base de datos. Vuelva a intentarlo.",
            "nameTaken": "Este nombre ya está en uso. Elija otro.",
            "wrongCredentials": "No existe ninguna cuenta con este nombre y esta contraseña.",
            "wrongPassword": "Esta no es la contraseña actual.",
            "signedOut": "Inicie sesión primero.",
            "passwordRejected": "No se puede aceptar esta contraseña.",
            "tooManyAttempts": "Demasiados intentos. Vuelva a intentarlo dentro de {amount}.",
            "busy": "Demasiadas personas están iniciando sesión a la vez. Vuelva a intentarlo dentro de un momento.",
            "crossSite": "Esta solicitud venía de otro sitio y se ha rechazado.",
            "bodyTooLarge": "Es demasiado para enviarlo de una vez.",
            "invalidName": "Un nombre solo contiene letras, cifras y {characters}.",
            "invalidCharacter": "El texto contiene un carácter que no se puede mostrar.",
            "createAccount": "Crear una cuenta",
            "policy": "Reglas",
            "policyClassic": "Clásicas",
            "policyOwn": "Las propias del sitio",
            "name": "Nombre",
            "password": "Contraseña",
            "passwordAgain": "Repetir contraseña",
            "backToGallery": "Volver a la galería",
            "signedIn": "Ha iniciado sesión.",
            "offline": "No se ha podido enviar. No se ha perdido nada; vuelva a intentarlo.",
            "posted": "Publicado.",
            "fieldsRejected": "Algunos campos necesitan una revisión.",
            "profileNew": "Cree su perfil",
            "profileEdit": "Edite su perfil",
            "aboutYou": "Sobre usted",
            "bio": "Biografía",
            "contact": "Contacto",
            "phone": "Número de móvil (EE. UU.)",
            "code": "Código del mensaje",
            "codeHint": "Aquí no se envía ningún mensaje: sirven seis cifras cualesquiera.",
            "payment": "Pago",
            "cardNumber": "Número de tarjeta",
            "cardHint": "No se cobra nada. Pruebe 4242 4242 4242 4242; solo se guardan las cuatro últimas cifras.",
            "cardKept": "Deje el número vacío para conservar {characters}.",
            "expires": "Caduca",
            "plan": "Tarifa",
            "perSeat": "por puesto y mes",
            "seats": "Puestos",
            "eachMonth": "Total al mes",
            "updatePrice": "Calcular el precio",
            "save": "Guardar",
            "edit": "Editar",
            "help": "Ayuda",
            "helpText": "Cada campo dice qué falla cuando se sale de él, y el servidor dice lo mismo. Mantenga pulsado este botón para moverlo.",
            "close": "Cerrar",
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
