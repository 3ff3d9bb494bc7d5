import Foundation

/// `tateyoko-dialect package`: rewrites the modules of a package and of its dependencies into one
/// overlay.
struct PackageCommand {
  /// A module described by the request.
  struct Module {
    var name: String
    /// Whether its manifest has a dependency on UIKit.
    var usesUIKit: Bool
    var definitions: [String] = []
    var files: [String] = []
  }

  private var request = ""
  private var output = ""
  private var scratch = ""

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw ToolError("\(option) needs a value") }
      switch option {
      case "--request": request = value
      case "--output": output = value
      case "--scratch": scratch = value
      default: throw ToolError("no such option: \(option)\n\(DialectTool.usage)")
      }
    }
    guard !request.isEmpty, !output.isEmpty, !scratch.isEmpty else {
      throw ToolError("package needs --request, --output and --scratch")
    }
  }

  func run() throws -> Int32 {
    guard let text = try? String(contentsOfFile: request, encoding: .utf8) else {
      throw ToolError("cannot read the request \(request)")
    }
    let root = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
    let folders = root.appendingPathComponent("modules", isDirectory: true)
    try Files.create(folders)
    let overlay = root.appendingPathComponent("overlay.yaml")
    var roots: [OverlayRoot] = []
    var hasErrors = false
    var names: Set<String> = []
    for module in try Self.modules(text) {
      let folder = folders.appendingPathComponent(module.name, isDirectory: true)
      guard names.insert(module.name).inserted else { continue }
      if !module.usesUIKit {
        guard try UIKitImports(folder).isImported(by: module.files) else {
          try leave(folder)
          continue
        }
        // Nothing makes SwiftPM build UIKit before this module.
        print("importer \(module.name)")
      }
      let options = DialectOptions(moduleName: module.name, definitions: module.definitions)
      let summary = try OverlayFolder(folder.path, build: BuildFolder(scratch))
        .update(module.files, options: options)
      for note in summary.notes {
        FileHandle.standardError.write(Data("\(note)\n".utf8))
        if note.severity == .error { hasErrors = true }
      }
      if summary.replaced > 0 {
        roots += try OverlayRoot.roots(of: URL(fileURLWithPath: summary.overlay))
      }
    }
    for name in try Files.names(in: folders) where !names.contains(name) {
      let folder = folders.appendingPathComponent(name, isDirectory: true)
      try leave(folder)
      try Files.remove(folder)
    }
    // Once written, it stays: without it the compiler would be called with other options, and
    // everything
    // would be rebuilt.
    if !roots.isEmpty || FileManager.default.fileExists(atPath: overlay.path) {
      try Files.write([UInt8](try OverlayRoot.overlay(roots).utf8), to: overlay)
      print("overlay \(overlay.path)")
    }
    return hasErrors ? 1 : 0
  }

  /// Ends the rewriting of a module; files compiled from rewritten texts are recompiled.
  private func leave(_ folder: URL) throws {
    try OverlayFolder(folder.path, build: BuildFolder(scratch)).clear(
      module: folder.lastPathComponent)
  }

  /// Parses lines of a word and a value: `module` starts one that depends on UIKit, `other`
  /// another; `define` and `file` follow.
  static func modules(_ request: String) throws -> [Module] {
    var modules: [Module] = []
    for line in request.split(separator: "\n") {
      let word = line.prefix { $0 != " " }
      let value = String(line.dropFirst(word.count + 1))
      switch word {
      case "module", "other":
        guard OverlayCommand.isIdentifier(value) else {
          throw ToolError("the request names a module “\(value)”, which isn't a name")
        }
        modules.append(Module(name: value, usesUIKit: word == "module"))
      case "define" where !modules.isEmpty: modules[modules.count - 1].definitions.append(value)
      case "file" where !modules.isEmpty: modules[modules.count - 1].files.append(value)
      default: throw ToolError("the request has a line that isn't expected: \(line)")
      }
    }
    return modules
  }
}
