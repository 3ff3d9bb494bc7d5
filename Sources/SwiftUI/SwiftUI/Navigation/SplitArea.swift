import Graphics

/// The columns of a split view in a controller of UIKit's.
struct SplitArea: UIViewControllerRepresentable {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let visibility: Binding<NavigationSplitViewVisibility>?
  let environment: EnvironmentValues

  func makeCoordinator() -> SplitDriver { SplitDriver(hasContent: content != nil) }

  func makeUIViewController(context: Context) -> UISplitViewController {
    let driver = context.coordinator
    let controller = HostedSplitController(
      style: content == nil ? .doubleColumn : .tripleColumn)
    controller.driver = driver
    controller.delegate = driver
    driver.fill(controller, columns, environment)
    return controller
  }

  func updateUIViewController(_ controller: UISplitViewController, context: Context) {
    let driver = context.coordinator
    driver.visibility = visibility
    driver.update(columns, environment)
    let mode = visibility?.wrappedValue.mode(hasContent: content != nil) ?? .automatic
    if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
    let behavior = environment.splitBehavior
    if controller.preferredSplitBehavior != behavior {
      controller.preferredSplitBehavior = behavior
    }
  }

  private var columns: [(UISplitViewController.Column, AnyView)] {
    var columns: [(UISplitViewController.Column, AnyView)] = [(.primary, sidebar)]
    if let content { columns.append((.supplementary, content)) }
    return columns + [(.secondary, detail)]
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UISplitViewController, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

final class HostedSplitController: UISplitViewController {
  var driver: SplitDriver?
}

/// Keeps a navigation controller for each column.
@MainActor final class SplitDriver: NSObject, UISplitViewControllerDelegate {
  private struct Column {
    let column: UISplitViewController.Column
    let navigation: HostedNavigationController
    let stack: StackDriver
    let root: UIHostingController<AnyView>
  }

  private let hasContent: Bool
  private var columns: [Column] = []
  var visibility: Binding<NavigationSplitViewVisibility>?

  init(hasContent: Bool) {
    self.hasContent = hasContent
    super.init()
  }

  func fill(
    _ controller: UISplitViewController, _ views: [(UISplitViewController.Column, AnyView)],
    _ environment: EnvironmentValues
  ) {
    let stacks = views.map { _ in StackDriver() }
    for (place, (column, view)) in views.enumerated() {
      let stack = stacks[place]
      // Links in a column show views in the next one.
      stack.next = place + 1 < stacks.count ? stacks[place + 1] : nil
      let root = UIHostingController(
        content: view, Self.surroundings(of: column, environment, stack))
      let navigation = HostedNavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      stack.attach(to: navigation)
      columns.append(Column(column: column, navigation: navigation, stack: stack, root: root))
      controller.setViewController(navigation, for: column)
    }
  }

  func update(
    _ views: [(UISplitViewController.Column, AnyView)], _ environment: EnvironmentValues
  ) {
    for (column, (_, view)) in zip(columns, views) {
      column.stack.update(nil, values: nil)
      if column.stack.hasOtherRoot { continue }
      column.root.update(view, Self.surroundings(of: column.column, environment, column.stack))
    }
  }

  /// Lists in the first column are sidebars; links whose views are next to them have no chevron (recalled, medium).
  private static func surroundings(
    of column: UISplitViewController.Column, _ environment: EnvironmentValues, _ stack: StackDriver
  ) -> EnvironmentValues {
    var values = stack.surroundings(environment, isRoot: true)
    if column == .primary { values.listStyle = .sidebar }
    values.linksShowNextColumn = column != .secondary
    return values
  }

  // MARK: The sidebar's button

  private lazy var toggle: UIBarButtonItem = {
    let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggleSidebar() })
    item.image = UIImage(systemName: "sidebar.leading")
    return item
  }()

  private var controller: UISplitViewController? { columns.first?.navigation.splitViewController }

  private func toggleSidebar() {
    guard let controller else { return }
    if leftmost == .primary { controller.hide(.primary) } else { controller.show(.primary) }
  }

  /// The column at the leading edge.
  private var leftmost: UISplitViewController.Column {
    switch controller?.displayMode {
    case .secondaryOnly: .secondary
    case .oneBesideSecondary, .oneOverSecondary: hasContent ? .supplementary : .primary
    default: .primary
    }
  }

