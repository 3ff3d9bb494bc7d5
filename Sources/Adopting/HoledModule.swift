import Foundation
import XcodeProjects

/// A module of an app on its way to compiling: which of its files have holes by now.
struct HoledModule {
  let module: AppModule
  /// Where the files with holes lie.
  let folder: String
  private let root: String
  /// The files with holes, by the app's own.
  private(set) var copies: [String: String] = [:]
  private(set) var originals: [String: String] = [:]
  private(set) var holes: [HoleProgram.Hole] = []
  /// The app's files with an error in any round.
  private(set) var failing: Set<String> = []
  /// What the compiler said of the app's files, each once.
  private(set) var messages: [String: Set<CompilerDiagnostics.Message>] = [:]
  var rounds = 0
  /// Modules that every file imports, as some name what these have without importing them.
  private(set) var implicitImports: [String] = []

  init(_ module: AppModule, folder: String, root: String) {
    self.module = module
    self.folder = folder
    self.root = root
  }

  /// Files that declare what the app has in Objective-C.
  private(set) var faces: [String] = []

  /// What the compiler is to read.
  var sources: [String] { module.sources.map { copies[$0] ?? $0 } + faces }

  /// The app's files with holes.
  var changedCount: Int { copies.count - faces.count }

  /// Adds a file of declarations.
  mutating func addFace(_ text: String) {
    let path = "\(folder)/ObjectiveC\(faces.count + 1).swift"
    let head =
      "// Written by `tateyoko adopt`: what headers of the app's declare in Objective-C.\n\n"
    let data = Data((head + "import Foundation\nimport UIKit\n\n" + text).utf8)
    guard FileManager.default.createFile(atPath: path, contents: data) else { return }
    faces.append(path)
    copies[path] = path
  }

  /// The app's own file that a file is, or is made from.
  func original(_ path: String) -> String { originals[path] ?? path }

  /// Has every file import the next modules that could have a name; false if all are imported.
  mutating func importMore(of available: Set<String>) -> Bool {
    let all = available.intersection(AppleModules.frameworks).sorted()
    for modules in [["UIKit"], all] where !Set(modules).isSubset(of: implicitImports) {
      implicitImports = Set(implicitImports + modules).sorted()
      return true
    }
    return false
  }

  mutating func note(_ errors: [CompilerDiagnostics.Message]) {
    for error in errors {
      let path = original(error.path)
      failing.insert(path)
      var own = error
      own.path = path
      messages[path, default: []].insert(own)
    }
  }

  /// What the program that makes holes is asked for messages on the module's files.
  mutating func request(_ errors: [CompilerDiagnostics.Message]) -> [HoleProgram.File] {
    let known = Set(sources)
    var byFile: [String: [HoleProgram.Message]] = [:]
    for error in errors where known.contains(error.path) {
      byFile[error.path, default: []].append(
        HoleProgram.Message(line: error.line, column: error.column, text: error.text))
    }
    return byFile.sorted { $0.key < $1.key }.map { path, messages in
      let own = original(path)
      let copy = copies[own] ?? self.copy(of: own)
      copies[own] = copy
      originals[copy] = own
      return HoleProgram.File(
        path: path, output: copy, name: ProjectPath.relative(own, to: root), messages: messages)
    }
  }

  /// Two files of a module never have one name, except where they aren't Swift's: a number keeps them apart.
  private func copy(of path: String) -> String {
    let name = ProjectPath.name(of: path)
    let copy = "\(folder)/\(name)"
    return originals[copy] == nil ? copy : "\(folder)/\(copies.count)-\(name)"
  }

  mutating func add(_ made: [HoleProgram.Hole]) { holes += made }

  /// The texts of the files with holes, by the app's own.
  var texts: [String: String] {
    copies.compactMapValues { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
