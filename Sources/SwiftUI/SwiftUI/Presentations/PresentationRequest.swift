/// What a view wants to be shown over it.
struct PresentationRequest {
  enum Kind {
    case sheet
    case cover
    case popover(edge: Edge?)
    case alert(AlertContent)
    case dialog(AlertContent)
  }

  let id: Namespace.ID
  let kind: Kind
  /// What distinguishes the shown item from the next one.
  let item: AnyHashable?
  let content: AnyView
  let environment: EnvironmentValues
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  var anchor: Anchor<CGRect>?
}

/// The texts and buttons of an alert or a dialog.
struct AlertContent {
  let title: Text?
  let actions: AnyView
  let message: AnyView?
}

enum PresentationKey: PreferenceKey {
  static var defaultValue: [PresentationRequest] { [] }

  static func reduce(
    value: inout [PresentationRequest], nextValue: () -> [PresentationRequest]
  ) { value += nextValue() }
}

/// Asks the controller for a presentation as long as there is content.
nonisolated struct PresentationModifier: ViewModifier {
  let kind: () -> PresentationRequest.Kind
  // Called in bodies only.
  let item: () -> (id: AnyHashable?, content: AnyView)?
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  var source = Anchor<CGRect>.Source.bounds

  @Namespace private var id
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let request = item().map { item in
      PresentationRequest(
        id: id, kind: kind(), item: item.id, content: item.content, environment: environment,
        dismiss: dismiss, onDismiss: onDismiss)
    }
    content.transformAnchorPreference(key: PresentationKey.self, value: source) { list, anchor in
      guard var request else { return }
      request.anchor = anchor
      list.append(request)
    }
  }
}

extension View {
  /// A presentation while a binding is true.
  nonisolated func presents<V: View>(
    _ kind: @escaping () -> PresentationRequest.Kind, _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil, source: Anchor<CGRect>.Source = .bounds,
    content: @escaping () -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, item: { isPresented.wrappedValue ? (nil, AnyView(content())) : nil },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, source: source))
  }

  /// A presentation while a binding has a value.
  nonisolated func presents<Item: Identifiable, V: View>(
    _ kind: @escaping () -> PresentationRequest.Kind, _ item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil, source: Anchor<CGRect>.Source = .bounds,
    content: @escaping (Item) -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        item: {
          guard let value = item.wrappedValue else { return nil }
          return (AnyHashable(value.id), AnyView(content(value)))
        },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss, source: source))
  }
}

// MARK: Leaving

/// An action that dismisses a presentation.
@MainActor @preconcurrency public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Dismisses the view if it is currently presented.
  public func callAsFunction() { action() }
}

/// An indication whether a view is currently presented by another view.
public struct PresentationMode {
  /// Indicates whether a view is currently presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Dismisses the view if it is currently presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }
  private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// An action that dismisses the current presentation.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view associated with this environment is currently presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// A binding to the current presentation mode of the view associated with this environment.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        if isPresented, !mode.isPresented { MainActor.assumeIsolated { dismiss() } }
      })
  }
}
