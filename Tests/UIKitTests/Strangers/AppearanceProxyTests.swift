import Testing

@testable import UIKit

private class OwnLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .right
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Its initialiser touches what the app set for all screens, and its own proxy.
private class BusyView: UIView {
  private(set) weak var proxySeen: BusyView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    UIView.performWithoutAnimation { alpha = 0.5 }
    UILabel.appearance(whenContainedInInstancesOf: [Self.self]).textColor = .green
    BusyView.appearance().tintColor = .orange
    proxySeen = BusyView.appearance()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Accesses its proxy before there is an object.
private class EagerView: UIView {
  static var hasAsked = false

  override init(frame: CGRect) {
    if !Self.hasAsked {
      Self.hasAsked = true
      EagerView.appearance().tintColor = .orange
    }
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class BusyItem: UIBarButtonItem {
  private(set) weak var proxySeen: BusyItem?

  override init() {
    super.init()
    BusyItem.appearance().tintColor = .orange
    proxySeen = BusyItem.appearance()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Inherits only its superclass's required initialiser.
private class TitledView: UIView {
  let title: String
  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private class SubtitledView: TitledView {}

/// Creates an object of another class that lacks the initialiser.
private class MakingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let type: UIView.Type = TitledView.self
    addSubview(type.init(frame: frame))
  }
  required init?(coder: NSCoder) { nil }
}

private class OwnTable: UITableView {}

private class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if path.row == 1 { cell.backgroundColor = .brown }
    return cell
  }
}

private class Panel: UIView {}
private class PanelController: UIViewController {}

@Suite("Appearance of all instances")
@MainActor
struct AppearanceProxyTests {
  private let host = SimulationHost(device: .iPhone8, os: "13.0")

  private func show(_ views: UIView..., in controller: UIViewController = UIViewController()) {
    for view in views { controller.view.addSubview(view) }
    host.setRoot(controller)
  }

  @Test("views adopt values set on the proxy and not on themselves, on entering a window")
  func labels() {
    UILabel.appearance().font = .boldSystemFont(ofSize: 31)
    UILabel.appearance().textColor = .red
    UISwitch.appearance().onTintColor = .green
    let label = UILabel()
    let other = UILabel()
    other.textColor = .blue
    let control = UISwitch()
    #expect(label.font == .systemFont(ofSize: 17))
    show(label, other, control)
    #expect(label.font == .boldSystemFont(ofSize: 31) && label.textColor == .red)
    #expect(other.font == .boldSystemFont(ofSize: 31) && other.textColor == .blue)
    #expect(control.onTintColor == .green)

    // Values from the proxy aren't the view's own: the next time it enters a window it gets the current ones.
    UILabel.appearance().textColor = .purple
    #expect(label.textColor == .red)
    let parent = label.superview
    label.removeFromSuperview()
    parent?.addSubview(label)
    #expect(label.textColor == .purple)

    _ = SimulationHost(device: .iPhone8, os: "13.0")
    #expect(UILabel.appearance().textColor == UILabel().textColor)
  }

  @Test("a subclass has its superclass's appearance, overridden by its own")
  func subclasses() {
    UIView.appearance().tintColor = .orange
    UILabel.appearance().textColor = .red
    OwnLabel.appearance().textColor = .green
    UILabel.appearance().textAlignment = .center
    let own = OwnLabel()
    let plain = UILabel()
    let view = UIView()
    show(own, plain, view)
    #expect(own.textColor == .green && plain.textColor == .red)
    // Set by the class itself.
    #expect(own.textAlignment == .right && plain.textAlignment == .center)
    #expect(view.tintColor == .orange)
    #expect(OwnLabel.appearance() === OwnLabel.appearance())
    #expect(OwnLabel.appearance() !== UILabel.appearance())
  }

