import AssetCatalogs

/// The classes of an app and of UIKit: their superclasses, and whether they can be created without
/// arguments.
struct ClassIndex {
  /// A class of an app's module, or of UIKit if the module is empty.
  private struct Key: Hashable {
    var module: String
    var name: String
  }

  /// The maximum length of a superclass chain; invalid code may have cycles.
  private static let depthLimit = 64

  private let classes: [Key: ClassFacts]
  /// The structures and enumerations.
  private let values: [Key: ClassFacts]
  /// The modules that declare each of them, in order.
  private let valueOwners: [String: [String]]
  /// The modules that declare each class name, in order.
  private let owners: [String: [String]]
  /// The types by the names that they inherit from, sorted; the ones that begin with it are first.
  private let heirs: [String: [Key]]
  /// The types that aliases refer to.
  private let aliases: [Key: String]
  /// The names that the app's code calls.
  private let called: Set<String>
  private let imports: [String: [String]]
  private let system: [String: String?]

  /// - Parameters:
  ///   - modules: The app's modules with their files; if a module has two classes with the same
  ///     name, the first counts.
  ///   - imports: The app's modules that each module imports.
  ///   - system: UIKit's classes with their superclasses.
  init(
    _ modules: [(name: String, files: [SwiftFileFacts])], imports: [String: [String]],
    system: [String: String?]
  ) {
    var classes: [Key: ClassFacts] = [:]
    var owners: [String: [String]] = [:]
    var values: [Key: ClassFacts] = [:]
    var valueOwners: [String: [String]] = [:]
    var aliases: [Key: String] = [:]
    for module in modules {
      for (name, type) in module.files.flatMap(\.aliases) {
        aliases[Key(module: module.name, name: name)] = type
      }
      for facts in module.files.flatMap(\.values) {
        let key = Key(module: module.name, name: facts.name)
        guard values[key] == nil else { continue }
        values[key] = facts
        valueOwners[facts.name, default: []].append(module.name)
      }
      for facts in module.files.flatMap(\.classes) {
        let key = Key(module: module.name, name: facts.name)
        guard classes[key] == nil else { continue }
        classes[key] = facts
        owners[facts.name, default: []].append(module.name)
      }
    }
    self.owners = owners
    self.imports = imports
    called = modules.reduce(into: []) { result, module in
      for file in module.files { result.formUnion(file.called) }
    }
    self.system = system
    for module in modules {
      func key(_ type: String) -> Key {
        Self.key(type, seenFrom: module.name, classes: classes, owners: owners, imports: imports)
      }
      for file in module.files {
        for (type, initializers) in file.extensionInitializers.sorted(by: { $0.key < $1.key }) {
          let key = key(type)
          classes[key]?.initializers += initializers
          values[Key(module: module.name, name: type)]?.initializers += initializers
        }
        for (type, builders) in file.extensionBuilders.sorted(by: { $0.key < $1.key }) {
          let key = key(type)
          classes[key]?.builders += builders
          values[Key(module: module.name, name: type)]?.builders += builders
        }
        for (type, names) in file.assigned {
          let key = key(type)
          classes[key]?.assigned.formUnion(names)
        }
        for (type, containers) in file.containers {
          let key = key(type)
          classes[key]?.containers.formUnion(containers)
        }
        for (type, names) in file.extensionConformances {
          let key = key(type)
          classes[key]?.conformances += names
          values[Key(module: module.name, name: type)]?.conformances += names
        }
      }
    }
    self.classes = classes
    self.values = values
    self.valueOwners = valueOwners
    self.aliases = aliases
    var heirs: [String: [(isFirst: Bool, key: Key)]] = [:]
    for (key, facts) in Array(classes) + Array(values) {
      if let first = facts.superclass { heirs[first, default: []].append((true, key)) }
      for name in Set(facts.conformances) where name != facts.superclass {
        heirs[name, default: []].append((false, key))
      }
    }
    self.heirs = heirs.mapValues { found in
      found.sorted {
        ($0.isFirst ? 0 : 1, $0.key.module, $0.key.name)
          < ($1.isFirst ? 0 : 1, $1.key.module, $1.key.name)
      }.map(\.key)
    }
  }

