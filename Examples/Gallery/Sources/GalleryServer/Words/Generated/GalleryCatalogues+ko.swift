// Written by Tools/words/build.py from Words/ko.json.
// swift-format-ignore-file

import LiveForms

extension GalleryCatalogues {
    /// Korean.
    static let ko = Catalogue(
        sentences: [
            "notFound": "이 주소에는 아무것도 없습니다.",
            "unexpected": "서버에 문제가 생겼습니다.",
            "databaseBusy": "데이터베이스가 지금 바쁩니다. 잠시 후 다시 시도해 주세요.",
            "databaseFull": "남은 공간이 없습니다. 나중에 다시 시도해 주세요.",
            "unavailable": "지금 데이터베이스에 연결할 수 없습니다. 다시 시도해 주세요.",
            "nameTaken": "이미 사용 중인 이름입니다. 다른 이름을 선택하세요.",
            "wrongCredentials": "이 이름과 암호를 사용하는 계정이 없습니다.",
            "wrongPassword": "현재 암호가 아닙니다.",
            "signedOut": "먼저 로그인하세요.",
            "passwordRejected": "사용할 수 없는 암호입니다.",
            "tooManyAttempts": "시도 횟수가 너무 많습니다. {amount} 후에 다시 시도해 주세요.",
            "busy": "한꺼번에 너무 많은 사람이 로그인하고 있습니다. 잠시 후 다시 시도해 주세요.",
            "crossSite": "다른 사이트에서 온 요청이어서 거부되었습니다.",
            "bodyTooLarge": "한 번에 보내기에 너무 많습니다.",
            "invalidName": "이름에는 글자, 숫자와 다음 기호만 쓸 수 있습니다: {characters}",
            "invalidCharacter": "표시할 수 없는 문자가 텍스트에 있습니다.",
            "createAccount": "계정 만들기",
            "policy": "규칙",
            "policyClassic": "기본",
            "policyOwn": "사이트 자체 규칙",
            "name": "이름",
            "password": "암호",
            "passwordAgain": "암호 다시 입력",
            "backToGallery": "갤러리로 돌아가기",
            "signedIn": "로그인되었습니다.",
            "offline": "보내지 못했습니다. 사라진 것은 없으니 다시 시도해 주세요.",
            "posted": "게시되었습니다.",
        ],
        amounts: [
            "seconds": [
                .other: "{n}초",
            ],
        ]
    )
}
