import Foundation
import NibDocuments

/// Controllers of documents.
extension NibBuilder {
  /// Creates a scene's controller.
  func makeController(
    _ element: NibElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let coder = coder(element)
    if let made = creator?(coder) { return made }
    let type = controllerClass(element)
    if let made = type.init(coder: coder) { return made }
    report(
      "\(type)'s init(coder:) returned nil; there is no view controller.", element,
      advice: "Call super.init(coder:) there.")
    return nil
  }

  /// Creates a controller that is an object of a nib, with its view.
  func makeLooseController(_ element: NibElement) -> UIViewController? {
    guard element.name != "viewControllerPlaceholder",
      let made = makeController(element, creator: nil)
    else { return nil }
    if element.attributes["nibName"] == nil, let view = element.child(key: "view"),
      view.kind?.role == .view
    {
      made.view = makeView(view)
    }
    return made
  }

  /// Returns the controllers that a container's relationship segues lead to, created in this load.
  func contents(of element: NibElement, _ relationship: String) -> [UIViewController] {
    guard let scene = surroundings.scene else { return [] }
    return document.connections(of: element).compactMap { connection in
      guard case .segue(let segue) = connection, segue.kind == .relationship,
        segue.relationship == relationship
      else { return nil }
      return scene.makeDestination(of: segue, sender: nil, in: self)
    }
  }

  /// Attaches a segue to the object that triggers it, or to a container view to be filled later.
  func attach(_ segue: NibSegue, to object: AnyObject) {
    guard let scene = surroundings.scene else { return }
    if segue.kind == .embed {
      if let view = object as? UIView { embedded.append((segue, view)) }
      return
    }
    guard segue.kind != .relationship, object !== scene.controller else { return }
    let trigger = scene.trigger(of: segue)
    switch object {
    case let control as UIControl:
      control.addTarget(
        trigger, action: SegueTrigger.action,
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.target = trigger
      item.action = SegueTrigger.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(trigger, action: SegueTrigger.action)
    case let cell as UITableViewCell:
      if segue.trigger == "accessoryAction" {
        cell.segues.accessory = trigger
      } else {
        cell.segues.selection = trigger
      }
    case let cell as UICollectionViewCell: cell.segues.selection = trigger
    default: break
    }
  }
}
