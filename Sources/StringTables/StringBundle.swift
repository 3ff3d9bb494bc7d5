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
    /// The languages of the bundle that were looked into, the best first.
    package var order: [String] = []

    /// Whether no file has the table.
    package var isMissing: Bool { parts.isEmpty && problems.isEmpty }

    /// Whether a key is the text itself in the best localisation that has the table.
    package func isText(_ key: String) -> Bool {
      parts.first?.table.sourceKeys.contains(key) == true
    }

    /// Returns the text for a key, from the best localisation that has the table.
    ///
    /// A key that it lacks is not looked for in others: `Bundle.localizedString(forKey:value:table:)`
    /// then returns its value, or the key.
    package subscript(_ key: String) -> Found? {
      guard let part = parts.first, let text = part.table[key] else { return nil }
      return Found(text: text, localization: part.localization)
    }
  }

  /// The languages that the bundle has texts in: names of `.lproj` folders but `Base`, and languages
  /// of string catalogs; in order, without those that can't be read.
  package func languages() -> [String] {
    var names = Set(localizations())
    for (path, _) in catalogFiles() {
      guard let data = try? StringTableFile.contents(of: path),
        let catalog = try? StringCatalog(data, path: path)
      else { continue }
      names.formUnion(catalog.tables.keys)
    }
    return names.subtracting(["Base"]).sorted()
  }

  /// The names of the tables, in order.
  package func tableNames() -> [String] {
    var names = Set(catalogFiles().map(\.name))
    let places =
      folders
      + folders.flatMap { folder in
        Self.names(in: folder).filter { $0.hasSuffix(".lproj") }.map { "\(folder)/\($0)" }
      }
    for place in places {
      for file in Self.names(in: place) {
        for ending in [".strings", ".stringsdict"] where file.hasSuffix(ending) {
          names.insert(String(file.dropLast(ending.count)))
        }
      }
    }
    // What a bundle says about itself in other languages is no table of the app's texts.
    return names.subtracting(["InfoPlist"]).sorted()
  }

  private func catalogFiles() -> [(path: String, name: String)] {
    let ending = ".xcstrings"
    return folders.flatMap { folder in
      Self.names(in: folder).filter { $0.hasSuffix(ending) }.map {
        ("\(folder)/\($0)", String($0.dropLast(ending.count)))
      }
    }
  }

  /// The localisations that have a folder: names of the `.lproj` folders.
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
          table?.sourceKeys.formUnion(found.sourceKeys)
        }
      }
      for folder in folders {
        if let read = Self.table("\(folder)/\(localization).lproj/\(name)", &problems) {
          table = table ?? StringTable()
          table?.merge(read)
        }
      }
      if let table { parts.append(Part(localization: localization, table: table)) }
    }
    // Tables that lie outside the localisations are for all of them.
    for folder in folders {
      if let table = Self.table("\(folder)/\(name)", &problems) {
        parts.append(Part(localization: development ?? "", table: table))
      }
    }
    return Table(parts: parts, problems: problems, order: order)
  }

  /// Reads both files of a table, of which either may be alone.
  ///
  /// - Parameter stem: Their path without an ending.
  private static func table(_ stem: String, _ problems: inout [StringTableProblem]) -> StringTable?
  {
    var table: StringTable?
    for ending in ["strings", "stringsdict"] where isThere("\(stem).\(ending)") {
      do throws(StringTableProblem) {
        let path = "\(stem).\(ending)"
        let data = try StringTableFile.contents(of: path)
        let read =
          ending == "strings"
          ? try StringsReader.table(data, path: path)
          : try StringsDictReader.table(data, path: path)
        table = table ?? StringTable()
        table?.merge(read)
      } catch {
        problems.append(error)
      }
    }
    return table
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
