import SwiftParser
import SwiftSyntax

/// A source file's bytes, and facts about them that need no parsing.
struct SourceText: Sendable {
  static let maximumBytes = 16 << 20
  static let newline = UInt8(ascii: "\n")

  let bytes: [UInt8]
  let marks: SourceMarks

  init(bytes: [UInt8]) {
    self.bytes = bytes
    marks = SourceMarks.of(bytes)
  }

  func parsed() -> SourceFileSyntax {
    NestingScan.readable(bytes).withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Returns why a file can't be rewritten, or `nil`.
  static func refusal(of bytes: [UInt8]) -> SourceFailure? {
    if bytes.count > maximumBytes {
      return SourceFailure(
        reason: "the file is larger than \(maximumBytes >> 20) MB",
        remedy: "split it, or make data of it a resource")
    }
    if bytes.contains(0) {
      return SourceFailure(
        reason: "the file contains a null byte",
        remedy: "save it as UTF-8, or leave it out of the target")
    }
    if deepestRegion(bytes) > maximumRegions {
      return SourceFailure(
        reason: "its #if regions are nested more than \(maximumRegions) deep",
        remedy: "close them with #endif, or combine their conditions")
    }
    if let excess = NestingScan(bytes).excess {
      return refusal(of: excess, line: SourceText(bytes: bytes).line(at: excess.offset))
    }
    if bytes.withUnsafeBufferPointer({ !isUTF8($0) }) {
      return SourceFailure(
        reason: "the file is not UTF-8",
        remedy: "convert it, for example with iconv -f LATIN1 -t UTF-8")
    }
    return nil
  }

  private static func refusal(of excess: NestingScan.Excess, line: Int) -> SourceFailure {
    let reason =
      switch excess.kind {
      case .doublings:
        "more than \(NestingScan.maximumDoublings) square brackets or attributes' parentheses begin "
          + "directly within one another"
      case .angles:
        "more than \(NestingScan.maximumAngles) angle brackets begin directly within one another"
      case .depth: "brackets are nested more than \(NestingScan.maximumDepth) deep"
      }
    return SourceFailure(
      reason: reason, remedy: "give what is in the inner ones a name", line: line)
  }

  /// More deeply nested regions take the parser unbounded time.
  private static let maximumRegions = 200

  private static func deepestRegion(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var depth = 0
      var deepest = 0
      for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
        let rest = bytes[(index + 1)...]
        if rest.starts(with: "if ".utf8) { depth += 1 }
        if rest.starts(with: "endif".utf8) { depth -= 1 }
        deepest = max(deepest, depth)
      }
      return deepest
    }
  }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }

  /// Whether the text contains a string of ASCII characters.
  func contains(_ mark: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      let count = mark.utf8CodeUnitCount
      guard text.count >= count else { return false }
      let first = mark.utf8Start[0]
      var index = 0
      let last = text.count - count
      while index <= last {
        if text[index] == first {
          var matched = 1
          while matched < count, text[index + matched] == mark.utf8Start[matched] { matched += 1 }
          if matched == count { return true }
        }
        index += 1
      }
      return false
    }
  }

  /// Returns the text of a range with every character except line breaks replaced by a space.
  func blank(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == Self.newline ? $0 : 32 }, as: UTF8.self)
  }

  func lineEnds(in range: Range<Int>) -> Int { bytes[range].count { $0 == Self.newline } }

  /// Returns the line of an offset, starting at 1.
  func line(at offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].reduce(1) { $1 == Self.newline ? $0 + 1 : $0 }
  }
}
