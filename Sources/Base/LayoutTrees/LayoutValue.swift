/// A measured property of a view, in points unless its name implies another unit.
public enum LayoutValue: Hashable, Sendable {
  case number(Double)
  case point(x: Double, y: Double)
  case size(width: Double, height: Double)
  case rect(x: Double, y: Double, width: Double, height: Double)
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  case flag(Bool)
  case text(String)

  /// Differences below this many points are floating-point noise, not layout.
  static let tolerance = 0.0005

  /// The value of a node without this attribute: trees omit zero insets.
  var omitted: LayoutValue? {
    if case .insets = self { return .insets(top: 0, left: 0, bottom: 0, right: 0) }
    return nil
  }

  /// Whether two values are the same measurement.
  func matches(_ other: LayoutValue) -> Bool {
    if self == other { return true }
    guard kind == other.kind else { return false }
    let mine = numbers
    let theirs = other.numbers
    guard !mine.isEmpty, mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy { abs($0.value - $1.value) < Self.tolerance }
  }

  /// The numbers in the value; empty for a flag or a text.
  var numbers: [(component: LayoutComponent, value: Double)] {
    switch self {
    case .number(let value): [(.whole, value)]
    case .point(let x, let y): [(.x, x), (.y, y)]
    case .size(let width, let height): [(.width, width), (.height, height)]
    case .rect(let x, let y, let width, let height):
      [(.x, x), (.y, y), (.width, width), (.height, height)]
    case .insets(let top, let left, let bottom, let right):
      [(.top, top), (.left, left), (.bottom, bottom), (.right, right)]
    case .flag, .text: []
    }
  }

  /// Creates a value from the numbers that its kind requires, or returns `nil` for flags and texts, which have none.
  init?(_ kind: Kind, _ n: [Double]) {
    switch (kind, n.count) {
    case (.number, 1): self = .number(n[0])
    case (.point, 2): self = .point(x: n[0], y: n[1])
    case (.size, 2): self = .size(width: n[0], height: n[1])
    case (.rect, 4): self = .rect(x: n[0], y: n[1], width: n[2], height: n[3])
    case (.insets, 4): self = .insets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    default: return nil
    }
  }

  /// The kind of a value.
  public enum Kind: String, CodingKey, Hashable, Sendable {
    case number, point, size, rect, insets, flag, text
  }

  public var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .flag: .flag
    case .text: .text
    }
  }

  /// Formats a number with few decimals and no trailing zeros, independent of the locale.
  ///
  /// - Parameter decimals: The largest number of decimals, at most six: three in trees, two in
  ///   findings, one in overviews.
  package static func format(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    guard abs(value) < 1e12 else { return "\(value)" }
    var unit = 1
    for _ in 0..<min(decimals, 6) { unit *= 10 }
    let units = Int((value * Double(unit)).rounded())
    let (whole, rest) = abs(units).quotientAndRemainder(dividingBy: unit)
    let sign = units < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var fraction = String(rest + unit).dropFirst()
    while fraction.last == "0" { fraction = fraction.dropLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// Returns the number as it's written: rounded to thousandths.
  static func rounded(_ value: Double) -> Double {
    // Larger ones are written in full.
    abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value
  }

  /// Returns a text on one line in double quotes.
  static func quote(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text on one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Parses the result of ``escaped(_:)``.
  static func unescaped(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let mark = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch mark {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
          result.append(scalar)
        }
      default: result.append(mark)
      }
    }
    return String(result)
  }
}

extension LayoutValue: CustomStringConvertible {
  /// The value in the text form of a tree, such as `(0 0 812 375)` or `{0 44 21 44}`.
  public var description: String {
    let parts = numbers.map { Self.format($0.value) }.joined(separator: " ")
    return switch self {
    case .number: parts
    case .flag(let value): value ? "true" : "false"
    case .text(let value): Self.quote(value)
    case .insets: "{\(parts)}"
    case .point, .size, .rect: "(\(parts))"
    }
  }
}

extension LayoutValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A layout value has exactly one kind."))
    }
    switch key {
    case .number: self = .number(try container.decode(Double.self, forKey: key))
    case .point, .size, .rect, .insets:
      let numbers = try container.decode([Double].self, forKey: key)
      guard let value = Self(key, numbers) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(numbers.count) numbers are no value of kind \(key.rawValue).")
      }
      self = value
    case .flag: self = .flag(try container.decode(Bool.self, forKey: key))
    case .text: self = .text(try container.decode(String.self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    // JSON has no infinities; a view with one is still worth recording.
    let finite = numbers.map { $0.value.isFinite ? $0.value : ($0.value < 0 ? -1e300 : 1e300) }
    switch self {
    case .number: try container.encode(finite[0], forKey: .number)
    case .point: try container.encode(finite, forKey: .point)
    case .size: try container.encode(finite, forKey: .size)
    case .rect: try container.encode(finite, forKey: .rect)
    case .insets: try container.encode(finite, forKey: .insets)
    case .flag(let value): try container.encode(value, forKey: .flag)
    case .text(let value): try container.encode(value, forKey: .text)
    }
  }
}
