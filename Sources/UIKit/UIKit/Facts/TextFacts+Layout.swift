import Graphics
import ScreenFacts
import Typography

extension TextFacts {
  /// Returns the facts about a text in lines that rules check.
  ///
  /// - Parameters:
  ///   - origin: The origin of the lines' coordinates in the view's.
  ///   - needed: The size that the entire text would take; nil if all of it is shown.
  @MainActor
  init?(
    _ string: String, _ layout: TextLayout, at origin: CGPoint, needed: @autoclosure () -> CGSize,
    isScaled: Bool, in description: FactDescription
  ) {
    guard !string.allSatisfy(\.isWhitespace) else { return nil }
    var used = CGRect.null
    var size = CGFloat.infinity
    var first: TextLayout.Run?
    for line in layout.lines {
      used = used.union(
        CGRect(
          x: origin.x + line.origin.x, y: origin.y + line.origin.y, width: line.width,
          height: line.height))
      for run in line.runs {
        size = min(size, run.attributes.font.size)
        if !run.range.isEmpty, run.range.lowerBound < first?.range.lowerBound ?? .max {
          first = run
        }
      }
    }
    let attributes = first?.attributes ?? layout.lines.first?.runs.first?.attributes
    let color = attributes?.color.rgba ?? .black
    self.init(
      string: string, used: used.isNull ? .zero : description.area(used),
      needed: layout.isTruncated ? needed() : layout.size,
      shownCharacters: layout.isTruncated ? Self.shown(layout, of: string) : string.count,
      color: color.multiplyingAlpha(by: description.facts.opacity),
      pointSize: size.isFinite ? size : 0,
      // The system's bold font is semibold.
      isBold: (attributes?.font.weight ?? 0) >= UIFont.Weight.semibold.rawValue,
      isScaled: isScaled, isDisabled: description.isInDisabledControl)
  }

  /// Returns the number of characters shown by a layout that omits some.
  private static func shown(_ layout: TextLayout, of string: String) -> Int {
    let units = string.utf16
    let count = units.count
    func characters(_ range: Range<Int>) -> Int {
      let range = range.clamped(to: 0..<count)
      guard !range.isEmpty else { return 0 }
      let start = units.index(units.startIndex, offsetBy: range.lowerBound)
      let end = units.index(start, offsetBy: range.count)
      return string[start..<end].count
    }
    let shown = layout.lines.reduce(0) { sum, line in
      sum
        + (line.isTruncated
          ? line.runs.reduce(0) { $0 + characters($1.range) } : characters(line.range))
    }
    // Whitespace at the end of a truncated line doesn't count as missing.
    return min(shown, string.count)
  }
}

extension UILabel {
  /// Adds the label's text as it was last drawn, or as it would be drawn.
  func describeTextFacts(in description: inout FactDescription) {
    description.facts.kinds.insert(.label)
    description.facts.text = textFacts(in: description)
  }

  /// Returns the facts about the label's text; nil if it has none.
  func textFacts(in description: FactDescription) -> TextFacts? {
    guard !state.isEmpty, let string = text else { return nil }
    let bounds = bounds
    let placed: (layout: TextLayout, origin: CGPoint)
    if let drawn = state.drawn, drawn.size == bounds.size {
      placed = (drawn.layout, drawn.origin)
    } else if bounds.width > 0, bounds.height > 0 {
      placed = placedText(in: bounds)
    } else {
      placed = (wholeText, bounds.origin)
    }
    return TextFacts(
      string, placed.layout, at: placed.origin, needed: wholeText.size, isScaled: followsTextSize,
      in: description)
  }

  /// Whether all fonts in the text scale with the content size category.
  private var followsTextSize: Bool {
    guard let attributed = state.attributed else { return state.font.scaling != nil }
    var follows = true
    attributed.enumerateAttribute(
      .font, in: NSRange(location: 0, length: attributed.length), options: []
    ) { value, _, stop in
      if (value as? UIFont ?? state.font).scaling == nil {
        follows = false
        stop.pointee = true
      }
    }
    return follows
  }
}

extension UITextField {
  /// Adds the text, or the placeholder of an empty field.
  func describeFieldFacts(in description: inout FactDescription) {
    description.facts.kinds.insert(.textInput)
    let isEmpty = parts.text.length == 0
    let label = isEmpty ? parts.placeholderLabel : parts.textLabel
    var facts = label.textFacts(in: description.inside(label))
    facts?.isPlaceholder = isEmpty
    description.facts.text = facts
  }
}

extension UITextView {
  /// Adds the text; parts that are scrolled out of sight don't count as missing.
  func describeTextViewFacts(in description: inout FactDescription) {
    if isEditable { description.facts.kinds.insert(.textInput) }
    guard let string = text, !string.allSatisfy(\.isWhitespace) else { return }
    let fragments = content.manager.layout.fragments
    let shownRange = content.manager.glyphRange(for: content.container)
    var used = content.manager.usedRect(for: content.container)
    used.origin.x += textOrigin.x
    used.origin.y += textOrigin.y
    var size = CGFloat.infinity
    var first: TextLayout.Run?
    for fragment in fragments {
      for run in fragment.line.runs {
        size = min(size, run.attributes.font.size)
        if first == nil, !run.range.isEmpty { first = run }
      }
    }
    let fitting = isScrollEnabled ? used.size : fittingSize(width: bounds.width)
    let end = shownRange.location + shownRange.length
    let units = string.utf16
    let isCut = !isScrollEnabled && end < units.count
    let shown =
      isCut ? string[..<units.index(units.startIndex, offsetBy: max(0, end))].count : string.count
    description.facts.text = TextFacts(
      string: string, used: description.area(used), needed: fitting, shownCharacters: shown,
      color: (first?.attributes.color.rgba ?? .black)
        .multiplyingAlpha(by: description.facts.opacity),
      pointSize: size.isFinite ? size : font?.pointSize ?? 0,
      isBold: (first?.attributes.font.weight ?? 0) >= UIFont.Weight.semibold.rawValue,
      isScaled: followsTextSize, isDisabled: description.isInDisabledControl)
  }

  private var followsTextSize: Bool {
    var follows = true
    let whole = NSRange(location: 0, length: content.storage.length)
    content.storage.enumerateAttribute(.font, in: whole, options: []) { value, _, stop in
      if (value as? UIFont ?? TextViewContent.plainFont).scaling == nil {
        follows = false
        stop.pointee = true
      }
    }
    return follows
  }
}
