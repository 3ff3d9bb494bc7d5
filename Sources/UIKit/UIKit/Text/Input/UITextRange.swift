import Foundation

/// A range of a text.
///
/// This class has no content; objects with text have a subclass for it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
