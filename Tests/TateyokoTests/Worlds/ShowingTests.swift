import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// Views and controllers are unchanged after a picture, and the next picture is the same.
@MainActor
@Suite struct ShowingTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  @Test func aControllerHearsOfAWholeRoundEachTime() {
    final class Listener: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }
    let listener = Listener()
    let round = ["will appear", "did appear", "will disappear", "did disappear"]
    for strategy in [
      Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX), .image(on: .iPadPro11),
    ] {
      listener.calls = []
      _ = verifySnapshot(
        of: listener, as: strategy, record: .all, snapshotDirectory: folder.url.path)
      #expect(listener.calls == round)
    }
    listener.calls = []
    _ = verifySnapshot(
      of: listener, as: .tree, record: .all, snapshotDirectory: folder.url.path)
    #expect(listener.calls == round)
  }

  @Test func aViewIsSizedUnderItsTraits() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "Some words that take room"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let strategy = Snapshotting<UIView, UIImage>.image(traits: large)
    let image = try strategy.snapshot(label())
    let standard = try Snapshotting<UIView, UIImage>.image.snapshot(label())
    #expect(image.size.height > 2 * standard.size.height)
    // Nothing of the text is cut off.
    let room = UILabel()
    room.text = "Some words that take room"
    room.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(image.size == room.sizeThatFits(.zero))
  }

  @Test func aViewIsPutBackWhereItWas() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    parent.addSubview(UIView())
    parent.addSubview(view)
    parent.addSubview(UIView())
    let frame = view.frame
    _ = verifySnapshot(
      of: view, as: .image(size: CGSize(width: 10, height: 20)), record: .all,
      snapshotDirectory: folder.url.path)
    #expect(view.frame == frame)
    #expect(view.bounds.size == CGSize(width: 60, height: 70))
    #expect(parent.subviews.firstIndex(of: view) == 1)
  }

  @Test func aReusedViewGivesTheSamePictureAsANewOne() throws {
    func make() -> UIView {
      let label = UILabel()
      label.text = "Reused"
      label.backgroundColor = .systemBackground
      return label
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let reused = make()
    let strategies: [Snapshotting<UIView, UIImage>] = [
      .image(traits: dark), .image, .image(size: CGSize(width: 100, height: 40)),
      .image(traits: dark), .image(on: .iPhone8, os: "12.0"), .image,
    ]
    for strategy in strategies {
      let fresh = try strategy.diffing.toData(strategy.snapshot(make()))
      let again = try strategy.diffing.toData(strategy.snapshot(reused))
      #expect(fresh == again)
      #expect(reused.bounds.size == .zero)
    }
  }
}
