import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite struct MutatedTableTests {
  @Test("1,000 randomly mutated files of each kind are read or rejected")
  func mutated() throws {
    let strings = Data("/* c */ \"a\" = \"b\\U00e9\"; // x\n{ k = 'v'; }\n\"é\" = \"%#@n@\";".utf8)
    let rule: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
      "one": "1", "other": "%d",
    ]
    let values: [String: Any] = ["k": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule]]
    let dict = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let catalog = Data(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"variations":{"plural":{"one":\
      {"stringUnit":{"value":"x"}},"other":{"stringUnit":{"value":"%lld"}}}}}}}}}
      """.utf8)
    var generator = SeededGenerator(seed: 4)
    var readCount = 0
    for (source, read) in [
      (strings, { _ = try StringsReader.table($0, path: "p") }),
      (dict, { _ = try StringsDictReader.table($0, path: "p") }),
      (binary, { _ = try StringsDictReader.table($0, path: "p") }),
      (catalog, { _ = try StringCatalog($0, path: "p") }),
    ] as [(Data, (Data) throws -> Void)] {
      for _ in 0..<1000 {
        var data = [UInt8](source)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: 0..<data.count, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: data[index] = UInt8.random(in: 0...255, using: &generator)
          case 1: data.remove(at: index)
          default: data.insert(data[Int.random(in: 0..<data.count, using: &generator)], at: index)
          }
        }
        do {
          try read(Data(data))
          readCount += 1
        } catch is StringTableProblem {
          continue
        }
      }
    }
    #expect((1..<4000).contains(readCount))
  }
}
