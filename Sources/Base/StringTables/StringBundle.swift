import Foundation

/// The string tables in a bundle's folders.
package struct StringBundle: Hashable, Sendable {
  /// The paths of folders with `.lproj` folders and string catalogs.
  package var folders: [String]
  /// The language for users without a better one; `nil` if the bundle doesn't specify it.
  package var development: String?

  package init(folders: [String], development: String? = nil) {
    self.folders = folders
    self.development = development
  }

  /// A text that was found.
  package struct Found: Hashable, Sendable {
    package var text: LocalizedText
    /// The localisation that contains it, such as `de` or `Base`.
    package var localization: String
  }

  /// A table in a single localisation.
  package struct Part: Hashable, Sendable {
    package var localization: String
    package var table: StringTable
  }

  /// A table in the localisations that have it, best first.
  package struct Table: Hashable, Sendable {
    package var parts: [Part]
    package var problems: [StringTableProblem]
    /// The searched languages of the bundle, best first.
    package var order: [String] = []

    /// Whether no file contains the table.
    package var isMissing: Bool { parts.isEmpty && problems.isEmpty }

    /// Whether a key is itself the text in the best localisation that has the table.
    package func isText(_ key: String) -> Bool {
      parts.first?.table.sourceKeys.contains(key) == true
    }

    /// Returns the text for a key, from the best localisation that has the table.
    ///
    /// A missing key isn't looked up in others: `Bundle.localizedString(forKey:value:table:)` then
    /// returns its value, or the key.
    package subscript(_ key: String) -> Found? {
      guard let part = parts.first, let text = part.table[key] else { return nil }
      return Found(text: text, localization: part.localization)
    }
  }

  /// Returns the languages that the bundle has texts in: the names of `.lproj` folders except
  /// `Base`, and the languages of string catalogs; sorted, without unreadable ones.
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

  /// Returns the names of the tables, sorted.
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
    // A bundle's localized properties aren't a table of the app's texts.
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

  /// Returns the localisations with a folder: the names of the `.lproj` folders.
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
  ///   - languages: The user's languages, in order of preference.
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
          // The first catalog's text takes precedence.
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
    // Tables outside of the localisations apply to all of them.
    for folder in folders {
      if let table = Self.table("\(folder)/\(name)", &problems) {
        parts.append(Part(localization: development ?? "", table: table))
      }
    }
    return Table(parts: parts, problems: problems, order: order)
  }

  /// Reads both files of a table; either may be missing.
  ///
  /// - Parameter stem: Their path without an extension.
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
