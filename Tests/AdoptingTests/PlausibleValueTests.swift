import Testing

@testable import Adopting

/// Arguments that tests make up.
@Suite struct PlausibleValueTests {
  private let values = PlausibleValue { name, _ in name == "Model" ? "Model()" : nil }

  @Test(arguments: [
    ("String", "\"Text\""), ("String?", "nil"), ("[Item]", "[]"), ("[String:[Int]]", "[:]"),
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
}
