import Foundation

/// A custom action of an element; assistive technologies would offer it, a test calls its handler.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The closure that performs an action and returns whether it succeeded.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// The heading of the action's group (iOS 18).
  open var category: String?

  /// The object whose method is called, not retained.
  open weak var target: AnyObject?
  open var selector: Selector
  /// The closure to call in place of the method.
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: "", target: target, selector: selector)
    self.attributedName = attributedName
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(name: "", actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?
  ) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }
}
