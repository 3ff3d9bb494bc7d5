import Foundation
import Pixels
import Testing
import UIKit

@testable import Scenarios
@testable import Tateyoko

/// A screen reader's output for this project's screens, as text and as the documentation's picture.
@MainActor
@Suite struct AccessibilityScreenTests {
  private func signUp() -> UIViewController {
    UINavigationController(rootViewController: SignUpViewController())
  }

  @Test func aFormIsRead() throws {
    let strategy: Snapshotting<UIViewController, String> = .accessibilityElements(on: .iPhone8)
    #expect(
      try strategy.snapshot(signUp()) == """
        1. Sign Up. Heading.
        2. 千代田 縦. Text Field.
           hint: Double tap to edit.
        3. name@example.com. Text Field.
           hint: Double tap to edit.
        4. ••. Secure Text Field.
           hint: Double tap to edit.
        5. Progress: 30%
        6. Month. Button. 1 of 3.
        7. Selected: Year. Button. 2 of 3.
        8. For Ever. Dimmed. Button. 3 of 3.
        9. Newsletter
        10. Newsletter. Switch Button. On.
           hint: Double tap to toggle setting.
        11. Advertising
        12. Switch Button. Off.
           hint: Double tap to toggle setting.
        13. Checking the name …
        """)
  }

  /// The picture in `docs/images`: drawn again, it has the same pixels.
  @Test func thePictureOfTheDocumentationIsDrawn() throws {
    let strategy: Snapshotting<UIViewController, UIImage> = .accessibilityImage(on: .iPhone8)
    let capture = try strategy.snapshot(signUp()).anyCapture()
    let file = ScenarioScreen.folder.deletingLastPathComponent()
      .appendingPathComponent("docs/images/accessibility-sign-up.png", isDirectory: false)
    if ProcessInfo.processInfo.environment["TATEYOKO_RECORD_IMAGES"] == "1" {
      try PictureBaseline.data(capture).write(to: file)
    }
    #expect(try PNGCodec.readHead(from: file).pixelDigest == capture.digest)
    // The legend is next to a portrait picture.
    #expect(capture.bitmap.width == (375 + 300) * 2)
  }

  @Test func aWidePicturesLegendStandsBelow() throws {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    view.text = "Hello"
    let strategy: Snapshotting<UIView, UIImage> = .accessibilityImage
    let image = try strategy.snapshot(view)
    let plain: Snapshotting<UIView, UIImage> = .image
    #expect(try plain.snapshot(view).size == CGSize(width: 320, height: 40))
    #expect(image.size.width == 320 && image.size.height > 40 && image.size.height < 120)
    let text: Snapshotting<UIView, String> = .accessibilityElements
    #expect(try text.snapshot(view) == "1. Hello")
  }

  @Test func aSimulatorsScreenIsReadAsItIs() throws {
    let simulator = Simulator(.iPhone8)
    let controller = UIViewController()
    simulator.launch(controller)
    let text: Snapshotting<Simulator, String> = .accessibilityElements
    #expect(try text.snapshot(simulator) == "no elements")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    controller.present(alert, animated: false)
    #expect(try text.snapshot(simulator) == "1. Sure? Heading.\n2. Yes. Button.")
    let image: Snapshotting<Simulator, UIImage> = .accessibilityImage
    #expect(try image.snapshot(simulator).size.width == 675)
  }

  @Test func whatIsShownLargeIsListed() throws {
    let tab = UIViewController()
    tab.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Own"
    view.largeContentImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 9)).image { _ in
    }
    view.scalesLargeContentImage = true
    tab.view.addSubview(view)
    let strategy: Snapshotting<UIViewController, String> = .largeContentViewer
    #expect(try strategy.snapshot(tabs) == "“Own” image 8 × 9, enlarged\n“Home”")
    let small: Snapshotting<UIViewController, String> = .largeContentViewer(
      traits: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(try small.snapshot(tabs) == "nothing is shown large at this text size")
  }
}
