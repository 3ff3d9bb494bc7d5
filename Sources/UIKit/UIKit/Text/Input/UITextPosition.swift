import Foundation

/// A position between two characters of a text, in the text's own terms.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}