  /// Returns the class that a name refers to in a module: its own, an imported one, any, or
  /// UIKit's.
  private static func key(
    _ name: String, seenFrom module: String, classes: [Key: ClassFacts],
    owners: [String: [String]], imports: [String: [String]]
  ) -> Key {
    guard let first = owners[name]?.first else { return Key(module: "", name: name) }
    let own = Key(module: module, name: name)
    if classes[own] != nil { return own }
    let imported = (imports[module] ?? []).lazy.map { Key(module: $0, name: name) }
    return imported.first { classes[$0] != nil } ?? Key(module: first, name: name)
  }

  private func key(_ name: String, seenFrom module: String) -> Key {
    Self.key(name, seenFrom: module, classes: classes, owners: owners, imports: imports)
  }

  /// Whether the app or UIKit has a class with a name, as used in a storyboard.
  ///
  /// UIKit's other types, including nested ones, don't count: a class with that name is the
  /// app's.
  func has(_ name: String) -> Bool { owners[name] != nil || (system[name] ?? nil) != nil }

  /// Whether a class, as named in a module, descends from a UIKit class.
  func isKind(_ name: String, in module: String, of ancestor: String) -> Bool {
    isKind(key(name, seenFrom: module), of: ancestor)
  }

  private func isKind(_ key: Key, of ancestor: String) -> Bool {
    var path: [Key] = []
    var current: Key? = key
    var answer = false
    while let class_ = current, path.count < Self.depthLimit {
      if class_.name == ancestor {
        answer = true
        break
      }
      if let known = memory.isKind[ancestor]?[class_] {
        answer = known
        break
      }
      path.append(class_)
      current = superclass(of: class_)
    }
    for class_ in path { memory.isKind[ancestor, default: [:]][class_] = answer }
    return answer
  }

  /// Known answers: an app may have thousands of classes with a long chain of superclasses.
  private final class Memory {
    var isKind: [String: [Key: Bool]] = [:]
    var builders: [String: [String: [Builder]]] = [:]
    /// The number of objects that were considered as arguments of a screen.
    var considered = 0
  }

  /// The maximum number of these objects: each may need several others.
  private static let considerationLimit = 1_000

  private let memory = Memory()

  /// Returns the given classes of the app and their superclasses, sorted by name.
  func lineage(of names: Set<String>, in module: String) -> [String] {
    ancestors(of: names, in: module).map(\.name).sorted()
  }

  /// Returns classes and their superclasses, as far as they are the app's, each name once.
  private func ancestors(of names: Set<String>, in module: String) -> [Key] {
    var found: [Key] = []
    var seen: Set<String> = []
    for name in names.sorted() {
      var current: Key? = key(name, seenFrom: module)
      while let key = current, classes[key] != nil, seen.insert(key.name).inserted {
        found.append(key)
        current = superclass(of: key)
      }
    }
    return found
  }

  /// Returns the containers that classes and their superclasses take for granted.
  func containers(of names: Set<String>, in module: String) -> [ScreenContainer] {
    let found = Set(ancestors(of: names, in: module).flatMap { classes[$0]?.containers ?? [] })
    return ScreenContainer.allCases.filter(found.contains)
  }

  /// Returns the containers of a scene: the tab bar that it or its children take for granted, and the navigation
  /// controller of its own controller. A child may have one in the storyboard.
  func containers(of screen: StoryboardSurvey.Screen, in module: String) -> [ScreenContainer] {
    let own = screen.controller.map { containers(of: [$0], in: module) } ?? []
    return containers(of: screen.classes, in: module).filter { $0 == .tabBar || own.contains($0) }
  }

  private func superclass(of key: Key) -> Key? {
    guard let facts = classes[key] else {
      return (system[key.name] ?? nil).map { Key(module: "", name: $0) }
    }
    guard let parent = facts.superclass else { return nil }
    // A nested type is referred to without its enclosing type there.
    if owners[parent] == nil, let dot = facts.name.lastIndex(of: ".") {
      let nested = "\(facts.name[..<dot]).\(parent)"
      if owners[nested] != nil { return self.key(nested, seenFrom: key.module) }
    }
    return self.key(parent, seenFrom: key.module)
  }

