import Foundation

/// A `.storyboard` or `.xib` as saved by Xcode, parsed and checked.
///
/// Problems with parts of it are in ``problems``; ``connections(of:)``, ``constraints(of:for:)``
/// and the typed accessors omit these parts.
package struct NibDocument: Sendable {
  package enum Kind: Hashable, Sendable {
    case storyboard, nib
  }

  /// An element with an `id`, and its position.
  struct Place: Sendable {
    let element: NibElement
    /// The `id` of the nearest enclosing object.
    let owner: String?
  }

  package let kind: Kind
  /// The path or name for problems.
  package let file: String
  /// The element `document`.
  package let root: NibElement
  /// The scenes of a storyboard, in order.
  package let scenes: [NibScene]
  /// The objects of a nib, in order: the placeholders and then the ones that ``UINib`` creates.
  package let objects: [NibElement]
  package let resources: NibResources
  /// The modules of custom classes, in the document's order.
  package let customModules: [String]
  /// The problems, sorted by line.
  package let problems: [NibProblem]

  let places: [String: Place]
  private let referenced: Set<String>
  /// Segues that would make controllers contain each other.
  let brokenSegues: Set<NibElement>

  /// Parses a file's contents.
  ///
  /// - Parameters:
  ///   - data: The contents, in UTF-8.
  ///   - file: The file's path or name, for problems.
  package init(data: Data, file: String) throws(NibProblem) {
    let root = try NibXML.read(data, file: file)
    let kind = try Self.kind(of: root, file: file)
    var checker = NibChecker(file: file)
    checker.check(root)
    self.kind = kind
    self.file = file
    self.root = root
    scenes =
      kind == .storyboard
      ? root.list("scenes").filter { $0.name == "scene" }.map(NibScene.init) : []
    objects = kind == .nib ? root.list("objects") : []
    if kind == .storyboard, let initial = root.attributes["initialViewController"] {
      checker.checkReference(initial, "initialViewController", of: root)
    }
    resources = NibResources(root)
    customModules = checker.customModules
    places = checker.places
    referenced = checker.referenced
    brokenSegues = checker.breakCycles()
    problems = checker.sortedProblems
  }

  /// Reads a file.
  package init(contentsOf url: URL) throws(NibProblem) {
    try self.init(data: NibXML.data(contentsOf: url), file: url.path)
  }

  private static func kind(of root: NibElement, file: String) throws(NibProblem) -> Kind {
    func foreign(_ found: String) -> NibProblem {
      NibProblem(.foreign(found), file: file, line: root.line)
    }
    guard root.name == "document" else {
      throw root.name == "archive"
        ? foreign("this is a document of Xcode 3 or 4")
        : foreign("the root element is <\(NibProblem.excerpt(root.name))>")
    }
    let type = root.attributes["type"] ?? ""
    // Documents for TV also specify their platform in targetRuntime.
    let platform = type + " " + (root.attributes["targetRuntime"] ?? "")
    for (mark, name) in [("AppleTV", "tvOS"), ("tvOS", "tvOS"), ("WatchKit", "watchOS")]
    where platform.contains(mark) {
      throw foreign("this is a document for \(name)")
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .nib
    default:
      throw type.contains(".Cocoa.")
        ? foreign("this is a document for macOS")
        : foreign("the document's type is “\(NibProblem.excerpt(type))”")
    }
  }

  // MARK: What the document states of itself

  package var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }
  package var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }
  package var usesTraitCollections: Bool { root.flag("useTraitCollections") ?? false }
  /// Whether constraints may refer to a view's `safeArea`; without, controllers have layout guides.
  package var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }
  /// The storyboard's global tint.
  package var tintColor: NibColor? { root.color("tintColor") }
  /// The oldest supported system, as Xcode writes it; usually absent.
  package var deploymentTarget: String? {
    root.child("dependencies")?.child("deployment")?.attributes["version"]
  }

  // MARK: Objects

  /// Returns the element with an `id`, or the first one if there are several.
  package func element(_ id: String) -> NibElement? { places[id]?.element }

  /// Whether anything other than a constraint refers to an `id`: an outlet, an action, a segue.
  package func isReferenced(_ id: String) -> Bool { referenced.contains(id) }

  /// Returns the nearest object that contains the element with an `id`.
  package func owner(of id: String) -> NibElement? {
    places[id]?.owner.flatMap { places[$0]?.element }
  }

  /// A nib's owner, with its class and outlets in the document.
  package var filesOwner: NibElement? {
    objects.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// The objects that a nib creates, in the order of `UINib.instantiate`.
  package var topLevelObjects: [NibElement] { objects.filter { $0.name != "placeholder" } }

  /// The storyboard's initial scene.
  package var initialScene: NibScene? {
    guard let id = root.attributes["initialViewController"] else { return nil }
    return scene(ofController: id)
  }

  /// Returns the scene of a controller.
  package func scene(ofController id: String) -> NibScene? {
    scenes.first { $0.controller?.id == id }
  }

  /// The storyboard identifiers of the controllers, in order.
  package var storyboardIdentifiers: [String] {
    scenes.compactMap { $0.controller?.attributes["storyboardIdentifier"] }
  }

  /// Whether an `id` is a first responder's, which isn't an object: actions go up the responder
  /// chain.
  package func isFirstResponder(_ id: String) -> Bool {
    places[id]?.element.attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Returns the scene whose controller has a storyboard identifier.
  package func scene(identifier: String) -> NibScene? {
    scenes.first { $0.controller?.attributes["storyboardIdentifier"] == identifier }
  }

  /// Returns an object's connections, without those to missing objects.
  package func connections(of element: NibElement) -> [NibConnection] {
    element.list("connections").compactMap { child in
      guard let connection = NibConnection(child), places[connection.destination] != nil,
        !brokenSegues.contains(child)
      else { return nil }
      return connection
    }
  }

  /// Returns the selectors of the actions that an object receives, in the document's order.
  package func actions(to id: String) -> [String] {
    var found: [String] = []
    root.visit { element in
      guard element.name == "action", element.attributes["destination"] == id,
        let selector = element.attributes["selector"], !found.contains(selector)
      else { return }
      found.append(selector)
    }
    return found
  }

  /// Returns the constraints of a view that are installed with some traits, without those with
  /// missing items.
  package func constraints(of view: NibElement, for traits: NibTraits) -> [NibConstraint] {
    guard let owner = view.id else { return [] }
    return view.varied(for: traits).list("constraints").compactMap { child in
      guard let constraint = NibConstraint(child.varied(for: traits), owner: owner),
        !constraint.isPlaceholder, places[constraint.first.item] != nil,
        constraint.second.map({ places[$0.item] != nil }) ?? true
      else { return nil }
      return constraint
    }
  }
}
