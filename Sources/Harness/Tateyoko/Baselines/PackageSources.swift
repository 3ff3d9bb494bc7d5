import Foundation
import Synchronization

/// The Swift sources of a package, insofar as they determine the names of its baselines.
///
/// They are read lazily.
final class PackageSources: Sendable {
  private let root: String
  private let findings = Mutex<Findings?>(nil)

  private struct Findings {
    var makesTestNames = false
    var importsLibrary = false
  }

  init(root: String) {
    self.root = root
  }

  /// Whether any source passes on a test name that it may have made up, so that baselines may not
  /// be named after functions.
  var makeTestNames: Bool { found.makesTestNames }

  /// Whether any source imports swift-snapshot-testing: its suite may also run on a Mac.
  var importLibrary: Bool { found.importsLibrary }

  private var found: Findings {
    findings.withLock { findings in
      if let findings { return findings }
      var found = Findings()
      look(in: root, depth: 0, &found)
      findings = found
      return found
    }
  }

  private func look(in folder: String, depth: Int, _ found: inout Findings) {
    guard depth < 16 else {
      found.makesTestNames = true
      return
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard !name.hasPrefix("."), name != "node_modules" else { continue }
      guard !found.makesTestNames || !found.importsLibrary else { return }
      let path = "\(folder)/\(name)"
      if BaselineMark.isFolder(path) {
        // Another package's tests have their own baselines.
        if access("\(path)/Package.swift", F_OK) != 0 { look(in: path, depth: depth + 1, &found) }
        continue
      }
      guard name.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path) else {
        continue
      }
      let text = String(decoding: data, as: UTF8.self)
      if !found.makesTestNames { found.makesTestNames = Self.makesTestNames(text) }
      if !found.importsLibrary { found.importsLibrary = text.contains("import SnapshotTesting") }
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
