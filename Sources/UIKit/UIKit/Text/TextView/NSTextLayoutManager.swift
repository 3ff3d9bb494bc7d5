import Foundation

/// The layout manager of TextKit 2, which is never instantiated: text views use TextKit 1.
///
/// It is the type of ``UITextView/textLayoutManager``, which is nil.
open class NSTextLayoutManager: NSObject {
  init(unavailable: Never) {}
}
