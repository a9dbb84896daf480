import XCTest

/// The controls of LiveUIKit with the system's touches, keyboard and accessibility tree.
final class UIKitScreenTests: XCTestCase {
    @MainActor private func launched() -> XCUIApplication {
        continueAfterFailure = false
        let app = XCUIApplication()
        // The keyboard's words and the messages are those of this language.
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launch()
        app.staticTexts["The same in UIKit"].tap()
        XCTAssertTrue(app.textFields["card"].waitForExistence(timeout: 10))
        return app
    }

    @MainActor private func value(_ element: XCUIElement) -> String { element.value as? String ?? "" }

    @MainActor func testLimitedFieldStopsAtItsLimit() {
        let app = launched()
        let field = app.textFields["name"]
        field.tap()
        field.typeText(String(repeating: "a", count: 25))
        XCTAssertEqual(value(field).count, 20)
        field.typeText(XCUIKeyboardKey.delete.rawValue)
        XCTAssertEqual(value(field).count, 19)
    }

    @MainActor func testCardIsOneFieldThatSaysWhatItShows() {
        let app = launched()
        let field = app.textFields["card"]
        XCTAssertEqual(field.label, "Card number")
        field.tap()
        field.typeText("42424242424242429")
        XCTAssertEqual(value(field), "4242424242424242")
        XCTAssertFalse(app.keyboards.buttons["Return"].exists)
        app.textFields["name"].tap()
        XCTAssertEqual(field.label, "Card number, Correct")
        field.tap()
        field.typeText(XCUIKeyboardKey.delete.rawValue + "1")
        app.textFields["name"].tap()
        XCTAssertEqual(field.label, "Card number, This card number does not exist")
    }

    @MainActor func testCardTakesATapOnItsLabel() {
        let app = launched()
        let field = app.textFields["card"]
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0)).withOffset(CGVector(dx: 0, dy: -8)).tap()
        XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 5))
        field.typeText("4")
        XCTAssertEqual(value(field), "4")
    }

    @MainActor func testSnapButtonActsForATap() {
        let app = launched()
        XCTAssertEqual(app.staticTexts["score"].label, "1,000")
        app.buttons["add"].tap()
        XCTAssertEqual(app.staticTexts["score"].label, "0")
    }

    @MainActor func testSnapButtonOffersItsActionForASlowPress() {
        let app = launched()
        app.buttons["add"].press(forDuration: 1)
        XCTAssertEqual(app.staticTexts["score"].label, "1,000")
        let item = app.menuItems["Add"]
        XCTAssertTrue(item.waitForExistence(timeout: 5))
        item.tap()
        XCTAssertEqual(app.staticTexts["score"].label, "0")
    }

    @MainActor func testSnapButtonIsDraggedAndTheScreenStays() {
        let app = launched()
        let button = app.buttons["add"]
        let before = button.frame
        let start = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        // The swipe to go back of iOS 26 begins anywhere and goes to the right.
        start.press(forDuration: 0.6, thenDragTo: start.withOffset(CGVector(dx: -200, dy: -300)))
        start.withOffset(CGVector(dx: 0, dy: -300)).press(
            forDuration: 0.6,
            thenDragTo: start.withOffset(CGVector(dx: 150, dy: -350))
        )
        XCTAssertTrue(app.textFields["card"].exists)
        XCTAssertLessThan(button.frame.midY, before.midY - 100)
        XCTAssertEqual(button.frame.midX, before.midX, accuracy: 2)
        XCTAssertEqual(app.staticTexts["score"].label, "1,000")
    }

    @available(iOS 17.0, *)
    @MainActor func testAccessibilityAudit() throws {
        try launched().performAccessibilityAudit()
    }
}
