import Foundation
import PropertyLists

/// A `.storyboard` or `.xib` as Xcode saves it, read and checked.
///
/// What is wrong with parts of it is in ``problems``; ``connections(of:)``,
/// ``constraints(of:for:)`` and the typed accessors leave these parts out.
package struct NibDocument: Sendable {
  package enum Kind: Hashable, Sendable {
    case storyboard, nib
  }

  /// An element that has an `id`, and where it is.
  struct Place: Sendable {
    let element: NibElement
    /// The `id` of the nearest object around it.
    let owner: String?
  }

  package let kind: Kind
  /// The path or the name that problems state.
  package let file: String
  /// The element `document`.
  package let root: NibElement
  /// In a storyboard, in order.
  package let scenes: [NibScene]
  /// In a nib, in order: the placeholders and then what ``UINib`` makes.
  package let objects: [NibElement]
  package let resources: NibResources
  /// The modules that custom classes are said to be of, in the document's order.
  package let customModules: [String]
  /// In the order of the lines that they concern.
  package let problems: [NibProblem]

  let places: [String: Place]
  private let referenced: Set<String>
  /// Segues that would have controllers contain one another.
  let brokenSegues: Set<NibElement>

  /// Reads a file's contents.
  ///
  /// - Parameters:
  ///   - data: UTF-8.
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
    let data: Data
    do throws(BoundedFile.Problem) {
      data = try BoundedFile.contents(of: url.path, maximum: NibXML.sizeLimit)
    } catch {
      let kind: NibProblem.Kind =
        switch error {
        case .missing: .unreadable(reason: "it is missing")
        case .unreadable(let reason): .unreadable(reason: reason)
        case .tooLarge(let bytes, let maximum): .tooLarge(bytes: bytes, maximum: maximum)
        }
      throw NibProblem(kind, file: url.path)
    }
    try self.init(data: data, file: url.path)
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
    // Documents for TV name their platform in targetRuntime, too.
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
  /// The oldest system that the document is saved for, as Xcode writes it; mostly absent.
  package var deploymentTarget: String? {
    root.child("dependencies")?.child("deployment")?.attributes["version"]
  }

  // MARK: Objects

  /// The element of an `id`, the first one where several have it.
  package func element(_ id: String) -> NibElement? { places[id]?.element }

  /// Whether something other than a constraint refers to an `id`: an outlet, an action, a segue.
  package func isReferenced(_ id: String) -> Bool { referenced.contains(id) }

  /// The nearest object around the element of an `id`.
  package func owner(of id: String) -> NibElement? {
    places[id]?.owner.flatMap { places[$0]?.element }
  }

  /// A nib's owner, whose class and outlets the document states.
  package var filesOwner: NibElement? {
    objects.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// What a nib makes, in the order of `UINib.instantiate`.
  package var topLevelObjects: [NibElement] { objects.filter { $0.name != "placeholder" } }

  /// The scene that the storyboard begins with.
  package var initialScene: NibScene? {
    guard let id = root.attributes["initialViewController"] else { return nil }
    return scene(ofController: id)
  }

  /// The scene of a controller.
  package func scene(ofController id: String) -> NibScene? {
    scenes.first { $0.controller?.id == id }
  }

  /// The storyboard identifiers of the controllers, in order.
  package var storyboardIdentifiers: [String] {
    scenes.compactMap { $0.controller?.attributes["storyboardIdentifier"] }
  }

  /// Whether an `id` is that of a first responder, which is no object: actions go up the chain.
  package func isFirstResponder(_ id: String) -> Bool {
    places[id]?.element.attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// The scene whose controller has a storyboard identifier.
  package func scene(identifier: String) -> NibScene? {
    scenes.first { $0.controller?.attributes["storyboardIdentifier"] == identifier }
  }

  /// What an object is connected to, without connections to what isn't there.
  package func connections(of element: NibElement) -> [NibConnection] {
    element.list("connections").compactMap { child in
      guard let connection = NibConnection(child), places[connection.destination] != nil,
        !brokenSegues.contains(child)
      else { return nil }
      return connection
    }
  }

  /// The constraints of a view that are installed with some traits, without those whose items
  /// aren't there.
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
