import SystemFacts

/// A rectangle of a view that participates in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines a guide's position.
  enum Kind {
    /// Constraints only.
    case custom
    case safeArea, margins, readable, keyboard, scrollFrame, scrollContent, topStrip, bottomStrip
    /// A ``UIView/LayoutRegion`` that depends on more than the view's own insets.
    case region
  }

  /// The view whose coordinate system the guide uses.
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  final nonisolated(unsafe) let item = LayoutItem(view: nil)
  /// The controller's strip that the guide represents; constraints refer to the strip.
  final weak var support: ControllerLayoutGuide?
  final let kind: Kind
  private let rectangle: (UIView) -> CGRect

  /// Creates a guide for constraints to position; `addLayoutGuide(_:)` assigns it to a view.
  public override init() {
    kind = .custom
    rectangle = { _ in .zero }
    super.init()
    item.guide = self
  }

  init(
    owningView: UIView, identifier: String, kind: Kind, rectangle: @escaping (UIView) -> CGRect
  ) {
    self.owningView = owningView
    self.identifier = identifier
    self.kind = kind
    self.rectangle = rectangle
    super.init()
    item.guide = self
  }

  deinit {
    item.ownerGoes()
  }

  /// Called when constraints have changed the guide's rectangle.
  func solvedFrameDidChange() {}

  /// The guide's rectangle in its view's coordinates; a custom guide's is from the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard kind == .custom else { return rectangle(owningView) }
    guard let record = item.record else { return .zero }
    return owningView.pixelGrid.withEdgesOnPixels(
      record.solved, residual: owningView.originResidual)
  }

  /// The insets of a system guide from its view's edges.
  final func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readable, .region: return view.bounds.insets(to: rectangle(view))
    case .custom, .keyboard, .scrollFrame, .scrollContent, .topStrip, .bottomStrip: return .zero
    }
  }

  /// Whether this is a strip along the upper or lower edge with its own height.
  final var isStrip: Bool { kind == .topStrip || kind == .bottomStrip || kind == .keyboard }

  /// The height of a strip covered by bars or a keyboard.
  final var stripLength: CGFloat { owningView.map { rectangle($0).height } ?? 0 }
}

/// The guides that every view has, created on first access.
struct SystemGuides {
  var safeArea: UILayoutGuide?
  var layoutMargins: UILayoutGuide?
  var readableContent: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var regions: [(region: UIView.LayoutRegion, guide: UILayoutGuide)] = []
}

extension UIView {
  func guide(_ kind: WritableKeyPath<SystemGuides, UILayoutGuide?>) -> UILayoutGuide {
    if let existing = guides[keyPath: kind] { return existing }
    let made: UILayoutGuide =
      switch kind {
      case \.safeArea:
        UILayoutGuide(
          owningView: self, identifier: "UIViewSafeAreaLayoutGuide", kind: .safeArea
        ) {
          $0.bounds.inset(by: $0.safeAreaInsets).withoutNegativeSize
        }
      case \.layoutMargins:
        UILayoutGuide(
          owningView: self, identifier: "UIViewLayoutMarginsGuide", kind: .margins
        ) {
          $0.bounds.inset(by: $0.layoutMargins).withoutNegativeSize
        }
      default:
        UILayoutGuide(
          owningView: self, identifier: "UIViewReadableContentGuide", kind: .readable
        ) {
          $0.readableFrame
        }
      }
    guides[keyPath: kind] = made
    return made
  }
}

extension CGRect {
  /// Returns how far another rectangle's edges are inside this one's.
  func insets(to inner: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY,
      right: maxX - inner.maxX)
  }

  /// A rectangle with the same origin and a size of at least zero.
  var withoutNegativeSize: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}
