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

  /// The position of an element among others.
  package enum Context: Sendable, Hashable {
    /// A position in a series; the first is 1.
    case series(index: Int, count: Int)
    case tab(index: Int, count: Int)
    case listStart, listEnd
    case landmarkStart, landmarkEnd
  }

  /// The place of an element in a data table, as far as it is said.
  package struct TableCell: Sendable, Hashable {
    /// The texts of the headers said before the element.
    package var headers: [String] = []
    /// The row; the first is 1. Only the first cell of a row says it.
    package var row: Int?
    package var column: Int?
    package var rowSpan = 1
    package var columnSpan = 1
  }

  /// A fact about an element in addition to its value (`AXCustomContent`).
  package struct Content: Sendable, Hashable {
    package var label: String
    package var value: String
    /// Whether it is read with the element; others only on request.
    package var isImportant: Bool
  }

  /// An element that a reader stops at.
  package struct Element: Sendable, Hashable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits: UIAccessibilityTraits
    package var contexts: [Context] = []
    package var cell: TableCell?
    package var contents: [Content] = []
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
    func words(_ contents: [AccessibilityTree.Content]) -> String {
      contents.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
    }
    add("content", words(contents.filter(\.isImportant)))
    add("more content", words(contents.filter { !$0.isImportant }))
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
