import Foundation

/// Makes attributes of text of others (iOS 15).
///
/// Two are equal if one is a copy of the other.
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

/// Tells transformers apart, as functions can't be compared.
final class TransformerIdentity: Hashable, Sendable {
  static func == (a: TransformerIdentity, b: TransformerIdentity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
