import Graphics

/// A UIKit view controller that manages a SwiftUI view hierarchy.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  fileprivate let hostingView: _UIHostingView<Content>

  /// Creates a hosting controller object that wraps the specified SwiftUI view.
  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a hosting controller object from an archive and the specified SwiftUI view.
  public init?(coder: NSCoder, rootView: Content) {
    hostingView = _UIHostingView(rootView)
    super.init(coder: coder)
    prepare()
  }

  public required init?(coder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// Creates a controller inside another hierarchy of views, whose environment it continues.
  init(content: Content, _ surroundings: EnvironmentValues) {
    hostingView = _UIHostingView(content, in: surroundings)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  func update(_ content: Content, _ surroundings: EnvironmentValues) {
    hostingView.update(content, surroundings)
  }

  private func prepare() {
    hostingView.controller = self
    hostingView.laidOut = { [weak self] in self?.contentWasLaidOut() }
  }

  /// The root view of the SwiftUI view hierarchy managed by this view controller.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// The view of a hosting controller is opaque (iOS 26.0; facts: layout §4.1, high).
  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    hostingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = hostingView
  }

  /// Calculates and returns the most appropriate size for the current view.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.sizeThatFits(size)
  }

  /// The options for how the hosting controller creates and updates the size of its view.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { contentWasLaidOut() }
  }

  /// The safe area regions that this view controller adds to its view.
  public var safeAreaRegions: SafeAreaRegions {
    get { hostingView.safeAreaRegions }
    set { hostingView.safeAreaRegions = newValue }
  }

  private var knownScheme: ColorScheme?

  /// Shows the presentation, as far as it's SwiftUI's, in the appearance that its views prefer.
  private func show(_ scheme: ColorScheme?) {
    guard scheme != knownScheme else { return }
    knownScheme = scheme
    var outermost: UIViewController = self
    var ancestor = parent
    while let controller = ancestor {
      if controller is any BarContentHolder { outermost = controller }
      ancestor = controller.parent
    }
    outermost.overrideUserInterfaceStyle =
      switch scheme {
      case .dark: .dark
      case .light: .light
      case nil: .unspecified
      }
  }

  private var knownSize: CGSize?
  private lazy var presenter = Presenter(self)
  lazy var barItems = BarItems()

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.update(hostingView.graph.preferences[PresentationKey.self] ?? [])
  }

  private weak var upperScrollView: UIScrollView?
  private weak var lowerScrollView: UIScrollView?

  /// Has the bars at both edges follow the scroll views there. UIKit finds only subviews of a controller's view by
  /// itself.
  private func followScrollViews() {
    let found = EdgeScrollViews(in: hostingView)
    if found.upper !== upperScrollView { setContentScrollView(found.upper, for: .top) }
    if found.lower !== lowerScrollView { setContentScrollView(found.lower, for: .bottom) }
    (upperScrollView, lowerScrollView) = (found.upper, found.lower)
  }

  private func contentWasLaidOut() {
    followScrollViews()
    let preferences = hostingView.graph.preferences
    showBarContent(barContent)
    (parent as? HostedNavigationController)?.driver?.contentChanged(
      of: self, preferences[DestinationsKey.self] ?? NavigationDestinations())
    (splitViewController as? HostedSplitController)?.driver?.contentChanged(
      of: self, preferences[ColumnWidthKey.self] ?? nil)
    presenter.update(preferences[PresentationKey.self] ?? [])
    (self as UIViewController as? PresentedController)?
      .apply(preferences[SheetOptionsKey.self] ?? SheetOptions())
    show(preferences[PreferredColorSchemeKey.self] ?? nil)
    guard !sizingOptions.isEmpty else { return }
    let size = hostingView.intrinsicContentSize
    guard size != knownSize else { return }
    knownSize = size
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = size }
    if sizingOptions.contains(.intrinsicContentSize) {
      hostingView.invalidateIntrinsicContentSize()
    }
  }
}

extension UIHostingController: BarContentHolder {
  var barContent: BarContent { hostingView.graph.preferences[BarContentKey.self] ?? BarContent() }
}

/// Options for how a hosting controller tracks its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The hosting controller tracks its content's ideal size in its preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The hosting controller's view automatically invalidates its intrinsic content size when its ideal size changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
