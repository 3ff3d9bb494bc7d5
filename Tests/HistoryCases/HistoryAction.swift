import UIKit

/// An action in a history.
enum HistoryAction: Hashable, Sendable {
  // Of the device.
  case turn(UIInterfaceOrientation)
  case textSize(HistoryState.TextSize)
  case dark(Bool)
  case rightToLeft(Bool)
  /// A few hundredths of a second pass, while something is in progress.
  case wait(Int)

  // Of the screen.
  case safeArea(UIEdgeInsets)
  case margin(CGFloat?)
  /// Something covers the whole screen, which is visible again at the end.
  case cover, uncover
  /// The content's view leaves its superview, and is back in it at the end.
  case detach, attach
  /// The content is laid out immediately.
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

/// How a list is notified of edits.
enum ListTelling: String, Hashable, Sendable, CaseIterable {
  /// The methods for single edits, or one batch of several.
  case plain
  case batch
  /// `beginUpdates()` and `endUpdates()` of a table.
  case beginEnd
  case reloadData
}
