import Foundation

/// The layout manager of TextKit 2, of which none is ever made: text views use TextKit 1.
///
/// It is named by ``UITextView/textLayoutManager``, which is nil.
open class NSTextLayoutManager: NSObject {
  init(unavailable: Never) {}
}