  @Test("views that only a configuration makes get the appearance of all views")
  func configuredViews() {
    UIView.appearance().tintColor = .orange
    let list = UIListContentConfiguration.cell().makeContentView()
    let empty = UIContentUnavailableView(configuration: .empty())
    let cell = UITableViewCell()
    cell.contentConfiguration = cell.defaultContentConfiguration()
    show(list, empty, cell, UISearchTextField(), UIVisualEffectView(effect: nil))
    #expect(list.tintColor == .orange && empty.tintColor == .orange && cell.tintColor == .orange)
  }

  @Test("containers: instances inside views and controllers of a type")
  func containers() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self, PanelController.self]).textColor =
      .blue
    UIView.appearance(whenContainedInInstancesOf: [PanelController.self]).tintColor = .brown
    let outside = UILabel()
    let inside = UILabel()
    let panel = Panel()
    panel.addSubview(inside)
    let deep = UILabel()
    let inner = Panel()
    inner.addSubview(deep)
    let child = PanelController()
    child.view.addSubview(inner)
    let root = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    show(outside, panel, in: root)
    #expect(outside.textColor == .red)
    #expect(inside.textColor == .green)
    #expect(deep.textColor == .blue)
    #expect(deep.tintColor == .brown && outside.tintColor == .systemBlue)
  }

  @Test("traits: instances with matching traits when they enter a window")
  func traits() {
    UILabel.appearance(for: UITraitCollection(verticalSizeClass: .compact)).textColor = .red
    UILabel.appearance(
      for: UITraitCollection(userInterfaceIdiom: .phone),
      whenContainedInInstancesOf: [UIWindow.self]
    ).font = .systemFont(ofSize: 9)
    let label = UILabel()
    show(label)
    #expect(label.textColor != .red)
    #expect(label.font.pointSize == 9)
  }

  @Test("values by state, and lists and bars")
  func otherClasses() {
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .highlighted)
    UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2.0], for: .selected)
    UITableView.appearance().separatorColor = .cyan
    UITableView.appearance().rowHeight = 71
    UITableViewCell.appearance().backgroundColor = .yellow
    UICollectionView.appearance().backgroundColor = .magenta
    UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
      .barTintColor = .brown
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
      .purple
    let button = UIButton(type: .system)
    let own = UIButton(type: .system)
    own.setTitleColor(.blue, for: .normal)
    let segments = UISegmentedControl(items: ["a"])
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let root = UIViewController()
    root.view.addSubview(button)
    root.view.addSubview(own)
    root.view.addSubview(segments)
    root.view.addSubview(table)
    root.view.addSubview(collection)
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    host.setRoot(navigation)
    host.settle()
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .green)
    #expect(own.titleColor(for: .normal) == .blue && own.titleColor(for: .highlighted) == .green)
    #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Double == 2)
    #expect(segments.titleTextAttributes(for: .normal) == nil)
    #expect(table.separatorColor == .cyan && table.rowHeight == 71)
    #expect(collection.backgroundColor == .magenta)
    #expect(navigation.navigationBar.barTintColor == .brown)
    #expect(shownColor(of: "Edit", in: navigation.navigationBar) == .purple)
  }

  private func shownColor(of text: String, in view: UIView) -> UIColor? {
    if let label = view as? UILabel, label.attributedText?.string == text {
      return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    return view.subviews.lazy.compactMap { shownColor(of: text, in: $0) }.first
  }

  @Test("initialisers of proxied classes may set appearance themselves, even of their own class")
  func initialisers() {
    let proxy = BusyView.appearance()
    #expect(proxy === BusyView.appearance() && proxy.proxySeen === proxy)
    #expect(UIView.areAnimationsEnabled)
    let item = BusyItem.appearance()
    #expect(item === BusyItem.appearance() && item.proxySeen === item)
    let view = BusyView()
    let label = UILabel()
    view.addSubview(label)
    show(view)
    #expect(view.proxySeen === proxy)
    #expect(label.textColor == .green && view.tintColor == .orange)
    EagerView.hasAsked = false
    #expect(EagerView.appearance() === EagerView.appearance())
    #expect(EagerView.appearance().tintColor == .orange)
    // A copy's objects are created by the same initialisers.
    let copy = host.appState.copy()
    let other = BusyView()
    copy.appearanceProxies.apply(to: other)
    #expect(other.tintColor == .orange)
  }

  @Test(
    "values that UIKit gives grouped tables and their cells aren't the app's own",
    arguments: Self.tableStyles)
  func groupedTables(style: UITableView.Style) throws {
    UITableView.appearance().backgroundColor = .magenta
    UITableViewCell.appearance().backgroundColor = .yellow
    let rows = Rows()
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 200)
    let table = OwnTable(frame: bounds, style: style)
    let own = UITableView(frame: bounds, style: style)
    own.backgroundColor = .cyan
    // Laid out before it enters a window, so its cells have the values it gave them by then.
    let early = UITableView(frame: bounds, style: style)
    for table in [table, own, early] { table.dataSource = rows }
    early.layoutIfNeeded()
    show(table, own, early)
    host.settle()
    #expect(table.backgroundColor == .magenta && early.backgroundColor == .magenta)
    #expect(own.backgroundColor == .cyan)
    for table in [table, own, early] {
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(first.backgroundColor == .yellow && second.backgroundColor == .brown)
    }
  }

  private nonisolated static let tableStyles: [UITableView.Style] = [
    .plain, .grouped, .insetGrouped,
  ]

  @Test("separator insets follow the position in the window until they are set")
  func separatorInsets() throws {
    let host = SimulationHost(device: .iPhone8Plus, os: "13.0")
    UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    UITableViewCell.appearance().separatorInset = UIEdgeInsets(
      top: 0, left: 5, bottom: 0, right: 0)
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 200))
    let own = UITableView(frame: CGRect(x: 0, y: 200, width: 414, height: 200))
    own.separatorInset.left = 9
    table.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    controller.view.addSubview(own)
    host.setRoot(controller)
    host.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(table.separatorInset.left == 3 && own.separatorInset.left == 9)
    #expect(cell.separatorInset.left == 5)
  }

  @Test("cells of grouped tables keep UIKit's background if no proxy sets one")
  func groupedCells() throws {
    UITableViewCell.appearance().selectionStyle = .none
    let rows = Rows()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
    table.dataSource = rows
    show(table)
    host.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.selectionStyle == .none && table.backgroundColor == .groupTableViewBackground)
  }

  @Test("new simulations begin with a copy")
  func copies() {
    #expect(host.appState.isUntouched)
    UILabel.appearance().textColor = .red
    UINavigationBar.appearance().barTintColor = .green
    UITabBarItem.appearance().badgeColor = .blue
    let copy = host.appState.copy()
    UILabel.appearance().textColor = .black
    let label = UILabel()
    copy.appearanceProxies.apply(to: label)
    #expect(label.textColor == .red)
    let bar = UINavigationBar()
    copy.appearanceProxies.apply(to: bar)
    #expect(bar.barTintColor == .green)
    #expect(copy.appearanceProxies.items(for: UITabBarItem(), in: bar).map(\.badgeColor) == [.blue])
    #expect(!copy.isUntouched)
  }

  @Test("a class without the initialiser that its proxy needs traps, with advice")
  func missingInitialisers() async throws {
    let stopped = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in _ = TitledView.appearance()
      })
    let text = String(decoding: stopped.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("unimplemented initializer 'init(frame:)' for class 'UIKitTests.TitledView'"))
    #expect(
      text.contains(
        "TitledView.appearance() creates an object with that initializer. Override it in "
          + "TitledView, or set the appearance of its superclass."))
    let below = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in _ = SubtitledView.appearance()
      })
    #expect(
      String(decoding: below.standardErrorContent, as: UTF8.self)
        .contains("SubtitledView.appearance() creates an object"))
  }

  @Test("the advice isn't given for another class that lacks an initialiser")
  func othersMissingInitialisers() async throws {
    let stopped = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in _ = MakingView.appearance()
      })
    let text = String(decoding: stopped.standardErrorContent, as: UTF8.self)
    #expect(text.contains("for class 'UIKitTests.TitledView'"))
    #expect(!text.contains("appearance() creates"))
  }
}
