import Graphics
import SystemFacts

/// The space around the content of rows, headers and footers (facts: layout §3.1, high).
struct RowMetrics {
  private let release: OSRelease
  private let scale: CGFloat
  private let ownMinimum: CGFloat?
  private let bodyLine: CGFloat
  private let isPad: Bool

  /// - Parameter isPad: Whether the device is an iPad, whatever the size of the window.
  init(_ environment: EnvironmentValues, isPad: Bool = false) {
    self.isPad = isPad
    release = environment.systemRelease
    scale = environment.displayScale
    ownMinimum = environment.ownMinimumRowHeight
    let font = Font.body.descriptor(in: environment)
    bodyLine = PixelGrid(scale: environment.displayScale).up(
      UIFont.systemFont(ofSize: font.size).lineHeight)
  }

  struct Insets: Equatable {
    var edges: EdgeInsets
    var minimumHeight: CGFloat = 0
  }

  private var isTall: Bool { SwiftUIFacts.rowsAreTall[release] }

  /// A line of the body's text, and what is around it.
  var minimumHeight: CGFloat {
    isTall ? PixelGrid(scale: scale).up(bodyLine + 31.667) : 44
  }

  private var side: CGFloat { isTall && !isPad ? 16 : 20 }

  /// The distance of cards from the safe area, on a device with this shorter side: 16 before iOS 26 on phones
  /// 375 points wide (recalled).
  func cardMargin(device width: CGFloat) -> CGFloat {
    if isPad { return 20 }
    return isTall || width < 390 ? 16 : 20
  }

  /// Whether a first card without a header has no distance from a large title, instead of 35 points (measured on iOS
  /// 26 only; facts: layout §3.1, medium).
  var firstCardTouchesLargeTitle: Bool { isTall }

  /// The colour of separators; `nil` for the system's. On iOS 26 they are (232,232,232) on white and (56,56,59) on
  /// (28,28,30) (facts: layout §3.1, high); the opacities are derived from these.
  var separatorColor: UIColor? {
    guard isTall else { return nil }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.135)
        : UIColor(white: 0, alpha: 0.09)
    }
  }

  func row(_ own: EdgeInsets?) -> Insets {
    let vertical: CGFloat = isTall ? 15 : 11
    let standard = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    return Insets(edges: own ?? standard, minimumHeight: ownMinimum ?? minimumHeight)
  }

  var header: Insets {
    let (top, bottom): (CGFloat, CGFloat) = isTall ? (10.333, 9.667) : (17.333, 5.667)
    return Insets(
      edges: EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side))
  }

  var footer: Insets {
    let (top, bottom): (CGFloat, CGFloat) = isTall ? (7.667, 6.333) : (5.333, 12.667)
    return Insets(
      edges: EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side))
  }
}
