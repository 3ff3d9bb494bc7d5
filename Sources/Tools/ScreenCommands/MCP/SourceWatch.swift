import Foundation

/// Detects whether a package's sources were edited after its program was built.
struct SourceWatch: Sendable {
  /// The edited files.
  struct Edits: Hashable, Sendable {
    /// The paths in the package, sorted.
    var files: [String] = []
    /// The time of the last edit.
    var last: FileMoment?

    fileprivate mutating func add(_ file: String, _ moment: FileMoment) {
      files.append(file)
      last = max(last ?? moment, moment)
    }
  }

  /// The package's folder.
  let root: String

  private static let mostFiles = 20_000

  /// Finds the package that a program was built in: the folder that contains its `.build`.
  init?(program: String) {
    guard let range = program.range(of: "/.build/", options: .backwards) else { return nil }
    let root = String(program[..<range.lowerBound])
    guard access("\(root)/Package.swift", R_OK) == 0 else { return nil }
    self.root = root
  }

  init(root: String) {
    self.root = root
  }

  /// The time of the package's last build, according to its build folder: a build that links
  /// nothing leaves the program unchanged.
  var lastBuild: FileMoment? { FileMoment("\(root)/.build/build.db") }

  /// Returns the Swift files that were modified after a time.
  func edits(since start: FileMoment) -> Edits {
    var edits = Edits()
    var count = 0
    func check(_ file: String, _ path: String) {
      if let moment = FileMoment(file), moment > start { edits.add(path, moment) }
    }
    func look(_ folder: String, _ path: String) {
      guard let stream = opendir(folder) else { return }
      defer { closedir(stream) }
      while let entry = readdir(stream), count < Self.mostFiles {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        // Build folders and checkouts are hidden, and don't contain this package's sources.
        guard !name.hasPrefix(".") else { continue }
        let inner = path.isEmpty ? name : "\(path)/\(name)"
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): look("\(folder)/\(name)", inner)
        case Int32(DT_REG) where name.hasSuffix(".swift"):
          count += 1
          check("\(folder)/\(name)", inner)
        default: break
        }
      }
    }
    for name in ["Sources", "Tests"] { look("\(root)/\(name)", name) }
    check("\(root)/Package.swift", "Package.swift")
    edits.files.sort()
    return edits
  }
}