  /// Returns the argument list that creates an instance in a test, such as `()`; `nil` if the class
  /// can't be created without knowing arguments.
  ///
  /// Swift's rules: a class that declares no designated initialiser inherits all of them; otherwise
  /// only the declared ones remain, and convenience initialisers are inherited only if it overrides
  /// all.
  func making(_ name: String, in module: String) -> String? {
    let key = key(name, seenFrom: module)
    guard let facts = classes[key], !facts.isPrivate, !facts.isGeneric else { return nil }
    memory.considered = 0
    return making(key, for: module)
  }

  /// - Parameters:
  ///   - module: The module that the test imports.
  ///   - depth: The number of subclasses below the class.
  ///   - nesting: The number of argument lists around the object.
  private func making(
    _ key: Key, for module: String, depth: Int = 0, nesting: Int = 0
  ) -> String? {
    guard depth < Self.depthLimit, let facts = classes[key] else { return systemMaking(key) }
    if facts.initializers.contains(where: { $0.parameters.isEmpty && !$0.isUsable }) { return nil }
    if facts.initializers.contains(where: \.needsNothing) { return "()" }
    let designated = facts.initializers.filter { !$0.isConvenience && !$0.isExtension }
    if designated.isEmpty {
      // Without a superclass, or with a protocol in its place, an argument's class has an implicit initialiser.
      guard let parent = superclass(of: key), classes[parent] != nil || system[parent.name] != nil
      else { return nesting > 0 ? "()" : nil }
      return making(parent, for: module, depth: depth + 1, nesting: nesting)
    }
    return arguments(of: designated, key, for: module, nesting: nesting)
  }

  /// Returns the arguments of the first initialiser that can be called with plausible ones.
  private func arguments(
    of initializers: [ClassFacts.Initializer], _ key: Key, for module: String, nesting: Int
  ) -> String? {
    let plausible = plausible(in: key, for: module)
    return initializers.filter(\.isUsable).firstResult {
      plausible.arguments($0.parameters, depth: nesting, entries: $0.entries)
    }
  }

  /// Returns the values of types as they are named in a type.
  private func plausible(in key: Key, for module: String) -> PlausibleValue {
    PlausibleValue(
      making: { name, nesting in
        if let alias = self.alias(name, in: key) {
          return self.plausible(in: alias.key, for: module).value(alias.type, depth: nesting)
        }
        let (found, facts) = self.type(name, in: key)
        // A protocol has no type of its name, but maybe one that conforms to it.
        let isProtocol = facts == nil && self.system[name] == nil
        let candidates = isProtocol ? self.conforming(to: name) : [found]
        return candidates.firstResult { self.object($0, for: module, nesting: nesting) }
      },
      isValue: { name in self.type(name, in: key).facts.map { $0.kind != .aClass } ?? false })
  }

  /// Returns the types that inherit from a name, or from each of `A&B`.
  private func conforming(to name: String) -> [Key] {
    let all = name.split(separator: "&").map { heirs[String($0)] ?? [] }
    guard let first = all.first else { return [] }
    return first.filter { key in all.allSatisfy { $0.contains(key) } }
  }

