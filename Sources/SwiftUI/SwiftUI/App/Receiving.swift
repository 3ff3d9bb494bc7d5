#if Combine
  import OpenCombine

  extension View {
    /// Adds an action to perform when this view detects data emitted by the given publisher.
    public nonisolated func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
      modifier(ReceiveModifier(publisher: publisher, action: action))
    }
  }

  /// Subscribes as long as the view is shown.
  nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @State private var receiver = Receiver<P.Output>()

    @MainActor func body(content: Content) -> some View {
      receiver.action = action
      return content.onAppear {
        guard receiver.subscription == nil else { return }
        receiver.subscription = publisher.sink { [weak receiver] value in receiver?.action?(value) }
      }
      .onDisappear { receiver.subscription = nil }
    }
  }

  private final class Receiver<Value> {
    var action: ((Value) -> Void)?
    var subscription: AnyCancellable?
  }
#endif
