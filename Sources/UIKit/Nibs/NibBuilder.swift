import Foundation
import NibDocuments

/// One load of a nib, or of a part of one: makes its objects, then connects them.
///
/// The order is UIKit's as Apple documents it (`awakeFromNib()`): `init(coder:)` of every object first, in
/// the document's order, then what refers to them. Between the two kinds of references it is recalled:
/// constraints, runtime attributes, outlets and actions, `awakeFromNib()`.
@MainActor
final class NibBuilder {
  let document: NibDocument
  let bundle: Bundle
  let traits: NibTraits
  /// Modules in which classes without one are looked for.
  let modules: [String]
  /// Texts of the user's language in the place of the document's; nil where it has them itself.
  let strings: NibStrings?

  /// What was made, by the `id`s of the elements.
  private(set) var objects: [String: AnyObject] = [:]
  /// The same in the order in which it was made.
  private var made: [(element: NibElement, object: AnyObject)] = []
  /// The objects around a part that is made alone later, such as a prototype's controller.
  let surroundings: NibSurroundings
  /// Views that exist already for elements, such as a cell's labels.
  var standIns: [String: () -> UIView?] = [:]
  /// Loads of other scenes whose controllers are parts of this one's; they are connected with it.
  var parts: [NibBuilder] = []
  /// The controllers that views are filled with once everything is awake.
  var embedded: [(segue: NibSegue, container: UIView)] = []

  /// Connections of an object to what isn't made yet.
  struct Waiting {
    var element: NibElement
    /// The controller, which has what waits, or an object beside it.
    weak var object: AnyObject?
    var connections: [NibConnection]
  }

  init(
    _ document: NibDocument, bundle: Bundle, owner: AnyObject?,
    in surroundings: NibSurroundings? = nil
  ) {
    self.document = document
    self.bundle = bundle
    strings = NibStrings(of: document.file, in: bundle)
    let host = SimulationHost.current
    let current = host.predictedTraits
    traits = NibTraits(
      width: current.horizontalSizeClass == .regular ? .regular : .compact,
      height: current.verticalSizeClass == .compact ? .compact : .regular,
      idiom: current.userInterfaceIdiom == .pad ? "pad" : "phone")
    let surroundings = surroundings ?? NibSurroundings()
    self.surroundings = surroundings
    var modules = surroundings.modules
    if let owner {
      modules.append(String(String(reflecting: type(of: owner)).prefix { $0 != "." }))
    }
    for module in document.customModules where !modules.contains(module) { modules.append(module) }
    self.modules = modules
    surroundings.modules = modules
    if let owner, let id = document.filesOwner?.id { place(owner, at: id) }
  }

  func coder(_ element: NibElement) -> NibCoder { NibCoder(element.varied(for: traits), self) }

  /// Has the load know an object of an element.
  func register(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id {
      // An initialiser says so twice where its class and its superclass do.
      guard objects[id] !== object else { return }
      place(object, at: id)
    }
    made.append((element, object))
  }

  func object(_ id: String) -> AnyObject? { objects[id] ?? surroundings[id] }

  /// Has an object stand for an `id`.
  func place(_ object: AnyObject, at id: String) {
    objects[id] = object
    // A weak reference makes every later use of an object slower. Parts that are made later have
    // their own views and constraints; of others they know only what connections name.
    if object is UIView || object is NSLayoutConstraint, !document.isReferenced(id) { return }
    surroundings[id] = object
  }

  func report(_ problem: String, _ element: NibElement?, advice: String) {
    let place = element.map { "\(document.file):\($0.line)" } ?? document.file
    SimulationHost.current.report(
      SimulationIssue(where: place, what: problem, advice: advice))
  }

  // MARK: Making

  /// Makes a view, with those in it.
  func makeView(_ element: NibElement) -> UIView? {
    if let id = element.id, let standIn = standIns[id]?() {
      coder(element).fill(standIn)
      return nil
    }
    guard let type = viewClass(element) else { return nil }
    return type.init(coder: coder(element))
  }

