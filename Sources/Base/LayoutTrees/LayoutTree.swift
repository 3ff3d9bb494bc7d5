import Foundation

/// The views of a settled screen with their frames, insets and margins.
///
/// Trees explain pictures: a comparison of two trees by ``LayoutTreeDifference`` shows which view
/// moved and which inset moved it. Lengths are in points.
public struct LayoutTree: Codable, Hashable, Sendable {
  /// Facts of the simulated screen, such as device, system version and orientation.
  public var screen: [LayoutAttribute]
  /// The window.
  public var root: LayoutNode
  /// Whether the nodes' ``LayoutNode/inputs`` were recorded; older trees lack them.
  public var knowsInputs: Bool
  /// Whether the nodes' ``LayoutNode/guides`` were recorded; older trees lack them.
  public var knowsGuides: Bool

  /// Creates a tree from the nodes that can be stored; nodes nested deeper than 240 levels are
  /// omitted.
  public init(
    screen: [LayoutAttribute], root: LayoutNode, knowsInputs: Bool = false,
    knowsGuides: Bool = false
  ) {
    self.screen = screen
    self.root = root
    self.root.limitDepth()
    self.knowsInputs = knowsInputs
    self.knowsGuides = knowsGuides
  }

  private enum CodingKeys: String, CodingKey {
    case screen, root
    case knowsInputs = "inputs"
    case knowsGuides = "guides"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    screen = try container.decode([LayoutAttribute].self, forKey: .screen)
    root = try container.decode(LayoutNode.self, forKey: .root)
    knowsInputs = try container.decodeIfPresent(Bool.self, forKey: .knowsInputs) ?? false
    knowsGuides = try container.decodeIfPresent(Bool.self, forKey: .knowsGuides) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screen, forKey: .screen)
    try container.encode(root, forKey: .root)
    if knowsInputs { try container.encode(true, forKey: .knowsInputs) }
    if knowsGuides { try container.encode(true, forKey: .knowsGuides) }
  }

  /// Parses a tree written by ``encoded()``.
  ///
  /// - Throws: ``LayoutTreeError`` if the text isn't a tree or comes from a newer version.
  public init(encoded text: String) throws {
    let stored: Stored
    do {
      stored = try JSONDecoder().decode(Stored.self, from: Data(text.utf8))
    } catch {
      throw LayoutTreeError.unreadable(reason: DecodingError.words(for: error))
    }
    guard stored.version == Stored.currentVersion else {
      throw LayoutTreeError.unknownVersion(stored.version)
    }
    self = stored.tree
  }

  /// Returns the tree as a single line of text, with identical bytes for identical trees.
  public func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let stored = Stored(version: Stored.currentVersion, tree: self)
    return String(decoding: try encoder.encode(stored), as: UTF8.self)
  }

  private struct Stored: Codable {
    static let currentVersion = 1
    var version: Int
    var tree: LayoutTree
  }
}

extension DecodingError {
  /// Returns the decoder's description of an error, without its type and path.
  package static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    return switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    @unknown default: "\(error)"
    }
  }
}

extension LayoutTree: CustomStringConvertible {
  /// The text form: a line about the screen, then an indented line for each view.
  public var description: String {
    var lines = [(["screen"] + screen.map { "\($0.name) \($0.value)" }).joined(separator: " ")]
    func add(_ node: LayoutNode, depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(root, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }
}
