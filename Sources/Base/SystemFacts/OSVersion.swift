/// A version of iOS or iPadOS, such as "11.2" or "26".
///
/// Missing components are zero: `"26"` equals `"26.0"`. An invalid literal doesn't trap; it becomes
/// a value whose ``isWellFormed`` is false, which no device runs, and whose description is the
/// original text, so that the caller can report the problem.
public struct OSVersion: Sendable, Hashable {
  public let major: Int
  public let minor: Int
  public let patch: Int
  /// The text of an invalid literal.
  private let malformedText: String?

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    guard [major, minor, patch].allSatisfy({ (0...OSVersion.largestPart).contains($0) }) else {
      self.init(malformed: "\(major).\(minor).\(patch)")
      return
    }
    self.init(major: major, minor: minor, patch: patch, malformedText: nil)
  }

  /// Parses one to three dot-separated decimal numbers; `nil` for anything else.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers = [0, 0, 0]
    for (index, part) in parts.enumerated() {
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers[index] = number
    }
    self.init(major: numbers[0], minor: numbers[1], patch: numbers[2], malformedText: nil)
  }

  private init(malformed text: String) {
    self.init(major: 0, minor: 0, patch: 0, malformedText: text)
  }

  private init(major: Int, minor: Int, patch: Int, malformedText: String?) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.malformedText = malformedText
  }

  /// Whether this is a valid version; false only for a literal such as `"eleven"`.
  public var isWellFormed: Bool { malformedText == nil }

  /// The oldest version whose rules are known.
  public static let oldestKnown = KnownReleases.standard.oldest
  /// The newest version whose rules are known.
  public static var newestKnown: OSVersion { KnownReleases.current.newestCollected }

  private static let largestPart = 999
}

extension OSVersion: Comparable {
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch, left.malformedText ?? "")
      < (right.major, right.minor, right.patch, right.malformedText ?? "")
  }
}

extension OSVersion: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = OSVersion(value) ?? OSVersion(malformed: value)
  }
}

extension OSVersion: CustomStringConvertible {
  /// The shortest text with at least a major and minor number: "11.2", "26.0", "16.7.1".
  public var description: String {
    if let malformedText { return malformedText }
    return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension OSVersion: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = OSVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is not an OS version; write one such as \"11.2\"")
    }
    self = version
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
