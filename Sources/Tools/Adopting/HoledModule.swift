import AssetCatalogs
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
  /// The rounds that only declared missing names.
  var namingRounds = 0
  /// The rounds that made holes.
  var holeRounds: Int { rounds - namingRounds }
  /// Modules imported into every file, because some files use their names without importing them.
  private(set) var implicitImports: [String] = []

  /// The names of all files of the module, which the compiler wants to be distinct.
  private var names: Set<String>

  init(_ module: AppModule, folder: String, root: String) {
    self.module = module
    self.folder = folder
    self.root = root
    names = []
    for path in module.sources where !names.insert(ProjectPath.name(of: path)).inserted {
      // Xcode refuses two files of one name in a target, but a folder may have them.
      let copy = "\(folder)/\(newName(ProjectPath.name(of: path)))"
      guard let bytes = FileManager.default.contents(atPath: path),
        FileManager.default.createFile(atPath: copy, contents: bytes)
      else { continue }
      renamed.insert(path)
      copies[path] = copy
      originals[copy] = path
    }
  }

  /// Copies without holes, of files whose name another one has.
  private var renamed: Set<String> = []

  /// Returns a name that no file of the module has, and takes it.
  private mutating func newName(_ name: String) -> String {
    var result = name
    var number = 2
    while !names.insert(result).inserted {
      result = "\(number)-\(name)"
      number += 1
    }
    return result
  }

  // MARK: Added files

  /// Files that declare the app's Objective-C code, or what Xcode generates for its assets and Core Data models, with
  /// their declarations.
  private(set) var faces: [(path: String, head: String, text: String)] = []

  /// The number of these files of which nothing is left.
  var emptyFaces: Int { faces.count { $0.text.isEmpty } }

  private static let faceHead = """
    // Written by `tateyoko adopt`: what headers of the app's declare in Objective-C.

    import Foundation
    import UIKit


    """

  /// The files to compile.
  var sources: [String] { module.sources.map { copies[$0] ?? $0 } + faces.map(\.path) }

  /// The number of the app's files that have holes.
  var changedCount: Int { copies.count - faces.count - renamed.count }

  /// Whether a file has holes.
  func hasHoles(_ path: String) -> Bool { copies[path] != nil && !renamed.contains(path) }

  /// Adds a file of declarations of Objective-C code.
  mutating func addFace(_ text: String) {
    add(text, head: Self.faceHead, as: newName("ObjectiveC\(faces.count + 1).swift"))
  }

  private static let constantsHead = """
    // Written by `tateyoko adopt`: the constants that Xcode generates for asset catalogs.

    """

  /// Adds the constants that Xcode generates for the module's catalogs, if there are any and the app doesn't contain
  /// Xcode's file.
  mutating func addConstants(beside sources: [String]) {
    let catalogs = module.resources.filter { ProjectPath.ending(of: $0) == "xcassets" }
    guard !catalogs.isEmpty, names.insert(AssetSymbols.fileName).inserted else { return }
    let isPackage = module.kind == .package || module.kind == .library
    let text = AssetSymbols.source(
      of: AssetIndex(catalogs: catalogs.sorted()), beside: sources,
      bundle: isPackage ? ".module" : ".main")
    if let text { add(text, head: Self.constantsHead, as: AssetSymbols.fileName) }
  }

  private static let classesHead = """
    // Written by `tateyoko adopt`: the classes that Xcode generates for Core Data models.

    """

  /// Adds the classes that Xcode generates for the module's Core Data models, if there are any.
  mutating func addManagedClasses() {
    if let text = ManagedClasses.source(of: module.resources) {
      add(text, head: Self.classesHead, as: newName("GeneratedManagedClasses.swift"))
    }
  }

  private mutating func add(_ text: String, head: String, as name: String) {
    let path = "\(folder)/\(name)"
    faces.append((path, head, text))
    copies[path] = path
    writeFace(faces.count - 1)
  }

  private func writeFace(_ index: Int) {
    let (path, head, text) = faces[index]
    _ = FileManager.default.createFile(atPath: path, contents: Data((head + text).utf8))
  }

  /// Removes the added declarations that don't compile, and returns the errors in other files.
  ///
  /// - Parameter all: Whether to remove all declarations of a file with an error.
  mutating func removeFromFaces(
    _ errors: [CompilerDiagnostics.Message], all: Bool
  ) -> [CompilerDiagnostics.Message] {
    var rest = errors
    for (index, face) in faces.enumerated() {
      let start = face.head.utf8.count { $0 == 0x0A }
      let lines = errors.filter { $0.path == face.path }.map { $0.line - 1 - start }
      guard !lines.isEmpty else { continue }
      rest.removeAll { $0.path == face.path }
      let text = all ? nil : GeneratedText.removing(Set(lines), from: face.text)?.text
      faces[index].text = text ?? ""
      writeFace(index)
    }
    return rest
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
      renamed.remove(own)
      originals[copy] = own
      return HoleRequest.File(
        path: path, output: copy, name: ProjectPath.relative(own, to: root), messages: messages)
    }
  }

  /// Returns the place of the file with holes that replaces a file.
  private func copy(of path: String) -> String { "\(folder)/\(ProjectPath.name(of: path))" }

  mutating func add(_ made: [HoleAnswer.Hole]) { holes += made }

  /// The names of the files with holes, by the app's own paths.
  var fileNames: [String: String] { copies.mapValues(ProjectPath.name) }

  /// The contents of the files with holes, by the app's own paths.
  var texts: [String: String] {
    copies.compactMapValues { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
