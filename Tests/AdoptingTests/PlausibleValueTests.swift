import Testing

@testable import Adopting

/// Arguments that tests make up.
@Suite struct PlausibleValueTests {
  private let values = PlausibleValue { name, _ in name == "Model" ? "Model()" : nil }

  @Test(arguments: [
    ("String", "\"Text\""), ("String?", "\"Text\""), ("Model?", "nil"), ("UIImage?", "nil"),
    ("[Item]", "[]"),
    ("Binding<Bool>", ".constant(false)"), ("Binding<Model?>", ".constant(nil)"),
    ("[Model]", "[Model()]"), ("[[String]]", "[[\"Text\"]]"), ("[String:[Int]]", "[:]"),
    ("@escaping(Int)->Void", "{ _ in }"), ("()->Void", "{ }"), ("(()->Void)?", "nil"),
    ("@escaping(A,(B,C)->D)async->Bool", "{ _, _ in false }"), ("Set<A>", "[]"),
    ("CGRect", ".zero"), ("Model", "Model()"), ("(Model)", "Model()"), ("()->Model", "{ Model() }"),
  ])
  func valuesOfTypes(type: String, text: String) { #expect(values.value(type) == text) }

  @Test(arguments: [
    "Item", "anyP", "Result<A,B>", "(A,B)", "inoutInt", "", "(", "[", "()->", "someView", "[A].B",
  ])
  func otherTypes(type: String) { #expect(values.value(type) == nil) }

  private func making(_ text: String) -> String? {
    let facts = SwiftFileFacts(path: "A.swift", bytes: Array(text.utf8))
    let index = ClassIndex(
      [(name: "M", files: [facts])], imports: [:],
      system: ["UIViewController": "UIResponder", "UIView": "UIResponder"])
    return index.making("A", in: "M")
  }

  @Test func initialisers() {
    #expect(
      making(
        """
        class Model { init(name: String, next: Model?) {} }
        class A: UIViewController {
          init(model: Model, _ count: Int, isOn: Bool = true, done: @escaping (Int) -> Void) {}
        }
        """) == "(model: Model(name: \"Text\", next: nil), 1, done: { _ in })")
    #expect(making("class A: UIViewController { init(item: Item) {} }") == nil)
    #expect(
      making("class A: UIView { init(item: Item) {}\n init(frame: CGRect) {} }") == "(frame: .zero)"
    )
    #expect(making("class A { init(a: B) {} }\nclass B { init(a: A) {} }") == nil, "endless")
  }

  private func value(_ text: String) -> String? {
    making(text + "\nclass A: UIViewController { init(_ value: Value) {} }")
  }

