import Foundation

/// What a screen reader finds on a screen or in a view, in the order in which it goes through it.
///
/// A value: it doesn't change with the views it was read from. Frames and points are in the
/// coordinates of the window or view that was read.
package struct AccessibilityTree: Sendable, Hashable {
  /// An element, or others that belong together.
  package enum Node: Sendable, Hashable {
    case element(Element)
    case group(Group)
  }

  /// Elements that are gone through one after the other.
  package struct Group: Sendable, Hashable {
    /// What the group is.
    package enum Kind: Sendable, Hashable {
      /// Without a name to its user, as a view that groups its children.
      case plain
      case semanticGroup, list, landmark, dataTable
    }

    package var kind: Kind
    /// What a reader says of the group when it comes into it.
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var children: [Node]
  }

  /// What something is beyond its traits: UIKit says it by traits of its own.
  package enum Role: Sendable, Hashable {
    case other
    /// Whether it is on.
    case toggle(isOn: Bool)
    case textField(isSecure: Bool, isEditing: Bool)
    case textArea(isEditing: Bool)
    case backButton
    case tab
  }

  /// Where an element stands among others.
  package enum Context: Sendable, Hashable {
    /// The first is 1.
    case series(index: Int, count: Int)
    case tab(index: Int, count: Int)
    case listStart, listEnd
    case landmarkStart, landmarkEnd
  }

  /// One thing that a reader stops at.
  package struct Element: Sendable, Hashable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits: UIAccessibilityTraits
    package var role = Role.other
    package var contexts: [Context] = []
    /// The names of its custom actions, in their order.
    package var actions: [String] = []
    /// The names of its custom rotors, in their order.
    package var rotors: [String] = []
    package var identifier: String?
    /// The language it is to be read in.
    package var language: String?
    package var frame: CGRect
    /// Its outline in place of the frame.
    package var outline: CGPath?
    /// Where a double tap touches it; nil for the middle of its frame.
    package var activationPoint: CGPoint?
  }

  package var children: [Node]

  /// The elements in the order of reading.
  package var elements: [Element] {
    func elements(_ nodes: [Node]) -> [Element] {
      nodes.flatMap { node in
        switch node {
        case .element(let element): [element]
        case .group(let group): elements(group.children)
        }
      }
    }
    return elements(children)
  }
}

extension AccessibilityTree: CustomStringConvertible {
  /// A line for each element with its number and what is said of it, and lines for what else there
  /// is to it; groups that are announced indent theirs.
  package var description: String {
    var lines: [String] = []
    var number = 0
    func add(_ nodes: [Node], indent: String) {
      for node in nodes {
        switch node {
        case .element(let element):
          number += 1
          lines.append("\(indent)\(number). \(AccessibilitySpeech(element).text)")
          lines += element.details.map { "\(indent)   \($0)" }
        case .group(let group):
          guard let title = group.title else {
            add(group.children, indent: indent)
            continue
          }
          lines.append(indent + title)
          add(group.children, indent: indent + "  ")
        }
      }
    }
    add(children, indent: "")
    return lines.isEmpty ? "no elements" : lines.joined(separator: "\n")
  }
}

extension AccessibilityTree.Element {
  /// What there is beside the words that are said at once, a line each.
  package var details: [String] {
    var lines: [String] = []
    func add(_ name: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      lines.append("\(name): \(text)")
    }
    add("hint", AccessibilitySpeech(self).hint)
    add("actions", actions.joined(separator: ", "))
    add("rotors", rotors.joined(separator: ", "))
    add("language", language)
    add("identifier", identifier)
    add("activation point", activationPoint.map { "\($0.x.shortText), \($0.y.shortText)" })
    return lines
  }
}

extension AccessibilityTree.Group {
  /// What a group is called, if it is announced.
  fileprivate var title: String? {
    let words = [label, value].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: ": ")
    let name: String? =
      switch kind {
      case .plain: nil
      case .semanticGroup: words.isEmpty ? nil : "group"
      case .list: "list"
      case .landmark: "landmark"
      case .dataTable: "table"
      }
    return name.map { "[\($0)\(words.isEmpty ? "" : " \(words)")]" }
  }
}
