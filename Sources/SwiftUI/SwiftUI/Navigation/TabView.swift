import Graphics

/// A view that switches between multiple child views using interactive user interface elements.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  @Environment(\.tabViewStyle) private var style

  /// Creates an instance that selects from content associated with selection values.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    let tabs = selection.map { TabSelection($0) }
    switch style {
    case .bar:
      TabArea(selection: tabs, isPaged: false, showsIndex: false, content: content)
        .ignoresSafeArea()
    case .page(let shows):
      TabArea(selection: tabs, isPaged: true, showsIndex: shows, content: content)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates an instance without a binding.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// Which tab is selected.
struct TabSelection {
  let value: AnyHashable
  let tag: @MainActor (ViewElement) -> AnyHashable?
  let set: (AnyHashable) -> Void

  @MainActor init<V: Hashable>(_ binding: Binding<V>) {
    value = AnyHashable(binding.wrappedValue)
    tag = { element in
      let tagged = element.box.value(of: TagKey.self)?[V.self].map { AnyHashable($0) }
      return tagged ?? element.listID
    }
    set = { if let value = $0.base as? V { binding.wrappedValue = value } }
  }
}

/// The content for a tab and the tab's associated tab item in a tab view.
public nonisolated struct Tab<Value, Content: View, Label: View>: View {
  let tags: TagValues
  let content: Content
  let label: Label

  @MainActor public var body: some View {
    content.tabItem { label }.modifier(ValueModifier(TagKey.self, tags, name: "Tab"))
  }
}

extension TagValues {
  /// The value of a tab, for a selection of its type or an optional one.
  fileprivate init<V: Hashable>(_ value: V) {
    self.init()
    self[V.self] = value
    self[V?.self] = .some(value)
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab that the tab view presents when its tag matches the value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tags: TagValues(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab that the tab view presents when its tag matches the value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tags: TagValues(value), content: content(),
      label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a new tab that you can use in a tab view.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tags: TagValues(), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
  }

  /// Creates a new tab that you can use in a tab view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tags: TagValues(), content: content(),
      label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
  }
}

extension Tab where Value: Hashable {
  /// Creates a new tab with a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tags: TagValues(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a new tab with the label of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tags: TagValues(value), content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never {
  /// Creates a new tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tags: TagValues(), content: content(), label: label())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a new tab with the label of its role.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tags: TagValues(), content: content(), label: DefaultTabLabel(role: role))
  }
}

/// A title and a symbol, or nothing for a tab without a role.
public nonisolated struct DefaultTabLabel: View {
  let title: Text?
  let systemImage: String

  init(title: Text, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  init(role: TabRole?) {
    title = role == .search ? Text(verbatim: "Search") : nil
    systemImage = "magnifyingglass"
  }

  @MainActor public var body: some View {
    if let title {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }
}

/// A value that defines the purpose of the tab.
public struct TabRole: Hashable, Sendable {
  /// The search role.
  public static let search = TabRole()
}

struct TabItemKey: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Sets the tab bar item associated with this view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(ValueModifier(TabItemKey.self, AnyView(label()), name: ".tabItem"))
  }
}

// MARK: Styles

/// What the system's tab view styles look like.
public enum _TabViewKind: Sendable {
  case bar
  case page(showsIndex: Bool)
}

/// A specification for the appearance and interaction of a tab view: one of the system's.
@MainActor @preconcurrency public protocol TabViewStyle {
  nonisolated var _kind: _TabViewKind { get }
}

/// The default tab view style: a tab bar.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { .bar }
}
/// A tab view style with a sidebar on iPad, which isn't shown.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { .bar }
}
/// A tab view style that displays a paged scrolling tab view.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// A style for displaying the page index view.
  public struct IndexDisplayMode: Sendable {
    let shows: Bool

    public static let automatic = IndexDisplayMode(shows: true)
    public static let always = IndexDisplayMode(shows: true)
    public static let never = IndexDisplayMode(shows: false)
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _kind: _TabViewKind { .page(showsIndex: mode.shows) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension EnvironmentValues {
  private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: _TabViewKind { .bar }
  }

  var tabViewStyle: _TabViewKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for the tab view within the current environment.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }
}

// MARK: Controllers

nonisolated struct TabArea<Content: View>: View {
  typealias Body = Never

  let selection: TabSelection?
  let isPaged: Bool
  let showsIndex: Bool
  let content: Content
}

extension TabArea: ElementsView {
  @MainActor package func makeArranger() -> any ElementsArranger<Self> { TabArranger<Content>() }
}

final class TabArranger<Content: View>: ElementsArranger {
  private var driver: (any TabShowing)?
  var laidOutOthers: (() -> Void)?

  func update(
    _ view: TabArea<Content>, _ elements: [ViewElement], _ environment: EnvironmentValues
  ) {
    let known = driver.flatMap { $0.isPaged == view.isPaged ? $0 : nil }
    let driver = known ?? (view.isPaged ? PageDriver() : TabDriver())
    self.driver = driver
    driver.update(view.selection, elements, environment, showsIndex: view.showsIndex)
  }

