import Foundation
import Testing

@testable import StringTables

@Suite struct PluralRuleTests {
  /// Lines of the oracle without comments: the numbers, then languages and their categories.
  private func oracle() throws -> (
    numbers: [String], languages: [(names: [String], answers: String)]
  ) {
    let url = try #require(
      Bundle.module.url(forResource: "cldr-48", withExtension: "txt", subdirectory: "Plurals"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    let numbers = try #require(lines.first).split(separator: " ").map(String.init)
    let languages = lines.dropFirst().map { line in
      let parts = line.split(separator: ":")
      return (
        parts[0].split(separator: " ").map(String.init),
        parts[1].trimmingCharacters(in: .whitespaces)
      )
    }
    return (numbers, languages)
  }

  @Test("every language's numbers have the categories that ICU gives them")
  func oracleOfICU() throws {
    let (numbers, languages) = try oracle()
    #expect(numbers.count == 281)
    #expect(languages.count == 38)
    var wrong: [String] = []
    for (names, answers) in languages {
      #expect(answers.count == numbers.count)
      for name in names {
        for (number, answer) in zip(numbers, answers) {
          let operands = try #require(PluralOperands(digits: number))
          let category = PluralRule.category(of: operands, language: name)
          let letter =
            switch category {
            case .one: "1"
            case .other: "o"
            default: String(category.rawValue.prefix(1))
            }
          if letter != String(answer) {
            wrong.append("\(name) \(number): \(letter), not \(answer)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test("a language's region and script don't change its plural rules, except for Portugal's")
  func regions() {
    let zero = PluralOperands(0)
    #expect(PluralRule.category(of: zero, language: "pt-BR") == .one)
    #expect(PluralRule.category(of: zero, language: "pt") == .one)
    #expect(PluralRule.category(of: zero, language: "pt_PT") == .other)
    #expect(PluralRule.category(of: zero, language: "pt-AO") == .other)
    #expect(PluralRule.category(of: PluralOperands(3), language: "sr-Latn-RS") == .few)
    #expect(PluralRule.category(of: PluralOperands(1), language: "xx") == .other)
  }

  @Test("operands come from the digits, whatever the sign")
  func operands() throws {
    let number = try #require(PluralOperands(digits: "-1.50"))
    #expect(number.i == 1 && number.v == 2 && number.f == 50 && number.t == 5)
    #expect(!number.isZero)
    #expect(try #require(PluralOperands(digits: "0.0")).isZero)
    #expect(PluralOperands(Int.min).i == UInt64(Int.max) + 1)
    for text in ["", "-", "a", "1.x", ".", "1e5", "٣"] {
      #expect(PluralOperands(digits: text) == nil, "\(text)")
    }
    // A long number is decided by its last digits.
    #expect(PluralOperands(digits: "123456789012345678901")?.i == 456_789_012_345_678_901)
  }
}
