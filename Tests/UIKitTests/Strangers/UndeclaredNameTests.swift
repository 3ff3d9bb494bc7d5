import Testing

@testable import UIKit

@Suite("Names that real code needs")
@MainActor
struct UndeclaredNameTests {
  @Test("a dimmed view and its descendants show a grey tint")
  func tintAdjustment() {
    final class Counting: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let view = UIView()
    let child = Counting()
    view.addSubview(child)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(child.tintAdjustmentMode == .normal)
    let before = child.changes
    view.tintAdjustmentMode = .dimmed
    #expect(child.changes == before + 1)
    #expect(child.tintAdjustmentMode == .dimmed)
    var white: CGFloat = 0
    #expect(child.tintColor.getWhite(&white, alpha: nil))
    #expect(white > 0.2 && white < 0.22)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.tintAdjustmentMode = .automatic
    #expect(view.tintAdjustmentMode == .normal)
    #expect(child.changes == before + 2)
  }

  @Test("equal tints are equal when they are dimmed", arguments: [UIColor.systemRed, .red])
  func dimmedTints(color: UIColor) {
    let views = [UIView(), UIView()]
    for view in views {
      view.tintColor = color
      view.tintAdjustmentMode = .dimmed
    }
    #expect(views[0].tintColor == views[1].tintColor)
    #expect(views[0].tintColor.hash == views[1].tintColor.hash)
    #expect(views[0].tintColor != color)
    views[1].tintColor = .green
    #expect(views[0].tintColor != views[1].tintColor)
  }

  @Test("the portrait coordinates stay when the screen is rotated")
  func fixedSpace() {
    let host = SimulationHost(device: .iPhone8, os: "12.0", orientation: .landscapeRight)
    let screen = host.screen
    #expect(screen.bounds.size == CGSize(width: 667, height: 375))
    let fixed = screen.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    // The interface's top left corner is the portrait screen's top right one.
    #expect(fixed.convert(.zero, from: screen.coordinateSpace) == CGPoint(x: 375, y: 0))
    #expect(
      screen.coordinateSpace.convert(CGPoint(x: 0, y: 667), from: fixed)
        == CGPoint(x: 667, y: 375))
    #expect(fixed === screen.fixedCoordinateSpace)
    let upright = SimulationHost(device: .iPhone8, os: "12.0").screen
    #expect(
      upright.fixedCoordinateSpace.convert(CGPoint(x: 3, y: 4), from: upright.coordinateSpace)
        == CGPoint(x: 3, y: 4))
  }

  @Test("system buttons show their symbol in the tint")
  func buttonTypes() {
    for type in [
      UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ] {
      let button = UIButton(type: type)
      #expect(button.buttonType == type)
      #expect(button.currentImage?.renderingMode == .alwaysTemplate)
      #expect(button.intrinsicContentSize.width >= 22)
    }
    #expect(UIButton(type: .system).currentImage == nil)
  }

  @Test("times, autorelease pools, comparisons and paths")
  func plainNames() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let start: CFTimeInterval = CACurrentMediaTime()
    host.advance(by: 2)
    #expect(CACurrentMediaTime() == start + 2)
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(now > 0)
    #expect(autoreleasepool { 3 } == 3)
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)) && CGRect.zero.equalTo(.zero))
    let path = NSIndexPath(row: 3, section: 4)
    #expect(path.row == 3 && path.section == 4 && path.item == 3)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(UIBarMetrics.landscapePhonePrompt == .compactPrompt)
    #expect(UIView().classForCoder == UIView.self)
    let traits = UITraitCollection(forceTouchCapability: .available)
    #expect(traits.forceTouchCapability == .available)
    #expect(UITraitCollection(traitsFrom: [traits, .init()]).forceTouchCapability == .available)
    let layout = UICollectionViewFlowLayout()
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: "k", at: IndexPath(item: 0, section: 0)) == nil)
    let feedback = UIImpactFeedbackGenerator(style: .heavy)
    feedback.prepare()
    feedback.impactOccurred()
    let link = CADisplayLink(target: self, selector: Selector("tick") { _, _ in })
    link.add(to: .main, forMode: .common)
    #expect(!link.isPaused && link.timestamp == 0)
  }

  @Test("a display link retains its target until it is invalidated")
  func displayLinkTarget() {
    var target: NSObject? = NSObject()
    weak let kept = target
    let link = CADisplayLink(target: NSObject(), selector: Selector("tick") { _, _ in })
    let other = target.map { CADisplayLink(target: $0, selector: Selector("tick") { _, _ in }) }
    target = nil
    #expect(kept != nil)
    other?.invalidate()
    #expect(kept == nil)
    link.invalidate()
    link.invalidate()
  }

  @Test("an image returns the file that it was created from")
  func pngData() throws {
    let file = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGA"
        + "WjR9awAAAABJRU5ErkJggg==")
    let image = try #require(file.flatMap { UIImage(data: $0, scale: 1) })
    #expect(image.pngData() == file)
    // A modified image is drawn for its file.
    #expect(image.withTintColor(.red).pngData().flatMap { UIImage(data: $0) }?.size == image.size)
    #expect(UIImage().pngData() == nil)
  }

  @Test("a window leaves and enters its scene")
  func windowScene() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let scene = window.windowScene
    #expect(scene === host.windowScene)
    window.windowScene = nil
    #expect(window.windowScene == nil && !host.windows.visible.contains(window))
    window.windowScene = scene
    #expect(host.windows.visible.contains(window))
    #expect(host.issues.isEmpty)
    window.windowScene = SimulationHost(device: .iPhone8, os: "15.0").windowScene
    #expect(window.windowScene === scene)
    #expect(window.host.issues.count == 1)
  }

  private final class WithWindow: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class WithoutWindow: NSObject, UIApplicationDelegate {}

  @Test("a delegate's window is doubly optional to code that doesn't know its class")
  func doubleOptional() {
    let host = SimulationHost(device: .iPhoneX, os: "15.0")
    #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
    let delegate = WithWindow()
    host.application.delegate = delegate
    delegate.window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    UIApplication.shared.delegate?.window??.rootViewController = root
    #expect(delegate.window?.rootViewController === root)
    if let window = UIApplication.shared.delegate?.window {
      #expect(window?.rootViewController === root)
    }
    host.application.delegate = WithoutWindow()
    #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
  }
}
