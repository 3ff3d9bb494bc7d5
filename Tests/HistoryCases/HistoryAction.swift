import UIKit

/// Something that is done in a history.
enum HistoryAction: Hashable, Sendable {
  // Of the device.
  case turn(UIInterfaceOrientation)
  case textSize(HistoryState.TextSize)
  case dark(Bool)
  case rightToLeft(Bool)
  /// Some hundredths of a second pass, in the middle of what is under way.
  case wait(Int)

  // Of the screen.
  case safeArea(UIEdgeInsets)
  case margin(CGFloat?)
  /// Something covers the whole screen, which is on the screen again at the end.
  case cover, uncover
  /// The content's view leaves its superview, and is back in it at the end.
  case detach, attach
  /// The content is laid out at once.
  case layOut

  // Of a list.
  case edit([ListEdit], ListTelling)
  case layout(ListKind)
  case invalidate
  case scroll(percent: Int)
  case scrollToItem(Int)
  case contentInset(UIEdgeInsets)
  case padding(CGFloat)

  case stack(StackEdit)
  case presented(PresentedEdit)
}

/// How a list is told of edits.
enum ListTelling: String, Hashable, Sendable, CaseIterable {
  /// The methods for single edits, or one batch of several.
  case plain
  case batch
  /// `beginUpdates()` and `endUpdates()` of a table.
  case beginEnd
  case reloadData
}
