import LayoutTrees

/// A finding of a comparison: data that is formatted as text, or the sentence that records before
/// schema 3 contain instead.
public enum Finding<Fact: FindingFact>: Hashable, Sendable {
  case fact(Fact)
  case sentence(String)

  /// The finding in words.
  public var words: String {
    switch self {
    case .fact(let fact): fact.words
    case .sentence(let words): words
    }
  }
}

/// Data that can be formatted as text.
public protocol FindingFact: Codable, Hashable, Sendable {
  var words: String { get }
}

extension LayoutEffect: FindingFact {}
extension LayoutChangeRecord: FindingFact {}
extension RendererChange: FindingFact {}

extension Finding: Codable {
  public init(from decoder: any Decoder) throws {
    if let words = try? decoder.singleValueContainer().decode(String.self) {
      self = .sentence(words)
    } else {
      self = .fact(try Fact(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .fact(let fact): try fact.encode(to: encoder)
    case .sentence(let words):
      var container = encoder.singleValueContainer()
      try container.encode(words)
    }
  }
}
