import CoreData
import Foundation
import Testing

@testable import UIKit

@Suite("Predicates and sort descriptors")
@MainActor
struct PredicateTests {
  private static let people: [[String: Any]] = [
    ["name": "Zoë", "age": 30, "tags": ["a", "b"], "born": Date(timeIntervalSince1970: 0)],
    ["name": "adam", "age": 7, "tags": ["b"], "boss": ["name": "Eve", "age": 50]],
    ["name": "Eve", "age": 50, "tags": [String](), "points": [1, 5, 9]],
  ]

  private func names(_ format: String, _ arguments: Any?...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    return Self.people.filter { predicate.evaluate(with: $0 as NSDictionary) }
      .compactMap { $0["name"] as? String }
  }

  @Test(arguments: [
    ("age > 7", ["Zoë", "Eve"]), ("age >= 7 AND age <= 30", ["Zoë", "adam"]),
    ("age == 7 or age = 50", ["adam", "Eve"]), ("NOT age == 7", ["Zoë", "Eve"]),
    ("!(age == 7) && age != 50", ["Zoë"]), ("age BETWEEN {7, 30}", ["Zoë", "adam"]),
    ("age IN {7, 50}", ["adam", "Eve"]), ("age * 2 + 1 == 15", ["adam"]),
    ("(age + 1) / 2 == 4", ["adam"]), ("((age) > (7)) AND (age < 50)", ["Zoë"]),
    ("name == 'Eve'", ["Eve"]), ("name CONTAINS \"e\"", ["Eve"]), ("name CONTAINS[c] 'E'", ["Eve"]),
    ("name ==[cd] 'zoe'", ["Zoë"]), ("name ==[c] 'zoe'", []), ("name BEGINSWITH[c] 'A'", ["adam"]),
    ("name ENDSWITH 'm'", ["adam"]), ("name LIKE 'a*m'", ["adam"]), ("name LIKE '?ve'", ["Eve"]),
    ("name LIKE[c] '*A*'", ["adam"]), ("name MATCHES '[A-Z].*'", ["Zoë", "Eve"]),
    ("'da' IN name", ["adam"]), ("'b' IN tags", ["Zoë", "adam"]), ("tags CONTAINS 'a'", ["Zoë"]),
    ("ANY tags == 'b'", ["Zoë", "adam"]), ("ALL tags == 'b'", ["adam", "Eve"]),
    ("NONE tags == 'b'", ["Eve"]), ("tags.@count == 0", ["Eve"]), ("points[1] == 5", ["Eve"]),
    ("points[FIRST] == 1 AND points[LAST] == 9 AND points[SIZE] == 3", ["Eve"]),
    ("boss.name == 'Eve'", ["adam"]), ("boss == nil", ["Zoë", "Eve"]), ("boss != NULL", ["adam"]),
    ("SUBQUERY(tags, $t, $t == 'b').@count > 0", ["Zoë", "adam"]), ("FALSEPREDICATE", []),
    ("TRUEPREDICATE", ["Zoë", "adam", "Eve"]), ("age == -7 + 14", ["adam"]),
  ])
  func formats(format: String, expected: [String]) { #expect(names(format) == expected) }

  @Test func placeholders() {
    #expect(names("%K == %@", "name", "Eve") == ["Eve"])
    #expect(names("age == %d AND name == %@", 7, "adam") == ["adam"])
    #expect(names("age IN %@", [7, 30]) == ["Zoë", "adam"])
    #expect(names("born <= %@", Date(timeIntervalSince1970: 1)) == ["Zoë"])
    #expect(names("boss.%K > %ld", "age", 49) == ["adam"])
    #expect(names("boss == %@", nil) == ["Zoë", "Eve"])
  }

  @Test func valuesOfAnyType() {
    let predicate = NSPredicate(format: "SELF > %@ AND SELF < %@", 1, 4.5)
    #expect([1, 2, 4, 5].filter { predicate.evaluate(with: $0) } == [2, 4])
    let text = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.com")
    #expect(text.evaluate(with: "a@b.com") && !text.evaluate(with: "a@b.com!"))
  }

  @Test(arguments: [
    "", "name ==", "name == 'a", "(name == 1", "a == 1 b == 2", "== 2", "a == %@", "a = 1 AND",
    "a §", String(repeating: "(", count: 500) + "a == 1",
  ])
  func whatIsNoPredicate(format: String) {
    let host = SimulationHost()
    let predicate = NSPredicate(format: format, argumentArray: [])
    #expect(!predicate.evaluate(with: ["a": 1] as NSDictionary))
    #expect(host.takeIssues().first?.problem.contains("Unable to parse the format") == true)
  }

  @Test func sorting() {
    func sorted(_ descriptors: NSSortDescriptor...) -> [String] {
      let people = NSArray(array: Self.people.map { $0 as NSDictionary })
      return people.sortedArray(using: descriptors).compactMap {
        ($0 as? NSDictionary)?["name"] as? String
      }
    }
    #expect(sorted(NSSortDescriptor(key: "age", ascending: false)) == ["Eve", "Zoë", "adam"])
    #expect(sorted(NSSortDescriptor(key: "name", ascending: true)) == ["Eve", "Zoë", "adam"])
    let selector = Selector("caseInsensitiveCompare:")
    #expect(
      sorted(NSSortDescriptor(key: "name", ascending: true, selector: selector))
        == ["adam", "Eve", "Zoë"])
    #expect(
      sorted(
        NSSortDescriptor(key: "born", ascending: true),
        NSSortDescriptor(key: "boss.name", ascending: false),
        NSSortDescriptor(key: "age", ascending: false)) == ["adam", "Eve", "Zoë"])
    let numbers = NSArray(array: [3, 1, 2])
    let order = NSSortDescriptor(key: nil, ascending: true)
    #expect(numbers.sortedArray(using: [order]) as? [Int] == [1, 2, 3])
  }

  @Test func managedObjects() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for (place, name) in ["b", "a", "c"].enumerated() {
      let item = Item(context: context)
      item.setValue(name, forKey: "name")
      item.setValue(place, forKey: "place")
    }
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.predicate = NSPredicate(format: "place < %d", 2)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let found = try context.fetch(request).map { $0.value(forKey: "name") as? String }
    #expect(found == ["a", "b"])
  }

  private final class Item: NSManagedObject {}
}
