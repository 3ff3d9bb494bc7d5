import Testing
import UIKit

// Subclasses as apps' unit tests declare them; that they compile is half of the test.

private class OwnConstraint: NSLayoutConstraint {}
private class TaggedConstraint: NSLayoutConstraint {
  var note = ""
  override init() { super.init() }
}
private class SmallScreen: UIScreen {
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1, height: 2) }
}
private class OldDevice: UIDevice {
  override var systemVersion: String { "3.1" }
}
private class QuietApplication: UIApplication {
  override var applicationState: State { .background }
}
private class MarkedImage: UIImage, @unchecked Sendable {
  var mark: Int { 3 }
}
private class NarrowTraits: UITraitCollection, @unchecked Sendable {
  override var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
}
private class OwnFont: UIFont, @unchecked Sendable {}
private class OwnColor: UIColor, @unchecked Sendable {
  let name: String
  init(name: String) {
    self.name = name
    super.init(white: 0.5, alpha: 1)
  }
  required init?(coder: NSCoder) { fatalError("not used") }
}
private class PlainColor: UIColor, @unchecked Sendable {}
private class OwnBarItem: UIBarButtonItem {
  var extra = 1
}
private class OwnWindow: UIWindow {}
private class OwnUpdate: UICollectionViewUpdateItem {
  override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 4) }
}
private class OwnAction: UIAlertAction {
  override var title: String? { "own" }
}
private class OwnSession: UISceneSession {}

@Suite("Classes that can be initialised empty, and subclassed")
@MainActor
struct EmptyClassTests {
  @Test("subclasses inherit every initialiser")
  func inheritance() {
    let view = UIView()
    let own = OwnConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 12)
    own.isActive = true
    #expect(own.constant == 12 && own.isActive)
    #expect(OwnConstraint().firstItem == nil)
    #expect(TaggedConstraint().note.isEmpty)
    #expect(SmallScreen().bounds.width == 1 && SmallScreen().scale == UIScreen.main.scale)
    #expect(OldDevice().systemVersion == "3.1" && OldDevice().name == UIDevice.current.name)
    #expect(QuietApplication().applicationState == .background)
    #expect(MarkedImage().size == .zero && MarkedImage(named: "none") == nil)
    #expect(NarrowTraits().horizontalSizeClass == .compact)
    #expect(NarrowTraits(displayScale: 2).displayScale == 2)
    #expect(OwnFont().pointSize == 12 && OwnFont(name: "Helvetica", size: 12)?.pointSize == 12)
    #expect(OwnColor(name: "grey").cgColor == UIColor(white: 0.5, alpha: 1).cgColor)
    #expect(PlainColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(PlainColor { _ in .red }.resolvedColor(with: .current) == .red)
    #expect(OwnBarItem(title: "a", style: .plain, target: nil, action: nil).title == "a")
    #expect(OwnBarItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    #expect(OwnWindow().frame == UIScreen.main.bounds)
    #expect(OwnUpdate().indexPathAfterUpdate?.item == 3)
    #expect(OwnAction(title: "x", style: .cancel).style == .cancel)
    #expect(OwnSession().role == .windowApplication)
  }

  @Test("empty objects work, and an empty constraint can't be activated")
  func emptyObjects() {
    #expect(NSLayoutConstraint().relation == .equal)
    let empty = NSLayoutConstraint()
    empty.isActive = true
    #expect(!empty.isActive)
    #expect(UIImage().cgImage == nil)
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFontDescriptor().pointSize == 12)
    #expect(UIViewPropertyAnimator().duration == 0)
    #expect(UIScreen().bounds == UIScreen.main.bounds)
    #expect(UIApplication().windows == UIApplication.shared.windows)
    let label = UILabel()
    label.font = UIFont()
    label.text = "no size"
    label.sizeToFit()
    #expect(label.bounds.width.isFinite)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
  }

  @Test("a scene can be created from a session")
  func scene() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    #expect(scene.screen === UIScreen.main)
    #expect(UIWindow(windowScene: scene).windowScene != nil)
  }
}