  var leaf: any LayoutLeaf { FillingLeaf() }
  var placedContent: any PlacedContent {
    RepresentedContent(box: driver?.box ?? HostedBox(UIView()))
  }
  func leave() {}
}

@MainActor protocol TabShowing: AnyObject {
  var isPaged: Bool { get }
  var box: HostedBox { get }
  func update(
    _ selection: TabSelection?, _ elements: [ViewElement], _ environment: EnvironmentValues,
    showsIndex: Bool)
}

/// A tab bar controller with a hosting controller for each tab.
@MainActor final class TabDriver: NSObject, TabShowing, UITabBarControllerDelegate {
  let controller = UITabBarController()
  private(set) lazy var box = HostedBox(controller.view, controller: controller)
  private var tabs: [(element: ViewElement, controller: UIHostingController<ElementView>)] = []
  private var selection: TabSelection?

  var isPaged: Bool { false }

  func update(
    _ selection: TabSelection?, _ elements: [ViewElement], _ environment: EnvironmentValues,
    showsIndex: Bool
  ) {
    self.selection = selection
    let isOther = tabs.map(\.element.id) != elements.map(\.id)
    let known = tabs
    tabs = elements.map { element in
      let same = known.first { $0.element.id == element.id }?.controller
      let shown = same ?? UIHostingController(content: ElementView(element), environment)
      if same != nil { shown.update(ElementView(element), environment) }
      showItem(of: element, in: shown, environment)
      return (element, shown)
    }
    if isOther {
      controller.delegate = self
      controller.viewControllers = tabs.map(\.controller)
    }
    if let selection,
      let index = tabs.firstIndex(where: { selection.tag($0.element) == selection.value }),
      controller.selectedIndex != index
    {
      controller.selectedIndex = index
    }
    let tint = environment.tint == nil ? nil : environment.tintPaint.solidColor
    controller.tabBar.tintColor = tint.map { UIColor($0) }
  }

  private func showItem(
    of element: ViewElement, in shown: UIViewController, _ environment: EnvironmentValues
  ) {
    guard let label = element.box.value(of: TabItemKey.self) ?? nil else { return }
    var inner = environment
    // Symbols of tabs are filled (before iOS 26 too; facts: layout §3.4, low).
    inner.symbolVariants = .fill
    let items = ItemReader(label, inner).items
    let title = items.lazy.compactMap(\.title).first
    let image = items.lazy.compactMap(\.image).first
    let item = shown.tabBarItem ?? UITabBarItem()
    if item.title != title { item.title = title }
    if item.image != image { item.image = image }
    let badge = element.box.value(of: BadgeKey.self) ?? nil
    if item.badgeValue != badge { item.badgeValue = badge }
    shown.tabBarItem = item
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let tab = tabs.first(where: { $0.controller === viewController }),
      let tag = selection?.tag(tab.element)
    else { return }
    selection?.set(tag)
  }
}

/// A page controller with a hosting controller for each page.
@MainActor
final class PageDriver: NSObject, TabShowing, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private(set) lazy var box = HostedBox(controller.view, controller: controller)
  private var pages: [(element: ViewElement, controller: UIHostingController<ElementView>)] = []
  private var selection: TabSelection?
  private var showsIndex = true

  var isPaged: Bool { true }

  func update(
    _ selection: TabSelection?, _ elements: [ViewElement], _ environment: EnvironmentValues,
    showsIndex: Bool
  ) {
    self.selection = selection
    self.showsIndex = showsIndex && elements.count > 1
    let known = pages
    pages = elements.map { element in
      if let same = known.first(where: { $0.element.id == element.id })?.controller {
        same.update(ElementView(element), environment)
        return (element, same)
      }
      let made = UIHostingController(content: ElementView(element), environment)
      made.view.backgroundColor = .clear
      return (element, made)
    }
    controller.dataSource = self
    controller.delegate = self
    let selected = pages.first { page in
      selection.map { $0.tag(page.element) == $0.value } ?? false
    }
    let shown = controller.viewControllers?.first
    let isKnown = pages.contains { $0.controller === shown }
    guard let page = selected ?? (isKnown ? nil : pages.first), page.controller !== shown else {
      return
    }
    controller.setViewControllers([page.controller], direction: .forward, animated: false)
  }

  private func index(of controller: UIViewController?) -> Int? {
    pages.firstIndex { $0.controller === controller }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController), index > 0 else { return nil }
    return pages[index - 1].controller
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController), index + 1 < pages.count else { return nil }
    return pages[index + 1].controller
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsIndex ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    index(of: pageViewController.viewControllers?.first) ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let index = index(of: pageViewController.viewControllers?.first),
      let tag = selection?.tag(pages[index].element)
    else { return }
    selection?.set(tag)
  }
}
