import Graphics

/// A view that displays a root view and enables you to present additional views over the root view.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: PathBinding?

  @Environment(\.self) private var environment

  @MainActor public var body: some View {
    NavigationArea(root: AnyView(root), path: path, environment: environment).ignoresSafeArea()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a navigation stack that manages its own navigation state.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a navigation stack with heterogeneous navigation state that you can control.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(
      values: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a navigation stack with homogeneous navigation state that you can control.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }
}

/// The values of a stack's path, whatever their type.
struct PathBinding {
  let values: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

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

  /// A value that describes the contents of this path in a serializable format: `nil` if a value isn't codable.
  public var codable: CodableRepresentation? {
    let codables = values.compactMap { $0.base as? any Codable }
    return codables.count == values.count ? CodableRepresentation(values: codables) : nil
  }

  public init(_ codable: CodableRepresentation) {
    values = codable.values.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
  }

  /// A serializable representation of a navigation path: the values with the names of their types.
  public struct CodableRepresentation: Codable {
    let values: [any Codable]

    init(values: [any Codable]) {
      self.values = values
    }

    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [any Codable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any Codable.Type else { continue }
        values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values {
        try list.encode(_mangledTypeName(type(of: value)) ?? "")
        try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

/// A navigation controller of UIKit's with the root in a hosting controller.
struct NavigationArea: UIViewControllerRepresentable {
  let root: AnyView
  let path: PathBinding?
  let environment: EnvironmentValues

  func makeCoordinator() -> StackDriver { StackDriver() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let driver = context.coordinator
    let controller = HostedNavigationController(
      rootViewController: UIHostingController(
        content: root, driver.surroundings(environment, isRoot: true)))
    controller.navigationBar.prefersLargeTitles = true
    driver.attach(to: controller)
    return controller
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    let driver = context.coordinator
    // Read here, so that a change of the path updates the stack.
    driver.update(path, values: path?.values())
    guard let first = controller.viewControllers.first as? UIHostingController<AnyView> else {
      return
    }
    first.update(root, driver.surroundings(environment, isRoot: true))
  }

  /// It fills its proposal, even with a small root (iOS 26.0: i09; facts: layout §3.5, high).
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UINavigationController, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

/// A navigation controller without a bar as long as the shown view has neither a title nor items (facts: layout §3.5,
/// high).
final class HostedNavigationController: UINavigationController {
  var driver: StackDriver?

  func refreshBar() {
    guard let item = topViewController?.navigationItem else { return }
    let content = (topViewController as? any BarContentHolder)?.barContent
    let isEmpty =
      viewControllers.count == 1 && item.title == nil && item.rightBarButtonItems?.isEmpty != false
      && item.leftBarButtonItems?.isEmpty != false && item.titleView == nil
      && item.searchController == nil
    let isHidden = content?.isBarHidden ?? isEmpty
    if isNavigationBarHidden != isHidden { setNavigationBarHidden(isHidden, animated: false) }
    let hidesToolbar = topViewController?.toolbarItems?.isEmpty != false
    if isToolbarHidden != hidesToolbar { setToolbarHidden(hidesToolbar, animated: false) }
  }
}

/// Shows views on a navigation stack.
struct Navigator: @unchecked Sendable {
  weak var driver: StackDriver?

  @MainActor @discardableResult
  func push(
    _ view: AnyView, _ environment: EnvironmentValues
  ) -> UIHostingController<AnyView>? {
    driver?.push(view, environment)
  }

  /// Updates what a link has pushed.
  @MainActor func update(
    _ screen: UIHostingController<AnyView>, _ view: AnyView, _ environment: EnvironmentValues
  ) {
    let owner = (screen.navigationController as? HostedNavigationController)?.driver
    guard let shown = owner ?? driver else { return }
    screen.update(view, shown.surroundings(environment, isRoot: shown !== driver))
  }

  @MainActor func push(_ value: AnyHashable) { driver?.append(value) }
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
