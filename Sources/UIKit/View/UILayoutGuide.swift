/// A rectangle of a view that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the guide lies.
  open weak var owningView: UIView?
  open var identifier = ""

  let rectangle: (UIView) -> CGRect

  init(owningView: UIView, identifier: String, rectangle: @escaping (UIView) -> CGRect) {
    self.owningView = owningView
    self.identifier = identifier
    self.rectangle = rectangle
    super.init()
  }

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect { owningView.map(rectangle) ?? .zero }
}

/// The guides that every view has, made when first asked for.
struct SystemGuides {
  var safeArea: UILayoutGuide?
  var layoutMargins: UILayoutGuide?
  var readableContent: UILayoutGuide?
}

extension UIView {
  func guide(_ kind: WritableKeyPath<SystemGuides, UILayoutGuide?>) -> UILayoutGuide {
    if let existing = guides[keyPath: kind] { return existing }
    let made: UILayoutGuide =
      switch kind {
      case \.safeArea:
        UILayoutGuide(owningView: self, identifier: "UIViewSafeAreaLayoutGuide") {
          $0.bounds.inset(by: $0.safeAreaInsets).withoutNegativeSize
        }
      case \.layoutMargins:
        UILayoutGuide(owningView: self, identifier: "UIViewLayoutMarginsGuide") {
          $0.bounds.inset(by: $0.layoutMargins).withoutNegativeSize
        }
      default:
        UILayoutGuide(owningView: self, identifier: "UIViewReadableContentGuide") {
          $0.readableFrame
        }
      }
    guides[keyPath: kind] = made
    return made
  }

  /// The margins' rectangle, no wider than text stays readable, in the middle.
  private var readableFrame: CGRect {
    let margins = bounds.inset(by: layoutMargins).withoutNegativeSize
    let host = storedWindow?.host ?? .current
    guard
      let limit = ReadableWidth.limit(
        category: traitCollection.preferredContentSizeCategory, viewWidth: bounds.width,
        system: host.system), margins.width > limit
    else { return margins }
    return CGRect(
      x: margins.midX - limit / 2, y: margins.minY, width: limit, height: margins.height)
  }
}

/// How wide text may run.
enum ReadableWidth {
  /// Greatest widths from extra small to three times extra large.
  ///
  /// Large, 672, is confirmed at 768, 812 and 1024 points (high); the others are recalled (medium),
  /// and the accessibility sizes keep the largest of them (low). Facts: layout §2.5, devices §3.3.
  private static let limits: [CGFloat] = [560, 600, 632, 672, 744, 824, 896]

  /// The greatest width, or nil where there is none.
  ///
  /// iOS 26 lets text run wider: on Catalyst 26.1 the guide was the margins until the view was
  /// wider than 1008, and 920 from there (measured by bisection; medium for iOS).
  static func limit(
    category: UIContentSizeCategory, viewWidth: CGFloat, system: SystemBehavior
  ) -> CGFloat? {
    if system.hasWideReadableContent { return viewWidth > 1008 ? 920 : nil }
    return limits[min(category.index ?? 3, limits.count - 1)]
  }
}

extension CGRect {
  /// The same origin with a size of at least zero.
  var withoutNegativeSize: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}
