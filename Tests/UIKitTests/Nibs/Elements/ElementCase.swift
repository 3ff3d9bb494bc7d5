import Foundation
import NibDocuments
import Testing
import UIKit

@testable import NibDocuments
@testable import UIKit

/// A document with some elements of Interface Builder's, and its expected outcome.
struct ElementCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The elements that affect the outcome: without any one of them it differs.
  let noticed: [String]
  /// Elements that don't affect the outcome, because a reader has no use for them.
  let silent: [String]
  /// The whole document.
  let text: String
  let expected: [String]
  let facts: @MainActor @Sendable (ElementProbe) throws -> [String]

  init(
    _ name: String, _ noticed: String, silent: String = "", _ text: String, expected: [String],
    facts: @escaping @MainActor @Sendable (ElementProbe) throws -> [String]
  ) {
    self.name = name
    self.noticed = noticed.split(separator: " ").map(String.init)
    self.silent = silent.split(separator: " ").map(String.init)
    self.text = text
    self.expected = expected
    self.facts = facts
  }

  var testDescription: String { name }

  static let all =
    views + controls + tables + controllers + bars + recognizers + constraints
    + values + resources

  // MARK: Documents

  /// A nib with some top-level objects.
  static func nib(_ objects: String, owner: String = "") -> String {
    String(decoding: NibSamples.nib(objects, owner: owner), as: UTF8.self)
  }

  /// A nib with one view of 300 × 200 points that contains others, which are laid out with frames.
  static func box(_ contents: String, more: String = "", attributes: String = "") -> String {
    nib(
      """
      <view \(attributes) id="box"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(contents)</subviews>\(more)</view>
      """)
  }

  /// The document with a reference to each object; otherwise unreferenced ones aren't retained for parts that
  /// are created later, and a probe couldn't find them.
  private static func naming(_ data: Data) throws -> Data {
    var references = ""
    try NibXML.read(data, file: "Case").visit { element in
      if let id = element.id { references += "<exclude reference=\"\(id)\"/>" }
    }
    let text = String(decoding: data, as: UTF8.self)
    return Data(
      text.replacingOccurrences(
        of: "</document>", with: "<mask key=\"subviews\">\(references)</mask></document>"
      ).utf8)
  }

  // MARK: Outcomes

  /// The outcome of the document, or of its remaining parts.
  @MainActor
  func outcome(without element: String? = nil) throws -> [String] {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    return try host.use {
      var data = Data(text.utf8)
      if let element {
        let root = try NibXML.read(data, file: "Case")
        data = Data(root.without(element).xml.utf8)
      }
      guard let document = try? NibDocument(data: Self.naming(data), file: "Case") else {
        return ["unreadable"]
      }
      let probe = ElementProbe(document, host)
      let facts = try facts(probe)
      let issues = host.takeIssues().filter { !$0.isLogged }.map(\.problem)
      return facts + issues
    }
  }
}

/// A document that was loaded and is shown on an iPhone 8.
@MainActor
final class ElementProbe {
  let document: NibDocument
  let host: SimulationHost
  let bundle: Bundle
  let window: UIWindow
  let owner = NibOwner()
  private(set) var root: UIViewController?
  private var objects: [String: AnyObject] = [:]
  /// A nib's objects.
  private(set) var top: [AnyObject] = []

  init(_ document: NibDocument, _ host: SimulationHost) {
    self.document = document
    self.host = host
    bundle = .main
    window = UIWindow(frame: host.geometry.bounds)
    if document.kind == .storyboard { showStoryboard() } else { showNib() }
    host.settle()
  }

  private func showStoryboard() {
    let storyboard = UIStoryboard(document, name: "Main", bundle: bundle)
    guard let controller = document.initialScene.flatMap({ storyboard.controller(of: $0) }) else {
      return
    }
    root = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func showNib() {
    let builder = NibBuilder(document, bundle: bundle, owner: owner)
    top = document.topLevelObjects.compactMap(builder.makeObject)
    builder.finish(owner: document.filesOwner.map { ($0, owner) })
    document.root.visit { element in
      if let id = element.id, let object = builder.object(id) { objects[id] = object }
    }
    let controller = UIViewController()
    root = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for case let view as UIView in top { controller.view.addSubview(view) }
  }

  /// The object of an element, in whichever load it was created.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    var controllers = [root].compactMap { $0 }
    var index = 0
    while index < controllers.count {
      let controller = controllers[index]
      if let object = controller.storyboardScene?.surroundings[id] { return object }
      controllers += controller.children
      if let presented = controller.presentedViewController { controllers.append(presented) }
      index += 1
    }
    return nil
  }

  func get<Object: AnyObject>(_ id: String, _ type: Object.Type) -> Object? {
    object(id) as? Object
  }

  func view(_ id: String) -> UIView? { get(id, UIView.self) }

  /// The frame of a view, or of a layout guide.
  func frame(_ id: String) -> String {
    let object = object(id)
    guard let rect = (object as? UIView)?.frame ?? (object as? UILayoutGuide)?.layoutFrame else {
      return "-"
    }
    return [rect.minX, rect.minY, rect.width, rect.height].map(Self.numbered).joined(separator: " ")
  }
}

/// A value as a line of an outcome; nil is a dash.
func line(_ value: Any?...) -> String {
  value.map { value in
    guard let value else { return "-" }
    switch value {
    case let value as CGFloat: return ElementProbe.numbered(value)
    case let value as CGSize:
      return "\(ElementProbe.numbered(value.width))×\(ElementProbe.numbered(value.height))"
    case let value as UIEdgeInsets:
      return [value.top, value.left, value.bottom, value.right].map(ElementProbe.numbered)
        .joined(separator: ",")
    default: return "\(value)"
    }
  }.joined(separator: " ")
}

extension ElementProbe {
  nonisolated static func numbered(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.2f", Double(value))
  }
}

extension NibElement {
  /// The element without descendants with the given name; a root with that name is renamed.
  func without(_ name: String) -> NibElement {
    NibElement(
      name: self.name == name ? "nothing" : self.name, attributes: attributes,
      children: children.filter { $0.name != name }.map { $0.without(name) }, text: text)
  }

  var xml: String {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: "\"", with: "&quot;")
        .replacingOccurrences(of: "\n", with: "&#10;")
    }
    let attributes = attributes.sorted { $0.key < $1.key }.map {
      #" \#($0.key)="\#(escaped($0.value))""#
    }
    return "<\(name)\(attributes.joined())>"
      + escaped(text) + children.map(\.xml).joined() + "</\(name)>"
  }
}
