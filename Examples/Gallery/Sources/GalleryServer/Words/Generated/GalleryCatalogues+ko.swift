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
            "fieldsRejected": "다시 확인해야 할 항목이 있습니다.",
            "profileNew": "프로필 만들기",
            "profileEdit": "프로필 수정",
            "aboutYou": "소개",
            "bio": "자기소개",
            "contact": "연락처",
            "phone": "휴대전화 번호(미국)",
            "code": "메시지의 코드",
            "codeHint": "여기서는 메시지를 보내지 않습니다. 아무 숫자 여섯 개면 됩니다.",
            "payment": "결제",
            "cardNumber": "카드 번호",
            "cardHint": "청구되지 않습니다. 4242 4242 4242 4242를 사용해 보세요. 마지막 네 자리만 저장됩니다.",
            "cardKept": "{characters}을(를) 유지하려면 번호를 비워 두세요.",
            "expires": "유효 기간",
            "plan": "요금제",
            "perSeat": "좌석당 매월",
            "seats": "좌석 수",
            "eachMonth": "매월 합계",
            "updatePrice": "가격 계산",
            "save": "저장",
            "edit": "수정",
            "help": "도움말",
            "helpText": "각 항목은 벗어날 때 무엇이 잘못되었는지 알려 주며, 서버도 똑같이 알려 줍니다. 이 버튼을 길게 누르면 옮길 수 있습니다.",
            "close": "닫기",
        ],
        amounts: [
            "seconds": [
                .other: "{n}초",
            ],
        ]
    )
}
