import NibDocuments
import Synchronization

/// What documents name and code lacks: classes, outlets and values of other types.
///
/// UIKit raises exceptions for most of it. A program in which it is expected, because part of the app
/// doesn't compile, tolerates it: a document's layout is shown with the superclasses in UIKit and without
/// the connections, and the gaps are listed.
package enum NibGaps {
  private struct State {
    // A package that `tateyoko adopt` wrote tolerates them in all of its tests.
    var isTolerant = toleratesGaps() != 0
    /// The number of connections being made.
    var depth = 0
    var found: [String] = []
  }

  private static let state = Mutex(State())

  /// Whether gaps are listed, and not reported as issues.
  package static var areTolerated: Bool {
    get { state.withLock { $0.isTolerant } }
    set { state.withLock { $0.isTolerant = newValue } }
  }

  /// The gaps found so far, each once, in order.
  package static var all: [String] { state.withLock { $0.found } }

  /// Lists a gap if they are tolerated; returns false otherwise.
  static func note(_ text: @autoclosure () -> String) -> Bool {
    guard areTolerated else { return false }
    let text = text()
    state.withLock { if !$0.found.contains(text) { $0.found.append(text) } }
    return true
  }

  /// Lists a gap if one of a document's connections is being made, and gaps are tolerated.
  static func noteConnecting(_ text: @autoclosure () -> String) -> Bool {
    isConnecting && note(text())
  }

  /// Whether one of a document's connections is being made.
  static var isConnecting: Bool { state.withLock { $0.depth > 0 } }

  /// Sets values that a document connects or assigns.
  static func connecting<R>(_ body: () -> R) -> R {
    state.withLock { $0.depth += 1 }
    defer { state.withLock { $0.depth -= 1 } }
    return body()
  }
}

@_silgen_name("worlds_tolerates_gaps") private func toleratesGaps() -> UInt8

extension NibBuilder {
  /// Lists the missing class of an element, with what isn't connected for it; returns false if gaps aren't
  /// tolerated.
  func noteMissing(_ name: String, _ element: NibElement) -> Bool {
    NibGaps.note(gap(name, element))
  }

  private func gap(_ name: String, _ element: NibElement) -> String {
    var outlets: [String] = []
    for connection in document.connections(of: element) {
      switch connection {
      case .outlet(let property, _), .outletCollection(let property, _, _):
        if !outlets.contains(property), property != "view" { outlets.append(property) }
      case .action, .segue: break
      }
    }
    let actions = element.id.map(document.actions) ?? []
    let rest = [("outlets", outlets), ("actions", actions)].filter { !$0.1.isEmpty }
      .map { ", without the \($0) \($1.joined(separator: ", "))" }
    return
      "\(document.file):\(element.line): the class \(name) is missing; its superclass in UIKit is shown"
      + rest.joined()
  }

  /// Whether an element's class is missing, so that nothing can be connected to it.
  func lacksClass(_ element: NibElement) -> Bool {
    guard NibGaps.areTolerated, let name = element.attributes["customClass"] else { return false }
    return self.class(name, module: element.attributes["customModule"]) == nil
  }
}
