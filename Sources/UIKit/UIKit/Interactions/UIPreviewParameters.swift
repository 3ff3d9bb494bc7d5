import Foundation

/// The appearance of a preview; its shadow is the view's, regardless of the path.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the preview, in the view's coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for the shape of the visible part.
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// Creates parameters that show lines of text, each in the rectangle of a value.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }
}
