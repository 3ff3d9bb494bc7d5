// Empty unless the trait Combine is on. By source, SwiftUI exports this module; a toolset's SwiftUI is compiled without
// the trait, and there the compiler adds this module to files that import SwiftUI (scripts/toolset-combine). Combine isn't
// exported, so that its names need an import, as on Apple's systems.
#if Combine
  public import Combine
  @_exported public import SwiftUICore

  extension View {
    /// Adds an action to perform when this view detects data emitted by a publisher.
    public nonisolated func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
      modifier(ReceivingModifier(publisher, action))
    }
  }

  /// A view that subscribes to a publisher with an action.
  public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
  where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    public init(
      content: Content, publisher: PublisherType,
      action: @escaping (PublisherType.Output) -> Void
    ) {
      self.content = content
      self.publisher = publisher
      self.action = action
    }

    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
  }

  extension ReceivingModifier
  where Source: Publisher, Value == Source.Output, Source.Failure == Never {
    nonisolated init(_ publisher: Source, _ action: @escaping (Value) -> Void) {
      self.init(publisher, action) { publisher, receive in
        let subscription = publisher.sink(receiveValue: receive)
        return _ChangeObservation { subscription.cancel() }
      }
    }
  }
#endif
