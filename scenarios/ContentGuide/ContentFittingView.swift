import UIKit

/// A view that is as large as what bars and sensor housings leave of its superview.
///
/// It is constrained to its superview by constants, which it takes from the safe area; before iOS 11
/// from the lengths of its controller's layout guides. So others can pin to one thing on every
/// system, wherever they are made.
final class ContentFittingView: UIView {
  static var attachment: UInt8 = 0

  /// The controller whose layout guides count before iOS 11.
  weak var controller: UIViewController?
  /// How often the insets have been read.
  private(set) var readings = 0

  private var edges = ConstraintGroup()
  private var contentInsets: UIEdgeInsets? {
    didSet { if contentInsets != oldValue { fitToContent() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    readInsets()
    // Within a turn some systems lay out before the insets are the new ones.
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
  /// Whether views have safe areas; asked at run time, so that it holds for a simulated system too.
  var hasSafeArea: Bool {
    systemVersion.compare("11.0", options: .numeric) != .orderedAscending
  }
}
