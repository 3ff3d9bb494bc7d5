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

  /// Removes the declarations of a module that contain lines of its text, or all declarations if there are none.
  ///
  /// The names remain declared, so that they aren't generated again: code that uses them becomes a hole.
  ///
  /// - Parameter lines: The numbers of the lines in the module's text, from 1.
  /// - Returns: The names that no longer have a declaration; `nil` if there was nothing to remove.
  mutating func remove(lines: [Int], from module: String) -> Set<String>? {
    let body = body(of: module)
    guard !body.isEmpty else { return nil }
    let start = head(of: module).utf8.count { $0 == 0x0A }
    let rest = GeneratedText.removing(Set(lines.map { $0 - 1 - start }), from: body)
    texts[module] = rest.map { [$0.text] } ?? []
    let heads = rest?.declarations ?? body.split(separator: "\n").map(String.init)
    return declared.intersection(heads.compactMap(GeneratedText.declaredName))
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
  func text(of module: String) -> String { head(of: module) + body(of: module) }

  private func body(of module: String) -> String {
    (texts[module] ?? []).joined(separator: "\n")
  }

  /// Returns the text before the declarations.
  private func head(of module: String) -> String {
    let hasBody = !body(of: module).isEmpty
    guard module != HoleSupport.module else { return HoleSupport.text + (hasBody ? "\n" : "") }
    let lines = [
      "// Written by `tateyoko adopt`, which replaces it when it is run again. It stands for the module",
      "// \(module), which is not here: it declares the names that the app uses of it.",
      // Objective-C modules, including Apple's, re-export what they import.
      "", "import \(HoleSupport.module)", "@_exported import UIKit",
    ]
    return lines.joined(separator: "\n") + (hasBody ? "\n\n" : "\n")
  }
}
