import NibDocuments

/// The classes of a document's objects.
extension NibBuilder {
  func viewClass(_ element: NibElement) -> UIView.Type? {
    if let type = customClass(element, of: UIView.self) { return type }
    guard let name = Self.viewClasses[element.name] else {
      report(
        "<\(element.name)> is unknown; a plain view is used instead.", element,
        advice: "Use one of UIKit's views with a custom class.")
      return UIView.self
    }
    if let type = NibClasses.known(name, look: { _dialectClass(name) }) as? UIView.Type {
      return type
    }
    report(
      "\(name) is not implemented; a plain view is used instead.", element,
      advice: "Give the element a custom class, or see docs/fidelity/nibs.md.")
    return NibStandIn.self
  }

  /// The classes of elements whose name isn't the lowercased class name.
  private static let viewClasses: [String: String] = {
    let special = [
      "containerView": "UIView", "customView": "UIView",
      "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
      "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView",
      "sceneKitView": "SCNView", "sceneView": "SCNView", "glkView": "GLKView",
      "mtkView": "MTKView", "skView": "SKView", "arscnView": "ARSCNView", "arskView": "ARSKView",
      "adBannerView": "ADBannerView",
    ]
    var classes: [String: String] = [:]
    for (name, kind) in NibVocabulary.kinds where kind.role == .view {
      classes[name] = special[name] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
    return classes
  }()

  /// Returns the custom class of an element, or nil if it has none, or one that can't be used.
  func customClass<Object: AnyObject>(_ element: NibElement, of type: Object.Type) -> Object.Type? {
    guard let name = element.attributes["customClass"] else { return nil }
    guard let found = self.class(name, module: element.attributes["customModule"]) else {
      guard !noteMissing(name, element) else { return nil }
      report(
        "Unknown class \(name) in Interface Builder file.", element,
        advice: "Build the class in the same process; its superclass in UIKit is used instead.")
      return nil
    }
    guard let result = found as? Object.Type else {
      let gap =
        "\(document.file):\(element.line): \(name) is not a subclass of \(type), which is shown"
      guard !NibGaps.note(gap) else { return nil }
      report(
        "\(name) is not a subclass of \(type).", element,
        advice: "Correct the custom class; its superclass in UIKit is used instead.")
      return nil
    }
    return result
  }

  /// Returns a class by name in a module, in the modules that the document mentions, or in
  /// Objective-C.
  func `class`(_ name: String, module: String?) -> AnyClass? {
    let places = [module].compactMap { $0 } + modules
    return NibClasses.known("\(name) \(places)") {
      for module in places {
        // Foundation's own function doesn't find nested classes, and reports that each time.
        if let found = _dialectClass("\(module).\(name)", file: "\(module)/")
          ?? _dialectClass(name, file: "\(module)/")
        {
          return found
        }
      }
      return _dialectClass(name, file: "")
    }
  }

  /// Returns the class of a controller's element.
  func controllerClass(_ element: NibElement) -> UIViewController.Type {
    if let type = customClass(element, of: UIViewController.self) { return type }
    let name = Self.controllerClasses[element.name] ?? "UIViewController"
    if let type = NibClasses.known(name, look: { _dialectClass(name) }) as? UIViewController.Type {
      return type
    }
    report(
      "\(name) is not implemented; a plain view controller is used instead.", element,
      advice: "Give the element a custom class, or see docs/fidelity/nibs.md.")
    return UIViewController.self
  }

  private static var controllerClasses: [String: String] {
    [
      "tableViewController": "UITableViewController",
      "collectionViewController": "UICollectionViewController",
      "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
      "splitViewController": "UISplitViewController",
      "pageViewController": "UIPageViewController", "hostingController": "UIHostingController",
      "avPlayerViewController": "AVPlayerViewController",
      "glkViewController": "GLKViewController",
    ]
  }
}
