/// The modules with resources that the program is linked from.
///
/// A module is known by its classes, and by the accessor of its bundle, which SwiftPM adds to each
/// module with resources. A program without accessors was stripped of its symbols: any module may be
/// linked there. In an optimised build, a module that has neither classes nor uses its bundle isn't known.
struct LinkedModules {
  private let classes: Set<String>
  private let accessors: [String]

  init() {
    self.init(
      classes: Set(ProgramTypes.classes(ofModules: { _ in true }).map(\.module)),
      accessors: ProgramTypes.functions(endingWith: Self.ending).map(\.key))
  }

  /// - Parameter accessors: Mangled names of `Bundle.module`'s getters.
  init(classes: Set<String>, accessors: [String]) {
    self.classes = classes
    self.accessors = accessors.filter { $0.hasPrefix(Self.beginning) && $0.hasSuffix(Self.ending) }
  }

  func contains(_ module: String) -> Bool {
    if accessors.isEmpty || classes.contains(module) { return true }
    let name = Self.beginning + "\(module.utf8.count)\(module)" + Self.ending
    // A zero stands before a name that repeats words of the type's (docs/ABI/Mangling.rst in Swift's
    // repository): which module that is, isn't asked.
    return accessors.contains { $0 == name || $0.dropFirst(Self.beginning.count).hasPrefix("0") }
  }

  private static let beginning = "$s10Foundation6BundleC"
  private static let ending = "E6moduleACvgZ"
}
