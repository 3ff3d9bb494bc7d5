import QuartzCore
import Swift6App
import Tateyoko
import Testing
import UIKit

/// The same calls under Swift Testing, in Swift 6: each shape of another library's suite once.
@MainActor
@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct MovedSuiteTests {
  private var profile: ProfileViewController { ProfileViewController(names: ["縦", "横"]) }

  @Test func viewControllers() {
    assertSnapshot(of: profile, as: .image(on: .iPhoneSe, traits: .init(displayScale: 1)))
    assertSnapshot(
      of: profile,
      as: .image(
        on: .iPhoneSe(.landscape), precision: 0.999, perceptualPrecision: 0.98,
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1),
        ])),
      named: "dark")
    assertSnapshot(of: profile, as: .recursiveDescription(on: .iPadPro11(.portrait)))
    assertSnapshot(of: UINavigationController(rootViewController: profile), as: .hierarchy)
    assertSnapshot(
      of: profile, as: .wait(for: 2, on: .recursiveDescription(on: .iPhoneX)), named: "later")
  }

  @Test func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .red
    assertSnapshot(of: view, as: .image)
    assertSnapshots(
      of: view,
      as: ["wide": .image(size: CGSize(width: 60, height: 20)), "plain": .image])
    assertSnapshots(of: view, as: [.recursiveDescription, .tree])
    assertSnapshot(of: view.layer, as: .image)
  }

  @Test func values() {
    assertSnapshot(of: ["b": 2, "a": 1], as: .json)
    assertSnapshot(of: ["b": 2, "a": 1], as: .plist)
    assertSnapshot(of: ["b": 2, "a": 1], as: .dump)
    assertSnapshot(of: 42, as: .description)
    assertSnapshot(of: Data([1, 2, 3]), as: .data)
    assertSnapshot(of: { $0.other }, as: Snapshotting<Way, String>.func(into: .description))
  }

  enum Way: String, CaseIterable {
    case upright, sideways
    var other: Way { self == .upright ? .sideways : .upright }
  }

  /// Each case has its own names, derived from its arguments.
  @Test(arguments: [Device.iPhoneX, .iPhone8], ["縦", "横"])
  func arguments(device: Device, text: String) {
    assertSnapshot(of: "\(device.name) \(text)", as: .lines)
    assertSnapshot(of: text, as: .lines)
  }

  @Test func scopes() async {
    await withSnapshotTesting(record: .missing) {
      await Task.yield()
      assertSnapshot(of: "async", as: .lines)
    }
    withSnapshotTesting(tolerance: .perceptual()) {
      assertSnapshot(of: UIImageView(image: nil, size: 10), as: .image)
    }
  }

  @Test(.snapshots(tolerance: .channel(3))) func tolerances() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .red
    assertSnapshot(of: view, as: .image)
    assertSnapshot(
      of: view,
      as: .image(
        tolerance: SnapshotTolerance(
          .oklab(0.02), window: .init(side: 8, maximumCount: 4), ignoresAntialiasing: true,
          ignoring: [.rect(x: 0, y: 0, width: 5, height: 5)], structure: .frames)),
      named: "strict")
  }

  /// One call, a picture for each combination.
  @Test func matrix() {
    assertSnapshots(
      of: {
        let label = UILabel()
        label.text = "縦横"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        return label
      },
      on: SnapshotMatrix(
        [.iPhone8], orientations: [.portrait, .landscapeRight],
        styles: [.standard, .dark, .rightToLeft, .text(.accessibilityLarge)]),
      size: CGSize(width: 80, height: 30))
    assertSnapshots(
      of: { ProfileViewController(names: ["縦", "横"]) }, on: SnapshotMatrix([.iPhoneSE]))
  }

  @Test func failuresAreTold() throws {
    let message = try #require(
      verifySnapshot(of: "x", as: .lines, named: "none", record: .never))
    #expect(message.contains("has no baseline"))
  }
}

extension UIImageView {
  fileprivate convenience init(image: UIImage?, size: CGFloat) {
    self.init(image: image)
    frame = CGRect(x: 0, y: 0, width: size, height: size)
    backgroundColor = .green
  }
}
