import QuartzCore
import Swift5App
import Tateyoko
import UIKit
import XCTest

/// The calls of a suite written for another snapshot library, each shape once.
///
/// Only its import line differs: `SnapshotTesting` became `Tateyoko`.
final class MovedSuiteTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  // MARK: View controllers

  func testPresetsAndTraits() {
    let settings = SettingsViewController()
    assertSnapshot(of: settings, as: .image(on: .iPhoneX(.landscape)), named: "landscape")
    assertSnapshot(
      of: settings,
      as: .image(
        on: .iPhone8, precision: 0.99, perceptualPrecision: 0.98,
        traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(of: settings, as: .recursiveDescription(on: .iPhone8(.portrait)))
    assertSnapshot(of: settings, as: .tree)
    assertSnapshot(of: settings, as: .recursiveDescription)
    assertSnapshot(of: settings, as: .hierarchy)
  }

  func testEveryPreset() {
    let configs: [(String, ViewImageConfig)] = [
      ("iPhoneSe", .iPhoneSe), ("iPhone8", .iPhone8), ("iPhone8Plus", .iPhone8Plus),
      ("iPhoneX", .iPhoneX), ("iPhoneXsMax", .iPhoneXsMax), ("iPhoneXr", .iPhoneXr),
      ("iPhone12", .iPhone12), ("iPhone12Pro", .iPhone12Pro),
      ("iPhone12ProMax", .iPhone12ProMax), ("iPhone13", .iPhone13),
      ("iPhone13Mini", .iPhone13Mini), ("iPhone13Pro", .iPhone13Pro),
      ("iPhone13ProMax", .iPhone13ProMax), ("iPadMini", .iPadMini), ("iPad9_7", .iPad9_7),
      ("iPad10_2", .iPad10_2), ("iPadPro10_5", .iPadPro10_5), ("iPadPro11", .iPadPro11),
      ("iPadPro12_9", .iPadPro12_9), ("turned", .iPadPro11(.portrait)),
      ("third", .iPadMini(.landscape(splitView: .oneThird))),
      ("half", .iPadPro12_9(.landscape(splitView: .oneHalf))),
      ("two-thirds", .iPad10_2(.portrait(splitView: .twoThirds))),
    ]
    for (name, config) in configs {
      // Texts, because 23 pictures would take more space than they are worth.
      assertSnapshot(
        of: SettingsViewController(), as: .recursiveDescription(on: config), named: name)
    }
  }

  func testAScreenOfItsOwn() {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      size: CGSize(width: 320, height: 240),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .regular),
      ]))
    assertSnapshot(of: SettingsViewController(), as: .image(on: config))
    assertSnapshot(
      of: SettingsViewController(),
      as: .image(
        on: .iPhoneSe, drawHierarchyInKeyWindow: true, size: CGSize(width: 320, height: 200),
        traits: .init(displayScale: 1)),
      named: "key window")
    assertSnapshot(
      of: SettingsViewController(),
      as: .image(
        drawHierarchyInKeyWindow: true, size: CGSize(width: 200, height: 100),
        traits: .init(displayScale: 1)),
      named: "size")
    assertSnapshot(
      of: SettingsViewController(), as: .wait(for: 1, on: .image(on: config)), named: "later")
  }

  func testViewControllersInContainers() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: SettingsViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    assertSnapshot(of: tabs, as: .hierarchy)
  }

  // MARK: Views, layers and images

  func testViews() {
    let badge = BadgeView(text: "縦横")
    badge.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    assertSnapshot(of: badge, as: .image)
    assertSnapshots(
      of: badge,
      as: ["wide": .image(size: CGSize(width: 240, height: 44)), "plain": .image])
    assertSnapshot(of: badge, as: .recursiveDescription)
    assertSnapshot(
      of: badge,
      as: .image(
        drawHierarchyInKeyWindow: false, precision: 1, perceptualPrecision: 0.98,
        traits: UITraitCollection(displayScale: 1)),
      named: "small")
    assertSnapshots(
      of: badge,
      as: [
        .recursiveDescription(size: CGSize(width: 99, height: 30)), .recursiveDescription,
      ])
  }

  func testLayersAndImages() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 4
    assertSnapshot(of: layer, as: .image(precision: 1, perceptualPrecision: 1))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 8))
    }
    assertSnapshot(of: image, as: .image)
    assertSnapshot(of: image, as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 1))
  }

  // MARK: Texts and values

  struct Fruit: Codable, CustomStringConvertible {
    var name = "りんご"
    var colors: Set<String> = ["red"]
    var weight: Double? = 0.25
    var description: String { "\(name) (\(weight ?? 0) kg)" }
  }

  enum Way: String, CaseIterable {
    case upright, sideways
    var other: Way { self == .upright ? .sideways : .upright }
  }

  func testTextsAndScopes() {
    withSnapshotTesting(record: .missing) {
      assertSnapshot(of: "one\ntwo\n", as: .lines)
      assertSnapshot(of: ["b": 2, "a": 1], as: .json)
    }
    let lines = Snapshotting<[String], String>.lines(joined: "\n")
    assertSnapshot(of: ["three", "four"], as: lines)
    assertSnapshot(of: Fruit(), as: .dump)
    assertSnapshot(of: Fruit(), as: .description)
    assertSnapshot(of: Fruit(), as: .json)
    assertSnapshot(of: Fruit(), as: .plist)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    assertSnapshot(of: Fruit(), as: .json(encoder), named: "compact")
    assertSnapshot(of: Data([1, 2, 3]), as: .data)
    assertSnapshot(of: { (way: Way) in way.other }, as: Snapshotting<Way, String>.func(into: .dump))
    assertSnapshot(of: "soon", as: .wait(for: 0.01, on: .lines))
  }

  func testCustomStrategies() throws {
    assertSnapshot(of: SettingsViewController(), as: .smallImage)
    let reversed = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) {
      String($0.reversed())
    }
    assertSnapshot(of: "abc", as: reversed)
    let late = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in DispatchQueue.global().async { callback(value) } }
      })
    assertSnapshot(of: "later", as: late, timeout: 10)
    let words = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in old == new ? nil : ("\(old) is now \(new)", []) })
    assertSnapshot(of: "custom", as: Snapshotting(pathExtension: "words", diffing: words))
  }

  // MARK: Settings

  func testAsyncScopes() async {
    await withSnapshotTesting(record: .missing, diffTool: "opendiff") {
      await Task.yield()
      assertSnapshot(of: "async", as: .lines)
    }
  }

  func testHelpersWithAFolderOfTheirOwn() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("moved-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let failure = verifySnapshot(
      of: "text", as: .lines, named: "own", record: .missing, snapshotDirectory: folder.path)
    XCTAssertTrue(try XCTUnwrap(failure).contains("was recorded"))
    XCTAssertTrue(
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("testHelpersWithAFolderOfTheirOwn.own.txt").path))
  }

  func testFailuresAreTold() throws {
    XCTAssertTrue(
      try XCTUnwrap(verifySnapshot(of: "x", as: .lines, named: "none", record: .never))
        .contains("has no baseline"))
  }

  @available(*, deprecated)
  func testGlobals() {
    XCTAssertFalse(isRecording)
    isRecording = false
    SnapshotTestingTests.acceptsADiffTool(diffTool)
    assertSnapshot(of: "bool", as: .lines, record: false)
  }

  // MARK: Beyond that library

  func testASimulatorIsAValueToo() {
    let simulator = Simulator(.iPhoneX, os: "11.2", chrome: .all)
    simulator.launch(SettingsViewController())
    simulator.rotate(to: .landscapeLeft)
    assertSnapshot(of: simulator, as: .image)
    XCTAssertNil(
      verifySnapshot(of: simulator.tree, as: .tree, named: "turned", record: .missing)
        .flatMap { $0.contains("was recorded") ? nil : $0 })
  }
}

/// The parameter types of a suite's own helpers.
enum SnapshotTestingTests {
  static func acceptsADiffTool(_ tool: SnapshotTestingConfiguration.DiffTool) {
    _ = tool(currentFilePath: "/a", failedFilePath: "/b")
  }
}

extension Snapshotting where Value == [String], Format == String {
  static func lines(joined separator: String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { $0.joined(separator: separator) }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A suite's own strategy, built from the library's.
  static var smallImage: Snapshotting {
    Snapshotting<UIView, UIImage>.image(size: CGSize(width: 100, height: 60)).pullback { $0.view }
  }
}
