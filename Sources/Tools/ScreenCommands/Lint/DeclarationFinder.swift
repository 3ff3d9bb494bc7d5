import Findings
import Foundation

/// Finds a package's declarations of its screens' classes; a binary only contains their names.
struct DeclarationFinder {
  private static let maximumFileCount = 20_000
  private static let maximumFileSize = 1 << 20

  private var places: [String: FindingSource] = [:]

  /// Reads the Swift sources in a folder, except build products and hidden files.
  ///
  /// - Parameter classes: The names to look for, without their modules. If a name is declared
  ///   twice, the first declaration by path is used.
  init(_ classes: Set<String>, in folder: String) {
    guard !classes.isEmpty else { return }
    for file in Self.sources(in: folder) {
      let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(file)
      guard let data = try? Data(contentsOf: url), data.count <= Self.maximumFileSize else {
        continue
      }
      let lines = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let name = Self.className(declaredIn: line), classes.contains(name),
          places[name] == nil
        else { continue }
        places[name] = FindingSource(file: file, line: index + 1)
      }
      if places.count == classes.count { return }
    }
  }

  /// Returns the location of a class's declaration, relative to the folder; `nil` if it wasn't
  /// found.
  subscript(name: String) -> FindingSource? { places[name] }

  /// Returns the class that a line declares, such as `Settings` for
  /// `final class Settings: UIViewController {`.
  static func className(declaredIn line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let keyword = words.firstIndex(of: "class"), words.index(after: keyword) < words.endIndex,
      words[..<keyword].allSatisfy({ modifiers.contains(String($0)) || $0.hasPrefix("@") })
    else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || ["func", "var", "let", "subscript"].contains(name) ? nil : String(name)
  }

  private static let modifiers: Set<String> = [
    "final", "open", "public", "package", "internal", "fileprivate", "private", "nonisolated",
  ]

  private static func sources(in folder: String) -> [String] {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let found = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var files: [String] = []
    let prefix = url.standardizedFileURL.path + "/"
    for case let file as URL in found where file.pathExtension == "swift" {
      guard files.count < maximumFileCount else { break }
      let path = file.standardizedFileURL.path
      if path.hasPrefix(prefix) { files.append(String(path.dropFirst(prefix.count))) }
    }
    return files.sorted()
  }
}
