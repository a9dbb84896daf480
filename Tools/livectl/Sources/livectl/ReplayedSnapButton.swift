import JSONLines
import LiveControls
import LiveGestures

struct ReplayedSnapButton: ReplayedControl {
    static let help = """
        snap-button: --config {"area": "trailing", "width": 390, "height": 844, "buttonWidth": 64, "buttonHeight": 64, \
        "top": 0, "leading": 0, "bottom": 0, "trailing": 0, "inset": 20, "isRightToLeft": false, "hold": 0.3, \
        "isEnabled": true, "prefersReducedMotion": false, "slot": …, "fraction": 0}; events down (pointer, x, y), moved \
        (pointer, x, y), up (pointer, x, y, isInside), cancelled (pointer), interrupted, arrowPressed (direction), \
        placeChosen (slot, fraction), menuRequested, settingsChanged (the members of the configuration that change, \
        except slot and fraction), woke.
        """

    private static let settings = [
        "area", "width", "height", "buttonWidth", "buttonHeight", "top", "leading", "bottom", "trailing", "inset",
        "isRightToLeft", "hold", "isEnabled", "prefersReducedMotion",
    ]

    private var button: SnapButtonModel

    init(config: Fields) throws {
        try config.allow(Self.settings + ["slot", "fraction"])
        let standard = SnapLayout(
            size: GestureSize(width: 390, height: 844),
            itemSize: GestureSize(width: 64, height: 64)
        )
        let place = try config.optionalString("slot") == nil ? nil : config.place
        button = SnapButtonModel(try config.snapButton(otherwise: SnapButtonSettings(layout: standard)), place: place)
    }

    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON {
        let effects = button.send(try self.event(event, fields), at: time)
        return ["presentation": JSON(button.presentation), "effects": .array(effects.map { JSON($0) })]
    }

    private func event(_ name: String, _ fields: Fields) throws -> SnapButtonEvent {
        let pointer = try fields.optionalInteger("pointer") ?? 1
        switch name {
        case "down": return .pointer(.down(pointer: pointer, at: try fields.point))
        case "moved": return .pointer(.moved(pointer: pointer, to: try fields.point))
        case "up":
            let isInside = try fields.optionalBool("isInside") ?? true
            return .pointer(.up(pointer: pointer, at: try fields.point, isInside: isInside))
        case "cancelled": return .pointer(.cancelled(pointer: pointer))
        case "interrupted": return .pointer(.interrupted)
        case "settingsChanged": return .settingsChanged(try fields.snapButton(otherwise: button.settings))
        case "arrowPressed": return .arrowPressed(try fields.direction)
        case "placeChosen": return .placeChosen(try fields.place)
        case "menuRequested": return .menuRequested
        case "woke": return .woke
        default: throw InputError("'\(name)' is not an event of a snap-button; see livectl replay --help")
        }
    }
}

extension Fields {
    fileprivate var point: GesturePoint {
        get throws { GesturePoint(x: try number("x"), y: try number("y")) }
    }

    fileprivate var place: RestingPlace {
        get throws {
            let slot = try SnapSlot(named: try string("slot"))
            return RestingPlace(slot, fraction: try optionalNumber("fraction") ?? 0)
        }
    }

    fileprivate var direction: ArrowDirection {
        get throws {
            let name = try string("direction")
            guard let direction = ArrowDirection.allCases.first(where: { "\($0)" == name }) else {
                throw InputError("'direction' must be one of left, right, up, down")
            }
            return direction
        }
    }

    fileprivate func snapButton(otherwise settings: SnapButtonSettings) throws -> SnapButtonSettings {
        var settings = settings
        settings.layout = try layout(otherwise: settings.layout)
        settings.hold = try optionalNumber("hold") ?? settings.hold
        settings.isEnabled = try optionalBool("isEnabled") ?? settings.isEnabled
        settings.prefersReducedMotion = try optionalBool("prefersReducedMotion") ?? settings.prefersReducedMotion
        return settings
    }

    private func layout(otherwise layout: SnapLayout) throws -> SnapLayout {
        let area = try optionalString("area").map { try SnapArea(named: $0) } ?? layout.area
        return SnapLayout(
            area: area,
            size: GestureSize(
                width: try optionalNumber("width") ?? layout.size.width,
                height: try optionalNumber("height") ?? layout.size.height
            ),
            itemSize: GestureSize(
                width: try optionalNumber("buttonWidth") ?? layout.itemSize.width,
                height: try optionalNumber("buttonHeight") ?? layout.itemSize.height
            ),
            insets: AreaInsets(
                top: try optionalNumber("top") ?? layout.insets.top,
                leading: try optionalNumber("leading") ?? layout.insets.leading,
                bottom: try optionalNumber("bottom") ?? layout.insets.bottom,
                trailing: try optionalNumber("trailing") ?? layout.insets.trailing
            ),
            inset: try optionalNumber("inset") ?? layout.inset,
            isRightToLeft: try optionalBool("isRightToLeft") ?? layout.isRightToLeft
        )
    }
}

extension JSON {
    fileprivate init(_ button: SnapButtonPresentation) {
        self = [
            "phase": .string("\(button.phase)"),
            "x": .number(button.center.x),
            "y": .number(button.center.y),
            "xMotion": JSON(button.horizontalMotion),
            "yMotion": JSON(button.verticalMotion),
            "scale": .number(button.scale),
            "scaleMotion": JSON(button.scaleMotion),
            "slot": .string(button.place.slot.name),
            "fraction": .number(button.place.fraction),
            "placeName": .string("\(button.placeName.key)"),
            "velocity": JSON(button.velocity),
            "projection": JSON(button.projection),
        ]
    }

    private init(_ point: GesturePoint) {
        self = ["x": .number(point.x), "y": .number(point.y)]
    }

    fileprivate init(_ effect: SnapButtonEffect) {
        switch effect {
        case .act: self = ["effect": "act"]
        case .impact: self = ["effect": "impact"]
        case .openMenu: self = ["effect": "openMenu"]
        case .rested(let place):
            self = [
                "effect": "rested", "slot": .string(place.slot.name), "fraction": .number(place.fraction),
            ]
        case .announce(let message): self = ["effect": "announce", "message": JSON(message)]
        case .wake(let time): self = ["effect": "wake", "at": .number(time)]
        }
    }
}
