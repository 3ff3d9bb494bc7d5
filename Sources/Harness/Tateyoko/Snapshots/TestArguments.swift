import Foundation
import Pixels

#if canImport(Testing)
  import Testing
#endif

/// The arguments of the running test, as part of a name.
enum TestArguments {
  /// Whether the running test has arguments, so that each call needs its own names.
  static var areThere: Bool {
    #if canImport(Testing)
      return Test.Case.current?.isParameterized ?? false
    #else
      return false
    #endif
  }

  /// The joined arguments; `nil` if there are none or they are unknown.
  static var name: String? {
    #if canImport(Testing)
      let texts = parts("value").map { text(of: $0) }
      let joined = SnapshotNames.sanitized(texts.joined(separator: "-"))
      guard !joined.isEmpty, texts.allSatisfy({ !$0.isEmpty }) else { return nil }
      return shortened(joined)
    #else
      return nil
    #endif
  }

  /// A string that distinguishes the arguments from any other call's, even if both have the
  /// same name, such as -1 and 1; empty if there are none.
  static var identity: String {
    #if canImport(Testing)
      let values = parts("value").map { String(reflecting: $0) }
      let ids = parts("id").map { String(reflecting: $0) }
      guard !values.isEmpty else { return "" }
      // Digests instead of values, which may be large.
      return PixelDigest(of: Data((values + ids).joined(separator: "\u{0}").utf8)).description
    #else
      return ""
    #endif
  }

  /// A number that distinguishes calls whose arguments look alike, such as closures, which may run
  /// at the same time; 0 if no two look alike.
  static var number: Int {
    #if canImport(Testing)
      guard let current = Test.Case.current, current.isParameterized else { return 0 }
      return find("discriminator", in: Mirror(reflecting: current), depth: 0) as? Int ?? 0
    #else
      return 0
    #endif
  }

  #if canImport(Testing)
    /// A part of each argument of the running case: the library has no API for them, so reflection
    /// is used.
    private static func parts(_ label: String) -> [Any] {
      guard let current = Test.Case.current, current.isParameterized,
        let arguments = find("arguments", in: Mirror(reflecting: current), depth: 0)
      else { return [] }
      return Mirror(reflecting: arguments).children.compactMap { argument in
        Mirror(reflecting: argument.value).children.first { $0.label == label }?.value
      }
    }

    private static func find(_ label: String, in mirror: Mirror, depth: Int) -> Any? {
      guard depth < 4 else { return nil }
      for child in mirror.children {
        if child.label == label { return child.value }
        if child.label == "body" { continue }
        if let found = find(label, in: Mirror(reflecting: child.value), depth: depth + 1) {
          return found
        }
      }
      return nil
    }

    private static func text(of value: Any) -> String {
      if let own = value as? any CustomTestStringConvertible { return own.testDescription }
      let text = String(describing: value)
      // An address differs in each run.
      return text.contains("0x") ? "" : text
    }
  #endif

  /// Shortens a name to fit a file name, and distinguishes it from others with the same prefix.
  static func shortened(_ name: String) -> String {
    guard name.count > 80 else { return name }
    // FNV-1a, which is the same in each run.
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return name.prefix(64) + "-" + String(hash, radix: 36)
  }
}
