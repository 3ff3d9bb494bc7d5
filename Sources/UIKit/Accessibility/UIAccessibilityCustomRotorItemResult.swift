import Foundation

/// What a search through an element has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: NSObjectProtocol?
  /// The text that was found in the element, if it is text.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
