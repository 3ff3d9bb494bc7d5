import Foundation

/// The tables of strings in a bundle's folders.
package struct StringBundle: Hashable, Sendable {
  /// Paths of folders with `.lproj` folders and string catalogs.
  package var folders: [String]
  /// The language of who has no better one; nil if the bundle doesn't say.
  package var development: String?

  package init(folders: [String], development: String? = nil) {
    self.folders = folders
    self.development = development
  }

  /// A text that was found.
  package struct Found: Hashable, Sendable {
    package var text: LocalizedText
    /// The localisation that has it, such as `de` or `Base`.
    package var localization: String
  }

  /// A table in one localisation.
  package struct Part: Hashable, Sendable {
    package var localization: String
    package var table: StringTable
  }

  /// A table in the localisations that have it, the best first.
  package struct Table: Hashable, Sendable {
    package var parts: [Part]
    package var problems: [StringTableProblem]

    /// Returns the text for a key, from the best localisation that has the table.
    ///
    /// A key that it lacks is not looked for in others: `Bundle.localizedString(forKey:value:table:)`
    /// then returns its value, or the key.
    package subscript(_ key: String) -> Found? {
      guard let part = parts.first, let text = part.table[key] else { return nil }
      return Found(text: text, localization: part.localization)
    }
  }

  /// The localisations: names of the `.lproj` folders, and languages of string catalogs.
  package func localizations() -> [String] {
    var names: Set<String> = []
    for folder in folders {
      for name in Self.names(in: folder) where name.hasSuffix(".lproj") {
        names.insert(String(name.dropLast(".lproj".count)))
      }
    }
    return names.sorted()
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: The table's name, such as `Localizable`.
  ///   - languages: The user's languages, the first one first.
  package func table(_ name: String, languages: [String]) -> Table {
    var problems: [StringTableProblem] = []
    var catalogs: [StringCatalog] = []
    for folder in folders {
      let path = "\(folder)/\(name).xcstrings"
      guard Self.isThere(path) else { continue }
      do throws(StringTableProblem) {
        catalogs.append(try StringCatalog(StringTableFile.contents(of: path), path: path))
      } catch {
        problems.append(error)
      }
    }
    let available = Set(localizations() + catalogs.flatMap { $0.tables.keys })
    let order = LanguageChoice.order(
      available: Array(available), preferred: languages,
      development: development ?? catalogs.first?.sourceLanguage)
    var parts: [Part] = []
    for localization in order {
      var table: StringTable?
      for catalog in catalogs {
        if let found = catalog.tables[localization] {
          table = table ?? StringTable()
          // The first catalog's text wins.
          table?.entries.merge(found.entries) { first, _ in first }
        }
      }
      for folder in folders {
        let stem = "\(folder)/\(localization).lproj/\(name)"
        for ending in ["strings", "stringsdict"] where Self.isThere("\(stem).\(ending)") {
          do throws(StringTableProblem) {
            let path = "\(stem).\(ending)"
            let data = try StringTableFile.contents(of: path)
            let read =
              ending == "strings"
              ? try StringsReader.table(data, path: path)
              : try StringsDictReader.table(data, path: path)
            var merged = table ?? StringTable()
            merged.merge(read)
            table = merged
          } catch {
            problems.append(error)
          }
        }
      }
      if let table { parts.append(Part(localization: localization, table: table)) }
    }
    // Tables that lie outside the localisations are for all of them.
    for folder in folders {
      let path = "\(folder)/\(name).strings"
      guard Self.isThere(path) else { continue }
      do throws(StringTableProblem) {
        let table = try StringsReader.table(StringTableFile.contents(of: path), path: path)
        parts.append(Part(localization: development ?? "", table: table))
      } catch {
        problems.append(error)
      }
    }
    return Table(parts: parts, problems: problems)
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
