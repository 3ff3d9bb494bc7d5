import Foundation
import NearNames
import NibDocuments

/// The screens of an Interface Builder document and the segues between them.
///
/// A storyboard is read as Xcode saves it, `.storyboard`; compiled ones (`.storyboardc`) aren't
/// supported.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final let name: String
  final let bundle: Bundle
  /// The document; nil if the storyboard is missing or damaged.
  final let document: NibDocument?

  /// Reads a storyboard of a bundle, by default of the main bundle.
  ///
  /// A missing or damaged one results in an issue, and has no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let bundle = storyboardBundleOrNil ?? .main
    self.bundle = bundle
    document = Self.read(name, bundle)
    super.init()
  }

  /// Creates a storyboard from a document in memory.
  init(_ document: NibDocument, name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
    self.document = document
    super.init()
  }

  private static func read(_ name: String, _ bundle: Bundle) -> NibDocument? {
    guard let path = NibFiles.path(name, "storyboard", in: bundle) else {
      SimulationHost.current.report(
        SimulationIssue(
          where: "UIStoryboard",
          // UIKit's text (NSInvalidArgumentException).
          what: "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath).",
          advice: "Add \(name).storyboard to the target's resources, and pass the bundle that has "
            + "it, such as Bundle.module."))
      return nil
    }
    do throws(NibProblem) {
      let document = try NibFiles.document(path)
      UINib.reportErrors(of: document)
      return document
    } catch {
      SimulationHost.current.report(UINib.issue(error))
      return nil
    }
  }

  /// The global tint of the storyboard in Interface Builder.
  final var tintColor: UIColor? {
    guard let document, let color = document.tintColor else { return nil }
    return NibBuilder(document, bundle: bundle, owner: nil).color(color)
  }

  // MARK: Making controllers

  /// Creates the storyboard's initial controller; returns nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    make(initial, creator: nil)
  }

  /// Creates the controller with a storyboard identifier.
  ///
  /// An unknown identifier results in an issue and a plain controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene(identifier), creator: nil) ?? UIViewController()
  }

  /// Creates the storyboard's initial controller with a closure.
  ///
  /// - Parameter creator: Calls an initialiser of the controller with the coder and other
  ///   arguments; if it returns nil, `init(coder:)` is called.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    make(initial, creator: creator).flatMap { expect($0) }
  }

  /// Creates the controller with a storyboard identifier, using a closure.
  ///
  /// A controller of another class results in an issue, and so does an unknown identifier; then an
  /// empty controller of the class is created, with the closure if there is one.
  ///
  /// - Parameter creator: Calls an initialiser of the controller with the coder and other
  ///   arguments; if it returns nil, `init(coder:)` is called.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let found: ViewController = make(scene(identifier), creator: creator).flatMap({ expect($0) })
    {
      return found
    }
    return empty(creator)
  }

  /// Returns a controller without a document: from the creator, as its class may have no other
  /// working initialiser, or otherwise from `init(coder:)`.
  private func empty<ViewController: UIViewController>(
    _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    if let document = document ?? Self.blank {
      let builder = NibBuilder(document, bundle: bundle, owner: nil)
      let coder = NibCoder(NibElement(name: "viewController"), builder)
      if let made = creator?(coder) ?? ViewController(coder: coder) { return made }
    }
    let plain = RuntimeClass.makeController(ViewController.self, nibName: nil, bundle: nil)
    return plain as! ViewController
  }

  /// An empty storyboard, in the place of a missing one.
  private static let blank = try? NibDocument(
    data: Data(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"/>"#
        .utf8),
    file: "")

  private func expect<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController? {
    if let controller = controller as? ViewController { return controller }
    report(
      "The view controller is a \(type(of: controller)), not a \(ViewController.self).",
      advice: "Set the controller's custom class in Interface Builder.")
    return nil
  }

  private func make(
    _ scene: NibScene?, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    scene.flatMap { controller(of: $0, creator: creator) }
  }

  /// Creates a scene's controller.
  ///
  /// - Parameter path: The locations of the controllers that will contain it.
  final func controller(
    of scene: NibScene, within path: [String] = [],
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let made = StoryboardScene(scene, of: self, within: path) else {
      return nil
    }
    let controller = made.makeController(in: nil, creator: creator)
    return controller
  }

  /// Creates the initial controller, or the one with an identifier, for another storyboard's
  /// reference.
  final func controller(
    identifier: String?, within path: [String], creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let found = identifier.map(scene) ?? initial
    return found.flatMap { controller(of: $0, within: path, creator: creator) }
  }

  private var initial: NibScene? {
    guard let document else { return nil }
    if let scene = document.initialScene { return scene }
    report(
      "The storyboard has no initial view controller.",
      advice: "Check “Is Initial View Controller” for one in Interface Builder.")
    return nil
  }

  private func scene(_ identifier: String) -> NibScene? {
    guard let document else { return nil }
    if let scene = document.scene(identifier: identifier) { return scene }
    let near = NearNames.suggestions(for: identifier, among: document.storyboardIdentifiers)
    report(
      // UIKit's text (NSInvalidArgumentException), without the object's address.
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
        + "'\(identifier)'.",
      advice: near.isEmpty
        ? "Set the Storyboard ID of the controller in Interface Builder."
        : "Did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?")
    return nil
  }

  final func report(_ problem: String, advice: String) {
    SimulationHost.current.report(
      SimulationIssue(
        where: document?.file ?? "\(name).storyboard", what: problem, advice: advice))
  }

  open override nonisolated var description: String { "<\(type(of: self))>" }
}
