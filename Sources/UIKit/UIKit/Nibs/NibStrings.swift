import Foundation
import StringTables

/// The localized texts of a document's objects, from the table with its name: for
/// `Base.lproj/Main.storyboard`, `de.lproj/Main.strings` or `Main.xcstrings`.
struct NibStrings {
  private let table: String
  private let bundle: String
  /// Whether the document is the base one that is translated to other languages.
  private let isBase: Bool
  /// Whether any language has the table; for most documents none has.
  private let hasTable: Bool

  /// - Returns: Nil for a document in a language's folder, which contains its own texts.
  init?(of path: String, in bundle: Bundle) {
    guard let end = path.lastIndex(of: "/") else { return nil }
    let file = path[path.index(after: end)...]
    let folders = path[..<end]
    let folder = folders.lastIndex(of: "/").map { folders[folders.index(after: $0)...] } ?? folders
    guard !folder.hasSuffix(".lproj") || folder == "Base.lproj" else { return nil }
    let stem = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
    table = String(stem.prefix { $0 != "~" })
    self.bundle = bundle.bundlePath
    isBase = folder == "Base.lproj"
    hasTable =
      !StringStore.table(table, bundle: self.bundle, languages: UserLanguages.current).isMissing
  }

  /// Returns the text for a key such as `abc-12-xyz.text`, or nil if the table lacks it.
  func text(_ key: String) -> String? {
    guard hasTable else { return nil }
    // The document has a default text.
    return LocalizedLookup.string(for: key, table: table, bundle: bundle, hasDefault: true)
  }

  /// Returns one of the document's own texts, which a pseudolanguage changes like those in tables.
  func own(_ text: String) -> String {
    guard isBase, let pseudo = UserLanguages.pseudo else { return text }
    return pseudo.translation(of: text, isWhole: true)
  }
}
