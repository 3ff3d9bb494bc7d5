/// Parses visual format strings using the grammar in Apple's "Auto Layout Guide", appendix "Visual
/// Format Language"; white space between the parts is skipped.
///
/// Reasons are UIKit's if they are shown in logs or Apple's text, otherwise in the same style.
@MainActor
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  // MARK: Grammar

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    result.axis = try orientation()
    if take("|") {
      result.start = try gap()
    }
    result.elements.append(try view())
    if result.start != nil { try requireSuperview(of: result.elements[0]) }
    while peek() != nil {
      let gap = try gap()
      if take("|") {
        result.end = gap
        try requireSuperview(of: result.elements[result.elements.count - 1])
        if peek() != nil { throw error("Expected the end of the format string here") }
        return result
      }
      result.gaps.append(gap)
      result.elements.append(try view())
    }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    let axis: NSLayoutConstraint.Axis
    switch peek() {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: return .horizontal
    }
    position += 1
    guard take(":") else {
      throw error(
        axis == .vertical
          ? "Expected ':' after 'V' to specify vertical arrangement"
          : "Expected ':' after 'H' to specify horizontal arrangement")
    }
    return axis
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else {
      throw error("Expected a '[' here. That is how you give the beginning of a view.")
    }
    guard let name = identifier() else {
      throw error(
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.")
    }
    guard let object = views[name] else {
      throw error("\(name) is not a key in the views dictionary.")
    }
    guard let item = LayoutItem.of(object) else {
      throw error("\(name) is neither a view nor a layout guide.")
    }
    let sizes = peek() == "(" ? try predicates(ofSize: true) : []
    guard take("]") else {
      throw error("Expected a ']' here. That is how you give the end of a view.")
    }
    return VisualFormat.Element(item: item, sizes: sizes)
  }

  /// Parses a gap: nothing, a hyphen, or predicates between two hyphens.
  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .flush }
    switch peek() {
    case "[", "|": return .standard
    case "(":
      let found = try predicates(ofSize: false)
      try closeGap()
      return .predicates(found)
    default:
      let predicate = try predicate(ofSize: false, isSimple: true)
      try closeGap()
      return .predicates([predicate])
    }
  }

  private mutating func closeGap() throws(VisualFormatError) {
    guard take("-") else {
      throw error("Expected a '-' here. That is how you give the space's end.")
    }
  }

  private mutating func predicates(
    ofSize: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw error("Expected a '(' here.") }
    var found: [VisualFormat.Predicate] = []
    repeat {
      found.append(try predicate(ofSize: ofSize, isSimple: false))
    } while take(",")
    guard take(")") else {
      throw error("Expected a ')' or a ',' here. That is how you give the end of a predicate.")
    }
    return found
  }

  private mutating func predicate(
    ofSize: Bool, isSimple: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if !isSimple, let first = peek(), "<=>".contains(first) {
      position += 1
      guard position < characters.count, characters[position] == "=" else {
        throw error("Expected a relation. Relation must be one of <=, == or >=.")
      }
      position += 1
      relation = first == "<" ? .lessThanOrEqual : first == ">" ? .greaterThanOrEqual : .equal
    }
    var result = VisualFormat.Predicate(
      relation: relation, length: try length(ofSize: ofSize, isSimple: isSimple))
    guard take("@") else { return result }
    guard case .constant(let priority) = try length(ofSize: false, isSimple: false) else {
      return result
    }
    guard priority > 0, priority <= 1000 else {
      throw error("Priorities must be greater than 0 and less or equal to 1000.")
    }
    result.priority = UILayoutPriority(Float(priority))
    return result
  }

  /// Parses a number, a metric or, for a size, the size of another view.
  private mutating func length(
    ofSize: Bool, isSimple: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate.Length {
    if let name = identifier() {
      if let metric = metrics[name] {
        guard let number = Self.number(metric) else {
          throw error("The value of the metric \"\(name)\" is not a number.")
        }
        return .constant(number)
      }
      guard let object = views[name] else {
        throw error(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
            + "views dictionaries")
      }
      guard ofSize, let item = LayoutItem.of(object) else {
        throw error("\(name) is not a key in the metrics dictionary.")
      }
      return .view(item)
    }
    guard let number = number(isSigned: !isSimple) else {
      throw error(
        ofSize
          ? "Expected a number, a metric or a view here." : "Expected a number or a metric here.")
    }
    return .constant(number)
  }

  private func requireSuperview(of element: VisualFormat.Element) throws(VisualFormatError) {
    guard element.item.visualSuperview == nil else { return }
    throw error(
      "Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  // MARK: Characters

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: position)
  }

  private mutating func peek() -> Character? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return position < characters.count ? characters[position] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    position += 1
    return true
  }

  private mutating func identifier() -> String? {
    guard let first = peek(), first.isASCII, first.isLetter || first == "_" else { return nil }
    let start = position
    while position < characters.count {
      let next = characters[position]
      guard next.isASCII, next.isLetter || next.isNumber || next == "_" else { break }
      position += 1
    }
    return String(characters[start..<position])
  }

  /// Parses a decimal number with an optional exponent, as C's `strtod` reads it.
  private mutating func number(isSigned: Bool) -> CGFloat? {
    guard let first = peek() else { return nil }
    var end = position
    if isSigned, first == "-" || first == "+" { end += 1 }
    func digits() -> Bool {
      let start = end
      while end < characters.count, let digit = characters[end].asciiValue,
        (48...57).contains(digit)
      {
        end += 1
      }
      return end > start
    }
    var hasDigits = digits()
    if end < characters.count, characters[end] == "." {
      end += 1
      hasDigits = digits() || hasDigits
    }
    guard hasDigits else { return nil }
    let mantissa = end
    if end < characters.count, "eE".contains(characters[end]) {
      end += 1
      if end < characters.count, "+-".contains(characters[end]) { end += 1 }
      if !digits() { end = mantissa }
    }
    guard let value = Double(Self.padded(String(characters[position..<end]))) else { return nil }
    position = end
    return CGFloat(value)
  }

  /// Returns the text with digits on both sides of a decimal point, as Swift requires.
  private static func padded(_ text: String) -> String {
    text.hasSuffix(".") ? text + "0" : text
  }

  /// Returns the value of a metric: anything that Foundation could convert to a number.
  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let value as CGFloat: value
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(Double(value))
    case let value as any BinaryFloatingPoint: CGFloat(Double(value))
    case let value as String: Double(value).map { CGFloat($0) }
    default: nil
    }
  }
}

extension LayoutItem {
  /// What `|` represents next to this item.
  @MainActor var visualSuperview: LayoutItem? {
    (view != nil ? view?.storedSuperview : guide?.owningView)?.madeLayoutItem
  }
}
