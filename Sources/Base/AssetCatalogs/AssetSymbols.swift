import Foundation

/// The constants that Xcode generates for the colours and images of a target's catalogs:
/// `extension ColorResource { static let brand = … }`.
///
/// Format and names follow files that Xcode 15 and 16 generated (medium: public copies of
/// `GeneratedAssetSymbols.swift`).
package enum AssetSymbols {
  /// The name of Xcode's file. A target that has such a file needs no other one.
  package static let fileName = "GeneratedAssetSymbols.swift"

  /// Returns the name of an asset's constant; `nil` if the asset's name has no letters or digits.
  ///
  /// Words start at capitals, after digits and after characters that identifiers can't contain:
  /// `AVR_Red` is `avrRed`, `8ru` is `_8Ru`. The suffix `Color` of a colour and `Image` of an image
  /// is omitted.
  package static func name(of asset: String, _ kind: AssetKind) -> String? {
    var words = words(of: asset)
    let ending = kind == .color ? "Color" : "Image"
    if words.count > 1, words.last == ending { words.removeLast() }
    guard let first = words.first else { return nil }
    let name = first.lowercased() + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : SwiftName.code(name)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of asset: String) -> [String] {
    let characters = Array(asset)
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if let before = word.last {
        let beginsWord =
          character.isUppercase
          // The last of several capitals starts a word: `BGColor` is `bgColor`.
          && (!before.isUppercase || next?.isLowercase == true)
        if beginsWord || before.isNumber && character.isLetter { end() }
      }
      word.append(character)
    }
    end()
    return words
  }

  /// Returns Swift source with the constants of catalogs; `nil` if the catalogs have no colours or
  /// images.
  ///
  /// - Parameters:
  ///   - sources: The texts of the target's files: names that these declare already, such as
  ///     `static let brand`, aren't declared again.
  ///   - bundle: The expression for the bundle that contains the catalogs.
  package static func source(
    of index: AssetIndex, beside sources: [String], bundle: String = ".module"
  ) -> String? {
    let declared = declaredNames(in: sources)
    var parts: [String] = []
    for (kind, type, owner) in [
      (AssetKind.color, "ColorResource", "UIColor"), (.image, "ImageResource", "UIImage"),
    ] {
      let root = Namespace(index.names(of: kind), kind)
      guard !root.isEmpty else { continue }
      parts.append("extension \(type) {\n\(root.resources(type, in: bundle, indent: "  "))}\n")
      parts.append(
        "extension \(owner) {\n\(root.values(owner, path: "", but: declared, indent: "  "))}\n")
    }
    if parts.isEmpty { return nil }
    var imports = "\nimport UIKit\n"
    let colors = Namespace(index.names(of: .color), .color)
    if !colors.isEmpty, sources.contains(where: { $0.contains(/\bimport SwiftUI\b/) }) {
      imports += "import SwiftUI\n"
      let color = "SwiftUI.Color"
      parts.append(
        "extension \(color) {\n\(colors.values(color, path: "", but: declared, indent: "  "))}\n")
      // For `.foregroundStyle(.brand)`; an extension of a protocol can't contain the types of folders.
      var flat = colors
      flat.folders = []
      parts.append(
        "extension SwiftUI.ShapeStyle where Self == \(color) {\n"
          + "\(flat.values(color, path: "", but: declared, indent: "  "))}\n")
    }
    return imports + "\n" + parts.joined(separator: "\n")
  }

  private static func declaredNames(in sources: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in sources {
      for match in text.matches(of: /\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The assets in a folder that provides a namespace, such as `Icons` for `Icons/Add`.
  private struct Namespace {
    var assets: [(name: String, asset: String)] = []
    var folders: [(name: String, content: Namespace)] = []
    var isEmpty: Bool { assets.isEmpty && folders.isEmpty }

    init(_ names: [String], _ kind: AssetKind) {
      self.init(names.map { ($0.split(separator: "/").map(String.init), $0) }, kind)
    }

    private init(_ entries: [(path: [String], asset: String)], _ kind: AssetKind) {
      var seen: Set<String> = []
      for entry in entries where entry.path.count == 1 {
        // If two have the same name, Xcode warns, and declares the first.
        guard let name = AssetSymbols.name(of: entry.path[0], kind), seen.insert(name).inserted
        else {
          continue
        }
        assets.append((name, entry.asset))
      }
      let groups = Dictionary(grouping: entries.filter { $0.path.count > 1 }) { $0.path[0] }
      for (folder, entries) in groups.sorted(by: { $0.key < $1.key }) {
        let words = AssetSymbols.words(of: folder).map(AssetSymbols.capitalized).joined()
        guard let first = words.first, seen.insert(words).inserted else { continue }
        folders.append(
          (
            first.isNumber ? "_" + words : words,
            Namespace(entries.map { (Array($0.path.dropFirst()), $0.asset) }, kind)
          ))
      }
    }

    func resources(_ type: String, in bundle: String, indent: String) -> String {
      var text = ""
      for (name, asset) in assets {
        text +=
          "\(indent)static let \(name) = \(type)(name: \(AssetSymbols.quoted(asset)), bundle: \(bundle))\n"
      }
      for (name, content) in folders {
        text += "\(indent)enum \(name) {\n"
        text += content.resources(type, in: bundle, indent: indent + "  ") + "\(indent)}\n"
      }
      return text
    }

    func values(_ owner: String, path: String, but declared: Set<String>, indent: String) -> String
    {
      var text = ""
      for (name, _) in assets where !declared.contains(name) {
        let resource = path.isEmpty ? ".\(name)" : "\(path).\(name)"
        let argument = owner == "SwiftUI.Color" ? resource : "resource: \(resource)"
        text += "\(indent)static var \(name): \(owner) { \(owner)(\(argument)) }\n"
      }
      for (name, content) in folders {
        let type = owner == "UIImage" ? "ImageResource" : "ColorResource"
        let inner = path.isEmpty ? "\(type).\(name)" : "\(path).\(name)"
        text += "\(indent)enum \(name) {\n"
        text += content.values(owner, path: inner, but: [], indent: indent + "  ") + "\(indent)}\n"
      }
      return text
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