  /// Makes any object that isn't a controller; nil for elements that stand for none.
  func makeObject(_ element: NibElement) -> AnyObject? {
    switch element.kind?.role {
    case .view: return makeView(element)
    case .gestureRecognizer: return makeRecognizer(element)
    case .controller: return makeLooseController(element)
    default: break
    }
    let coder = coder(element)
    switch element.name {
    case "barButtonItem":
      return (customClass(element, of: UIBarButtonItem.self) ?? UIBarButtonItem.self).init(
        coder: coder)
    case "tabBarItem":
      return (customClass(element, of: UITabBarItem.self) ?? UITabBarItem.self).init(coder: coder)
    case "navigationItem":
      return (customClass(element, of: UINavigationItem.self) ?? UINavigationItem.self).init(
        coder: coder)
    case "customObject":
      guard let type = customClass(element, of: NSObject.self) else { return nil }
      let object = RuntimeClass.make(type)
      register(object, element)
      return object
    default: return nil
    }
  }

  func makeLayout(_ element: NibElement) -> UICollectionViewLayout? {
    let standard: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = customClass(element, of: UICollectionViewLayout.self) ?? standard
    guard let layout = type.init(coder: coder(element)) else { return nil }
    register(layout, element)
    return layout
  }

  /// Makes the subviews and the layout guides of a view.
  func makeContents(of view: UIView, _ element: NibElement) {
    for guide in element.children + element.list("userGuides")
    where guide.kind?.role == .layoutGuide {
      guard let object = layoutGuide(guide, of: view) else { continue }
      register(object, guide)
    }
    for child in element.list("subviews") {
      guard let subview = makeView(child) else { continue }
      view.addSubview(subview)
    }
  }

  private func layoutGuide(_ element: NibElement, of view: UIView) -> AnyObject? {
    if element.name == "userLayoutGuide" {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      return guide
    }
    if element.name == "keyboardLayoutGuide" { return view.keyboardLayoutGuide }
    switch element.key {
    case "safeArea": return view.safeAreaLayoutGuide
    case "layoutMargins": return view.layoutMarginsGuide
    case "readableContent": return view.readableContentGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    default: return nil
    }
  }

  /// What makes objects of an element each time they are asked for, such as prototype cells.
  func prototype(_ element: NibElement) -> NibPrototype {
    let document = document
    let bundle = bundle
    let surroundings = surroundings
    return NibPrototype {
      let builder = NibBuilder(document, bundle: bundle, owner: nil, in: surroundings)
      let view = builder.makeView(element)
      builder.finish()
      return view
    }
  }

  // MARK: Connecting

  /// Connects what was made since the last call, and wakes it.
  ///
  /// - Parameters:
  ///   - owner: The element of an object outside of the nib whose outlets it sets, and the object.
  ///   - waiting: Objects of an earlier load with connections to what this one made.
  func finish(
    owner: (element: NibElement, object: AnyObject)? = nil, waiting: [Waiting] = []
  ) {
    let loads = takeLoads()
    for load in loads {
      load.builder.addConstraints(of: load.objects)
      for (element, object) in load.objects {
        load.builder.setRuntimeAttributes(element, object)
      }
    }
    for entry in waiting {
      if let object = entry.object { _ = connect(entry.connections, of: object) }
    }
    if let owner { connect(owner.element, owner.object) }
    for load in loads {
      for (element, object) in load.objects { load.builder.connect(element, object) }
    }
    for load in loads {
      for (_, object) in load.objects { wake(object) }
    }
    for load in loads {
      let embedded = load.builder.embedded
      load.builder.embedded = []
      for (segue, container) in embedded { load.builder.embed(segue, in: container) }
    }
  }

  private typealias Load = (
    builder: NibBuilder, objects: [(element: NibElement, object: AnyObject)]
  )

  /// This load and those of its parts, with what each has made.
  private func takeLoads() -> [Load] {
    var loads: [Load] = [(self, made)]
    made = []
    let parts = parts
    self.parts = []
    for part in parts { loads += part.takeLoads() }
    return loads
  }

  /// Performs an embedding segue, if its source lets it.
  private func embed(_ segue: NibSegue, in container: UIView) {
    guard let scene = surroundings.scene, let source = scene.controller,
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: container)
    else { return }
    scene.perform(segue, sender: nil, in: container)
  }

  private func wake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if let method = RootMethods.override("awakeFromNib", of: object) {
      _ = method.callOnThisThread(object, [])
    }
  }
}
