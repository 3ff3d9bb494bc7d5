import Foundation
import NibDocuments

/// One load of a nib, or of a part of one: creates its objects, then connects them.
///
/// The order is UIKit's as Apple documents it (`awakeFromNib()`): `init(coder:)` of every object
/// first, in the document's order, then references to them. The order of references is recalled:
/// constraints, runtime attributes, outlets and actions, `awakeFromNib()`.
@MainActor
final class NibBuilder {
  let document: NibDocument
  let bundle: Bundle
  let traits: NibTraits
  /// The modules to search for classes that don't specify one.
  let modules: [String]
  /// The texts in the user's language that replace the document's; nil if the document has them
  /// itself.
  let strings: NibStrings?

  /// The created objects, by the `id`s of their elements.
  private(set) var objects: [String: AnyObject] = [:]
  /// The created objects in the order of creation.
  private var made: [(element: NibElement, object: AnyObject)] = []
  /// The objects available to a part that is created separately later, such as a prototype's
  /// controller.
  let surroundings: NibSurroundings
  /// Existing views for elements, such as a cell's labels.
  var standIns: [String: () -> UIView?] = [:]
  /// The loads of other scenes whose controllers are parts of this one's; they are connected
  /// together with it.
  var parts: [NibBuilder] = []
  /// The controllers to embed in views once all objects are awake.
  var embedded: [(segue: NibSegue, container: UIView)] = []

  /// Connections of an object to objects that don't exist yet.
  struct Waiting {
    var element: NibElement
    /// The controller that has the connections, or another object of its scene.
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
    // Of classes that several targets contain, the bundle's own target has the right one.
    if let program = bundle.infoDictionary?["CFBundleExecutable"] as? String {
      modules.append(String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
    for module in document.customModules where !modules.contains(module) { modules.append(module) }
    self.modules = modules
    surroundings.modules = modules
    if let owner, let id = document.filesOwner?.id { place(owner, at: id) }
  }

  func coder(_ element: NibElement) -> NibCoder { NibCoder(element.varied(for: traits), self) }

  /// Registers the object of an element with the load.
  func register(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id {
      // Initialisers of a class and its superclass may both register an object.
      guard objects[id] !== object else { return }
      place(object, at: id)
    }
    made.append((element, object))
  }

  func object(_ id: String) -> AnyObject? { objects[id] ?? surroundings[id] }

  /// Makes an object available for an `id`.
  func place(_ object: AnyObject, at id: String) {
    objects[id] = object
    // A weak reference makes every later use of an object slower. Parts that are created later have
    // their own views and constraints; they use others only if connections refer to them.
    if object is UIView || object is NSLayoutConstraint, !document.isReferenced(id) { return }
    surroundings[id] = object
  }

  func report(_ problem: String, _ element: NibElement?, advice: String) {
    let place = element.map { "\(document.file):\($0.line)" } ?? document.file
    SimulationHost.current.report(
      SimulationIssue(where: place, what: problem, advice: advice))
  }

  // MARK: Making

  /// Creates a view with its subviews.
  func makeView(_ element: NibElement) -> UIView? {
    if let id = element.id, let standIn = standIns[id]?() {
      coder(element).fill(standIn)
      return nil
    }
    guard let type = viewClass(element) else { return nil }
    return type.init(coder: coder(element))
  }

  /// Creates any object that isn't a controller, or returns nil for elements that don't represent
  /// one.
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

  /// Creates the subviews and the layout guides of a view.
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

  /// Returns a prototype that creates the objects of an element each time, such as prototype cells.
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

  /// Connects and wakes the objects that were created since the last call.
  ///
  /// - Parameters:
  ///   - owner: The element of an object outside of the nib whose outlets it sets, and the object.
  ///   - waiting: Objects of an earlier load with connections to objects of this one.
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

  /// Returns this load and its parts' loads, with the objects that each created.
  private func takeLoads() -> [Load] {
    var loads: [Load] = [(self, made)]
    made = []
    let parts = parts
    self.parts = []
    for part in parts { loads += part.takeLoads() }
    return loads
  }

  /// Performs an embedding segue, if its source allows it.
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
