import LayoutMetrics
import Testing

struct ArrangementGeometryTests {
  private let wide = CGRect(x: 0, y: 0, width: 951, height: 669)
  private let tall = CGRect(x: 0, y: 0, width: 669, height: 951)
  private let fold = CGRect(x: 455.5, y: 0, width: 40, height: 669)

  private func geometry(
    _ bounds: CGRect, division: CGRect? = nil, regular: (Bool, Bool) = (true, true)
  ) -> ArrangementGeometry {
    ArrangementGeometry(
      bounds: bounds, division: division, isWidthRegular: regular.0, isHeightRegular: regular.1)
  }

  @Test("a split divides the longer axis in half")
  func halves() {
    let across = geometry(wide).split(primary: .init(), secondary: .init())
    #expect(across.primary == CGRect(x: 0, y: 0, width: 475.5, height: 669))
    #expect(across.secondary == CGRect(x: 475.5, y: 0, width: 475.5, height: 669))
    #expect(across.axis == .horizontal)
    let down = geometry(tall).split(primary: .init(), secondary: .init())
    #expect(down.primary == CGRect(x: 0, y: 0, width: 669, height: 475.5))
    #expect(down.secondary == CGRect(x: 0, y: 475.5, width: 669, height: 475.5))
    #expect(down.axis == .vertical)
  }

  @Test("a compact or disallowed axis shows only the primary view")
  func alone() {
    let compact = geometry(wide, regular: (false, true))
    #expect(
      compact.split(primary: .init(), secondary: .init()) == .init(primary: wide, secondary: nil))
    var vertical = geometry(wide)
    vertical.allowsHorizontal = false
    #expect(vertical.split(primary: .init(), secondary: .init()).secondary == nil)
  }

  @Test("an active fold is the divider regardless of what was requested, and stays empty")
  func divider() {
    let places = geometry(wide, division: fold, regular: (false, false)).split(
      primary: .init(preferred: .fractional(0.3)), secondary: .init())
    #expect(places.primary == CGRect(x: 0, y: 0, width: 455.5, height: 669))
    #expect(places.secondary == CGRect(x: 495.5, y: 0, width: 455.5, height: 669))
    let beside = geometry(CGRect(x: 0, y: 0, width: 400, height: 669), division: fold)
    #expect(beside.split(primary: .init(), secondary: .init()).axis == .vertical, "not crossed")
    var mirrored = geometry(wide, division: fold)
    mirrored.isMirrored = true
    let swapped = mirrored.split(primary: .init(), secondary: .init())
    #expect(swapped.primary?.minX == 495.5 && swapped.secondary?.maxX == 455.5)
  }

  @Test("lengths: fractions, points, limits and priorities")
  func lengths() {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 500)
    func width(
      _ primary: ArrangementGeometry.Pane, _ secondary: ArrangementGeometry.Pane = .init()
    ) -> CGFloat? {
      geometry(bounds).split(primary: primary, secondary: secondary).primary?.width
    }
    #expect(width(.init(preferred: .fractional(0.3))) == 300)
    #expect(width(.init(preferred: .absolute(330))) == 330)
    #expect(width(.init(minimum: .absolute(600))) == 600)
    #expect(width(.init(maximum: .absolute(280))) == 280)
    #expect(width(.init(), .init(preferred: .fractional(0.3))) == 700)
    #expect(width(.init(preferred: .absolute(900)), .init(minimum: .absolute(200))) == 800)
    #expect(
      width(.init(preferred: .absolute(300)), .init(preferred: .absolute(300), priority: 1)) == 700)
    #expect(width(.init(preferred: .absolute(.nan))) == 500)
    let tooMuch = geometry(bounds).split(
      primary: .init(minimum: .absolute(600)), secondary: .init(minimum: .absolute(600)))
    #expect(tooMuch.secondary == nil && tooMuch.primary == bounds)
  }

  @Test("an overlay is at the upper leading corner; otherwise the parts surround a fold")
  func overlay() {
    var flat = geometry(wide)
    let size = CGSize(width: 200, height: 100)
    let layered = flat.overlay(size: size) { _ in false }
    #expect(layered.primary == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(layered.secondary == wide && layered.axis == nil)
    flat.isMirrored = true
    #expect(flat.overlay(size: size) { _ in false }.primary?.maxX == 951)
    let parted = geometry(wide, division: fold).overlay(size: size) { _ in false }
    #expect(parted.primary?.minX == 495.5 && parted.secondary?.maxX == 455.5)
    #expect(parted.axis == .horizontal)
    let leading = geometry(wide, division: fold).overlay(size: size) { $0 == .horizontal }
    #expect(leading.primary?.minX == 0)
  }
}
