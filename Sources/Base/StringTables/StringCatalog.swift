import Foundation

/// The contents of an `.xcstrings` file: a table in all languages.
///
/// The format is the one that Xcode 15 and later write; Apple doesn't document it. Languages
/// without a text for a key have none, so that the key itself is shown, as with `.strings`.
package struct StringCatalog: Hashable, Sendable {
  /// The language of the keys and the original texts.
  package var sourceLanguage: String
  /// The tables by language.
  package var tables: [String: StringTable]

  /// Parses the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: The file's path, for errors.
  package init(_ data: Data, path: String) throws(StringTableProblem) {
    let file: StringCatalogFile
    do {
      file = try JSONDecoder().decode(StringCatalogFile.self, from: data)
    } catch let error as DecodingError {
      throw .init(error, path: path)
    } catch {
      throw .damaged(path: path, reason: "it can't be parsed.")
    }
    sourceLanguage = file.sourceLanguage
    tables = [sourceLanguage: StringTable()]
    for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) {
      // Xcode omits texts in the source language that equal the key.
      if entry.localizations?[sourceLanguage] == nil {
        tables[sourceLanguage, default: StringTable()].sourceKeys.insert(key)
      }
      for (language, localization) in (entry.localizations ?? [:]).sorted(by: { $0.key < $1.key }) {
        if var text = localization.text {
          if let excess = text.excess {
            throw .wrongValue(
              path: path, key: "strings.\(key.prefix(60)).localizations.\(language)",
              problem: excess)
          }
          if text.dependsOnNumbers { text.key = key }
          tables[language, default: StringTable()].entries[key] = text
        }
      }
    }
  }
}

/// The JSON structure of an `.xcstrings` file.
private struct StringCatalogFile: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var variation: StringVariation?
    var variables: [String: LocalizedText.Variable] = [:]

    enum CodingKeys: String, CodingKey { case substitutions }

    private struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
    }

    init(from decoder: any Decoder) throws {
      variation = try CatalogVariation(from: decoder).value
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.substitutions) else { return }
      let facts = try container.decode([String: Substitution].self, forKey: .substitutions)
      let texts = try container.decode([String: CatalogVariation].self, forKey: .substitutions)
      for (name, substitution) in facts {
        guard let variation = texts[name]?.value else { continue }
        variables[name] = LocalizedText.Variable(
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
          variation: variation)
      }
    }

    var text: LocalizedText? {
      variation.map { LocalizedText(variation: $0, variables: variables) }
    }
  }
}

/// `stringUnit` or `variations`, which may be nested.
private struct CatalogVariation: Decodable {
  /// The variation; `nil` if there is no text, as for a language that was only started.
  var value: StringVariation?

  private enum CodingKeys: String, CodingKey { case stringUnit, variations }

  private enum Kind: String, CodingKey { case plural, device, width }

  private struct Unit: Decodable {
    var value: String
  }

  init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < 32 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "variations are nested too deep"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let unit = try container.decodeIfPresent(Unit.self, forKey: .stringUnit) {
      value = .text(unit.value)
      return
    }
    guard container.contains(.variations) else { return }
    let kinds = try container.nestedContainer(keyedBy: Kind.self, forKey: .variations)
    if let variants = try kinds.decodeIfPresent([String: Self].self, forKey: .device) {
      value = .device(variants.compactMapValues(\.value))
    } else if let variants = try kinds.decodeIfPresent([String: Self].self, forKey: .plural) {
      var texts: [PluralCategory: StringVariation] = [:]
      for (name, variant) in variants {
        guard let category = PluralCategory(rawValue: name) else {
          throw DecodingError.dataCorruptedError(
            forKey: .plural, in: kinds, debugDescription: "“\(name)” is not a plural category")
        }
        texts[category] = variant.value
      }
      value = .plural(texts)
    } else if let variants = try kinds.decodeIfPresent([String: Self].self, forKey: .width) {
      var texts: [Int: StringVariation] = [:]
      for (name, variant) in variants {
        if let width = Int(name) { texts[width] = variant.value }
      }
      value = .width(texts)
    }
  }
}

extension StringTableProblem {
  fileprivate init(_ error: DecodingError, path: String) {
    let context: DecodingError.Context
    var problem: String
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
      problem = found.debugDescription
    case .keyNotFound(let key, let found):
      context = found
      problem = "the key \(key.stringValue) is missing"
    @unknown default:
      self = .damaged(path: path, reason: "it can't be parsed.")
      return
    }
    if problem.hasSuffix(".") { problem.removeLast() }
    let key = context.codingPath.map(\.stringValue).joined(separator: ".")
    self =
      key.isEmpty
      ? .damaged(path: path, reason: problem + ".")
      : .wrongValue(path: path, key: key, problem: problem)
  }
}
