import XcodeProjects

/// The undeclared names that an app uses, and the generated modules that declare them.
///
/// A name is assigned to the missing module that most of its files import, or otherwise to the holes' support module,
/// which every file imports.
struct MissingNames {
  /// The missing modules.
  let modules: Set<String>
  /// The declarations of each module.
  private var texts: [String: [String]] = [:]
  /// The declared names.
  private(set) var declared: Set<String> = []
  /// The modules whose text has changed since it was last returned.
  private var changed: Set<String>

  init(modules: [String]) {
    self.modules = Set(modules.filter { BuildSettings.identifier($0) == $0 })
    changed = self.modules
  }

  /// Declares the names that files use as types, and returns them.
  ///
  /// - Parameter module: The module that declares each name according to a message.
  mutating func declare(
    _ uses: [String: NameUse], in module: [String: String]
  ) -> [HoleSurvey.Name] {
    var found: [HoleSurvey.Name] = []
    for (name, use) in uses.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
      guard let type = MissingType(name, use) else { continue }
      let place = module[name].flatMap { modules.contains($0) ? $0 : nil } ?? home(of: use)
      declared.insert(name)
      add(type.text, to: place)
      found.append(HoleSurvey.Name(name: name, module: place, isFromHeader: false))
    }
    return found
  }

  /// Adds declarations to a module.
  mutating func add(_ text: String, to module: String) {
    texts[module, default: []].append(text)
    changed.insert(module)
  }

  /// Marks names as declared elsewhere.
  mutating func take(_ names: Set<String>) { declared.formUnion(names) }

  /// Returns the module that declares a name with the given uses.
  func home(of use: NameUse) -> String {
    use.imports.filter { modules.contains($0.key) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? HoleSupport.module
  }

  /// Returns the modules to recompile, with the holes' support module first.
  mutating func takeChanged() -> [String] {
    defer { changed = [] }
    let holes = changed.contains(HoleSupport.module) ? [HoleSupport.module] : []
    return holes + changed.filter { $0 != HoleSupport.module }.sorted()
  }

  /// Returns the text of a generated module.
  func text(of module: String) -> String {
    let declarations = (texts[module] ?? []).joined(separator: "\n")
    guard module != HoleSupport.module else {
      return HoleSupport.text + (declarations.isEmpty ? "" : "\n" + declarations)
    }
    var lines = [
      "// Written by `tateyoko adopt`, which replaces it when it is run again. It stands for the module",
      "// \(module), which is not here: it declares the names that the app uses of it.",
      // Objective-C modules, including Apple's, re-export what they import.
      "", "import \(HoleSupport.module)", "@_exported import UIKit",
    ]
    if !declarations.isEmpty { lines += ["", declarations] }
    return lines.joined(separator: "\n") + (declarations.isEmpty ? "\n" : "")
  }
}
