import Foundation

/// The result of a search through an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: NSObjectProtocol?
  /// The text range found, if the element is text.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
