import Foundation
import XcodeProjects

/// A module of an app that is being made to compile, with the files that have holes so far.
struct HoledModule {
  let module: AppModule
  /// The folder of the files with holes.
  let folder: String
  private let root: String
  /// The paths of the files with holes, by the app's own paths.
  private(set) var copies: [String: String] = [:]
  private(set) var originals: [String: String] = [:]
  private(set) var holes: [HoleAnswer.Hole] = []
  /// The app's files with an error in any round.
  private(set) var failing: Set<String> = []
  /// The compiler's messages on each of the app's files, without duplicates.
  private(set) var messages: [String: Set<CompilerDiagnostics.Message>] = [:]
  var rounds = 0
  /// Modules imported into every file, because some files use their names without importing them.
  private(set) var implicitImports: [String] = []

  init(_ module: AppModule, folder: String, root: String) {
    self.module = module
    self.folder = folder
    self.root = root
  }

  /// Files that declare the app's Objective-C code.
  private(set) var faces: [String] = []

  /// The files to compile.
  var sources: [String] { module.sources.map { copies[$0] ?? $0 } + faces }

  /// The number of the app's files that have holes.
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

  /// Returns the app's file that a file is or was made from.
  func original(_ path: String) -> String { originals[path] ?? path }

  /// Adds the next modules that could declare a missing name to every file's imports. Returns false if all are
  /// imported.
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

  /// Returns the request to make holes for messages on the module's files.
  mutating func request(_ errors: [CompilerDiagnostics.Message]) -> [HoleRequest.File] {
    let known = Set(sources)
    var byFile: [String: [HoleRequest.Message]] = [:]
    for error in errors where known.contains(error.path) {
      byFile[error.path, default: []].append(
        HoleRequest.Message(line: error.line, column: error.column, text: error.text))
    }
    return byFile.sorted { $0.key < $1.key }.map { path, messages in
      let own = original(path)
      let copy = copies[own] ?? self.copy(of: own)
      copies[own] = copy
      originals[copy] = own
      return HoleRequest.File(
        path: path, output: copy, name: ProjectPath.relative(own, to: root), messages: messages)
    }
  }

  /// Swift files in a module have unique names, but others don't: a number distinguishes them.
  private func copy(of path: String) -> String {
    let name = ProjectPath.name(of: path)
    let copy = "\(folder)/\(name)"
    return originals[copy] == nil ? copy : "\(folder)/\(copies.count)-\(name)"
  }

  mutating func add(_ made: [HoleAnswer.Hole]) { holes += made }

  /// The contents of the files with holes, by the app's own paths.
  var texts: [String: String] {
    copies.compactMapValues { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
