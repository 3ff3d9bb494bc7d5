import UIKit

/// A controller's scrolling content on a foldable device: lines of equal heights.
final class ProbeList: UIScrollView {
  private static let lineHeight: CGFloat = 44
  private static let lineCount = 100
  /// Whether the list has been scrolled to its middle.
  private(set) var isScrolled = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    let height = Self.lineHeight * CGFloat(Self.lineCount)
    contentSize = CGSize(width: 10, height: height)
    addSubview(UIView(frame: CGRect(origin: .zero, size: contentSize)))
  }

  required init?(coder: NSCoder) { nil }

  /// The line at the top edge: a change of the size or the insets keeps the offset (device logs; high).
  var topLine: Int { Int((contentOffset.y / Self.lineHeight).rounded(.down)) }

  /// Scrolls so that a line in the middle is at the top edge.
  func scrollToMiddle() {
    guard window != nil else { return }
    isScrolled = true
    contentOffset.y = Self.lineHeight * CGFloat(Self.lineCount / 2)
  }
}
