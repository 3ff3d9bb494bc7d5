/// Keeps the controllers of a stack as its path, its links and its views say.
@MainActor final class StackDriver: NSObject, UINavigationControllerDelegate {
  private enum Kind {
    case value(AnyHashable)
    case link
    case request(Namespace.ID, item: AnyHashable?)
  }

  private struct Entry {
    let kind: Kind
    let controller: UIHostingController<AnyView>
    var dismiss: (() -> Void)?
  }

  private weak var navigation: HostedNavigationController?
  private var entries: [Entry] = []
  private var path: PathBinding?
  /// The values of a stack without a path of the app's.
  private var ownValues: [AnyHashable] = []
  private var values: [AnyHashable] = []
  /// What the views on the stack show for values, by the controllers that they are in.
  private var destinations: [ObjectIdentifier: NavigationDestinations] = [:]
  private var isScheduled = false
  /// The stack of the next column, which shows the views of this one's links.
  weak var next: StackDriver?
  /// Whether a link has replaced the root.
  private(set) var hasOtherRoot = false

  func attach(to controller: HostedNavigationController) {
    navigation = controller
    controller.delegate = self
    controller.driver = self
  }

  func update(_ path: PathBinding?, values: [AnyHashable]?) {
    self.path = path
    self.values = values ?? ownValues
    schedule()
  }

  /// The environment of a view on the stack.
  func surroundings(_ environment: EnvironmentValues, isRoot: Bool) -> EnvironmentValues {
    var values = environment
    values.navigator = Navigator(driver: self)
    if isRoot { return values }
    values.isPresented = true
    values.dismiss = DismissAction { [weak self] in
      self?.navigation?.popViewController(animated: true)
    }
    return values
  }

  /// How many screens have said what they show for values.
  var knownScreens: Int { destinations.count }

  // MARK: Links

  func push(_ view: AnyView, _ environment: EnvironmentValues) -> UIHostingController<AnyView> {
    if let root = next?.showRoot(view, environment) { return root }
    let controller = UIHostingController(content: view, surroundings(environment, isRoot: false))
    entries.append(Entry(kind: .link, controller: controller))
    navigation?.pushViewController(controller, animated: true)
    return controller
  }

  /// Shows another view alone.
  private func showRoot(
    _ view: AnyView, _ environment: EnvironmentValues
  ) -> UIHostingController<AnyView>? {
    guard let navigation else { return nil }
    hasOtherRoot = true
    entries = []
    values = []
    let root = UIHostingController(content: view, surroundings(environment, isRoot: true))
    navigation.setViewControllers([root], animated: false)
    return root
  }

  func append(_ value: AnyHashable) {
    if let next, let (view, environment) = destination(for: value) {
      _ = next.showRoot(view, environment)
      return
    }
    change(values + [value])
  }

  private func change(_ newValues: [AnyHashable]) {
    values = newValues
    if let path { path.set(newValues) } else { ownValues = newValues }
    schedule()
  }

  // MARK: Content

  /// Called after a layout of a view on the stack.
  func contentChanged(of controller: UIViewController, _ destinations: NavigationDestinations) {
    self.destinations[ObjectIdentifier(controller)] = destinations
    let index = entries.firstIndex { $0.controller === controller }.map { $0 + 1 } ?? 0
    for entry in entries[index...] { refresh(entry, destinations) }
    schedule()
  }

  private func refresh(_ entry: Entry, _ destinations: NavigationDestinations) {
    switch entry.kind {
    case .value(let value):
      guard let (view, environment) = destination(for: value) else { return }
      entry.controller.update(view, surroundings(environment, isRoot: false))
    case .request(let id, let item):
      guard let request = destinations.requests.first(where: { $0.id == id && $0.item == item })
      else { return }
      entry.controller.update(request.content, surroundings(request.environment, isRoot: false))
    case .link: break
    }
  }

