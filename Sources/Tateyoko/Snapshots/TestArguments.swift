import Foundation
import Pixels

#if canImport(Testing)
  import Testing
#endif

/// The arguments that the running test is called with, as part of a name.
enum TestArguments {
  /// Whether the running test is called with arguments, each call of which needs names of its own.
  static var areThere: Bool {
    #if canImport(Testing)
      return Test.Case.current?.isParameterized ?? false
    #else
      return false
    #endif
  }

  /// The arguments, joined; nil where there are none or they are unknown.
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

  /// What distinguishes the arguments from those of any other call, such as -1 from 1, of which one
  /// name is made; empty where there are none.
  static var identity: String {
    #if canImport(Testing)
      let values = parts("value").map { String(reflecting: $0) }
      let ids = parts("id").map { String(reflecting: $0) }
      guard !values.isEmpty else { return "" }
      // The digest stands for values, which may be large.
      return PixelDigest(of: Data((values + ids).joined(separator: "\u{0}").utf8)).description
    #else
      return ""
    #endif
  }

  /// What distinguishes calls whose arguments look alike, such as closures: they may run at the
  /// same time. 0 where no two look alike.
  static var number: Int {
    #if canImport(Testing)
      guard let current = Test.Case.current, current.isParameterized else { return 0 }
      return find("discriminator", in: Mirror(reflecting: current), depth: 0) as? Int ?? 0
    #else
      return 0
    #endif
  }

  #if canImport(Testing)
    /// A part of each argument of the running case: the library shows them to nobody, but
    /// reflection does.
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
      // An address is another one in each run.
      return text.contains("0x") ? "" : text
    }
  #endif

  /// A name that fits into a file's, distinguished from others with the same beginning.
  static func shortened(_ name: String) -> String {
    guard name.count > 80 else { return name }
    // FNV-1a, the same in each run.
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return name.prefix(64) + "-" + String(hash, radix: 36)
  }
}
