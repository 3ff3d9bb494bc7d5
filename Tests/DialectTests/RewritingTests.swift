import Foundation
import TestProcesses
import Testing

/// Each construct of the dialect with the text that the compiler gets.
@Suite(.waitingForProcesses) struct RewritingTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var expected: String

    init(_ name: String, _ source: String, _ expected: String) {
      (testDescription, self.source, self.expected) = (name, source, expected)
    }
  }

  static let attributes: [Case] = [
    Case("@objc keeps columns", "@objc func f() {}", "      func f() {}"),
    Case("named @objc", "@objc(a:b:) func f() {}", "            func f() {}"),
    Case("@objcMembers", "@objcMembers class A {}", "             class A {}"),
    Case("@IBOutlet", "class A { @IBOutlet var v: V! }", "class A {           var v: V! }"),
    Case("@IBAction", "class A { @IBAction func f() {} }", "class A {           func f() {} }"),
    Case("@nonobjc", "@nonobjc func f() {}", "         func f() {}"),
    Case(
      "dynamic", "class A { @objc dynamic func f() {} }", "class A {               func f() {} }"),
    Case("an app's entry", "@UIApplicationMain class A {}", "@main              class A {}"),
    Case(
      "lines within attributes", "@objc(\n  a\n) class A {}\nlet b = 1",
      "      \n   \n  class A {}\nlet b = 1"),
    Case(
      "a blank before arguments", "@available (*, deprecated)\n@objc (go) func f() {}",
      "@available (*, deprecated)\n           func f() {}"),
    Case(
      "in text and comments",
      "let a = \"@objc #keyPath(f)\" // @objc\n@objc func f() {}",
      "let a = \"@objc #keyPath(f)\" // @objc\n      func f() {}"),
  ]

  static let conditions: [Case] = [
    Case("os(iOS)", "#if os(iOS)\nlet a = 1\n#endif", "#if true   \nlet a = 1\n#endif"),
    Case("os(Linux)", "#if os(Linux)\n#endif", "#if false    \n#endif"),
    Case(
      "with others", "#if !os(iOS) || (os(Linux) && DEBUG)\n#endif",
      "#if !true    || (false     && DEBUG)\n#endif"),
    Case(
      "a simulator", "#if targetEnvironment(simulator)\n#endif",
      "#if true                        \n#endif"),
    Case(
      "what isn't compiled stays",
      "#if os(macOS)\n@objc func f() {}\n#elseif os(iOS)\n@objc func g() {}\n#endif",
      "#if os(macOS)\n@objc func f() {}\n#elseif true   \n      func g() {}\n#endif"),
  ]

  static let imports: [Case] = [
    Case(
      "a part", "import UIKit.UIView\n@objc class A {}", "import UIKit       \n      class A {}"),
    Case("os.log", "import os.log\n@objc class A {}", "import os    \n      class A {}"),
    Case(
      "one declaration", "import class UIKit.UIColor\n@objc class A {}",
      "import       UIKit        \n      class A {}"),
    Case(
      "other modules' parts stay", "import struct Other.Thing\n@objc class A {}",
      "import struct Other.Thing\n      class A {}"),
    Case(
      "a part of Foundation", "import Foundation.NSLock\nlet a = NSLock()",
      "import Foundation       \nlet a = NSLock()"),
    Case(
      "one type of Core Foundation", "import struct CoreFoundation.CGFloat\nlet a: CGFloat = 1",
      "import        Foundation            \nlet a: CGFloat = 1"),
    Case(
      "a part of Core Foundation", "import CoreFoundation.CFCGTypes\nlet a = CGRect.zero",
      "import Foundation              \nlet a = CGRect.zero"),
    Case(
      "Core Foundation alone", "import CoreFoundation\nlet a = CGRect.zero\n",
      "import CoreFoundation\nlet a = CGRect.zero\nimport Foundation\n"),
    Case(
      "Core Foundation beside Foundation",
      "import CoreFoundation\nimport Foundation\n@objc class A {}",
      "import CoreFoundation\nimport Foundation\n      class A {}"),
    Case("Darwin", "import Darwin\n@objc class A {}", "import Glibc \n      class A {}"),
    Case(
      "a part of Darwin", "import Darwin.C\nlet a = Darwin.sqrt(4)",
      "import Glibc   \nlet a = Glibc.sqrt(4)"),
    Case(
      "one function of Darwin", "import func Darwin.sqrt\nlet a = sqrt(4)",
      "import      Glibc      \nlet a = sqrt(4)"),
    Case(
      "Darwin where it is asked for",
      "#if canImport(Darwin)\nimport Darwin\n#elseif os(iOS)\nimport Darwin\n#endif",
      "#if canImport(Darwin)\nimport Darwin\n#elseif true   \nimport Glibc \n#endif"),
    Case(
      "blocks and functions of C",
      "typealias A = @convention(block) (Int) -> Void\ntypealias B = @convention(c) (AnyObject, Selector) -> Void\ntypealias C = @convention(c) (Int) -> Void\nimport UIKit",
      "typealias A =                    (Int) -> Void\ntypealias B =                (AnyObject, Selector) -> Void\ntypealias C = @convention(c) (Int) -> Void\nimport UIKit"
    ),
    Case(
      "observed keys",
      "import UIKit\nclass A { @objc(open) var isOpen = 1; var isOld = 1 }\nlet o = a.observe(\\.isHidden) { _, _ in }\nlet p = a.observe(\\A.isOpen) { $0; $1 }\nlet q = a.observe(\\.isOld, options: []) { f }",
      "import UIKit\nclass A {             var isOpen = 1; var isOld = 1 }\nlet o = a.observe(\\.isHidden, _dialectKey: \"hidden\") { _, _ in }\nlet p = a.observe(\\A.isOpen, _dialectKey: \"open\") { $0; $1 }\nlet q = a.observe(\\.isOld, _dialectKey: \"isOld\", options: []) { f }"
    ),
    Case(
      "a block that is cast for Objective-C",
      "import UIKit\nlet a = imp_implementationWithBlock(unsafeBitCast(b, to: AnyObject.self))",
      "import UIKit\nlet a = imp_implementationWithBlock(              b                     )"),
    Case(
      "associated objects without UIKit",
      "import Foundation\nlet a = objc_getAssociatedObject(b, c)",
      "import Foundation\nlet a = objc_getAssociatedObject(b, c)\nimport UIKit\n"),
  ]

  static let selectors: [Case] = [
    Case(
      "a method", "import UIKit\nclass A { let s = #selector(f(_:))\n func f(_ a: Int) {} }",
      "import UIKit\nclass A { let s = _dialectSelector(\"f:\", A.self, { $0.f($1) })\n func f(_ a: Int) {} }"
    ),
    Case(
      "without labels",
      "import UIKit\nclass A { let s = #selector(f)\n func f(a: Int, b: Int) {} }",
      "import UIKit\nclass A { let s = _dialectSelector(\"fWithA:b:\", A.self, { $0.f(a: $1, b: $2) })\n func f(a: Int, b: Int) {} }"
    ),
    Case(
      "a word of Swift's",
      "import UIKit\nclass A { let s = #selector(`class`(_:))\n func `class`(_ a: Int) {} }",
      "import UIKit\nclass A { let s = _dialectSelector(\"class:\", A.self, { $0.`class`($1) })\n func `class`(_ a: Int) {} }"
    ),
    Case(
      "a word of Swift's behind a dot",
      "import UIKit\nclass A { let s = #selector(A.repeat)\n func `repeat`(_ a: Int) {} }",
      "import UIKit\nclass A { let s = _dialectSelector(\"repeat:\", A.self, { $0.repeat($1) })\n func `repeat`(_ a: Int) {} }"
    ),
    Case(
      "with a name of its own",
      "import UIKit\nclass A { let s = #selector(f)\n @objc(go) func f() {} }",
      "import UIKit\nclass A { let s = _dialectSelector(\"go\", A.self, { $0.f() })\n           func f() {} }"
    ),
    Case(
      "of self", "import UIKit\nclass A { lazy var s = #selector(self.f(for:)) }",
      "import UIKit\nclass A { lazy var s = _dialectSelector(\"fFor:\", A.self, { $0.f(for: $1) }) }"
    ),
    Case(
      "of a nested type", "import UIKit\nlet s = #selector(A.B.f(_:at:))",
      "import UIKit\nlet s = _dialectSelector(\"f:at:\", A.B.self, { $0.f($1, at: $2) })"),
    Case(
      "of an object", "import UIKit\nlet s = #selector(model.f(_:))",
      "import UIKit\nlet s = _dialectSelector(\"f:\", of: model, { $0.f($1) })"),
    Case(
      "of another module, bare", "import UIKit\nlet s = #selector(V.reload)",
      "import UIKit\nlet s = _dialectSelector(\"reload\", V.reload)"),
    Case(
      "overloaded", "import UIKit\nlet s = #selector(A.f(_:) as (A) -> (Int) -> Void)",
      "import UIKit\nlet s = _dialectSelector(\"f:\", A.self, { $0.f($1) }, as: ((Int) -> Void).self)"
    ),
    Case(
      "in an extension of a protocol",
      "import UIKit\nprotocol P {}\nextension P { var s: Selector { #selector(f(_:)) } }",
      "import UIKit\nprotocol P {}\nextension P { var s: Selector { _dialectSelector(\"f:\", Self.self, { $0.f($1) }) } }"
    ),
    Case(
      "of a protocol's requirement, in its extension",
      "import UIKit\nprotocol P { func f() }\nextension P { var s: Selector { #selector(f) } }",
      "import UIKit\nprotocol P { func f() }\nextension P { var s: Selector { _dialectSelector(\"f\", { (target: Self) in target.f }) } }"
    ),
    Case(
      "over lines", "import UIKit\nlet s = #selector(\n  A.f(_:)\n)\nlet b = 1",
      "import UIKit\nlet s = _dialectSelector(\"f:\", A.self, { $0.f($1) })\n\n\nlet b = 1"),
    Case(
      "a getter", "import UIKit\nlet s = #selector(getter: A.title)",
      "import UIKit\nlet s = _dialectSelector(\"title\") "),
    Case(
      "a setter", "import UIKit\nlet s = #selector(setter: UIView.isHidden)",
      "import UIKit\nlet s = _dialectSelector(\"setHidden:\")    "),
    Case(
      "an initialiser", "import UIKit\nlet s = #selector(A.init(frame:))",
      "import UIKit\nlet s = _dialectSelector(\"initWithFrame:\")"),
    Case(
      "of a protocol, as its existential",
      "import UIKit\nprotocol P {}\nlet s = #selector((any P).f(_:))",
      "import UIKit\nprotocol P {}\nlet s = _dialectSelector(\"f:\")  "),
    Case(
      "of an object that may be missing",
      "import UIKit\nclass A { var s: Selector { #selector(self?.f(_:)) }\n var t: Selector { #selector(model?.f(_:)) } }",
      "import UIKit\nclass A { var s: Selector { _dialectSelector(\"f:\", A.self, { $0.f($1) }) }\n var t: Selector { _dialectSelector(\"f:\", of: model!, { $0.f($1) }) } }"
    ),
    Case(
      "a class's description", "import UIKit\nlet d = type(of: o).description()",
      "import UIKit\nlet d = _dialectClassName(type(of: o))"),
    Case(
      "messages to any object",
      "import UIKit\nlet r = (info?[key] as AnyObject).cgRectValue\nlet s = (info as AnyObject).other",
      "import UIKit\nlet r = _DialectObject(info?[key]             ).cgRectValue\nlet s = (info as AnyObject).other"
    ),
    Case(
      "messages to an object that may be missing",
      "import UIKit\nlet r = (info?[key] as AnyObject?)?.int64Value\nlet s = (info as AnyObject?)?.other",
      "import UIKit\nlet r = _DialectObject.unlessNil(info?[key]              )?.int64Value\nlet s = (info as AnyObject?)?.other"
    ),
    Case(
      "messages to a variable that is any object",
      "import UIKit\nfunc f(_ a: AnyObject, b: AnyObject?) { let c = b as AnyObject\n _ = a.isEqual(c) || c.isKind(of: A.self)\n if let b { b.isMember(of: A.self) }\n _ = b?.responds(to: s)\n _ = self.a.description\n _ = a.other }",
      "import UIKit\nfunc f(_ a: AnyObject, b: AnyObject?) { let c = b as AnyObject\n _ = _DialectObject(a).isEqual(c) || _DialectObject(c).isKind(of: A.self)\n if let b { _DialectObject(b).isMember(of: A.self) }\n _ = _DialectObject.unlessNil(b)?.responds(to: s)\n _ = _DialectObject(self.a).description\n _ = a.other }"
    ),
    Case(
      "calls by selector of any object",
      "import UIKit\nweak var t: AnyObject?\nt?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)",
      "import UIKit\nweak var t: AnyObject?\n_DialectObject.unlessNil(t)?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)"
    ),
    Case(
      "messages to a variable that is another in what isn't compiled, as in Nimble",
      "import UIKit\n#if os(iOS)\nlet a = b as AnyObject\n#else\nlet a = b as! NSObject\n#endif\nlet c = a.isEqual(d)",
      "import UIKit\n#if true   \nlet a = b as AnyObject\n#else\nlet a = b as! NSObject\n#endif\nlet c = _DialectObject(a).isEqual(d)"
    ),
    Case(
      "messages to variables of one name and several types, and of no known type",
      "import UIKit\nlet a = b as AnyObject\nfunc f(a: [Int], d: AnyObject) { _ = a.description\n for d in a { _ = d.description }\n _ = e.isEqual(b) }\nlet k = #keyPath(A.b)",
      "import UIKit\nlet a = b as AnyObject\nfunc f(a: [Int], d: AnyObject) { _ = a.description\n for d in a { _ = d.description }\n _ = e.isEqual(b) }\nlet k = \"b\"          "
    ),
    Case("a key path", "let k = #keyPath(A.b.c)", "let k = \"b.c\"          "),
    Case(
      "a system key", "let k = #keyPath(UIView.isHidden)", "let k = \"hidden\"                 "),
  ]

  private static let functions = """
    @_disfavoredOverload fileprivate func _dialectFunction<T, V>(
      _ object: T?, _ name: String, _ value: (T) -> V?
    ) -> V? { object.flatMap(value) }
    fileprivate func _dialectFunction<T, A0, R>(
      _ object: T?, _ name: String, _ method: (T) -> ((A0) throws -> R)
    ) -> ((A0) -> R)? {
      guard let object, _dialectMethod(object as AnyObject, name) != nil else { return nil }
      let function = method(object)
      return { try! function($0) }
    }

    """

  static let optionals: [Case] = [
    Case(
      "a protocol for classes",
      "@objc protocol P {}\n@objc protocol Q: P {}\n@objc protocol R: NSObjectProtocol {}",
      "      protocol P: AnyObject {}\n      protocol Q: P, AnyObject {}\n      protocol R: NSObjectProtocol {}"
    ),
    Case(
      "a method and its call",
      "import UIKit\n@objc public protocol P {\n  @objc optional func f(_ a: Int, b: Int) -> Int\n}\nlet a = p?.f?(1, b: 2)",
      "import UIKit\n      public protocol P: AnyObject {\n                 func f(_ a: Int, b: Int) throws -> Int\n}\nlet a = (try? p?.f(1, b: 2))\n"
        + "extension P {\n  public func f(_ a: Int, b: Int) throws -> Int { throw _DialectNotImplemented() }\n}\n"
    ),
    Case(
      "a call that goes on",
      "import UIKit\n@objc protocol P { @objc optional func f() -> Int }\nlet a = p.f?().description",
      "import UIKit\n      protocol P: AnyObject {                func f() throws -> Int }\nlet a = (try? p.f())?.description\n"
        + "extension P {\n  func f() throws -> Int { throw _DialectNotImplemented() }\n}\n"),
    Case(
      "a forced call",
      "import UIKit\n@objc protocol P { @objc optional func f(a: Int) }\nfunc g() { p!.f!(a: 1) }",
      "import UIKit\n      protocol P: AnyObject {                func f(a: Int) throws }\nfunc g() { (try! p!.f(a: 1)) }\n"
        + "extension P {\n  func f(a: Int) throws { throw _DialectNotImplemented() }\n}\n"),
    Case(
      "a reference",
      "import UIKit\n@objc protocol P { @objc optional func f(_ a: Int) }\nfunc g() { guard let f = self.p?.f(_:) else { return }; f(1) }",
      "import UIKit\n      protocol P: AnyObject {                func f(_ a: Int) throws }\nfunc g() { guard let f = _dialectFunction(self.p, \"f:\", { $0.f(_:) }) else { return }; f(1) }\n"
        + "extension P {\n  func f(_ a: Int) throws { throw _DialectNotImplemented() }\n}\n"
        + functions
    ),
    Case(
      "a reference over lines",
      "import UIKit\n@objc protocol P { @objc optional func f(_ a: Int) }\nfunc g() { if let f = make()?\n  .f { f(1) } }",
      "import UIKit\n      protocol P: AnyObject {                func f(_ a: Int) throws }\nfunc g() { if let f = _dialectFunction(make(), \"f:\", { \n$0.f }) { f(1) } }\n"
        + "extension P {\n  func f(_ a: Int) throws { throw _DialectNotImplemented() }\n}\n"
        + functions
    ),
    Case(
      "UIKit's", "import UIKit\nlet a: Void? = d?.scrollViewDidScroll?(v)",
      "import UIKit\nlet a: Void? = _dialectImplemented(d?.scrollViewDidScroll(v))"),
    Case(
      "a function in a property",
      "import UIKit\nvar f: (() -> Void)?\nlet s = #keyPath(A.b)\nfunc g() { a.f?() ; f?() }",
      "import UIKit\nvar f: (() -> Void)?\nlet s = \"b\"          \nfunc g() { a.f?() ; f?() }"),
  ]

  static let overrides: [Case] = [
    Case(
      "in an extension",
      "class A: B {\n}\nextension A {\n  override func f(_ a: Int) -> Int { super.f(a) }\n}",
      "class A: B {\noverride func f(_ a: Int) -> Int { return _dialect_A_f(a) } }\nextension A {\n           func _dialect_A_f(_ a: Int) -> Int { super.f(a) }\n}"
    ),
    Case(
      "of a property, in one line",
      "class A: B { let a = 1 }\nextension A { override var p: Int { 1 } }",
      "class A: B { let a = 1 ; override var p: Int { get { return _dialect_A_p } } }\nextension A {          var _dialect_A_p: Int { 1 } }"
    ),
    Case(
      "of what an extension declares",
      "class A: B {}\nextension A { @objc func f() {} }\nclass C: A { override func f() { super.f() } }",
      "class A: B {func f() { return _dialect_A_f() } }\nextension A {       func _dialect_A_f() {} }\nclass C: A { override func f() { super.f() } }"
    ),
    Case(
      "beside a local variable of that name",
      "class A: B {}\nextension A {\n  override var p: Int { var p = 1; p += 1; return p }\n}",
      "class A: B {override var p: Int { get { return _dialect_A_p } } }\nextension A {\n           var _dialect_A_p: Int { var p = 1; p += 1; return p }\n}"
    ),
    Case(
      "with the module's name",
      "class A: B {}\nextension App.A {\n  override func f() {}\n}",
      "class A: B {override func f() { return _dialect_A_f() } }\nextension App.A {\n           func _dialect_A_f() {}\n}"
    ),
    Case(
      "in a region", "class A: B {\n}\nextension A {\n#if X\n  override func f() {}\n#endif\n}",
      "class A: B {\n\n#if X\noverride func f() { return _dialect_A_f() }\n#endif\n#sourceLocation(file: \"A.swift\", line: 2)\n}\nextension A {\n#if X\n           func _dialect_A_f() {}\n#endif\n}"
    ),
    Case(
      "in a region that isn't compiled",
      "class A: B {}\nextension A {\n#if os(macOS)\n  override func f() {}\n#endif\n}\n@objc class D {}",
      "class A: B {}\nextension A {\n#if os(macOS)\n  override func f() {}\n#endif\n}\n      class D {}"
    ),
    Case(
      "of what only Objective-C's NSObject has",
      "import UIKit\nclass A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }",
      "import UIKit\nclass A: NSObject {          func responds(to s: Selector!) -> Bool { super.responds(to: s) } }"
    ),
    Case(
      "of properties that only Objective-C's NSObject has",
      "import UIKit\nclass A: NSObject { override var accessibilityLabel: String? { super.accessibilityLabel } }\nclass I: UIBarButtonItem { override var accessibilityElements: [Any]? { get { [] } set {} } }",
      "import UIKit\nclass A: NSObject {          var accessibilityLabel: String? { super.accessibilityLabel } }\nclass I: UIBarButtonItem {          var accessibilityElements: [Any]? { get { [] } set {} } }"
    ),
    Case(
      "of properties that UIKit's classes have here",
      "import UIKit\n@objc class A: UIView { override var accessibilityLabel: String? { get { nil } set {} } }\nclass I: UIBarButtonItem { override var accessibilityLabel: String? { get { nil } set {} } }",
      "import UIKit\n      class A: UIView { override var accessibilityLabel: String? { get { nil } set {} } }\nclass I: UIBarButtonItem { override var accessibilityLabel: String? { get { nil } set {} } }"
    ),
  ]

  @Test(arguments: attributes + conditions + imports + selectors + optionals + overrides)
  func rewrites(_ item: Case) throws {
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": item.source])
    #expect(answer["A.swift"] == item.expected)
    #expect(answer.notes.isEmpty)
  }

  @Test(arguments: [
    "struct A { func f() { print(1) } }",
    "class A: B { override func f() { super.f() } }",
    "import UIKit\nlet s: Selector? = nil",
    "func f(_ a: (() -> Void)?) { a?() }",
    "#if canImport(UIKit)\nimport UIKit\n#endif",
    "import UIKit\nlet o = a.observe(\\.b, on: c) { _, _ in }",
    "import UIKit\nlet o = a.observe(\\.b) { $0 }",
  ])
  func leavesAlone(_ source: String) throws {
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": source], tables: true)
    #expect(answer["A.swift"] == nil)
  }

  @Test func overridesAcrossFiles() throws {
    let answer = try DialectProgram.shared.get().rewrite([
      "A.swift": "class A: B {\n}", "B.swift": "extension A {\n  override func f() {}\n}",
    ])
    #expect(answer["A.swift"] == "class A: B {\noverride func f() { return _dialect_A_f() } }")
    #expect(answer["B.swift"] == "extension A {\n           func _dialect_A_f() {}\n}")
  }

  @Test func knownDefinitionsNeedNoRegion() throws {
    let answer = try DialectProgram.shared.get().rewrite(
      ["A.swift": "class A: B {\n}\nextension A {\n#if X\n  override func f() {}\n#endif\n}"],
      definitions: ["X"])
    #expect(
      try #require(answer["A.swift"]).hasPrefix(
        "class A: B {\noverride func f() { return _dialect_A_f() } }\n"))
  }

  @Test func tables() throws {
    let answer = try DialectProgram.shared.get().rewrite(
      ["A.swift": "import UIKit\n@objc(X) class A: B {\n  @IBOutlet var l: UILabel!\n}"],
      tables: true)
    #expect(
      answer["A.swift"]
        == """
        import UIKit
                 class A: B {
                    var l: UILabel!
        }
        extension A {
          static func _dialect_A_A_0(_ members: inout _DialectMembers) {
            members.name("X")
            members.outlet("l", \\A.l)
          }
        }
        extension A {
          @MainActor enum _Dialect: _DialectTable {
            static func describe(_ members: inout _DialectMembers) {
              A._dialect_A_A_0(&members)
            }
          }
        }
        enum _DialectModule: _DialectModuleTable {
          static var classes: [(String, AnyClass)] {
            var classes: [(String, AnyClass)] = []
            classes.append(("X", A.self))
            return classes
          }
          static var unnamed: [any _DialectUnnamedTable.Type] {
            var unnamed: [any _DialectUnnamedTable.Type] = []
            return unnamed
          }
        }

        """)
  }

  /// A private class with the name of another file's class doesn't appear in that one's table.
  @Test func tablesOfClassesThatNoNameLeadsTo() throws {
    let answer = try DialectProgram.shared.get().rewrite(
      [
        "A.swift": "import UIKit\nprivate class A: B {\n  @objc var a = 1\n}\n",
        "B.swift": "import UIKit\nclass A: B {\n  @objc var b = 1\n}\n",
        "C.swift": "private extension A {\n  @objc func c() {}\n}\nprivate class A {}\n",
        "D.swift": "import UIKit\nclass D<T>: B {\n  @objc var d = 1\n}\n",
        "E.swift": "extension D {\n  @objc func e() {}\n}\n",
        "F.swift": "extension D where T == Int {\n  @objc func f() {}\n}\n",
      ], tables: true)
    let (a, b) = (try #require(answer["A.swift"]), try #require(answer["B.swift"]))
    #expect(!a.contains("members.key"))
    #expect(b.contains("A._dialect_A_B_0(&members)"))
    #expect(!b.contains("_dialect_A_C_0"))
    #expect(!(try #require(answer["C.swift"]).contains("_dialect")))
    let d = try #require(answer["D.swift"])
    #expect(d.contains("extension D: _dialect_D_D_0_type {"))
    #expect(d.contains("    _dialect_D_D_0(&members)\n    _dialect_D_E_0(&members)\n"))
    #expect(try #require(answer["E.swift"]).contains("members.method(_dialectSelector(\"e\""))
    #expect(!(try #require(answer["F.swift"]).contains("members.method")))
    #expect(a.contains("unnamed.append(_dialect_D_D_0_table.self)"))
    #expect(!a.contains("unnamed.append(_dialect_A"))
    #expect(!d.contains("enum _DialectModule"))
  }

  /// Implementations of optional requirements, and members added by an extension of the module's own name.
  @Test func tablesOfWhatHasNoAttributeOfItsOwn() throws {
    let source = """
      import UIKit
      @objc protocol P { @objc optional func f() }
      class A: NSObject, P { func f() {}; func g() {} }
      extension App.A { @objc func m() {} }
      """
    let text = try #require(
      try DialectProgram.shared.get().rewrite(["A.swift": source], tables: true)["A.swift"])
    #expect(text.contains("members.method(_dialectSelector(\"f\", A.self"))
    #expect(text.contains("members.method(_dialectSelector(\"m\", A.self"))
    #expect(!text.contains("_dialectSelector(\"g\""))
  }

  @Test func rulesOfObserving() throws {
    let source = """
      import UIKit
      class A: NSObject {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
        @objc class func keyPathsForValuesAffectingFull() -> Set<String> { ["b"] }
        @objc class var keyPathsForValuesAffectingURL: Set<String> { ["b"] }
        @objc class func other() {}
      }
      """
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": source], tables: true)
    let text = try #require(answer["A.swift"])
    for entry in [
      "members.sources { A.keyPathsForValuesAffectingValue(forKey: $0) }",
      "members.automatic { A.automaticallyNotifiesObservers(forKey: $0) }",
      "members.sources(of: \"Full\") { A.keyPathsForValuesAffectingFull() }",
      "members.sources(of: \"URL\") { A.keyPathsForValuesAffectingURL }",
    ] { #expect(text.contains(entry)) }
    #expect(!text.contains("A.other"))
    #expect(!text.contains("override"))
  }

  // MARK: Overloads

  @Test func overloadsThatDifferByTypeOnly() throws {
    let source = """
      extension V {
        @objc func s(_ a: [V]) {}
        func s(_ a: V...) {}
        @objc func s(_ a: Int) {}
      }
      extension W {
        override func s(_ a: [V]) {}
      }
      class X: V {
        override func s(_ a: Int) {}
      }
      class W: V {}
      """
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": source])
    let text = try #require(answer["A.swift"])
    #expect(text.contains("           func _dialect_W_s(_ a: [V]) {}"))
    #expect(text.contains("           func _dialect_X_s(_ a: Int) {}"))
    #expect(text.contains("  func s(_ a: V...) {}"))
    #expect(text.contains("if let object = self as? W { return object._dialect_W_s(a) }"))
    #expect(text.contains("if let object = self as? X { return object._dialect_X_s(a) }"))
    #expect(answer.notes.isEmpty)
  }

  /// The override in the most derived class is called first, whatever it overrides.
  @Test func dispatchesToTheFurthestOverride() throws {
    let source = """
      extension UIView {
        @objc func f() {}
      }
      class A: UIView {}
      extension A {
        override func f() { super.f() }
      }
      class C: A {
        override func f() { super.f() }
      }
      """
    let text = try #require(
      try DialectProgram.shared.get().rewrite(["A.swift": source])["A.swift"])
    #expect(
      text.contains(
        "func f() { if let object = self as? C { return object._dialect_C_f() }; "
          + "if let object = self as? A { return object._dialect_A_f() }; "
          + "return _dialect_UIView_f() }"))
    #expect(text.contains("func _dialect_C_f() { self._dialect_A_f() }"))
    #expect(text.contains("func _dialect_A_f() { self._dialect_UIView_f() }"))
  }

  @Test func dispatchesOverloadsByTheirTypes() throws {
    let source = """
      extension V {
        @objc func s(_ a: [V]) {}
        @objc func s(_ a: Int) {}
      }
      class X: V {
        override func s(_ a: Int) {}
      }
      """
    let text = try #require(
      try DialectProgram.shared.get().rewrite(["A.swift": source])["A.swift"])
    #expect(text.contains("        func s(_ a: [V]) {}\n"))
    #expect(text.contains("func s(_ a: Int) { if let object = self as? X"))
  }

  @Test func movesPrivateMembers() throws {
    let source =
      "class A: B {}\nextension A {\n  @objc private func f() {}\n}\n"
      + "class C: A {\n  override func f() {}\n}"
    let text = try #require(
      try DialectProgram.shared.get().rewrite(["A.swift": source])["A.swift"])
    #expect(text.hasPrefix("class A: B {fileprivate func f() { return _dialect_A_f() } }\n"))
  }

  // MARK: Notes

  @Test func tellsOfPropertiesThatCannotBeMoved() throws {
    let source = "class A: B {}\nextension A {\n  @W override var p: Int { 1 }\n}"
    let notes = try DialectProgram.shared.get().rewrite(["A.swift": source]).notes
    #expect(notes.map(\.severity) == ["error"])
    #expect(notes.first?.reason.hasSuffix("it has a property wrapper") == true)
  }

  @Test func passesValuesOfAnyTypeToPredicates() throws {
    let source = """
      import Foundation
      let a = NSPredicate(format: "id == %@ AND d < %@", id as CVarArg, date as NSDate)
      let b = NSPredicate(format: "a == 1")
      let c = String(format: "%@", id as CVarArg)
      """
    let result = try DialectProgram.shared.get().rewrite(["A.swift": source])
    #expect(result.notes.isEmpty)
    let text = try #require(result.files.first?.text)
    #expect(text.contains("id as Any, date as NSDate)"))
    #expect(text.contains("String(format: \"%@\", id as CVarArg)"))
  }

  @Test func tellsOfMethodsThatAreExchanged() throws {
    let source = """
      import UIKit
      extension UIView {
        static func exchange() {
          guard let a = class_getInstanceMethod(self, #selector(layoutSubviews)),
            let b = class_getInstanceMethod(self, #selector(other)) else { return }
          method_exchangeImplementations(a, b)
        }
        static func add() { let c = { class_addMethod(self, x, y, nil) } }
        @objc func other() {}
      }
      """
    let notes = try DialectProgram.shared.get().rewrite(["A.swift": source]).notes
    #expect(notes.map(\.severity) == ["warning", "warning"])
    #expect(notes.map(\.line) == [4, 8])
    #expect(notes.allSatisfy { $0.remedy.contains("override the method in a subclass") })
  }

  @Test func tellsOfExchangedMethodsOnceForEachDeclaration() throws {
    let source = """
      class A {
        init() { class_addMethod(a, b, c, d) }
        deinit { class_addMethod(a, b, c, d) }
        static let add: Void = {
          class_addMethod(a, b, c, d)
          class_addMethod(a, b, c, d)
        }()
        var added: Int {
          get { class_addMethod(a, b, c, d) }
          set { class_addMethod(a, b, c, d) }
        }
      }
      class_addMethod(a, b, c, d)
      """
    let notes = try DialectProgram.shared.get().rewrite(["A.swift": source]).notes
    #expect(notes.map(\.line) == [2, 3, 5, 9, 10, 13])
  }

  /// A cast between a closure, which has two words, and an object or a pointer, which has one, would end the
  /// program.
  @Test func tellsOfCastsOfBlocks() throws {
    let source = """
      import UIKit
      typealias Block = @convention(block) (Int) -> Void
      typealias Old = @convention(c) (AnyObject, Selector) -> Void
      typealias Plain = @convention(c) (Int) -> Void
      func cast(_ given: Block?, _ imp: IMP, _ object: UnsafeRawPointer) {
        let block: Block = { _ in }
        _ = unsafeBitCast(block, to: AnyObject.self)
        _ = unsafeBitCast(given, to: AnyObject.self)
        _ = unsafeBitCast(given as @convention(block) (Int) -> Void, to: IMP.self)
        _ = unsafeBitCast({ (_: Int) in }, to: AnyObject.self)
        _ = unsafeBitCast(imp, to: Old.self)
        _ = unsafeBitCast(imp, to: (@convention(c) (AnyObject, Selector) -> Void).self)
        _ = unsafeBitCast(imp, to: Plain.self)
        _ = unsafeBitCast(object, to: AnyObject.self)
        _ = unsafeBitCast(block, to: Block.self)
        _ = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
      }
      func exchange(_ imp: IMP) {
        guard class_getInstanceMethod(A.self, #selector(A.f)) != nil else { return }
        _ = unsafeBitCast(imp, to: Old.self)
      }
      #if canImport(Darwin)
      func cast(_ block: Block) { _ = unsafeBitCast(block, to: AnyObject.self) }
      #endif
      """
    let notes = try DialectProgram.shared.get().rewrite(["A.swift": source]).notes
    let errors = notes.filter { $0.severity == "error" }
    #expect(errors.map(\.line) == [7, 8, 9, 10, 11, 12])
    #expect(errors.allSatisfy { $0.reason.contains("would end the program") })
    #expect(errors.allSatisfy { $0.remedy.contains("#if canImport(Darwin)") })
    #expect(notes.filter { $0.severity == "warning" }.map(\.line) == [19])
  }

  // MARK: Names of the module's own

  /// Private classes of one name in several files are unrelated.
  @Test func privateClassesOfOneName() throws {
    let answer = try DialectProgram.shared.get().rewrite([
      "A.swift": "private class A: B {\n}\nextension A {\n  override func f() {}\n}",
      "B.swift": "private class A: B {\n}\nextension A {\n  override func g() {}\n}",
      "C.swift": "fileprivate class A: B {\n  let s = #selector(f)\n  @objc(h) func f() {}\n}",
      "D.swift": "private class A: B {\n  override func f() {}\n}\nprivate class E: A {\n}\n"
        + "extension E {\n  override func f() {}\n}",
    ])
    #expect(
      answer["A.swift"]
        == "private class A: B {\noverride func f() { return _dialect_A_f() } }\n"
        + "extension A {\n           func _dialect_A_f() {}\n}")
    #expect(
      answer["B.swift"]
        == "private class A: B {\noverride func g() { return _dialect_A_g() } }\n"
        + "extension A {\n           func _dialect_A_g() {}\n}")
    #expect(try #require(answer["C.swift"]).contains("_dialectSelector(\"h\", A.self, { $0.f() })"))
    let d = try #require(answer["D.swift"])
    #expect(d.contains("private class A: B {\n  override func f() {}\n}\n"))
    #expect(d.contains("private class E: A {\noverride func f() { return _dialect_E_f() } }"))
    #expect(answer.notes.isEmpty)
  }

  /// The superclass is private to the file too.
  @Test func privateSuperclassesOfOneName() throws {
    let own =
      "private class A: B {}\nextension A {\n  @objc func f() {}\n}\n"
      + "class C: A {\n  override func f() {}\n}"
    let answer = try DialectProgram.shared.get().rewrite([
      "A.swift": "private class A: B {\n  func g() {}\n}", "B.swift": own,
    ])
    #expect(answer["A.swift"] == nil)
    #expect(
      try #require(answer["B.swift"]).hasPrefix(
        "private class A: B {func f() { return _dialect_A_f() } }"))
  }

  /// A name that resembles Apple's may be the module's own.
  @Test func namesThatTheModuleDeclares() throws {
    let use = "let a = type(of: x).description()\nlet b = Darwin.sqrt(4)\n"
    let own = "struct S {\n  static func description() -> String { \"\" }\n}\nenum Darwin {}\n"
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": "import UIKit\n" + use])
    #expect(
      answer["A.swift"]
        == "import UIKit\nlet a = _dialectClassName(type(of: x))\nlet b = Glibc.sqrt(4)\n")
    for files in [["A.swift": use + own], ["A.swift": use, "B.swift": own]] {
      let text = try DialectProgram.shared.get().rewrite(files)["A.swift"] ?? use
      #expect(text.hasPrefix(use))
    }
    let method = try DialectProgram.shared.get().rewrite([
      "A.swift": "import UIKit\n" + use, "B.swift": "class S { func description() {} }",
    ])
    #expect(method["A.swift"] == answer["A.swift"])
  }

  @Test func implementsManagedMembers() throws {
    let source = """
      import CoreData
      extension Song {
        @NSManaged public var title: String?
        @NSManaged public func addToTags(_ values: NSSet)
        @NSManaged func tag() -> Tag
      }
      """
    let result = try DialectProgram.shared.get().rewrite(["A.swift": source])
    #expect(result.notes.isEmpty)
    let lines = try #require(result["A.swift"]).split(separator: "\n")
    let blank = "             "
    #expect(
      lines[2] == blank + "public var title: String? "
        + "{ get { _dialectManaged(\"title\") } set { _dialectSetManaged(newValue, \"title\") } }")
    #expect(
      lines[3] == blank + "public func addToTags(_ values: NSSet) "
        + "{ _dialectCallManaged(\"addToTags\", values) }")
    #expect(lines[4] == blank + "func tag() -> Tag { _dialectManaged(\"tag\") }")
    #expect(lines.last?.contains("import UIKit") == true)
  }

  @Test func tellsOfOverridesThatAreNeverCalled() throws {
    let source = "extension UINavigationController {\n  override open var a: Int { 1 }\n}"
    let notes = try DialectProgram.shared.get().rewrite(["A.swift": source]).notes
    #expect(notes.map(\.severity) == ["warning"])
    #expect(notes.map(\.line) == [2])
  }

  @Test func tellsOfInitialisersInExtensions() throws {
    let source =
      "class A: B {}\nextension A {\n  override convenience init() { self.init(a: 1) }\n}"
    let notes = try DialectProgram.shared.get().rewrite(["A.swift": source]).notes
    #expect(notes.map(\.severity) == ["error"])
    #expect(notes.map(\.line) == [3])
  }

  // MARK: Limits

  @Test(arguments: ["class A {\n  @objc func f() {\n", "@objc class A }\n", "let a = #selector(\n"])
  func leavesBrokenFilesToTheCompiler(_ source: String) throws {
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": source])
    #expect(answer["A.swift"] == nil)
    #expect(answer.notes.map(\.severity) == ["error"])
  }

  @Test func longFiles() throws {
    let part = "@objc class A { func f() { print(1) } }\n" + String(repeating: "// 1\n", count: 99)
    let source = String(repeating: part, count: 1000)
    let text = try #require(
      try DialectProgram.shared.get().rewrite(["A.swift": source])["A.swift"])
    #expect(text.utf8.count == source.utf8.count)
    #expect(!text.contains("@objc"))
  }

  @Test(arguments: [
    "@objc class A {}\nlet a = " + String(repeating: "(", count: 50_000)
      + String(repeating: ")", count: 50_000),
    "@objc class A {}\nlet a = b" + String(repeating: ".c()", count: 60_000),
    "@objc class A {}\nlet a = 1" + String(repeating: " + 1", count: 100_000),
    "@objc class A {}\nfunc f() { if a {}" + String(repeating: " else if a {}", count: 20_000)
      + " }",
    "@objc class A {}\n" + String(repeating: "#if X\n", count: 20_000)
      + String(repeating: "#endif\n", count: 20_000),
  ])
  func deepNesting(_ source: String) throws {
    let answer = try DialectProgram.shared.get().rewrite(["A.swift": source])
    #expect(answer["A.swift"] != nil || !answer.notes.isEmpty)
  }
}