  /// Returns the type that an alias refers to: one of another type around a place, or of its module. The names in it are
  /// those of the alias's place.
  private func alias(_ name: String, in key: Key) -> (key: Key, type: String)? {
    var outer = key.name[...]
    while true {
      let full = outer.isEmpty ? name : "\(outer).\(name)"
      if let type = aliases[Key(module: key.module, name: full)], type != name {
        return (Key(module: key.module, name: String(outer)), type)
      }
      if outer.isEmpty { return nil }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
  }

  /// Returns the type that a name refers to in another type: a nested one, or one of a module.
  private func type(_ name: String, in key: Key) -> (key: Key, facts: ClassFacts?) {
    var outer = key.name[...]
    while !outer.isEmpty {
      let nested = Key(module: key.module, name: "\(outer).\(name)")
      if let facts = classes[nested] ?? values[nested] { return (nested, facts) }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    let found = self.key(name, seenFrom: key.module)
    if let facts = classes[found] { return (found, facts) }
    let modules = valueOwners[name] ?? []
    let imported = [key.module] + (imports[key.module] ?? [])
    guard let module = imported.first(where: modules.contains) ?? modules.first else {
      return (found, nil)
    }
    let value = Key(module: module, name: name)
    return (value, values[value])
  }

  /// Returns the expression that makes an object or a value of a type as an argument.
  private func object(_ key: Key, for module: String, nesting: Int) -> String? {
    memory.considered += 1
    guard memory.considered < Self.considerationLimit, key.module == module,
      let facts = classes[key] ?? values[key], !facts.isPrivate, !facts.isGeneric
    else { return nil }
    let name = SwiftName.code(key.name)
    if facts.kind != .aClass {
      return valueMaking(facts, key, for: module, nesting: nesting).map { name + $0 }
    }
    if isKind(key, of: "NSManagedObject") {
      return "\(name)(context: \(PlausibleValue.managedContext))"
    }
    if let making = making(key, for: module, nesting: nesting) { return name + making }
    let shared = facts.properties.first {
      $0.isStatic && !$0.isPrivate && Self.sharedNames.contains($0.name)
        && [facts.name, ""].contains($0.type)
    }
    return shared.map { "\(name).\(SwiftName.code($0.name))" }
  }

  /// The usual names of a class's only object.
  private static let sharedNames: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "instance", "current", "main",
  ]

  /// Returns what follows the name of a structure or enumeration in the expression of a value.
  private func valueMaking(
    _ facts: ClassFacts, _ key: Key, for module: String, nesting: Int
  ) -> String? {
    let plausible = plausible(in: key, for: module)
    if facts.kind == .enumeration {
      if let plain = facts.cases.first(where: \.parameters.isEmpty) {
        return ".\(SwiftName.code(plain.name))"
      }
      return facts.cases.firstResult { choice in
        plausible.arguments(choice.parameters, depth: nesting).map {
          ".\(SwiftName.code(choice.name))\($0)"
        }
      }
    }
    let stored = facts.properties.filter { !$0.isStatic }
    // Swift makes an initialiser of all properties, unless the declaration has one.
    if facts.initializers.allSatisfy(\.isExtension) {
      let isWhole = stored.allSatisfy(\.hasDefault)
      if isWhole { return "()" }
      let isVisible = stored.allSatisfy { !$0.isPrivate && (!$0.hasAttribute || $0.hasDefault) }
      let parameters = stored.compactMap { property -> ClassFacts.Parameter? in
        guard !property.hasDefault else { return nil }
        return ClassFacts.Parameter(label: property.name, hasDefault: false, type: property.type)
      }
      if isVisible, let made = plausible.arguments(parameters, depth: nesting) { return made }
    }
    return arguments(of: facts.initializers, key, for: module, nesting: nesting)
  }

  /// Whether other classes inherit from a class that no code makes.
  func isOnlyInherited(_ name: String, in module: String) -> Bool {
    !called.contains(name)
      && (heirs[name] ?? []).contains { classes[$0] != nil && isKind($0, of: name) }
  }

  // MARK: Views of SwiftUI

  /// Returns the expression that makes a whole screen of SwiftUI, with made-up arguments; `nil` if a type is none, or an
  /// argument needs knowledge of it.
  func screen(_ name: String, in module: String) -> String? {
    let key = Key(module: module, name: name)
    guard let facts = values[key], facts.kind == .structure, !facts.isPrivate, !facts.isGeneric,
      facts.superclass == "View" || facts.conformances.contains("View"),
      facts.fillsScreen || Self.screenEndings.contains(where: name.hasSuffix)
    else { return nil }
    memory.considered = 0
    let made: String?
    if facts.initializers.allSatisfy(\.isExtension) {
      made = plausible(in: key, for: module).arguments(Self.parameters(ofView: facts))
    } else {
      made = arguments(of: facts.initializers, key, for: module, nesting: 0)
    }
    return made.map { SwiftName.code(name) + $0 }
  }

  private static let screenEndings = ["Screen", "Page"]

  /// Wrappers that are no parameter of the initialiser that Swift makes, or have a default.
  private static let ownWrappers: Set<String> = [
    "@EnvironmentObject", "@Environment", "@Namespace", "@FocusState", "@GestureState",
    "@AppStorage", "@SceneStorage", "@ScaledMetric", "@FetchRequest", "@SectionedFetchRequest",
    "@Query", "@AccessibilityFocusState", "@UIApplicationDelegateAdaptor",
  ]

  private static func parameters(ofView facts: ClassFacts) -> [ClassFacts.Parameter] {
    facts.properties.filter {
      let hasNil = $0.isPrivate && $0.hasAttribute && $0.type.hasSuffix("?")
      return !$0.isStatic && !$0.hasDefault && !hasNil
        && $0.attributes.isDisjoint(with: ownWrappers)
    }.map { property in
      let isBinding = property.attributes.contains("@Binding")
      return ClassFacts.Parameter(
        label: property.name, hasDefault: false,
        type: isBinding ? "Binding<\(property.type)>" : property.type)
    }
  }

  /// Returns the modifiers that put objects into a view's environment, of the types that can be made.
  func environment(_ objects: Set<String>, _ values: Set<String>, in module: String) -> String {
    let plausible = plausible(in: Key(module: module, name: ""), for: module)
    func modifiers(_ name: String, _ types: Set<String>) -> [String] {
      types.sorted().compactMap { type in
        memory.considered = 0
        return plausible.value(type).map { ".\(name)(\($0))" }
      }
    }
    return (modifiers("environmentObject", objects) + modifiers("environment", values)).joined()
  }

  // MARK: Factories

  /// Returns the expression by which the app makes a controller whose private properties it sets in a static method,
  /// such as `ItemController.create(with: Item())`; `nil` if there is no such property or method.
  func factory(_ name: String, in module: String) -> String? {
    let key = key(name, seenFrom: module)
    guard let facts = classes[key], !facts.isPrivate, !facts.isGeneric,
      facts.properties.contains(where: { isHidden($0, in: facts) })
    else { return nil }
    let own = facts.name.split(separator: ".").last.map(String.init) ?? facts.name
    let plausible = plausible(in: key, for: module)
    for factory in facts.factories where !factory.parameters.isEmpty {
      memory.considered = 0
      guard ["Self", own, facts.name].contains(factory.result),
        let arguments = plausible.arguments(factory.parameters)
      else { continue }
      return "\(SwiftName.code(facts.name)).\(SwiftName.code(factory.name))\(arguments)"
    }
    return nil
  }

  /// Whether a property must have a value, and only its type can set it.
  private func isHidden(_ property: ClassFacts.Property, in facts: ClassFacts) -> Bool {
    property.isVariable && property.isPrivate && !property.isStatic && !property.hasAttribute
      && !property.hasDefault && property.type.hasSuffix("!")
      && !facts.assigned.contains(property.name)
  }

  /// Returns the expression by which another type of the app makes a controller with what it needs, such as
  /// `Assembly().detailModule()`: by a method that returns a controller, and makes this one first.
  func builder(of name: String, in module: String) -> String? {
    let builders = memory.builders[module] ?? self.builders(of: module)
    memory.builders[module] = builders
    return (builders[name] ?? []).firstResult { key, builder in
      memory.considered = 0
      guard let facts = classes[key] ?? values[key],
        let arguments = plausible(in: key, for: module).arguments(builder.parameters)
      else { return nil }
      let type = SwiftName.code(facts.name)
      guard let owner = builder.isStatic ? type : object(key, for: module, nesting: 1) else {
        return nil
      }
      let call = "\(owner).\(SwiftName.code(builder.name))\(arguments)"
      return builder.result.hasSuffix("?") ? "(\(call) ?? UIViewController())" : call
    }
  }

  private typealias Builder = (key: Key, method: ClassFacts.Factory)

  private func builders(of module: String) -> [String: [Builder]] {
    var found: [String: [Builder]] = [:]
    let all = Array(classes) + Array(values)
    for (key, facts) in all.sorted(by: { $0.key.name < $1.key.name })
    where key.module == module && !facts.isPrivate && !facts.isGeneric {
      for method in facts.builders {
        let made = method.made.first { isKind($0, in: module, of: "UIViewController") }
        // A controller that makes another one is a screen itself.
        guard let made, owners[made] != nil, method.isStatic || !isKind(key, of: "UIViewController")
        else { continue }
        found[made, default: []].append((key, method))
      }
    }
    return found
  }

  // MARK: Properties

  /// Returns the properties of a controller that another screen sets before it is shown, with values: the ones that
  /// are nil until then.
  func settings(_ name: String, in module: String) -> [(property: String, value: String)] {
    let key = key(name, seenFrom: module)
    guard let facts = classes[key], !facts.isPrivate, !facts.isGeneric else { return [] }
    let plausible = plausible(in: key, for: module)
    return facts.properties.compactMap { property in
      let kept: Set<String> = [
        "private", "fileprivate", "static", "class", "weak", "unowned", "lazy",
      ]
      // What a controller sets by itself may need its view.
      guard property.isVariable, !property.hasDefault, !property.hasAttribute,
        !facts.assigned.contains(property.name),
        property.modifiers.isDisjoint(with: kept), !property.name.hasSuffix("elegate")
      else { return nil }
      memory.considered = 0
      let type = String(property.type.dropLast())
      switch property.type.last {
      case "!":
        let value = plausible.value(type) ?? failing(type, in: key)
        return value.map { (property.name, $0) }
      case "?":
        let value =
          plausible.content(type)
          ?? (isModel(type, in: key) ? plausible.value(type) ?? failing(type, in: key) : nil)
        return value.map { (property.name, $0) }
      default: return nil
      }
    }
  }

  /// Returns the variables of types that the app sets when it starts, with values: `static var current: User!`.
  func globals(
    of files: [SwiftFileFacts], in module: String
  ) -> [(property: String, value: String)] {
    var found: [(property: String, value: String)] = []
    func add(_ properties: [ClassFacts.Property], of type: String) {
      let plausible = plausible(in: Key(module: module, name: type), for: module)
      for property in properties
      where property.isStatic && property.isVariable && !property.isPrivate && !property.hasDefault
        && !property.hasAttribute && property.modifiers.isDisjoint(with: ["weak", "unowned"])
        && property.type.hasSuffix("!")
      {
        memory.considered = 0
        guard let value = plausible.value(String(property.type.dropLast())) else { continue }
        found.append(("\(SwiftName.code(type)).\(SwiftName.code(property.name))", value))
      }
    }
    for file in files {
      for facts in file.classes + file.values where !facts.isPrivate && !facts.isGeneric {
        add(facts.properties, of: facts.name)
      }
      for (type, variables) in file.extensionVariables.sorted(by: { $0.key < $1.key }) {
        add(variables, of: type)
      }
    }
    return found
  }

  /// Returns the expression of an optional value by an initialiser that may fail, such as of a model that is read from a
  /// dictionary: most accept one without values.
  private func failing(_ name: String, in key: Key) -> String? {
    let (found, facts) = type(name, in: key)
    guard found.module == key.module, let facts, !facts.isPrivate, !facts.isGeneric else {
      return nil
    }
    let plausible = plausible(in: found, for: key.module)
    return facts.initializers.firstResult { initializer -> String? in
      var certain = initializer
      certain.isFailable = false
      guard initializer.isFailable, certain.isUsable else { return nil }
      return plausible.arguments(initializer.parameters, entries: initializer.entries).map {
        SwiftName.code(found.name) + $0
      }
    }
  }

  /// Whether a type, `(anyPresenter)` or `Model`, is one of the app's, or a protocol of them, and no view or controller:
  /// an empty one may cover what is shown without it.
  private func isModel(_ type: String, in key: Key) -> Bool {
    var name = type[...]
    if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
    if name.hasPrefix("any"), name.dropFirst(3).first?.isUppercase == true {
      name = name.dropFirst(3)
    }
    let found = self.type(String(name), in: key)
    let types = found.facts == nil ? conforming(to: String(name)) : [found.key]
    guard system[String(name)] == nil else { return false }
    return !types.isEmpty && !types.contains { isKind($0, of: "UIResponder") }
  }

  private func systemMaking(_ key: Key) -> String? {
    guard system[key.name] != nil else { return nil }
    if isKind(key, of: "UICollectionViewController") {
      return "(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if isKind(key, of: "UICollectionView") {
      return "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return isKind(key, of: "UICollectionReusableView") ? "(frame: .zero)" : "()"
  }
}

extension Sequence {
  /// Returns the first result, and asks no element twice as `lazy.compactMap(_:).first` does: each result may need many
  /// others, and their number is limited.
  fileprivate func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
