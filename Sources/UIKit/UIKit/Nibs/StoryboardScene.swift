import Foundation
import NibDocuments

/// A controller that a storyboard created, and what belongs to it: its view, which is created
/// later, the other objects of the scene and the segues to other controllers.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let document: NibDocument
  let scene: NibScene
  /// The controller's element.
  let element: NibElement
  let surroundings = NibSurroundings()
  weak var controller: UIViewController?
  /// The locations of the controllers that contain this one, and its own.
  private let path: [String]
  /// The other objects of the scene.
  private var kept: [AnyObject] = []
  /// Connections of the controller and the other objects that are made once the view exists.
  private var waiting: [NibBuilder.Waiting] = []
  /// Whether the view was loaded, so that no connection is deferred any more.
  private(set) var hasLoadedView = false
  /// Retained here, because controls don't retain their triggers.
  private var triggers: [SegueTrigger] = []

  /// - Parameter path: The locations of the controllers that will contain the scene's controller.
  /// - Returns: Nil for a scene without a controller, or for one that would contain itself.
  init?(_ scene: NibScene, of storyboard: UIStoryboard, within path: [String]) {
    guard let document = storyboard.document, let element = scene.controller else { return nil }
    let place = "\(document.file)#\(element.id ?? scene.id ?? "")"
    guard !path.contains(place), path.count < Self.depthLimit else {
      storyboard.report(
        path.contains(place)
          ? "The view controller on line \(element.line) would contain itself."
          : "More than \(Self.depthLimit) view controllers contain one another.",
        advice: "Look for containers and storyboard references that lead back to each other.")
      return nil
    }
    self.storyboard = storyboard
    self.document = document
    self.scene = scene
    self.element = element
    self.path = path + [place]
    surroundings.scene = self
  }

  /// The maximum nesting depth of controllers; apps have about five containers.
  private static let depthLimit = 64

  private(set) lazy var segues = scene.segues

  // MARK: Making the controller

  /// Creates the controller and the other objects of the scene.
  ///
  /// - Parameters:
  ///   - parent: The load that the controller is a part of, which then connects it; nil for a
  ///     separate load.
  ///   - creator: Creates the controller from the coder instead of its `init(coder:)`.
  func makeController(
    in parent: NibBuilder?, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return referenced(creator: creator) }
    let builder = NibBuilder(document, bundle: storyboard.bundle, owner: nil, in: surroundings)
    parent?.parts.append(builder)
    guard let made = builder.makeController(element, creator: creator) else { return nil }
    if made.storyboardScene !== self {
      storyboard.report(
        "The creator made \(made) without the coder it received.",
        advice: "Pass the coder to init(coder:); the storyboard doesn't configure this controller."
      )
    }
    kept = scene.looseObjects.compactMap(builder.makeObject)
    if parent == nil { builder.finish() }
    return made
  }

  /// Returns the controller of another storyboard that a placeholder refers to.
  private func referenced(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let name = element.attributes["storyboardName"] else {
      storyboard.report(
        "The storyboard reference on line \(element.line) has no storyboard.",
        advice: "Choose the storyboard in Interface Builder.")
      return nil
    }
    let bundle =
      element.attributes["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
      ?? storyboard.bundle
    return UIStoryboard(name: name, bundle: bundle).controller(
      identifier: element.attributes["referencedIdentifier"], within: path, creator: creator)
  }

  // MARK: Making the view

  /// Creates the controller's view and connects it; returns false if the storyboard has none for
  /// it.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = element.child(key: "view"), element.kind?.role == .view else {
      return false
    }
    hasLoadedView = true
    let builder = NibBuilder(document, bundle: storyboard.bundle, owner: nil, in: surroundings)
    guard let view = builder.makeView(element) else { return false }
    controller.view = view
    if let controller = controller as? UITableViewController {
      // It is a sibling of the table in the document.
      controller.refreshControl =
        self.element.child(key: "refreshControl").flatMap(builder.makeView) as? UIRefreshControl
    }
    for guide in self.element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      let isTop = guide.attributes["type"] == "top"
      builder.place((isTop ? controller.topSupport : controller.bottomSupport).guide, at: id)
    }
    let waiting = waiting
    self.waiting = []
    builder.finish(waiting: waiting)
    return true
  }

  func wait(for view: NibBuilder.Waiting) { waiting.append(view) }

  // MARK: Segues

  /// Returns the target of the control, item, recognizer or cell that triggers a segue.
  func trigger(of segue: NibSegue) -> SegueTrigger {
    if let known = triggers.first(where: { $0.segue == segue }) { return known }
    let trigger = SegueTrigger(segue, self)
    triggers.append(trigger)
    return trigger
  }

  /// Creates the destination of a segue.
  ///
  /// - Parameter load: The load that creates the controller, if it is a part of this one.
  func makeDestination(
    of segue: NibSegue, sender: Any?, in load: NibBuilder? = nil
  ) -> UIViewController? {
    guard let target = document.scene(ofController: segue.destination) else {
      storyboard.report(
        "A segue leads to \(segue.destination), which is not a view controller.",
        advice: "Connect it again in Interface Builder.")
      return nil
    }
    let path = segue.isPartOfSource ? path : []
    guard let made = StoryboardScene(target, of: storyboard, within: path) else { return nil }
    return made.makeController(in: load, creator: creator(of: segue, sender: sender))
  }

  /// Returns the creator for a segue with an `@IBSegueAction` method.
  private func creator(of segue: NibSegue, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue.creationSelector, let controller else { return nil }
    return { coder in
      Selector(name).send(to: controller, [coder, sender, segue.identifier]) as? UIViewController
    }
  }

  /// Performs a segue: creates the destination, lets the source prepare it, and shows it.
  ///
  /// - Parameter container: The view that an embedded controller's view fills.
  func perform(_ segue: NibSegue, sender: Any?, in container: UIView? = nil) {
    guard let source = controller else { return }
    if segue.kind == .unwind { return unwind(segue, sender: sender) }
    guard let destination = makeDestination(of: segue, sender: sender) else { return }
    SeguePerformer.style(destination, for: segue, sender: sender, in: surroundings)
    let made = makeSegue(segue, from: source, to: destination)
    made.performHandler = { [weak made] in
      guard let made else { return }
      Self.animated(segue) { SeguePerformer.perform(segue, made, sender: sender, in: container) }
    }
    source.call(.prepareForSegue(made, sender: sender))
    made.perform()
  }

  private func unwind(_ segue: NibSegue, sender: Any?) {
    guard let source = controller, let name = segue.unwindAction else { return }
    let action = Selector(name)
    let request = UIStoryboardUnwindSegueSource(source: source, action: action, sender: sender)
    // UIKit does nothing if there is no target.
    guard let target = Unwinding.target(of: request) else { return }
    let made = makeSegue(segue, from: source, to: target)
    made.performHandler = { [weak made] in
      guard let made else { return }
      Self.animated(segue) { Unwinding.perform(made, animated: segue.isAnimated) }
    }
    source.call(.prepareForSegue(made, sender: sender))
    action.send(to: target, [made])
    made.perform()
  }

  /// Disables animations for a segue that isn't animated, in containers too.
  private static func animated(_ segue: NibSegue, _ body: () -> Void) {
    if segue.isAnimated { body() } else { UIView.performWithoutAnimation(body) }
  }

  private func makeSegue(
    _ segue: NibSegue, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    var attributes = ["customClass": segue.customClass, "customModule": segue.customModule]
      .compactMapValues { $0 }
    attributes["id"] = segue.identifier
    let element = NibElement(name: "segue", attributes: attributes, line: element.line)
    let builder = NibBuilder(document, bundle: storyboard.bundle, owner: nil, in: surroundings)
    let type = builder.customClass(element, of: UIStoryboardSegue.self) ?? UIStoryboardSegue.self
    return RuntimeClass.makeSegue(
      type, identifier: segue.identifier, source: source, destination: destination)
  }
}
