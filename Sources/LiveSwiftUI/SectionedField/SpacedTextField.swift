#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import LiveControls
    import LiveFoundation

    /// A field whose characters are spaced out, so that each stands in its place in its section.
    final class SpacedTextField: NSTextField {
        /// How far a cell keeps its text from its edges, in points.
        private static let cellPadding = 2.0

        private var lengths: [Int] = []
        /// What was set last; AppKit gives back what it holds with attributes of its own. `nil` where it holds another text.
        private var spaced: NSAttributedString?
        private let digits = NSFont.monospacedSystemFont(ofSize: NSFont.systemFontSize, weight: .regular)

        /// The characters of each section; none for a plain field.
        func spread(over lengths: [Int]) {
            self.lengths = lengths
            alignment = lengths.count > 1 ? .left : .natural
            spread()
        }

        override func layout() {
            super.layout()
            spread()
        }

        private func spread() {
            guard lengths.count > 1 else { return }
            let layout = SectionLayout(lengths: lengths, width: Double(bounds.width))
            let editor = currentEditor() as? NSTextView
            // A change during a composition would end it.
            guard editor?.hasMarkedText() != true, let first = layout.sections.first else { return }
            let text = editor?.string ?? stringValue
            let advances = layout.advances(count: text.utf16.count, lengths: lengths)
            guard !advances.isEmpty else {
                self.spaced = nil
                return
            }
            let width = Double(("0" as NSString).size(withAttributes: [.font: digits]).width)
            let style = NSMutableParagraphStyle()
            style.firstLineHeadIndent = CGFloat(max(0, first.x + (advances[0] - width) / 2 - Self.cellPadding))
            let spaced = NSMutableAttributedString(
                string: text,
                attributes: [
                    .font: digits,
                    .foregroundColor: isEnabled ? NSColor.controlTextColor : NSColor.disabledControlTextColor,
                    .paragraphStyle: style,
                ]
            )
            for (offset, advance) in advances.enumerated() {
                spaced.addAttribute(.kern, value: advance - width, range: NSRange(location: offset, length: 1))
            }
            if let storage = editor?.textStorage {
                self.spaced = nil
                // The text stays as it is, and with it the selection and what can be undone.
                spaced.enumerateAttributes(in: NSRange(location: 0, length: spaced.length)) { attributes, range, _ in
                    storage.setAttributes(attributes, range: range)
                }
            } else if self.spaced != spaced {
                self.spaced = spaced
                attributedStringValue = spaced
            }
        }
    }
#endif
