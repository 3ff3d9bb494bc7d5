import Foundation
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// Strategies that turn values of every kind into texts and pictures.
@MainActor
@Suite struct StrategyTests {
  /// Swift treats both as equal: é as one scalar, and e with a separate accent.
  @Test func textsOfTheSameCharactersButOtherBytesDiffer() throws {
    let difference = try #require(
      try Diffing<String>.lines.diff("ok\ncafé \u{212B}\n", "ok\ncafe\u{301} Å\n"))
    #expect(
      difference.message == """
        cause     the same characters, composed of different Unicode scalars, U+00E9 → U+0065 U+0301
        @@ line 1 @@
          ok
        − café \u{212B}
        + cafe\u{301} Å
        \("  ")
        The characters are the same, but their Unicode scalars are not: U+00E9 → U+0065 U+0301
        """)
    #expect(try Diffing<String>.lines.diff("cafe\u{301}", "cafe\u{301}") == nil)
  }

  @Test(arguments: ["\u{FEFF}first", "", "\u{FEFF}", "a\0b", "\r\n", "縦\u{202E}横"])
  func aTextIsReadBackAsItWasWritten(text: String) throws {
    let lines = Diffing<String>.lines
    let stored = try lines.fromData(lines.toData(text))
    #expect(try lines.diff(stored, text) == nil)
  }

  private class Node {}

  /// As elsewhere, because it is the encoder's default.
  @Test func slashesAreEscapedInJSON() throws {
    let json: Snapshotting<[String], String> = .json
    #expect(try json.snapshot(["a/b"]) == "[\n  \"a\\/b\"\n]")
    let any: Snapshotting<Any, String> = .json
    #expect(try any.snapshot(["a/b"]) == "[\n  \"a\\/b\"\n]")
  }

  @Test func jsonAndPropertyListsAreInOrder() throws {
    let json: Snapshotting<[String: Int], String> = .json
    #expect(try json.snapshot(["b": 1, "a": 2]) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    let any: Snapshotting<Any, String> = .json
    #expect(try any.snapshot(["b": 1, "a": [true]]).hasPrefix("{\n  \"a\""))
    #expect(throws: (any Error).self) { try any.snapshot(Node()) }
    let list: Snapshotting<[String: Int], String> = .plist
    #expect(list.pathExtension == "plist")
    #expect(try list.snapshot(["a": 1]).contains("<key>a</key>"))
  }

  @Test func dataSaysWhereItDiffers() throws {
    let diffing = Diffing<Data>.data
    #expect(try diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(
      try diffing.diff(Data([1, 2, 3]), Data([1, 9]))?.message
        == "data      2 bytes, but the reference has 3; they differ from byte 1 onwards")
  }

  private enum Direction: String, CaseIterable {
    case up, down, left, right

    var turned: Direction {
      switch self {
      case .up: .right
      case .right: .down
      case .down: .left
      case .left: .up
      }
    }
  }

  @Test func aFunctionIsATableOfItsCases() throws {
    let strategy =
      Snapshotting<Direction, String>.func(into: .description)
      as Snapshotting<(Direction) -> Direction, String>
    #expect(strategy.pathExtension == "csv")
    #expect(
      try strategy.snapshot { $0.turned } == """
        "up","right"
        "down","left"
        "left","up"
        "right","down"
        """)
  }

  @Test func aValueThatComesLaterIsWaitedFor() throws {
    let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in DispatchQueue.global().async { callback(value.uppercased()) } }
        .map { $0 + "!" }
    }
    #expect(try strategy.snapshot("a") == "A!")
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let message = verifySnapshot(of: "a", as: never, named: "never", timeout: 0.05)
    #expect(message?.contains("more than 0.05 seconds") == true)
    let pulled = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async(value: "\(number)")
    }
    #expect(try pulled.snapshot(7) == "7")
  }

  private final class LateViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
      label.text = "early"
      view.addSubview(label)
      DispatchQueue.main.asyncAfter(deadline: .now() + 30) { label.text = "late" }
    }
  }

  /// Half a minute of a device's time takes no real time.
  @Test func waitingForAScreenIsSimulated() throws {
    let strategy: Snapshotting<UIViewController, String> = .recursiveDescription(on: .iPhone8)
    let started = ContinuousClock.now
    #expect(try strategy.snapshot(LateViewController()).contains("early"))
    let later = Snapshotting.wait(for: 31, on: strategy)
    #expect(try later.snapshot(LateViewController()).contains("late"))
    #expect(ContinuousClock.now - started < .seconds(20))
  }

  @Test func waitingForAnythingElseTakesItsTime() throws {
    let started = ContinuousClock.now
    let strategy = Snapshotting<String, String>.wait(for: 0.05, on: .lines)
    #expect(try strategy.snapshot("x") == "x")
    #expect(ContinuousClock.now - started >= .milliseconds(50))
  }

  @Test func theHierarchyNamesControllersAndTheirStates() throws {
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [first, second]
    let strategy: Snapshotting<UIViewController, String> = .hierarchy
    let text = try strategy.snapshot(tabs)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "<UITabBarController>, state: appeared, view: <UILayoutContainerView>",
        "   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>",
        "   |    | <UIViewController>, state: appeared, view: <UIView>",
        "   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the "
          + "window",
        "   |    | <UIViewController>, state: disappeared, view: (view not loaded)",
      ])
  }

  @Test func aLayerIsPicturedAtItsOwnSize() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 60, width: 10, height: 4)
    layer.backgroundColor = UIColor.red.cgColor
    let strategy: Snapshotting<CALayer, UIImage> = .image
    let image = try strategy.snapshot(layer)
    let bitmap = try #require(image.capture?.bitmap)
    #expect((bitmap.width, bitmap.height) == (30, 12))
    #expect(bitmap[0, 0] == bitmap[29, 11])
    #expect(bitmap[15, 6].alpha == 255)
    #expect(layer.frame.origin == CGPoint(x: 50, y: 60))
    let small: Snapshotting<CALayer, UIImage> = .image(traits: UITraitCollection(displayScale: 1))
    #expect(try small.snapshot(layer).capture?.bitmap.width == 10)
  }

  @Test func anImageIsComparedByItsPixels() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4))
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    let strategy: Snapshotting<UIImage, UIImage> = .image
    let drawn = try strategy.snapshot(image)
    #expect(drawn.size == CGSize(width: 6, height: 4))
    let bitmap = try #require(drawn.capture?.bitmap)
    #expect(bitmap[0, 0].blue == 255 && bitmap[0, 0].alpha == 255)
    #expect(bitmap[bitmap.width - 1, 0].alpha == 0)
    #expect(throws: (any Error).self) { try strategy.snapshot(UIImage()) }
    // A picture of a screen is an image like any other.
    let screen: Snapshotting<UIView, UIImage> = .image(size: CGSize(width: 5, height: 5))
    let view = UIView()
    view.backgroundColor = .green
    let again = try strategy.snapshot(try screen.snapshot(view))
    #expect(again.capture?.bitmap.width == 15)
  }

  /// An image of a capture can be drawn in a view.
  @Test func aPictureCanBeShown() throws {
    let screen: Snapshotting<UIView, UIImage> = .image(size: CGSize(width: 5, height: 5))
    let view = UIView()
    view.backgroundColor = .green
    let shown = UIImageView(image: try screen.snapshot(view))
    let bitmap = try #require(try screen.snapshot(shown).capture?.bitmap)
    #expect(bitmap[7, 7].green > 200 || bitmap[7, 7].alpha == 255)
  }

  @Test func aDiffingMayAnswerWithFilesAsElsewhere() throws {
    let diffing = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
      let picture = XCTAttachment(image: image)
      picture.name = "what is new"
      picture.lifetime = .keepAlways
      let files = [
        XCTAttachment(data: Data(new.utf8)), picture, XCTAttachment(string: old),
        XCTAttachment(image: UIImage()),
      ]
      return old == new ? nil : ("other", files)
    }
    let difference = try #require(try diffing.diff("a", "b"))
    #expect(difference.message == "other")
    let files = difference.attachments
    #expect(
      files.map(\.name) == ["attachment", "what-is-new.png", "attachment.txt", "attachment.txt"])
    #expect(files[0].data == Data("b".utf8))
    #expect(try PNGCodec.decode(files[1].data).width == 6)
    #expect(String(decoding: files[3].data, as: UTF8.self).contains("no pixels"))
  }
}
