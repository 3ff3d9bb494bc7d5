/// The differences of an element in some size classes.
package struct NibVariation: Hashable, Sendable {
  /// When it applies; `nil` for an unknown key, which never applies.
  package struct Condition: Hashable, Sendable {
    package var width: NibTraits.SizeClass?
    package var height: NibTraits.SizeClass?
    package var idiom: String?

    /// Parses a key such as `heightClass=regular-widthClass=compact` or `default`.
    init?(key: String) {
      guard key != "default" else { return }
      for part in key.split(separator: "-", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        switch sides[0] {
        case "widthClass":
          guard let value = NibTraits.SizeClass(rawValue: String(sides[1])) else { return nil }
          width = value
        case "heightClass":
          guard let value = NibTraits.SizeClass(rawValue: String(sides[1])) else { return nil }
          height = value
        case "userInterfaceIdiom": idiom = String(sides[1])
        default: return nil
        }
      }
    }

    package func holds(for traits: NibTraits) -> Bool {
      (width == nil || width == traits.width) && (height == nil || height == traits.height)
        && (idiom == nil || idiom == traits.idiom)
    }

    /// The number of traits it specifies: more specific conditions take precedence.
    var specificity: Int { [width != nil, height != nil, idiom != nil].count { $0 } }
  }

  package let condition: Condition
  package let element: NibElement

  init?(_ element: NibElement) {
    guard element.name == "variation", let key = element.key,
      let condition = Condition(key: key)
    else { return nil }
    self.condition = condition
    self.element = element
  }
}

extension NibElement {
  /// Returns the matching variations, the least specific first.
  package func variations(for traits: NibTraits) -> [NibVariation] {
    guard hasVariations else { return [] }
    let holding = children.compactMap(NibVariation.init).filter { $0.condition.holds(for: traits) }
    let levels = Set(holding.map(\.condition.specificity)).sorted()
    return levels.flatMap { level in holding.filter { $0.condition.specificity == level } }
  }

  /// Returns the element with some traits: attributes and keyed children of variations replace its
  /// own, and `subviews` and `constraints` omit what isn't installed.
  ///
  /// Descendants keep their variations.
  package func varied(for traits: NibTraits) -> NibElement {
    let variations = variations(for: traits)
    guard !variations.isEmpty else { return self }
    var attributes = attributes
    var children = children
    for variation in variations {
      for (name, value) in variation.element.attributes where name != "key" {
        attributes[name] = value
      }
      for child in variation.element.children {
        guard let key = child.key else { continue }
        if child.name == "mask" {
          // The default excludes uninstalled objects, and a size class includes them again.
          continue
        }
        children.removeAll { $0.key == key && $0.name != "variation" }
        children.append(child)
      }
    }
    for list in ["subviews", "constraints"] {
      let excluded = excluded(from: list, variations)
      guard !excluded.isEmpty, let index = children.firstIndex(where: { $0.name == list }) else {
        continue
      }
      let all = children[index]
      children[index] = NibElement(
        name: all.name, attributes: all.attributes,
        children: all.children.filter { !excluded.contains($0.id ?? "") }, text: all.text,
        line: all.line)
    }
    return NibElement(
      name: name, attributes: attributes, children: children, text: text, line: line)
  }

  private func excluded(from list: String, _ variations: [NibVariation]) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for change in variation.element.children
      where change.name == "mask" && change.key == list {
        for entry in change.children {
          guard let id = entry.attributes["reference"] else { continue }
          if entry.name == "exclude" {
            excluded.insert(id)
          } else if entry.name == "include" {
            excluded.remove(id)
          }
        }
      }
    }
    return excluded
  }
}
