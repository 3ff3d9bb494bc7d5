/// A view in a layout tree with its measurements.
public struct LayoutNode: Codable, Hashable, Sendable {
  /// The view's class, without module.
  public var className: String
  /// A value that distinguishes this view from its siblings, such as an accessibility identifier or
  /// an index path.
  public var identifier: String?
  /// The measurements, in the order they are shown.
  public var attributes: [LayoutAttribute]
  /// The values that the view was given and that determine its geometry, such as constraints and
  /// flags; not part of the text form.
  public var inputs: [LayoutAttribute]
  /// The positions and available widths of text, for drawing into the picture. They depend on the
  /// rest, so they are neither part of the text form nor a difference.
  public var guides: [LayoutAttribute]
  /// The subviews, back to front.
  public var children: [LayoutNode]

  public init(
    className: String, identifier: String? = nil, attributes: [LayoutAttribute] = [],
    inputs: [LayoutAttribute] = [], guides: [LayoutAttribute] = [], children: [LayoutNode] = []
  ) {
    self.className = className
    self.identifier = identifier
    self.attributes = attributes
    self.inputs = inputs
    self.guides = guides
    self.children = children
  }

  /// Returns the measurement with the given name.
  public subscript(name: String) -> LayoutValue? {
    attributes.first { $0.name == name }?.value
  }

  /// Whether content outside the view's frame is hidden, as far as the tree shows.
  public var clipsToBounds: Bool {
    if let given = inputs.first(where: { $0.name == "clipsToBounds" })?.value {
      return given == .flag(true)
    }
    // Only scroll views have a content size, and they clip unless configured otherwise.
    return self["contentSize"] != nil
  }

  /// The name of the view's outlet in a nib, which people know it by.
  var outlet: String? {
    let name = LayoutProperty.outlet.name
    guard case .text(let text)? = inputs.first(where: { $0.name == name })?.value else {
      return nil
    }
    return text
  }

  /// The view or modifier of SwiftUI's as written.
  private var written: String? {
    let name = LayoutProperty.written.name
    guard case .text(let text)? = guides.first(where: { $0.name == name })?.value else {
      return nil
    }
    return text
  }

  /// What a view of SwiftUI's shows according to its name, or the only view in a modifier: `Text “Continue”` and what
  /// modifies it are both called “Continue”. `nil` for names that look like an index path.
  var shownName: String? {
    if let written, written.last == "”", let mark = written.firstRange(of: " “") {
      let line = written[mark.upperBound...].dropLast().split(whereSeparator: \.isNewline).first
      guard let text = line.map({ String($0).shortened }), !text.isEmpty else { return nil }
      return LayoutPath.Step(className: className, identifier: text).isRow ? nil : text
    }
    let isModifier = LayoutPath.Step(className: className).isModifier
    return isModifier && children.count == 1 ? children[0].shownName : nil
  }

  /// The node's line in the text form, without indentation.
  var line: String {
    // A text's name would repeat what it shows.
    var result = written.map { $0.last == ")" ? $0 : className } ?? className
    if let identifier { result += " #\(LayoutValue.quote(identifier))" }
    for attribute in attributes { result += " \(attribute.name) \(attribute.value)" }
    return result
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case identifier = "id"
    case attributes, inputs, guides, children
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    className = try container.decode(String.self, forKey: .className)
    identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
    attributes = try container.decodeIfPresent([LayoutAttribute].self, forKey: .attributes) ?? []
    inputs = try container.decodeIfPresent([LayoutAttribute].self, forKey: .inputs) ?? []
    guides = try container.decodeIfPresent([LayoutAttribute].self, forKey: .guides) ?? []
    children = try container.decodeIfPresent([LayoutNode].self, forKey: .children) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(className, forKey: .className)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    if !inputs.isEmpty { try container.encode(inputs, forKey: .inputs) }
    if !guides.isEmpty { try container.encode(guides, forKey: .guides) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
