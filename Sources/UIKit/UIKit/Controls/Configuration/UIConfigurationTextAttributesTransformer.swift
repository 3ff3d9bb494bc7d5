import Foundation

/// A transformation of text attributes (iOS 15).
///
/// Two transformers are equal if one is a copy of the other.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer: Hashable {
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer {
    transform(container)
  }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The identity of a transformer, as functions can't be compared.
final class TransformerIdentity: Hashable, Sendable {
  static func == (a: TransformerIdentity, b: TransformerIdentity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
