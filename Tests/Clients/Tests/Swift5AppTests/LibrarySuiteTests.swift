import ClientPresets
import Foundation
import Tateyoko
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shapes of the calls in swift-snapshot-testing's own test file.
///
/// No `import UIKit`: with `SnapshotTesting` and `XCTest` a test file gets it there, and so it does here.
final class LibrarySuiteTests: SnapshotSuite {
  // MARK: Values as texts

  struct User: Encodable { let id: Int, name: String, bio: String }
  private let user = User(id: 1, name: "Blobby", bio: "Blobbed around the world.")

  func testAny() {
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: user, as: .dump, named: "named")
  }

  func testRecursion() {
    class Father {
      var child: Child?
    }
    class Child {
      let father: Father
      init(_ father: Father) {
        self.father = father
        father.child = self
      }
    }
    let father = Father()
    let child = Child(father)
    assertSnapshot(of: father, as: .dump)
    assertSnapshot(of: child, as: .dump)
  }

  func testAnyAsJSON() throws {
    let data = try JSONEncoder().encode(user)
    let any = try JSONSerialization.jsonObject(with: data, options: [])
    assertSnapshot(of: any, as: .json)
    let dictionary: [String: Any] = ["url": "https://example.com/", "id": 1]
    assertSnapshot(of: dictionary, as: .json)
  }

  func testValuesThatSayThemselves() {
    assertSnapshot(of: "a" as Character, as: .dump, named: "character")
    assertSnapshot(of: Data("Hello, world!".utf8), as: .dump, named: "data")
    assertSnapshot(of: Date(timeIntervalSinceReferenceDate: 0), as: .dump, named: "date")
    assertSnapshot(of: NSObject(), as: .dump, named: "nsobject")
    assertSnapshot(of: "Hello, world!", as: .dump, named: "string")
    assertSnapshot(of: "Hello, world!".dropLast(8), as: .dump, named: "substring")
    assertSnapshot(of: URL(string: "https://example.com")!, as: .dump, named: "url")
  }

  func testDictionariesAndSets() {
    struct Person: Hashable { let name: String }
    struct Container { let dict: [String: Int], set: Set<Person> }
    assertSnapshot(
      of: Container(
        dict: ["c": 3, "a": 1, "b": 2], set: [.init(name: "Brandon"), .init(name: "Stephen")]),
      as: .dump)
  }

  enum Direction: String, CaseIterable {
    case up, down, left, right
    var rotatedLeft: Direction {
      switch self {
      case .up: return .left
      case .down: return .right
      case .left: return .down
      case .right: return .up
      }
    }
  }

  func testCaseIterable() {
    assertSnapshot(
      of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  }

  func testMultipleSnapshots() {
    assertSnapshot(of: [1], as: .dump)
    assertSnapshot(of: [1, 2], as: .dump)
  }

  /// The same name again, from another line, with the same content.
  func testOneNameTwice() {
    assertSnapshot(of: "same", as: .lines, named: "name")
    assertSnapshot(of: "same", as: .lines, named: "name")
    let different = verifySnapshot(of: "other", as: .lines, named: "name")
    XCTAssertTrue(different?.contains("is taken") == true, different ?? "nil")
  }

  // MARK: Paths

  func testCGPath() {
    assertSnapshot(of: CGPath.leaf, as: .image, named: "iOS")
    assertSnapshot(of: CGPath.leaf, as: .image(precision: 0.99, scale: 2, drawingMode: .stroke))
    assertSnapshot(of: CGPath.leaf, as: .elementsDescription, named: "iOS")
  }

  func testUIBezierPath() {
    let path = UIBezierPath(cgPath: .leaf)
    assertSnapshot(of: path, as: .image, named: "iOS")
    assertSnapshot(of: path, as: .elementsDescription, named: "iOS")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 0
    assertSnapshot(
      of: path, as: .elementsDescription(numberFormatter: formatter), named: "whole")
  }

  // MARK: Requests

  func testURLRequest() {
    var get = URLRequest(url: URL(string: "https://example.com?key_2=2&key_1=1")!)
    get.addValue("session={}", forHTTPHeaderField: "Cookie")
    get.addValue("text/html", forHTTPHeaderField: "Accept")
    assertSnapshot(of: get, as: .raw, named: "get")
    assertSnapshot(of: get, as: .curl, named: "get-curl")

    var post = URLRequest(url: URL(string: "https://example.com/subscribe")!)
    post.httpMethod = "POST"
    post.httpBody = Data("{\"lane\": \"individual\", \"billing\": 1}".utf8)
    assertSnapshot(of: post, as: .raw(pretty: true), named: "post")
    assertSnapshot(of: post, as: .curl, named: "post-curl")
  }

  // MARK: Screens

  func testTraits() {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "What's the point?"
    label.adjustsFontForContentSizeCategory = true
    controller.view.addSubview(label)
    assertSnapshot(
      of: controller, as: .recursiveDescription(on: .iPhoneSe, traits: .iPhoneSe(.portrait)),
      named: "iphone-se")
    assertSnapshot(
      of: controller,
      as: .recursiveDescription(
        on: .iPadMini(.landscape(splitView: .oneThird)), traits: .iPadMini_Compact_SplitView),
      named: "ipad-mini")
    assertSnapshot(
      of: label, as: .recursiveDescription(traits: .iPhoneX(.landscape)), named: "label")
    ["small": UIContentSizeCategory.small, "large": .large].forEach { name, size in
      assertSnapshot(
        of: controller,
        as: .recursiveDescription(
          on: .iPhoneX, traits: .init(preferredContentSizeCategory: size)),
        named: "text-\(name)")
    }
  }

  func testPresetsOfTheirOwn() {
    // ClientPresets declares its own iPhone14, this file its own iPhone15.
    XCTAssertEqual(ViewImageConfig.iPhone14.size, CGSize(width: 14, height: 140))
    XCTAssertEqual(ViewImageConfig.iPhone14(.landscape).size, CGSize(width: 140, height: 14))
    XCTAssertEqual(ViewImageConfig.iPhone15.size, CGSize(width: 15, height: 150))
    XCTAssertEqual(ViewImageConfig.iPhone16.size, CGSize(width: 393, height: 852))
    let controller = UIViewController()
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone14), named: "14")
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone15), named: "15")
    assertSnapshot(
      of: controller, as: .recursiveDescription(on: .iPhone16(.landscape)), named: "16")
    assertSnapshots(
      of: controller,
      as: ["a": .recursiveDescription(on: .iPhone14), "b": .recursiveDescription(on: .iPhoneX)])
  }

  func testOperatorsOfTheirOwn() {
    // The client's own operators, recognizable by their different result.
    XCTAssertEqual((UILayoutPriority.defaultLow + 1).rawValue, 252)
    XCTAssertEqual((UIWindow.Level.normal + 1).rawValue, 2)
    XCTAssertEqual(CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4), CGPoint(x: 4, y: 6))
    XCTAssertEqual((UILayoutPriority.defaultLow - 1).rawValue, 249)
  }

  // MARK: Settings

  func testConfiguration() {
    withSnapshotTesting(record: .all, diffTool: "ksdiff") {
      XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .all)
      XCTAssertTrue(
        SnapshotTestingConfiguration.current?
          .diffTool?(currentFilePath: "old.png", failedFilePath: "new.png")
          .hasPrefix("ksdiff") == true)
    }
    XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .failed)
    let configuration = SnapshotTestingConfiguration(record: .never, diffTool: .ksdiff)
    XCTAssertEqual(configuration.record, .init(rawValue: "never"))
  }

  func testAttachments() throws {
    let diffing = Diffing<UIImage>(
      toData: { _ in Data() }, fromData: { _ in UIImage() },
      diff: { old, new in
        let reference = XCTAttachment(image: old)
        reference.name = "reference"
        let failure = XCTAttachment(image: new)
        failure.name = "failure"
        failure.lifetime = .keepAlways
        return ("they differ", [reference, failure])
      })
    XCTAssertEqual(try diffing.diff(UIImage(), UIImage())?.attachments.count, 2)
  }

  func testWait() {
    let strategy = Snapshotting.lines.pullback { (_: Void) in "Goodbye" }
    assertSnapshot(of: (), as: .wait(for: 0.01, on: strategy))
  }
}

/// The base class of suites, which sets how all of them record.
class SnapshotSuite: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
  }
}

extension ViewImageConfig {
  fileprivate static let iPhone15 = ViewImageConfig(
    safeArea: .zero, size: CGSize(width: 15, height: 150), traits: .init(displayScale: 1))
}

func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
  UIWindow.Level(rawValue: level.rawValue + 2 * distance)
}

extension CGPath {
  /// One element of every kind, including a circle.
  fileprivate static var leaf: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.addQuadCurve(to: CGPoint(x: 10, y: 30), control: CGPoint(x: 1.25, y: 28.75))
    path.addCurve(
      to: CGPoint(x: 30, y: 10), control1: CGPoint(x: 25, y: 20), control2: CGPoint(x: 30, y: 15))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
    return path
  }
}
