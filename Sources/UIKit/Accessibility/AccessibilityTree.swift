import Foundation

/// The elements that a screen reader finds on a screen or in a view, in reading order.
///
/// This is a value: it doesn't change with the views it was read from. Frames and points are in the
/// coordinates of the window or view that was read.
package struct AccessibilityTree: Sendable, Hashable {
  /// An element or a group of them.
  package enum Node: Sendable, Hashable {
    case element(Element)
    case group(Group)
  }

  /// Elements that are read consecutively.
  package struct Group: Sendable, Hashable {
    /// The kind of a group.
    package enum Kind: Sendable, Hashable {
      /// Not announced, like a view that groups its children.
      case plain
      case semanticGroup, list, landmark, dataTable
    }

    package var kind: Kind
    /// The text that a reader speaks when it enters the group.
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var children: [Node]
  }

  /// The role of an element beyond its public traits; UIKit has private traits for it.
  package enum Role: Sendable, Hashable {
    case other
    /// A toggle that is on or off.
    case toggle(isOn: Bool)
    case textField(isSecure: Bool, isEditing: Bool)
    case textArea(isEditing: Bool)
    case backButton
    case tab
  }

  /// The position of an element among others.
  package enum Context: Sendable, Hashable {
    /// A position in a series; the first is 1.
    case series(index: Int, count: Int)
    case tab(index: Int, count: Int)
    case listStart, listEnd
    case landmarkStart, landmarkEnd
  }

  /// An element that a reader stops at.
  package struct Element: Sendable, Hashable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits: UIAccessibilityTraits
    package var role = Role.other
    package var contexts: [Context] = []
    /// The names of its custom actions, in order.
    package var actions: [String] = []
    /// The names of its custom rotors, in order.
    package var rotors: [String] = []
    package var identifier: String?
    /// The language for reading it.
    package var language: String?
    package var frame: CGRect
    /// Its outline, if it replaces the frame.
    package var outline: CGPath?
    /// The point that a double tap activates; nil for the middle of its frame.
    package var activationPoint: CGPoint?
  }

  package var children: [Node]

  /// The elements in reading order.
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
  /// A line for each element with its number and spoken text, and lines for additional details;
  /// announced groups indent theirs.
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
  /// The details in addition to the text spoken immediately, one per line.
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
  /// The title of a group, if it is announced.
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
