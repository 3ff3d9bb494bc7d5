/// The constructs of the dialect that a text may contain, found without parsing it.
struct SourceMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// A module without any of these is left alone, unparsed.
  static let construct = SourceMarks(rawValue: 1)
  /// Names that Foundation provides on a device, and the runtime support or UIKit here.
  static let runtime = SourceMarks(rawValue: 2)
  /// Names that Foundation provides on a device, and FoundationNetworking here.
  static let networking = SourceMarks(rawValue: 4)
  /// Declarations that other files may depend on.
  static let types = SourceMarks(rawValue: 8)
  /// The only construct that packages without the dialect also contain.
  static let override = SourceMarks(rawValue: 16)

  var hasDialect: Bool { !isDisjoint(with: [.construct, .runtime, .networking, .override]) }

  fileprivate struct Mark: Sendable {
    var bytes: [UInt8]
    /// Whether it's preceded by a letter, a digit or `_`.
    var isAfterWord: Bool
    var marks: SourceMarks

    init(_ text: String, _ marks: SourceMarks) {
      isAfterWord = text.hasPrefix(#"\w"#)
      bytes = Array((isAfterWord ? text.dropFirst(2) : text[...]).utf8)
      self.marks = marks
    }
  }

  // MARK: The list

  // `markList` is the text of `marks.txt`, which scripts/dialect compiles in.
  private static let listed: [Mark] = markList.split(separator: "\n").compactMap { line in
    guard let first = line.firstIndex(of: "\""), let last = line.lastIndex(of: "\""),
      let marks = kinds[String(line[..<first])]
    else { return nil }
    return Mark(String(line[first..<last].dropFirst()), marks)
  }

  private static let kinds: [String: SourceMarks] = [
    "construct ": .construct, "runtime ": .runtime, "networking ": .networking,
  ]

  private static let typeWords = [
    "class ", "extension ", "protocol ",
    "func description()", "struct Darwin", "enum Darwin", "typealias Darwin",
  ]

  // MARK: Searching

  private static let all: [Mark] =
    listed + typeWords.map { Mark($0, .types) } + [Mark("override ", .override)]

  /// The marks by their first bytes, so that a text is scanned only once.
  private static let byFirst: [[Mark]] = (0..<256).map { first in
    all.filter { Int($0.bytes[0]) == first }
  }
  private static let isFirst: [Bool] = byFirst.map { !$0.isEmpty }

  /// Scans a text for marks.
  static func of(_ bytes: [UInt8]) -> SourceMarks {
    bytes.withUnsafeBufferPointer { text in
      isFirst.withUnsafeBufferPointer { isFirst in
        var found: SourceMarks = []
        var index = 0
        while index < text.count {
          if isFirst[Int(text[index])] {
            for mark in byFirst[Int(text[index])]
            where !found.isSuperset(of: mark.marks) && mark.isAt(index, of: text) {
              found.formUnion(mark.marks)
            }
          }
          index += 1
        }
        return found
      }
    }
  }
}

extension SourceMarks.Mark {
  fileprivate func isAt(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + bytes.count <= text.count else { return false }
    if isAfterWord {
      guard index > 0, Self.isWord(text[index - 1]) else { return false }
    }
    for (offset, byte) in bytes.enumerated() where text[index + offset] != byte { return false }
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
