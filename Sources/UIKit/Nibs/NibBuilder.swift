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
  private let modules: [String]

  /// What was made, by the `id`s of the elements.
  private(set) var objects: [String: AnyObject] = [:]
  /// The same in the order in which it was made.
  private var made: [(element: NibElement, object: AnyObject)] = []
  /// The objects around a part that is made alone later, such as a prototype's controller.
  private let surroundings: NibSurroundings
  /// Views that exist already for elements, such as a cell's labels.
  var standIns: [String: () -> UIView?] = [:]

  init(
    _ document: NibDocument, bundle: Bundle, owner: AnyObject?,
    in surroundings: NibSurroundings? = nil
  ) {
    self.document = document
    self.bundle = bundle
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
    document.root.visit { element in
      guard let module = element.attributes["customModule"], !modules.contains(module) else {
        return
      }
      modules.append(module)
    }
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
    default: break
    }
    let coder = coder(element)
    switch element.name {
    case "barButtonItem":
      if let type = customClass(element, of: UIBarButtonItem.self) {
        return type.init(coder: coder)
      }
      guard let system = NibNames.systemItems[element.attributes["systemItem"] ?? ""] else {
        return UIBarButtonItem(coder: coder)
      }
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      coder.apply(item)
      return item
    case "tabBarItem":
      guard let system = NibNames.tabItems[element.attributes["systemItem"] ?? ""] else {
        return (customClass(element, of: UITabBarItem.self) ?? UITabBarItem.self).init(
          coder: coder)
      }
      let item = UITabBarItem(tabBarSystemItem: system, tag: 0)
      coder.apply(item)
      return item
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

  private func makeRecognizer(_ element: NibElement) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = touches
      }
      recognizer = tap
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      if let direction = NibNames.swipeDirections[element.attribute("direction") ?? ""] {
        swipe.direction = direction
      }
      recognizer = swipe
    case "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = duration
      }
      recognizer = press
    case "panGestureRecognizer": recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    case "screenEdgePanGestureRecognizer":
      recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    case "rotationGestureRecognizer":
      recognizer = UIRotationGestureRecognizer(target: nil, action: nil)
    case "hoverGestureRecognizer": recognizer = UIHoverGestureRecognizer(target: nil, action: nil)
    default: recognizer = UIGestureRecognizer(target: nil, action: nil)
    }
    if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    register(recognizer, element)
    return recognizer
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

  // MARK: Classes

  private func viewClass(_ element: NibElement) -> UIView.Type? {
    if let type = customClass(element, of: UIView.self) { return type }
    guard let name = Self.viewClasses[element.name] else {
      report(
        "<\(element.name)> is not known; a plain view stands for it.", element,
        advice: "Use a view of UIKit's with a custom class.")
      return UIView.self
    }
    if let type = _dialectClass(name) as? UIView.Type { return type }
    report(
      "\(name) is not implemented; a plain view stands for it.", element,
      advice: "Give the element a custom class, or see docs/fidelity.md.")
    return UIView.self
  }

  /// The classes of elements whose name isn't that of the class in lower case.
  private static let viewClasses: [String: String] = {
    let special = [
      "containerView": "UIView", "customView": "UIView",
      "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
      "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView",
      "sceneKitView": "SCNView", "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView",
    ]
    var classes: [String: String] = [:]
    for (name, kind) in NibVocabulary.kinds where kind.role == .view {
      classes[name] = special[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
    return classes
  }()

  /// The class that an element names; nil if it names none, or one that can't be used.
  func customClass<Object: AnyObject>(_ element: NibElement, of type: Object.Type) -> Object.Type? {
    guard let name = element.attributes["customClass"] else { return nil }
    var candidates: [String] = []
    if let module = element.attributes["customModule"] { candidates.append(module) }
    candidates += modules
    var found: AnyClass?
    for module in candidates {
      found = NSClassFromString("\(module).\(name)") ?? _dialectClass(name, file: "\(module)/")
      if found != nil { break }
    }
    guard let found = found ?? _dialectClass(name, file: "") else {
      report(
        "Unknown class \(name) in Interface Builder file.", element,
        advice: "Build the class in the same process; its superclass in UIKit is used instead.")
      return nil
    }
    guard let result = found as? Object.Type else {
      report(
        "\(name) is no subclass of \(type).", element,
        advice: "Correct the custom class; its superclass in UIKit is used instead.")
      return nil
    }
    return result
  }

  // MARK: Connecting

  /// Connects what was made since the last call, and wakes it.
  ///
  /// - Parameter owner: The element of an object outside of the nib whose outlets it sets, and the
  ///   object.
  func finish(owner: (element: NibElement, object: AnyObject)? = nil) {
    let objects = made
    made = []
    addConstraints(of: objects)
    for (element, object) in objects { setRuntimeAttributes(element, object) }
    for (element, object) in [owner].compactMap({ $0 }) + objects { connect(element, object) }
    for (_, object) in objects { wake(object) }
  }

  private func wake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if let method = RootMethods.override("awakeFromNib", of: object) {
      _ = method.callOnThisThread(object, [])
    }
  }
}