  /// The stack changes after the layout that requested the change.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isScheduled = false
      self?.settle()
    }
  }

  private func settle() {
    guard let navigation, navigation.transitionCoordinator == nil else { return }
    // A new controller may be where one was that's gone.
    defer {
      let shown = Set(navigation.viewControllers.map(ObjectIdentifier.init))
      destinations = destinations.filter { shown.contains($0.key) }
    }
    keepWanted()
    addMissing()
    let root = navigation.viewControllers.prefix(1)
    let controllers = root + entries.map(\.controller)
    guard
      controllers.map(ObjectIdentifier.init)
        != navigation.viewControllers.map(ObjectIdentifier.init)
    else { return }
    navigation.setViewControllers(Array(controllers), animated: navigation.view.window != nil)
  }

  /// Removes what the path or the views don't want any more, and all that's above it.
  private func keepWanted() {
    var next = 0
    let requests = allRequests
    for (index, entry) in entries.enumerated() {
      let isWanted: Bool
      switch entry.kind {
      case .link: isWanted = true
      case .request(let id, let item):
        isWanted = requests.contains { $0.id == id && $0.item == item }
      case .value(let value):
        isWanted = next < values.count && values[next] == value
        next += 1
      }
      guard isWanted else {
        entries.removeLast(entries.count - index)
        return
      }
    }
  }

  private func addMissing() {
    let shown = entries.count { if case .value = $0.kind { true } else { false } }
    for value in values.dropFirst(shown) {
      guard let (view, environment) = destination(for: value) else { return }
      let controller = UIHostingController(
        content: view, surroundings(environment, isRoot: false))
      entries.append(Entry(kind: .value(value), controller: controller))
    }
    for request in allRequests {
      let isShown = entries.contains {
        if case .request(request.id, request.item) = $0.kind { true } else { false }
      }
      if isShown { continue }
      let controller = UIHostingController(
        content: request.content, surroundings(request.environment, isRoot: false))
      entries.append(
        Entry(
          kind: .request(request.id, item: request.item), controller: controller,
          dismiss: request.dismiss))
    }
  }

  /// What the views on the stack report, from the root up.
  private var reported: [NavigationDestinations] {
    (navigation?.viewControllers ?? []).compactMap { destinations[ObjectIdentifier($0)] }
  }

  private var allRequests: [PresentationRequest] { reported.flatMap(\.requests) }

  private func destination(for value: AnyHashable) -> (AnyView, EnvironmentValues)? {
    reported.lazy.compactMap { $0.view(for: value) }.first
  }

  // MARK: The user

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigationController.viewControllers
    let removed = entries.filter { entry in !shown.contains { $0 === entry.controller } }
    schedule()
    guard !removed.isEmpty else { return }
    entries.removeAll { entry in removed.contains { $0.controller === entry.controller } }
    for entry in removed {
      destinations[ObjectIdentifier(entry.controller)] = nil
      entry.dismiss?()
    }
    let left = entries.compactMap { entry in
      if case .value(let value) = entry.kind { value } else { nil as AnyHashable? }
    }
    if left.count < values.count { change(left) }
  }
}

/// What views show for values, and what they want pushed.
struct NavigationDestinations {
  var makers:
    [ObjectIdentifier: (make: (AnyHashable) -> AnyView?, environment: EnvironmentValues)] =
      [:]
  var requests: [PresentationRequest] = []

  func view(for value: AnyHashable) -> (AnyView, EnvironmentValues)? {
    guard let maker = makers[ObjectIdentifier(type(of: value.base))],
      let view = maker.make(value)
    else { return nil }
    return (view, maker.environment)
  }
}

enum DestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations {
    NavigationDestinations()
  }

  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    let next = nextValue()
    value.makers.merge(next.makers) { first, _ in first }
    value.requests += next.requests
  }
}

extension View {
  /// Associates a destination view with a presented data type for use within a navigation stack.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Associates a destination view with a binding that can be used to push the view onto a navigation stack.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(
      PushModifier(
        item: { isPresented.wrappedValue ? (nil, view) : nil },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Associates a destination view with a bound value for use within a navigation stack or navigation split view.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PushModifier(
        item: {
          guard let value = item.wrappedValue else { return nil }
          return (AnyHashable(value), AnyView(destination(value)))
        },
        dismiss: { item.wrappedValue = nil }))
  }
}

nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let (destination, environment) = (destination, environment)
    content.transformPreference(DestinationsKey.self) { destinations in
      destinations.makers[ObjectIdentifier(D.self)] = (
        { ($0.base as? D).map { AnyView(destination($0)) } }, environment
      )
    }
  }
}

nonisolated struct PushModifier: ViewModifier {
  // Called in bodies only.
  let item: () -> (id: AnyHashable?, content: AnyView)?
  let dismiss: () -> Void

  @Namespace private var id
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let request = item().map { item in
      PresentationRequest(
        id: id, kind: .sheet, item: item.id, content: item.content, environment: environment,
        dismiss: dismiss, onDismiss: nil)
    }
    content.transformPreference(DestinationsKey.self) { destinations in
      if let request { destinations.requests.append(request) }
    }
  }
}
