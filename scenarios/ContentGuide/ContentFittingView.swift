import UIKit

/// A view as large as the part of its superview that bars and sensor housings leave free.
///
/// Constraints with constants connect it to its superview; the constants come from the safe area, or before
/// iOS 11 from the lengths of its controller's layout guides. So other views can pin to one thing on every
/// system, no matter which code creates them.
final class ContentFittingView: UIView {
  static var attachment: UInt8 = 0

  /// The controller whose layout guides apply before iOS 11.
  weak var controller: UIViewController?
  /// The number of times the insets have been read.
  private(set) var readings = 0

  private var edges = ConstraintGroup()
  private var contentInsets: UIEdgeInsets? {
    didSet { if contentInsets != oldValue { fitToContent() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    readInsets()
    // During a rotation some systems lay out before the insets are updated.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.readInsets() }
  }

  private func readInsets() {
    readings += 1
    if #available(iOS 11, *), UIDevice.current.hasSafeArea {
      contentInsets = superview?.safeAreaInsets ?? .zero
    } else {
      contentInsets = UIEdgeInsets(
        top: controller?.topLayoutGuide.length ?? 0, left: 0,
        bottom: controller?.bottomLayoutGuide.length ?? 0, right: 0)
    }
  }

  private func fitToContent() {
    guard let superview, let insets = contentInsets else { return }
    edges.replace(with: [
      topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: insets.left),
      rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -insets.bottom),
    ])
  }
}

extension UIDevice {
  /// Whether views have safe areas; checked at run time, so it applies to a simulated system too.
  var hasSafeArea: Bool {
    systemVersion.compare("11.0", options: .numeric) != .orderedAscending
  }
}
