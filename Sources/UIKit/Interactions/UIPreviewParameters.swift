import Foundation

/// How a preview looks; its shadow is that of the view, whatever the path.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that the preview would show, in the view's coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// Makes parameters that show lines of text, each in the rectangle of a value.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }
}
