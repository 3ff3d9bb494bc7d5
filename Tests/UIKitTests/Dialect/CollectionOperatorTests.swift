import Testing
import UIKit

@testable import UIKit

@Suite("Key paths through collections")
@MainActor
struct CollectionOperatorTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  /// The rewriter's output for such classes.
  final class Item: NSObject {
    var price: Double?
    var name: String
    var tags: [String]

    @MainActor enum _Dialect: _DialectTable {
      static func describe(_ members: inout _DialectMembers) {
        members.key("price", \Item.price)
        members.key("name", \Item.name)
        members.key("tags", \Item.tags)
      }
    }

    init(_ name: String, _ price: Double?, _ tags: [String] = []) {
      (self.name, self.price, self.tags) = (name, price, tags)
    }
  }

  final class Basket: NSObject {
    var items: [NSObject] = []
    var prices: [String: Any] = ["apple": 2]

    @MainActor enum _Dialect: _DialectTable {
      static func describe(_ members: inout _DialectMembers) {
        members.key("items", \Basket.items)
        members.key("prices", \Basket.prices)
      }
    }
  }

  private func basket() -> NSObject {
    let basket = Basket()
    basket.items = [
      Item("pear", 2, ["green"]), Item("apple", 1.5, ["red", "green"]), Item("fig", nil),
      Item("apple", 4),
    ]
    return basket
  }

  @Test(
    "operators",
    arguments: [
      ("@count", "4"), ("@sum.price", "7.5"), ("@avg.price", "1.875"), ("@max.price", "4.0"),
      ("@min.price", "1.5"), ("@min.name", "apple"), ("@max.name", "pear"),
      ("@unionOfObjects.name", "[pear, apple, fig, apple]"),
      ("@distinctUnionOfObjects.name", "[pear, apple, fig]"),
      ("@distinctUnionOfObjects.price", "[2.0, 1.5, 4.0]"),
      ("@unionOfArrays.tags", "[green, red, green]"),
      ("@distinctUnionOfArrays.tags", "[green, red]"), ("name", "[pear, apple, fig, apple]"),
    ])
  func operators(path: String, expected: String) {
    let value = basket().value(forKeyPath: "items." + path)
    let text =
      (value as? [Any]).map { "[" + $0.map { "\($0)" }.joined(separator: ", ") + "]" }
      ?? (value as? NSNumber).map { path == "@count" ? "\($0.intValue)" : "\($0.doubleValue)" }
      ?? value.map { "\($0)" }
    #expect(text == expected)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("nil is NSNull in a list of values, and ignored by the minimum and maximum")
  func missing() {
    let basket = basket()
    let prices = basket.value(forKeyPath: "items.price") as? [Any]
    #expect(prices?.count == 4)
    #expect(prices?[2] is NSNull)
    basket.setValue([NSObject](), forKey: "items")
    #expect(basket.value(forKeyPath: "items.@min.price") == nil)
    #expect((basket.value(forKeyPath: "items.@sum.price") as? NSNumber)?.doubleValue == 0)
    #expect((basket.value(forKeyPath: "items.@avg.price") as? NSNumber)?.doubleValue == 0)
    #expect(basket.value(forKeyPath: "prices.apple") as? Int == 2)
    #expect(basket.value(forKeyPath: "prices.pear") == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("Foundation's own arrays have them, for numbers too")
  func arrays() {
    let numbers = NSArray(array: [3, 1, 2])
    #expect(numbers.value(forKeyPath: "@max.self") as? Int == 3)
    #expect((numbers.value(forKeyPath: "@sum.self") as? NSNumber)?.intValue == 6)
    #expect(numbers.value(forKeyPath: "@count") as? Int == 3)
  }

  @Test("an operator that Foundation doesn't have is an issue in its words")
  func unknown() {
    #expect(basket().value(forKeyPath: "items.@median.price") == nil)
    let problems = host.takeIssues().map(\.problem)
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        "valueForKeyPath:]: this class does not implement the median operation.") == true)
  }
}
