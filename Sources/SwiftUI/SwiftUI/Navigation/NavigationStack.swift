import Graphics

/// A view that displays a root view and enables you to present additional views over the root view.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let root: Root

  @Environment(\.self) private var environment

  @MainActor public var body: some View {
    NavigationArea(root: AnyView(root), environment: environment).ignoresSafeArea()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a navigation stack that manages its own navigation state.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of elements in this path.
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a new value to the end of this path.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end of this path.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A navigation controller of UIKit's with the root in a hosting controller.
struct NavigationArea: UIViewControllerRepresentable {
  let root: AnyView
  let environment: EnvironmentValues

  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = HostedNavigationController(
      rootViewController: UIHostingController(content: root, environment))
    controller.navigationBar.prefersLargeTitles = true
    return controller
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    guard let first = controller.viewControllers.first as? UIHostingController<AnyView> else {
      return
    }
    first.update(root, surroundings(of: controller))
  }

  private func surroundings(of controller: UINavigationController) -> EnvironmentValues {
    var values = environment
    values.navigator = Navigator(controller: controller)
    return values
  }

  /// It fills its proposal, even with a small root (iOS 26.0: i09; facts: layout §3.5, high).
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UINavigationController, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

/// A navigation controller without a bar as long as the shown view has neither a title nor items (facts: layout §3.5,
/// high).
final class HostedNavigationController: UINavigationController {
  func refreshBar() {
    guard let item = topViewController?.navigationItem else { return }
    let isEmpty =
      viewControllers.count == 1 && item.title == nil && item.rightBarButtonItems?.isEmpty != false
      && item.leftBarButtonItems?.isEmpty != false && item.titleView == nil
    if isNavigationBarHidden != isEmpty { setNavigationBarHidden(isEmpty, animated: false) }
  }
}

/// Shows views on a navigation stack.
struct Navigator: @unchecked Sendable {
  weak var controller: UINavigationController?

  @MainActor func push(_ view: AnyView, _ environment: EnvironmentValues) {
    let screen = UIHostingController(content: view, environment)
    controller?.pushViewController(screen, animated: true)
  }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// A view that controls a navigation presentation.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label

  @Environment(\.self) private var environment

  /// Creates a navigation link that presents the destination view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      environment.navigator?.push(AnyView(destination), environment)
    } label: {
      label
    }
    .disabled(environment.navigator == nil)
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
}
