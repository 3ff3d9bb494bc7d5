import Foundation
import StringTables

/// Texts in the user's language for the objects of a document, from the table of its name: that of
/// `Base.lproj/Main.storyboard` is `de.lproj/Main.strings`, or `Main.xcstrings`.
struct NibStrings {
  private let table: String
  private let bundle: String
  /// Whether the document is the one that other languages translate.
  private let isBase: Bool
  /// Whether any language has the table; most documents have none.
  private let hasTable: Bool

  /// - Returns: Nil for a document that lies in the folder of a language, whose texts are its own.
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

  /// Returns the text for a key such as `abc-12-xyz.text`; nil if the table lacks it.
  func text(_ key: String) -> String? {
    guard hasTable else { return nil }
    // The document has a text of its own.
    return LocalizedLookup.string(for: key, table: table, bundle: bundle, hasDefault: true)
  }

  /// Returns a text of the document's own, which a made-up language changes as it does those of tables.
  func own(_ text: String) -> String {
    guard isBase, let pseudo = UserLanguages.pseudo else { return text }
    return pseudo.translation(of: text, isWhole: true)
  }
}
