import Foundation

/// The content and editing state of a text view.
@MainActor
struct TextViewContent {
  /// The font of text that doesn't specify one (iOS 26.1; facts: controls §2; medium).
  static var plainFont: UIFont { TextConversion.textKit.font }

  /// The view retains all three, as UIKit's does.
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  let textView = _UITextContainerView(frame: .zero)
  let selectionView = TextSelectionView(frame: .zero)

  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var typing: [NSAttributedString.Key: Any]?
  var links: [NSAttributedString.Key: Any]?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// The selection, in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  var undo = TypingUndo()
  /// Whether the delegate was notified that editing began.
  var isEditing = false
  /// Whether the view itself is changing its text and will notify of it afterwards.
  var isChangingText = false
  /// Whether the lines need to be computed again.
  var isStale = true
  /// The last fitting size and the width that it was computed for, as long as nothing changed.
  var fitted: (width: CGFloat, size: CGSize)?

  init(_ given: NSTextContainer?) {
    let container = given ?? NSTextContainer(size: .zero)
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    // The view's own container is as wide as the view.
    if given == nil { container.widthTracksTextView = true }
    self.container = container
    self.manager = manager
    self.storage = storage
  }

  /// Returns an attribute at the text's start.
  func leadingValue(_ key: NSAttributedString.Key) -> Any? {
    storage.length > 0 ? storage.attribute(key, at: 0, effectiveRange: nil) : nil
  }
}

/// The view in a text view that draws the lines, with the class name it has in descriptions.
final class _UITextContainerView: UIView {
  weak var owner: UITextView?
  /// The part of the text view's content that was last drawn.
  var drawn = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) { owner?.drawText(in: self) }
}
