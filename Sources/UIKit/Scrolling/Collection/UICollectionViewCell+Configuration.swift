import Graphics

/// What a cell shows by configurations (iOS 14).
@MainActor
struct CellConfigurationStorage {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: CellBackgroundView?
  var needsUpdate = true
}

extension UICollectionViewCell {
  func contentConfigurationDidChange() {
    guard let content = configured.content else {
      configured.contentView?.removeFromSuperview()
      configured.contentView = nil
      return
    }
    let shown =
      automaticallyUpdatesContentConfiguration
      ? content.updated(for: configurationState) : content
    if let view = configured.contentView, view.supports(shown) {
      view.configuration = shown
    } else {
      configured.contentView?.removeFromSuperview()
      let view = shown.makeContentView()
      view.fill(contentView)
      configured.contentView = view
    }
    element.isMeasured = false
    setNeedsLayout()
  }

  func backgroundConfigurationDidChange() {
    guard let background = configured.background ?? impliedBackground else {
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return
    }
    let view = configured.backgroundView ?? CellBackgroundView(frame: bounds)
    configured.backgroundView = view
    view.show(
      automaticallyUpdatesBackgroundConfiguration
        ? background.updated(for: configurationState) : background, in: self)
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func markForConfigurationUpdate() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Lets the cell fill itself for its state, before it is laid out or measured.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
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

/// Shows a background configuration.
final class CellBackgroundView: UIView {
  private var shown = UIBackgroundConfiguration.clear()

  func show(_ configuration: UIBackgroundConfiguration, in cell: UIView) {
    if shown.customView !== configuration.customView { shown.customView?.removeFromSuperview() }
    shown = configuration
    backgroundColor = configuration.resolvedBackgroundColor(for: cell.tintColor)
    layer.cornerRadius = configuration.cornerRadius
    clipsToBounds = configuration.cornerRadius > 0
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
    if let custom = configuration.customView, custom.superview !== self {
      custom.frame = bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(custom)
    }
  }

  func place(in cell: UIView) {
    let direction = cell.effectiveUserInterfaceLayoutDirection
    var insets = shown.backgroundInsets.resolved(direction)
    let margins = cell.layoutMargins
    let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
    let isMirrored = direction == .rightToLeft
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(isMirrored ? .trailing : .leading) { insets.left += margins.left }
    if edges.contains(isMirrored ? .leading : .trailing) { insets.right += margins.right }
    let place = cell.bounds.inset(by: insets)
    if frame != place { frame = place }
  }
}
