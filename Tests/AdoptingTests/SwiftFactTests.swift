import AssetCatalogs
import TestSupport
import Testing

@testable import Adopting

/// Facts found in a Swift file without a compiler.
@Suite struct SwiftFactTests {
  private func facts(_ text: String) -> SwiftFileFacts {
    SwiftFileFacts(path: "/a.swift", bytes: Array(text.utf8))
  }

  @Test func commentsAndStringsAreNoCode() {
    let facts = facts(
      #####"""
      import UIKit // import WebKit
      /* /* import Nested */ class Hidden {} */
      let a = "import Str \("inner \(UILabel()) \u{7D}") UISlider"
      let b = #"raw "quoted" UIStepper \(no)"#
      let c = """
        UIPicker " "" \("x")
        """
      class Seen: UIView {}
      """#####)
    #expect(facts.imports == ["UIKit"])
    #expect(facts.classes.map(\.name) == ["Seen"])
    #expect(facts.classes.first?.line == 8)
    #expect(facts.names["UISlider"] == nil)
    #expect(facts.names["UIStepper"] == nil)
    #expect(facts.names["UIPicker"] == nil)
    #expect(facts.names["UIView"] == SwiftFileFacts.Use(count: 1, line: 8))
    #expect(facts.declared == ["a", "b", "c", "Seen"])
  }

  @Test func namesInBackticksAreThoseOfClasses() {
    let facts = facts(
      "import UIKit\nclass `class`: UIViewController {}\nclass `my view`: UIView {}\n")
    #expect(facts.classes.map(\.name) == ["class", "my view"])
    #expect(
      ["class", "Outer.default", "Plain", "my view", "Self"].map(SwiftName.code)
        == ["`class`", "Outer.`default`", "Plain", "`my view`", "`Self`"])
  }

  @Test func imports() {
    let facts = facts(
      """
      @testable import Core
      import class UIKit.UIView
      import os.log
      @_exported import struct Foundation.Date
      func f() { let `import` = 1; _ = `import` }
      import UIKit
      """)
    #expect(facts.imports == ["Core", "UIKit", "os", "Foundation"])
  }

  @Test func containersThatAreTakenForGranted() {
    let facts = facts(
      """
      class A: UIViewController {
        func a() { tabBarController!.delegate = nil; other.navigationController!.b() }
      }
      extension A {
        func c() {
          if self.navigationController != nil || navigationController!=nil { tabBarController?.d() }
          print("navigationController!") // navigationController!
        }
      }
      class B: UIViewController { func e() { self.navigationController!.f() } }
      class C: UIViewController { var g: () -> Void { { [weak self] in self?.tabBarController!.h() } } }
      """)
    #expect(facts.containers == ["A": [.tabBar], "B": [.navigation], "C": [.tabBar]])
  }

  @Test func dialectAndEntryPoint() {
    let facts = facts(
      """
      @UIApplicationMain class A: UIResponder {
        @IBOutlet weak var label: UILabel!
        @IBAction func tap() { f(#selector(tap), #keyPath(A.label)) }
      }
      #Preview { A() }
      """)
    #expect(facts.dialect == [.outlet, .action, .selector, .keyPath, .preview])
    #expect(facts.hasEntryPoint)
    #expect(self.facts("@NSManaged var x: Int").names["NSManaged"] == nil)
  }

  @Test func classesAndTheirInitialisers() throws {
    let facts = facts(
      """
      public final class Outer<T>: NSObject where T: Equatable {
        private class Inner: UIKit.UIView {
          override init(frame: CGRect) { super.init(frame: frame) }
          @available(*, unavailable)
          required init?(coder: NSCoder) { fatalError() }
          convenience init(title: String = "(", then: @escaping (Int, Int) -> Void = { _, _ in }) throws {
            class Local: UIView {}
            self.init(frame: .zero)
          }
        }
        class func make() -> Outer { Outer() }
        class var shared: Outer { Outer() }
      }
      protocol P: class {}
      extension Outer.Inner { convenience init() async { self.init(frame: .zero) } }
      """)
    #expect(facts.classes.map(\.name) == ["Outer", "Outer.Inner"])
    let outer = facts.classes[0]
    #expect(outer.isGeneric && outer.isOpenOrPublic && !outer.isPrivate)
    #expect(outer.superclass == "NSObject")
    let inner = facts.classes[1]
    #expect(inner.isPrivate && !inner.isGeneric)
    #expect(inner.superclass == "UIView")
    #expect(inner.initializers.map(\.labels) == [["frame"], ["coder"], ["title", "then"]])
    #expect(inner.initializers.map(\.isFailable) == [false, true, false])
    #expect(inner.initializers.map(\.isUnavailable) == [false, true, false])
    #expect(inner.initializers.map(\.isConvenience) == [false, false, true])
    #expect(inner.initializers[2].isThrowing)
    #expect(inner.initializers[2].parameters.map(\.hasDefault) == [true, true])
    #expect(facts.extensionInitializers["Outer.Inner"]?.first?.isAsync == true)
  }

  /// The scan ends wherever the source is cut off.
  @Test func damagedSourcesAreRead() {
    let text =
      "class A<T: B>: C { init(a: Int = (1, [2]), b: String = \"\\(x(\"y\"))\") { /* /* */ } } #\"a"
    for length in 0...text.utf8.count {
      _ = SwiftFileFacts(path: "", bytes: Array(text.utf8.prefix(length)))
    }
    let deep = String(repeating: "\"\\(", count: 100_000)
    #expect(facts(deep).classes.isEmpty)
    #expect(facts(String(repeating: "/*", count: 100_000)).classes.isEmpty)
    #expect(facts(String(repeating: "class A { ", count: 10_000)).classes.count == 32)
  }

  // MARK: Who can be made

  private static let system: [String: String?] = [
    "UIView": nil, "UIViewController": nil, "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UITableViewCell": "UIView",
    "UICollectionReusableView": "UIView",
  ]

  @Test(
    arguments: [
      ("class A: UIViewController {}", "()"),
      ("class A: B {}; class B: UIView {}", "()"),
      ("class A: UIView { init(a: Int = 1, b: String = \"\") {} }", "()"),
      ("class A: UIView { init(a: Item) {} }", nil),
      (
        "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }",
        "(frame: .zero)"
      ),
      ("class A: UIView { required init?(coder: NSCoder) {} }", nil),
      ("class A: UIView { init(a: Int) {}; convenience init() {} }", "()"),
      ("class A: UIView { init(a: Int) {} }; extension A { convenience init() {} }", "()"),
      ("class A: UIView { private init() {} }", nil),
      ("class A: UIView { init() throws {} }", nil),
      ("class A: UIViewController { @available(*, unavailable) init() {} }", nil),
      ("private class A: UIView {}", nil),
      ("class A<T>: UIView {}", nil),
      (
        "class A: UITableViewController { override init(style: UITableView.Style) {} }",
        "(style: .plain)"
      ),
      (
        "class A: UICollectionViewController {}",
        "(collectionViewLayout: UICollectionViewFlowLayout())"
      ),
      ("class A: UICollectionReusableView {}", "(frame: .zero)"),
      (
        "class A: UITableViewCell { override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {} }",
        "(style: .default, reuseIdentifier: nil)"
      ),
      (
        "class A: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }",
        "(nibName: nil, bundle: nil)"
      ),
      ("class A: UIButton { init(style: Style) {} }", nil),
      ("class A: UIViewController { init(style: Look) {} }", nil),
      (
        "class A: UIView { init(frame: CGRect, style: UITableView.Style) {} }",
        "(frame: .zero, style: .plain)"
      ),
      ("class A: UIView { init(frame f: CGRect = .zero, x: [A: (B, C)] = [:]) {} }", "()"),
      ("class A: NSObject {}", nil),
      ("class A: B {}; class B: A {}", nil),
    ] as [(String, String?)])
  func makingWithoutArguments(text: String, expected: String?) {
    let facts = facts(text)
    let index = ClassIndex([("M", [facts])], imports: [:], system: Self.system)
    #expect(index.making("A", in: "M") == expected)
  }

  @Test func descent() {
    let facts = facts("enum N { class Base: UIView {}; class A: Base {} }")
    let index = ClassIndex([("M", [facts])], imports: [:], system: Self.system)
    #expect(index.isKind("N.A", in: "M", of: "UIView"))
    #expect(!index.isKind("N.A", in: "M", of: "UIViewController"))
  }

  /// Two modules may have classes with the same name.
  @Test func aModulesOwnClassesComeFirst() {
    let index = ClassIndex(
      [
        ("A", [facts("class Base: UIView {}; class X: UIView { init(a: Item) {} }")]),
        ("B", [facts("class Base: UIViewController {}; class X: Base {}")]),
        ("C", [facts("class Y: Base {}; extension X { convenience init() {} }")]),
      ], imports: ["C": ["B"]], system: Self.system)
    #expect(index.isKind("X", in: "A", of: "UIView"))
    #expect(index.isKind("X", in: "B", of: "UIViewController"))
    #expect(index.isKind("Y", in: "C", of: "UIViewController"), "C imports B only")
    #expect(index.making("X", in: "A") == nil)
    #expect(index.making("X", in: "B") == "()")
  }

  @Test func conditionsOfImports() {
    let found = facts(
      """
      #if canImport(AppKit) && DEBUG
      import AppKit
      #elseif canImport(UIKit)
      import UIKit
      #else
      import Cocoa
      #endif
      #if os(macOS) || os(tvOS)
      import TVKit
      class Mac: NSView { let x = NSWindow() }
      #elseif !os(watchOS)
      import Phone
      #else
      import WatchKit
      #endif
      #if canImport(Lottie) || SOME
      import Lottie
      #endif
      #if canImport(Twice)
      import Twice
      #endif
      import Twice
      class After: UIView {}
      """)
    #expect(found.imports == ["AppKit", "UIKit", "Phone", "Lottie", "Twice"])
    #expect(found.optionalImports == ["AppKit", "UIKit"])
    #expect(found.classes.map(\.name) == ["After"])
    #expect(found.names["NSWindow"] == nil)
  }

  @Test func signsThatBeginNoText() {
    let text = [UInt8](String(repeating: "#", count: 200_000).utf8)
    let time = ProcessorTime.measure {
      #expect(SwiftScanner.tokens(text).count == 200_000)
    }
    #expect(time < .seconds(5))
  }
}
