import Foundation

/// Sorts objects into sections by their first letters.
///
/// The sections are those of English: A to Z, and “#” for everything else. Accents don't matter.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  open class func current() -> Self { unsafeDowncast(UILocalizedIndexedCollation(), to: Self.self) }

  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of the text that an object returns for a selector.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  /// Returns the objects in the order of the texts that they return for a selector.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let keys = array.map { Self.key(text(of: $0, selector)) }
    // Equal texts keep their order.
    let order = array.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    return order.map { array[$0] }
  }

  private func section(of text: String) -> Int {
    guard let first = Self.key(text).first else { return Self.letters.count }
    return Self.letters.firstIndex(of: first.uppercased()) ?? Self.letters.count
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    let answer = (object as? NSObject)?.perform(selector)?.takeUnretainedValue()
    return (answer as? NSString).map { $0 as String } ?? answer as? String ?? ""
  }

  /// The text without case and accents.
  private static func key(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
  }
}