  /// Puts the button into the bar of the column at the leading edge (recalled, low).
  func placeToggle() {
    let leftmost = leftmost
    toggle.accessibilityLabel = leftmost == .primary ? "Hide Sidebar" : "Show Sidebar"
    for column in columns {
      guard let item = column.navigation.viewControllers.first?.navigationItem else { continue }
      let others = (item.leftBarButtonItems ?? []).filter { $0 !== toggle }
      let wanted = column.column == leftmost ? [toggle] + others : others
      if wanted.map(ObjectIdentifier.init)
        != (item.leftBarButtonItems ?? []).map(ObjectIdentifier.init)
      {
        item.leftBarButtonItems = wanted
        column.navigation.refreshBar()
      }
    }
  }

  /// Called after a layout of a column's root.
  func contentChanged(of root: UIViewController, _ width: ColumnWidth?) {
    placeToggle()
    guard let width, let column = columns.first(where: { $0.root === root }),
      let controller = column.navigation.splitViewController
    else { return }
    switch column.column {
    case .primary where controller.preferredPrimaryColumnWidth != width.ideal:
      if let minimum = width.minimum { controller.minimumPrimaryColumnWidth = minimum }
      if let maximum = width.maximum { controller.maximumPrimaryColumnWidth = maximum }
      controller.preferredPrimaryColumnWidth = width.ideal
    case .supplementary where controller.preferredSupplementaryColumnWidth != width.ideal:
      if let minimum = width.minimum { controller.minimumSupplementaryColumnWidth = minimum }
      if let maximum = width.maximum { controller.maximumSupplementaryColumnWidth = maximum }
      controller.preferredSupplementaryColumnWidth = width.ideal
    default: break
    }
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    DispatchQueue.main.async { [weak self] in self?.placeToggle() }
    guard let visibility else { return }
    let value = NavigationSplitViewVisibility(displayMode, hasContent: hasContent)
    let known = visibility.wrappedValue
    guard known != .automatic, known.mode(hasContent: hasContent) != displayMode else { return }
    visibility.wrappedValue = value
  }
}

// MARK: Compact width

/// The columns as a stack: the sidebar, and what a selection or the app shows on it.
nonisolated struct CollapsedColumns: View {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let preferred: Binding<NavigationSplitViewColumn>?

  /// How many columns are on the sidebar.
  @State private var ownCount = 0
  @State private var selections = ColumnSelections()

  private var last: Int { content == nil ? 1 : 2 }

  private var count: Binding<Int> {
    guard let preferred else { return $ownCount }
    let last = last
    return Binding<Int>(
      get: {
        switch preferred.wrappedValue {
        case .detail: last
        case .content: 1
        default: 0
        }
      },
      set: { count in
        preferred.wrappedValue =
          count == 0 ? .sidebar : count == last ? .detail : .content
      })
  }

  @MainActor var body: some View {
    NavigationStack {
      column(sidebar, 0).navigationDestination(isPresented: isShown(1)) {
        if let content {
          column(content, 1).navigationDestination(isPresented: isShown(2)) { detail }
        } else {
          detail
        }
      }
    }
  }

  /// A selection in a column shows the next one.
  private func column(_ view: AnyView, _ place: Int) -> some View {
    let (count, selections) = (count, selections)
    return view.environment(
      \.columnSelection,
      ColumnSelection(
        followsValues: preferred == nil,
        selected: { clear in
          selections.clear[place] = clear
          count.wrappedValue = place + 1
        },
        cleared: {
          selections.clear[place] = nil
          if count.wrappedValue > place { count.wrappedValue = place }
        }))
  }

  /// Whether a column is on the stack; the selection that showed it goes with it.
  private func isShown(_ place: Int) -> Binding<Bool> {
    let (count, selections) = (count, selections)
    return Binding<Bool>(
      get: { count.wrappedValue >= place },
      set: { isOn in
        guard !isOn else { return count.wrappedValue = max(count.wrappedValue, place) }
        count.wrappedValue = min(count.wrappedValue, place - 1)
        selections.clear.removeValue(forKey: place - 1)?()
      })
  }
}

/// What clears the selections that show columns.
final class ColumnSelections {
  var clear: [Int: () -> Void] = [:]

  nonisolated init() {}
}

/// Shows the next column for a list's selection.
struct ColumnSelection: @unchecked Sendable {
  /// Whether columns follow selections that the app makes; otherwise it says which column is preferred.
  let followsValues: Bool
  let selected: (_ clear: @escaping () -> Void) -> Void
  let cleared: () -> Void
}

extension EnvironmentValues {
  private enum NextColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the views of links are shown next to them.
  var linksShowNextColumn: Bool {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }

  private enum ColumnSelectionKey: EnvironmentKey {
    static var defaultValue: ColumnSelection? { nil }
  }

  var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }
}