  @Test func structures() {
    #expect(
      value(
        """
        struct Value: Codable {
          static let all = 1
          let name: String, count: Int
          let note: String?
          var date: Date?
          var isOn = false
          let parts: [Part]
          var title: String { name }
          struct Part { enum Kind: Int { case large = -1, small }; let kind: Kind }
          let done: (Int) -> Void
          @State var state = 1
        }
        """)
        == "(Value(name: \"Text\", count: 1, note: \"Text\", date: "
        + "Date(timeIntervalSinceReferenceDate: 0), parts: "
        + "[Value.Part(kind: Value.Part.Kind.large)], done: { _ in }))")
    #expect(value("struct Value { init(id: Int) {}\n private let id: Int }") == "(Value(id: 1))")
    #expect(value("struct Value { private let id: Int }") == nil)
    #expect(value("struct Value { let other: Unknown }") == nil)
    #expect(value("struct Value { private var id = 1 }") == "(Value())")
    #expect(value("struct Value { let next: [Value] }")?.contains("next: []") == true)
  }

  @Test func enumerationsAndSharedObjects() {
    #expect(value("enum Value { case a(Int), b\n case c }") == "(Value.b)")
    #expect(
      value("enum Value { case some(Int, name: String) }") == "(Value.some(1, name: \"Text\"))")
    #expect(
      value("class Value { static let shared = Value()\n private init() {} }") == "(Value.shared)")
  }

  @Test func conformancesAfterTheFirst() {
    #expect(
      value(
        """
        protocol Value {}
        struct Small: Codable, Value { let id: Int }
        """) == "(Small(id: 1))")
    #expect(value("protocol Value {}\nstruct Small {}\nextension Small: Value {}") == "(Small())")
  }

  @Test func propertiesThatOthersSet() {
    let text = """
      struct Model { let name: String }
      protocol Output: AnyObject {}
      protocol Presenting: AnyObject {}
      class Presenter: Presenting { init(id: String) {} }
      protocol Showing {}
      extension Detail: Showing { func show() { made = own; other?.name = "" } }
      class Detail: UIViewController {
        var model: Model!
        var other: Model? { didSet { show() } }
        var names: [String]?
        var label: UILabel?
        var done: (() -> Void)?
        var presenter: (any Presenting)?
        var screen: Showing?
        weak var output: Output?
        var delegate: Output!
        @IBOutlet var title_: UILabel!
        private var hidden: Model!
        private(set) var shown: Model!
        static var last: Model!
        var kept: Model! = nil
        var count = 1
        var own: Model!
        var made: Model? { didSet { show() } }
        func load() {
          let model = own == nil
          self.own = Model(name: "")
        }
        var computed: Model! { model }
      }
      """
    let facts = SwiftFileFacts(path: "A.swift", bytes: Array(text.utf8))
    let index = ClassIndex(
      [(name: "M", files: [facts])], imports: [:],
      system: ["UIViewController": "UIResponder", "UILabel": "UIView", "UIView": "UIResponder"])
    let settings = index.settings("Detail", in: "M")
    #expect(settings.map(\.property) == ["model", "other", "names", "presenter"])
    #expect(settings.last?.value == "Presenter(id: \"Text\")")
    #expect(settings.first?.value == "Model(name: \"Text\")")
  }

  /// Models that only a dictionary makes, maybe.
  @Test func propertiesWhoseInitialisersMayFail() {
    let text = """
      struct User {
        let name: String
        init?(dictionary: [String: Any]) { return nil }
        init?(other: Other) { return nil }
      }
      struct Secret { private init?(id: Int) {} }
      class Late { init?(id: Int) throws {}\n init?(name: String, at: Int) {} }
      class Detail: UIViewController {
        var user: User!
        var next: User?
        var secret: Secret?
        var late: Late?
      }
      """
    let facts = SwiftFileFacts(path: "A.swift", bytes: Array(text.utf8))
    let index = ClassIndex(
      [(name: "M", files: [facts])], imports: [:],
      system: ["UIViewController": "UIResponder", "UIView": "UIResponder"])
    let settings = index.settings("Detail", in: "M")
    #expect(settings.map(\.property) == ["user", "next", "late"])
    #expect(
      settings.map(\.value) == [
        "User(dictionary: [:])", "User(dictionary: [:])", "Late(name: \"Text\", at: 1)",
      ])
  }

  /// A controller's private property is set by a static method of its own.
  @Test(arguments: [
    ("static func create(with model: Model) -> A { A() }", "A.create(with: Model())"),
    (
      "class func make(_ name: String, _ done: @escaping () -> Void) -> Self { }",
      "A.make(\"Text\", { })"
    ),
    (
      "static func load(id: Int, by: Unknown) -> A {}\nstatic func load(id: Int) -> A {}",
      "A.load(id: 1)"
    ),
    ("static func create() -> A { A() }", nil), ("static func create(id: Int) -> Model {}", nil),
    ("private static func create(id: Int) -> A {}", nil), ("func create(id: Int) -> A {}", nil),
    ("static func create(id: Int) {}", nil), ("static func create(id: Int", nil),
  ])
  func factories(method: String, expression: String?) {
    for (property, isHidden) in [
      ("private var model: Model!", true), ("var model: Model!", false),
      ("private var model: Model?", false), ("@IBOutlet private var label: UILabel!", false),
    ] {
      let text = "class Model {}\nclass A: UIViewController {\n\(property)\n\(method)\n}"
      let facts = SwiftFileFacts(path: "A.swift", bytes: Array(text.utf8))
      let index = ClassIndex(
        [(name: "M", files: [facts])], imports: [:],
        system: ["UIViewController": "UIResponder", "UIView": "UIResponder"])
      #expect(index.factory("A", in: "M") == (isHidden ? expression : nil), "\(property)")
    }
  }

  /// What a model reads of a dictionary is in it.
  @Test func dictionariesOfModels() {
    #expect(
      making(
        """
        struct Model {
          let id: String
          init(_ values: [String: Any], other: [String: Int]) {
            id = values["id"] as! String
            if let count = values["count"] as? Int, let part = values["part"] as? Part { }
            let again = values["id"] as? Int, size = (values["size"] as? Double) ?? 0
            let odd = values["\\(id)"] as? Int
          }
          func f() { _ = values["later"] as? Int }
        }
        class A: UIViewController { init(model: Model) {} }
        """)
        == "(model: Model([\"id\": \"Text\", \"count\": 1, \"size\": Double(1)], other: [:]))")
  }

  @Test func aliases() {
    #expect(
      making(
        """
        typealias Names = [String]
        typealias Done = (
          _ names: Names,
          Int
        ) -> Void
        typealias Made<T> = [T]
        struct Item {
          typealias Identifier = Int
          let id: Identifier, next: Other.Kind
        }
        enum Other { typealias Kind = Item2 }
        struct Item2 { let text: String }
        typealias Again = Back
        typealias Back = Again
        class A: UIViewController {
          init(item: Item, names: Names, done: @escaping Done) {}
        }
        """)
        == "(item: Item(id: 1, next: Item2(text: \"Text\")), names: [\"Text\"], done: { _, _ in })")
    #expect(
      making("typealias B = C\ntypealias C = B\nclass A: UIViewController { init(b: B) {} }")
        == nil,
      "endless")
  }

  private func index(_ text: String) -> (index: ClassIndex, facts: SwiftFileFacts) {
    let facts = SwiftFileFacts(path: "A.swift", bytes: Array(text.utf8))
    return (
      ClassIndex(
        [(name: "M", files: [facts])], imports: [:],
        system: ["UIViewController": "UIResponder", "UINavigationController": "UIViewController"]),
      facts
    )
  }

  @Test func variablesOfTypes() {
    let (index, facts) = index(
      """
      final class User: Codable { static var current: User!; static var other: User?; let id = 1 }
      enum Global { private static var hidden: User!; static var token: String! }
      class Old { weak static var it: Old! }
      extension Old { static var one: Int!; var two: Int! { 1 } }
      """)
    let found = index.globals(of: [facts], in: "M").map { "\($0.property) = \($0.value)" }
    #expect(found == ["User.current = User()", "Global.token = \"Text\"", "Old.one = 1"])
  }

  @Test func severalProtocols() {
    let (index, _) = index(
      """
      protocol A {}
      protocol B {}
      class Other: A {}
      class Both: NSObject, B, A {}
      class Detail: UIViewController {
        var one: (A & B)? { didSet {} }
        var two: (B & C)?
      }
      """)
    #expect(index.settings("Detail", in: "M").map(\.property) == ["one"])
    #expect(index.settings("Detail", in: "M").map(\.value) == ["Both()"])
  }

  /// Controllers are made by the app's own methods, which give them what they need.
  @Test func builders() {
    let (index, _) = index(
      """
      struct Item { let name: String }
      final class Assembly {
        func detail(of item: Item) -> UIViewController {
          let presenter = Presenter()
          let detail = Detail(presenter)
          return UINavigationController(rootViewController: detail)
        }
        static func list() -> ListController? { ListController(Detail(Presenter())) }
        private func hidden() -> UIViewController { HiddenController() }
        func other() -> String { OtherController().title }
      }
      extension Assembly { func more() -> MoreController { return MoreController() } }
      class MoreController: UIViewController {}
      class Detail: UIViewController { init(_ presenter: Presenting) {} }
      class ListController: UIViewController {
        func next() -> UIViewController { NextController() }
      }
      class NextController: UIViewController {}
      class HiddenController: UIViewController {}
      class OtherController: UIViewController {}
      """)
    #expect(index.builder(of: "Detail", in: "M") == "Assembly().detail(of: Item(name: \"Text\"))")
    #expect(
      index.builder(of: "ListController", in: "M") == "(Assembly.list() ?? UIViewController())")
    #expect(index.builder(of: "MoreController", in: "M") == "Assembly().more()")
    for name in ["NextController", "HiddenController", "OtherController", "UINavigationController"]
    {
      #expect(index.builder(of: name, in: "M") == nil, "\(name)")
    }
  }

  /// A class that others inherit from, and that nothing makes, is no screen.
  @Test func superclasses() {
    let (index, _) = index(
      """
      class Base: UIViewController {}
      class Shared: UIViewController {}
      class A: Base { func next() { show(Shared()) } }
      class B: Shared {}
      """)
    #expect(index.isOnlyInherited("Base", in: "M"))
    for name in ["Shared", "A", "B"] { #expect(!index.isOnlyInherited(name, in: "M"), "\(name)") }
  }

  @Test func protocols() {
    #expect(
      making(
        """
        protocol Store {}
        class AStore: Store { init(unknown: Unknown) {} }
        class DiskStore: Store { init(log: Log) {} }
        protocol Log {}
        final class SilentLog: Log {}
        class A: UIViewController { init(store: any Store) {} }
        """) == "(store: DiskStore(log: SilentLog()))")
    #expect(making("class A: UIViewController { init(store: Store) {} }\nprotocol Store {}") == nil)
  }

  /// Each class needs several others, of a protocol that all conform to.
  @Test(.timeLimit(.minutes(1))) func manyConformingClasses() {
    var text = "class A { init(a: P, b: P) {} }\n"
    for index in 0..<50 { text += "class C\(index): P { init(a: P, b: P, c: P) {} }\n" }
    #expect(making(text) == nil)
  }

  /// Every one is looked for once: 12 and 144 objects, of which none is too many.
  @Test(.timeLimit(.minutes(1))) func argumentsOfArguments() {
    func parameters(_ type: String) -> String {
      (0..<12).map { "p\($0): \(type)" }.joined(separator: ", ")
    }
    let text = """
      class A { init(\(parameters("P"))) {} }
      protocol P {}\nclass C: P { init(\(parameters("Q"))) {} }
      protocol Q {}\nclass D: Q { init(text: String) {} }
      """
    #expect(making(text)?.contains("p11: C(p0: D(text: \"Text\")") == true)
  }
}
