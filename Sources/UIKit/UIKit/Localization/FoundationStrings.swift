import Foundation
import StringTables

// Answers Foundation's string lookups from string tables. The functions are called by the C room
// CWorlds, in place of Foundation's own.

/// Returns the text for a key as a C string; NULL if the bundle's table lacks it.
@_silgen_name("worlds_localized_text")
func worldsLocalizedText(
  _ bundle: UnsafePointer<CChar>, _ key: UnsafePointer<CChar>, _ table: UnsafePointer<CChar>,
  _ hasValue: Bool
) -> UnsafeMutablePointer<CChar>? {
  let found = LocalizedLookup.string(
    for: String(cString: key), table: String(cString: table), bundle: String(cString: bundle),
    hasDefault: hasValue)
  return found.flatMap { strdup($0) }
}

/// Writes the kinds of a marked format's arguments, and returns their count; -1 if the format isn't
/// marked.
@_silgen_name("worlds_format_kinds")
func worldsFormatKinds(
  _ format: UnsafePointer<CChar>, _ kinds: UnsafeMutablePointer<CChar>, _ size: Int
) -> Int {
  guard let (text, context) = LocalizedFormats.text(of: String(cString: format)) else { return -1 }
  let found = text.argumentKinds(in: context).prefix(size)
  for (index, kind) in found.enumerated() {
    let letter: Unicode.Scalar =
      switch kind {
      case .integer: "i"
      case .floating: "f"
      case .object: "@"
      }
    kinds[index] = CChar(letter.value)
  }
  return found.count
}

/// Returns the format chosen by the arguments of a marked format, as a C string.
@_silgen_name("worlds_format_text")
func worldsFormatText(
  _ format: UnsafePointer<CChar>, _ kinds: UnsafePointer<CChar>, _ integers: UnsafePointer<Int>,
  _ numbers: UnsafePointer<Double>, _ count: Int
) -> UnsafeMutablePointer<CChar>? {
  guard let (text, context) = LocalizedFormats.text(of: String(cString: format)) else { return nil }
  let arguments = (0..<count).map { index -> StringArgument in
    switch Unicode.Scalar(UInt8(bitPattern: kinds[index])) {
    case "f": .floating(numbers[index])
    case "i": .integer(integers[index])
    default: .object("")
    }
  }
  return text.format(arguments: arguments, in: context).flatMap { strdup($0) }
}

/// Looks up texts for keys.
enum LocalizedLookup {
  /// Returns the text for a key; nil if the bundle's table lacks it.
  ///
  /// - Parameter hasDefault: Whether the caller has its own default text.
  static func string(
    for key: String, table: String, bundle: String, hasDefault: Bool
  ) -> String? {
    let languages = UserLanguages.current
    let name = table.isEmpty ? "Localizable" : table
    let read = StringStore.table(name, bundle: bundle, languages: languages)
    guard let found = read[key] else {
      if !hasDefault, let pseudo = UserLanguages.pseudo, read.isText(key) {
        return pseudo.translation(of: key, isWhole: true)
      }
      ResourceNotes.tellMissing(
        key: key, hasDefault: hasDefault, of: read, named: name, bundle: bundle)
      return nil
    }
    ResourceNotes.tell(read.problems, of: name)
    // Texts outside of any language use the plural rules of the user's language.
    let isNamed = !found.localization.isEmpty && found.localization != "Base"
    let language = isNamed ? found.localization : languages.first ?? "en"
    let text = UserLanguages.pseudo.map { $0.translation(of: found.text) } ?? found.text
    let string = LocalizedFormats.string(
      text, in: StringContext(language: language, device: device))
    ResourceNotes.remember(key: key, of: string)
    return string
  }

  /// The kind of device, as named in string catalogs.
  private static var device: String {
    UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
  }
}
