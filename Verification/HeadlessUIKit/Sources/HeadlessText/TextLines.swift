import CPango
import Foundation

/// The lines of a text, measured with Pango. A point is one unit. Fonts are not hinted, so that a size is the same at
/// every scale.
///
/// Not thread-safe. Use `TextRuler` from several threads.
package final class TextLines {
    /// A part of the text with one style.
    package struct Run {
        package var text: String
        package var style: TextStyle
        /// The color for drawing.
        package var ink: Ink?

        package init(_ text: String, _ style: TextStyle, _ ink: Ink? = nil) {
            self.text = text
            self.style = style
            self.ink = ink
        }
    }

    /// A color with components 0…1.
    package struct Ink {
        let red, green, blue, alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
            func part(_ value: Double) -> UInt16 { UInt16(min(max(0, value), 1) * 65535) }
            return [
                pango_attr_foreground_new(part(red), part(green), part(blue)),
                // Zero means unknown.
                pango_attr_foreground_alpha_new(max(1, part(alpha))),
            ]
        }
    }

    package struct Line {
        /// The line for `pango_cairo_show_layout_line`, valid as long as the lines.
        package let layout: UnsafeMutablePointer<PangoLayoutLine>
        package let width: Double
    }

    /// Pango's font map at 72 pixels per inch: a point is a pixel.
    nonisolated(unsafe) private static let context: OpaquePointer = {
        let map = pango_cairo_font_map_new()!
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        let context = pango_font_map_create_context(map)!
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }()

    private let layout: OpaquePointer
    private let text: String
    package private(set) var lines: [Line] = []

    /// - Parameters:
    ///   - runs: The text.
    ///   - width: The maximum width of a line; `nil` for any.
    ///   - lineLimit: The maximum number of lines; the last one is truncated with an ellipsis. Zero for any.
    package init(_ runs: [Run], width: Double? = nil, lineLimit: Int = 0) {
        layout = pango_layout_new(Self.context)
        text = runs.map(\.text).joined()
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        let attributes = pango_attr_list_new()!
        var start = 0
        var kerns: [(end: Int, kern: Double)] = []
        for run in runs {
            let end = start + run.text.utf8.count
            for attribute in Self.attributes(of: run.style) + (run.ink?.attributes ?? []) {
                attribute.pointee.start_index = UInt32(start)
                attribute.pointee.end_index = UInt32(end)
                pango_attr_list_insert(attributes, attribute)
            }
            kerns.append((end, run.style.kern))
            start = end
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let width {
            pango_layout_set_width(layout, Int32(max(0, width).rounded(.up) * Double(PANGO_SCALE)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            if lineLimit > 0 {
                pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
                pango_layout_set_height(layout, Int32(-lineLimit))
            }
        }
        if kerns.contains(where: { $0.kern != 0 }) { spread(kerns) }
        lines = (0..<pango_layout_get_line_count(layout)).compactMap { index in
            pango_layout_get_line_readonly(layout, index).map { Line(layout: $0, width: Self.width(of: $0)) }
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The position of the caret at each UTF-16 offset of a single-line text.
    package var carets: [Double] {
        var carets: [Double] = []
        var byte = 0
        func caret() -> Double {
            var strong = PangoRectangle()
            pango_layout_get_cursor_pos(layout, Int32(byte), &strong, nil)
            return Double(strong.x) / Double(PANGO_SCALE)
        }
        for scalar in text.unicodeScalars {
            // Within a surrogate pair, the caret is at the start of the pair.
            for _ in UTF16.encode(scalar)! { carets.append(caret()) }
            byte += UTF8.width(scalar)
        }
        return carets + [caret()]
    }

    /// Adds space after each character, including the last one, as Apple's kern does. Pango's letter spacing omits the
    /// ends of a line.
    private func spread(_ kerns: [(end: Int, kern: Double)]) {
        for index in 0..<pango_layout_get_line_count(layout) {
            // Not the read-only variant, with which Pango discards its measurements.
            var runs = pango_layout_get_line(layout, index)?.pointee.runs
            while let run = runs {
                let glyphItem = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
                let offset = Int(glyphItem.item.pointee.offset)
                let kern = kerns.first { offset < $0.end }?.kern ?? 0
                let glyphs = glyphItem.glyphs.pointee
                for glyph in 0..<Int(glyphs.num_glyphs) {
                    let isLastOfCluster =
                        glyph + 1 == glyphs.num_glyphs
                        || glyphs.log_clusters[glyph + 1] != glyphs.log_clusters[glyph]
                    if isLastOfCluster { glyphs.glyphs[glyph].geometry.width += Int32(kern * Double(PANGO_SCALE)) }
                }
                runs = run.pointee.next
            }
        }
    }

    private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return Double(logical.width) / Double(PANGO_SCALE)
    }

    private static func attributes(of style: TextStyle) -> [UnsafeMutablePointer<PangoAttribute>] {
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(font, style.families)
        pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, PangoWeight(UInt32(style.fontWeight)))
        var attributes = [pango_attr_font_desc_new(font)!]
        var features: [String] = []
        if style.hasMonospacedDigits { features.append("tnum=1") }
        // Characters with a kern are not joined to ligatures.
        if style.kern != 0 { features.append("liga=0,clig=0,calt=0") }
        if !features.isEmpty { attributes.append(pango_attr_font_features_new(features.joined(separator: ","))!) }
        return attributes
    }
}
