import Graphics

/// The configurations and state of a cell, header or footer (iOS 14).
@MainActor
struct ConfigurationStorage {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: CellBackgroundView?
  var needsUpdate = true
}

/// A cell, header or footer that shows configurations, which it updates when its state changes.
@MainActor
protocol ConfiguredView: UIView {
  var configured: ConfigurationStorage { get set }
  var contentView: UIView { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The default background of the view.
  var impliedBackground: UIBackgroundConfiguration? { get }
  /// The background of rows in the enclosing list.
  var listBackground: UIBackgroundConfiguration { get }
  /// The state that configurations are made for.
  var presentState: any UIConfigurationState { get }

  /// Calls the view's `updateConfiguration(using:)`, then the handler.
  func callUpdateConfiguration()
  /// Called when a different content may need a different size.
  func configuredContentDidChange()
}

extension ConfiguredView {
  func contentConfigurationDidChange() {
    guard let content = configured.content else {
      configured.contentView?.removeFromSuperview()
      configured.contentView = nil
      return
    }
    let shown =
      automaticallyUpdatesContentConfiguration ? content.updated(for: presentState) : content
    if let view = configured.contentView, view.supports(shown) {
      view.configuration = shown
    } else {
      configured.contentView?.removeFromSuperview()
      let view = shown.makeContentView()
      view.fill(contentView)
      configured.contentView = view
    }
    configuredContentDidChange()
    setNeedsLayout()
  }

  func backgroundConfigurationDidChange() {
    let given = (configured.background ?? impliedBackground)?.adapted(to: listBackground)
    guard let background = given else {
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return
    }
    let view = configured.backgroundView ?? CellBackgroundView(frame: bounds)
    configured.backgroundView = view
    view.show(
      automaticallyUpdatesBackgroundConfiguration
        ? background.updated(for: presentState) : background, in: self)
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func markForConfigurationUpdate() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Lets the view update itself for its state, before it is laid out or measured.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    ObservationTracking.track(self, callUpdateConfiguration) { $0.markForConfigurationUpdate() }
    if automaticallyUpdatesContentConfiguration, configured.content != nil {
      contentConfigurationDidChange()
    }
    if automaticallyUpdatesBackgroundConfiguration { backgroundConfigurationDidChange() }
  }

  func layOutConfigured() {
    updateConfigurationIfNeeded()
    configured.backgroundView?.place(in: self)
  }
}
