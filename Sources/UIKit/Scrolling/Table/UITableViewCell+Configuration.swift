import Graphics

extension UITableViewCell: ConfiguredView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  var presentState: any UIConfigurationState { configurationState }

  var impliedBackground: UIBackgroundConfiguration? { nil }

  func callUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() {}

  /// Puts the cell's own background aside while a configuration supersedes it, or back.
  func backgroundConfigurationIsSet() {
    if configured.background != nil, supersededColor == nil {
      supersededColor = .some(backgroundColor)
      backgroundColor = nil
    } else if configured.background == nil, let color = supersededColor {
      supersededColor = nil
      backgroundColor = color
    }
    backgroundView?.isHidden = configured.background != nil
    backgroundConfigurationDidChange()
    updateSelectedLook()
  }

  var standardContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The size of the cell around a content view, whose width is the content view's.
  func configuredSize(_ view: any UIView & UIContentView, width: CGFloat) -> CGSize {
    let height = view.naturalHeight(width: contentView.bounds.width)
    let isFitted = view.isSizedByConstraints && !(view is UIListContentView)
    return CGSize(width: width, height: isFitted ? height + separatorRoom : height)
  }
}
