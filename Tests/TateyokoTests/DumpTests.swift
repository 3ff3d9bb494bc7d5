import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// `.dump` writes the same text as swift-snapshot-testing, whose text baselines must stay valid.
///
/// The expected texts follow from its documentation and sources.
@Suite struct DumpTests {
  private func dump<Value>(_ value: Value) throws -> String {
    let strategy: Snapshotting<Value, String> = .dump
    return try strategy.snapshot(value)
  }

  private enum Kind { case plain, value(Int), pair(String, count: Int) }
  private struct Person {
    var name = "Blob"
    var born: Date? = Date(timeIntervalSince1970: 0.75)
    var tags: Set<String> = ["b", "a", "c"]
    var scores = ["z": 1, "a": 2]
    var kinds: [Kind] = [.plain, .value(1), .pair("x", count: 2)]
    var nothing: Int?
    var point = (1, label: "2")
  }

  @Test func propertiesAreSortedByTheirNames() throws {
    let text = try dump(Person())
    #expect(
      text == """
        ▿ Person
          ▿ born: Optional<Date>
            - some: 1970-01-01T00:00:00Z
          ▿ kinds: 3 elements
            - Kind.plain
            ▿ Kind
              - value: 1
            ▿ Kind
              ▿ pair: (2 elements)
                - .0: "x"
                - count: 2
          - name: "Blob"
          - nothing: Optional<Int>.none
          ▿ point: (2 elements)
            - .0: 1
            - label: "2"
          ▿ scores: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 2
            ▿ (2 elements)
              - key: "z"
              - value: 1
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"

        """, "\(text)")
  }

  private class Father {
    var child: Child?
  }
  private final class Child {
    let father: Father
    init(_ father: Father) { self.father = father }
  }

  @Test func aRingSaysSo() throws {
    let father = Father()
    let child = Child(father)
    father.child = child
    defer { father.child = nil }
    #expect(
      try dump(father) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
    #expect(
      try dump([child]) == """
        ▿ 1 element
          ▿ Child
            ▿ father: Father
              ▿ child: Optional<Child>
                ▿ some (circular reference detected)

        """)
  }

  /// An object that appears twice isn't a cycle.
  @Test func theSameObjectTwiceIsShownTwice() throws {
    let father = Father()
    #expect(
      try dump([father, father]) == """
        ▿ 2 elements
          ▿ Father
            - child: Optional<Child>.none
          ▿ Father
            - child: Optional<Child>.none

        """)
  }

  private final class Told: CustomStringConvertible {
    var before: Told?
    var after: Told?
    var description: String { "told" }
  }

  /// Two cycles through each object: without a limit this would exceed any memory.
  @Test func ringsOfObjectsWithATextOfTheirOwnEnd() throws {
    let all = (0..<3).map { _ in Told() }
    for (index, one) in all.enumerated() {
      one.before = all[(index + 2) % 3]
      one.after = all[(index + 1) % 3]
    }
    defer { all.forEach { ($0.before, $0.after) = (nil, nil) } }
    let text = try dump(all[0])
    #expect(text.hasPrefix("▿ told\n  ▿ before: Optional<Told>\n    ▿ some: told\n"))
    #expect(text.contains("circular reference detected"))
  }

  private class Base { let inherited = 1 }
  private final class Derived: Base { let own = 2 }

  @Test func propertiesOfASuperclassAreLeftOut() throws {
    #expect(try dump(Derived()) == "▿ Derived\n  - own: 2\n")
  }

  @Test func typesOfFunctionsHaveTheirNamesAlone() throws {
    struct Local { let id = 1 }
    enum LocalKind { case one }
    #expect(try dump(Local()) == "▿ Local\n  - id: 1\n")
    #expect(try dump(LocalKind.one) == "- LocalKind.one\n")
    #expect(try dump(Local?.none) == "- Optional<Local>.none\n")
  }

  private struct Described: CustomStringConvertible {
    let b = 1
    let a = 2
    var description: String { "described" }
  }

  private struct Own: AnySnapshotStringConvertible {
    static let renderChildren = true
    let part = 1
    var snapshotDescription: String { "own" }
  }

  @Test func valuesMayHaveATextOfTheirOwn() throws {
    #expect(try dump("a" as Character) == "- \"a\"\n")
    #expect(try dump(Data("Hello, world!".utf8)) == "- 13 bytes\n")
    #expect(try dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(try dump(Date(timeIntervalSince1970: -0.5)) == "- 1969-12-31T23:59:59Z\n")
    #expect(try dump(NSObject()) == "- <NSObject>\n")
    #expect(try dump("Hello".dropLast(2)) == "- \"Hel\"\n")
    #expect(try dump(try #require(URL(string: "https://a.b"))) == "- https://a.b\n")
    #expect(try dump(Described()) == "▿ described\n  - b: 1\n  - a: 2\n")
    #expect(try dump(Own()) == "▿ own\n  - part: 1\n")
    #expect(try dump(()) == "- (0 elements)\n")
    #expect(try dump([Int]()) == "- 0 elements\n")
    #expect(try dump(["one": 1.5]).hasPrefix("▿ 1 key/value pair\n"))
  }

  /// Members are sorted by their whole text, not by its first line.
  @Test func membersThatBeginAlikeAreSorted() throws {
    struct Member: Hashable {
      var id: Int
      var name: String
    }
    let members: Set<Member> = [
      Member(id: 1, name: "b"), Member(id: 1, name: "a"), Member(id: 0, name: "z"),
    ]
    #expect(
      try dump(members) == """
        ▿ 3 members
          ▿ Member
            - id: 0
            - name: "z"
          ▿ Member
            - id: 1
            - name: "a"
          ▿ Member
            - id: 1
            - name: "b"

        """)
  }

  private indirect enum Deep { case end, more(Deep) }

  @Test func aDeepValueEnds() throws {
    var value = Deep.end
    for _ in 0..<5000 { value = .more(value) }
    #expect(try dump(value).contains("…"))
  }
}
