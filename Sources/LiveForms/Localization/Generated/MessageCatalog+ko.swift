// Written by Tools/localization/build.py from Tools/localization/messages/ko.json.
// swift-format-ignore-file

extension MessageCatalog {
    /// Korean.
    static let ko = MessageCatalog(
        messages: """
            limit 최대 {amount}
            remaining {amount} 남음
            full 한도 {amount}에 도달함
            over 한도를 {amount} 초과함
            dropped {amount}가 들어가지 않음
            required 필수 입력란입니다
            counterRemaining {n} 남음
            counterMissing {n} 부족
            counterSurplus {n} 초과
            correct 올바름
            incorrect 올바르지 않은 것 같습니다
            cardIncorrect 존재하지 않는 카드 번호입니다
            cardNotAccepted 이 브랜드의 카드는 사용할 수 없습니다
            phoneIncorrect 존재하지 않는 전화번호입니다
            ibanIncorrect 존재하지 않는 계좌 번호입니다
            expiryIncorrect 존재하지 않는 월입니다
            expired 카드 유효 기간이 지났습니다
            incomplete {amount} 더 필요함
            dateIncorrect 존재하지 않는 날짜입니다
            timeIncorrect 존재하지 않는 시각입니다
            tooEarly 너무 이릅니다
            tooLate 너무 늦습니다
            topLeft 왼쪽 위
            top 위
            topRight 오른쪽 위
            left 왼쪽
            right 오른쪽
            bottomLeft 왼쪽 아래
            bottom 아래
            bottomRight 오른쪽 아래
            center 가운데
            moveTo 이동할 위치…
            movable 화살표 키로 옮길 수 있음
            passwordMinLength {amount} 이상
            passwordMaxLength {amount} 이하
            passwordUpper 영문 대문자
            passwordLower 영문 소문자
            passwordDigit 숫자
            passwordSymbol 기호
            passwordRequired 다음 중 하나: {characters}
            passwordAllowed 다음 문자만: {characters}
            passwordAllowedASCII 악센트 없는 영문자, 숫자, 기호만
            passwordMaxConsecutive 같은 문자를 연속으로 쓸 수 있는 횟수: {n}
            passwordNotCommon 많은 사람이 쓰는 암호가 아닐 것
            passwordNotBreached 유출된 적이 없는 암호일 것
            passwordNotPersonal 이름이나 주소가 들어 있지 않을 것
            passwordNoControl 제어 문자가 들어 있지 않을 것
            passwordCustom {characters}
            passwordMatch 암호가 일치합니다
            passwordMismatch 암호가 일치하지 않습니다
            passwordReady 모든 조건을 충족하며 암호가 일치합니다
            passwordAllMet 모든 조건을 충족합니다
            passwordRulesLeft 남은 조건: {n}
            passwordVeryWeak 매우 약함
            passwordWeak 약함
            passwordFair 보통
            passwordGood 좋음
            passwordStrong 강함
            passwordWarnsCommon 매우 흔한 암호입니다.
            passwordWarnsVariant 흔한 암호와 비슷합니다.
            passwordWarnsWord 단어 하나는 추측하기 쉽습니다.
            passwordWarnsName 이름은 추측하기 쉽습니다.
            passwordWarnsKeys 나란한 키는 추측하기 쉽습니다.
            passwordWarnsRepeat 반복은 추측하기 쉽습니다.
            passwordWarnsSequence 연속된 문자는 추측하기 쉽습니다.
            passwordWarnsDate 연도와 날짜는 추측하기 쉽습니다.
            passwordSuggestsWords 서로 관련 없는 단어를 몇 개 사용하세요.
            passwordSuggestsMore 단어를 한두 개 더 추가하세요.
            passwordShow 암호 보기
            passwordHide 암호 숨기기
            passwordRuleMet 충족됨
            passwordRuleUnmet 충족되지 않음
            passwordCapsLock Caps Lock이 켜져 있습니다
            numberWhole 정수
            numberMinimum {characters} 이상
            numberMaximum {characters} 이하
            formErrors 다시 확인해야 할 항목이 있습니다.
            """,
        amounts: """
            characters.other {n}자
            utf16.other {n}개의 코드 단위
            utf8.other {n}바이트
            scalars.other {n}개의 코드 포인트
            words.other {n}단어
            """
    )
}
