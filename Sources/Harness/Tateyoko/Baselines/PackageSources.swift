import Foundation
import Synchronization

/// The Swift sources of a package, insofar as they determine the names of its baselines.
///
/// They are read lazily.
final class PackageSources: Sendable {
  private let root: String
  private let answer = Mutex<Bool?>(nil)

  init(root: String) {
    self.root = root
  }

  /// Whether any source passes on a test name that it may have made up, so that baselines may not
  /// be named after functions.
  var makeTestNames: Bool {
    answer.withLock { answer in
      let known = answer ?? look(in: root, depth: 0)
      answer = known
      return known
    }
  }

  private func look(in folder: String, depth: Int) -> Bool {
    guard depth < 16 else { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      guard !name.hasPrefix("."), name != "node_modules" else { return false }
      let path = "\(folder)/\(name)"
      if BaselineMark.isFolder(path) {
        // Another package's tests have their own baselines.
        return access("\(path)/Package.swift", F_OK) != 0 && look(in: path, depth: depth + 1)
      }
      guard name.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path) else {
        return false
      }
      return Self.makesTestNames(String(decoding: data, as: UTF8.self))
    }
  }

  /// Whether a source passes anything as `testName:` other than its own `testName` parameter.
  static func makesTestNames(_ source: String) -> Bool {
    var rest = source.utf8[...]
    let label = Array("testName".utf8)
    while let place = rest.firstIndex(of: label[0]) {
      rest = rest[place...]
      guard rest.starts(with: label) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(label.count)
      var value = rest.drop(while: SwiftText.isSpace)
      guard value.first == UInt8(ascii: ":") else { continue }
      value = value.dropFirst().drop(while: SwiftText.isSpace)
      let word = String(decoding: value.prefix(while: SwiftText.isWord), as: UTF8.self)
      let next = value.drop(while: SwiftText.isWord).drop(while: SwiftText.isSpace).first
      // A parameter's type, or the parameter passed on unchanged.
      let isPlain =
        word == "String" || word == "StaticString"
        || word == "testName" && (next == UInt8(ascii: ",") || next == UInt8(ascii: ")"))
      if !isPlain { return true }
    }
    return false
  }
}
