/// What a link has pushed, as long as it's on the stack.
private final class PushedScreen {
  weak var controller: UIHostingController<AnyView>?
}

/// A view that controls a navigation presentation.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  var isActive: Binding<Bool>?

  @Environment(\.self) private var environment
  @State private var pushed = PushedScreen()

  /// Creates a navigation link that presents the destination view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when active.
  @available(*, deprecated)
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
    self.isActive = isActive
  }

  /// Creates a navigation link that presents the destination view when active.
  @available(*, deprecated)
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a navigation link that presents the destination view when a bound selection variable equals a given tag
  /// value.
  @available(*, deprecated)
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.equals(tag), destination: destination, label: label)
  }

  /// Creates a navigation link that presents the destination view when a bound selection variable equals a given tag
  /// value.
  @available(*, deprecated)
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.equals(tag), destination: { destination }, label: label)
  }

  @MainActor public var body: some View {
    // What is pushed is a part of the link: a new destination is another state of it.
    let _ = updatePushed()
    if let isActive {
      link { isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive) { destination }
    } else {
      link { follow() }
    }
  }

  @ViewBuilder private var destination: some View {
    if case .view(let view) = target { view }
  }

  @MainActor private func updatePushed() {
    guard case .view(let view) = target, let controller = pushed.controller else { return }
    environment.navigator?.update(controller, AnyView(view), environment)
  }

  @MainActor private func follow() {
    switch target {
    case .view(let view):
      pushed.controller = environment.navigator?.push(AnyView(view), environment)
    case .value(let value?): environment.navigator?.push(value)
    case .value(nil): break
    }
  }

  private var isDisabled: Bool {
    if case .value(nil) = target { return true }
    return environment.navigator == nil
  }

  @MainActor private func link(_ action: @escaping @MainActor () -> Void) -> some View {
    RowButton(isLink: true, action: action, label: label).disabled(isDisabled)
  }
}

extension Binding {
  /// Whether the binding has a value; it's empty after `false` was set.
  fileprivate func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value, with a text label.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a navigation link that presents the view corresponding to a value, with a text label.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a navigation link that presents the view corresponding to a value, with a text label.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a navigation link that presents a destination view, with a text label that the link generates from a
  /// localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view, with a text label that the link generates from a title
  /// string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a navigation link that presents a destination view, with a text label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view, with a text label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that is the whole row in a list.
nonisolated struct RowButton<Label: View>: View {
  let isLink: Bool
  let action: @MainActor () -> Void
  let label: Label

  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.linkIndicator) private var indicator

  @MainActor var body: some View {
    if isInList {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 0)
      }
      .modifier(
        ValueModifier(
          RowActionKey.self,
          isEnabled ? RowAction(isLink: isLink && indicator != .hidden, action: action) : nil,
          name: "NavigationLink"))
    } else {
      Button(action: action) { label }
    }
  }
}

// MARK: Before NavigationStack

/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    NavigationStack { content }
  }
}

/// A specification for the appearance and interaction of a `NavigationView`.
@MainActor @preconcurrency public protocol NavigationViewStyle {
  nonisolated init()
}

/// The default navigation view style.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
/// A navigation view style represented by a view stack that only shows a single top view at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
/// A navigation view style represented by a series of views in columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
/// A navigation view style represented by a primary view stack that navigates to a detail view.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style for navigation views within this view. Navigation views are stacks in all styles.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
