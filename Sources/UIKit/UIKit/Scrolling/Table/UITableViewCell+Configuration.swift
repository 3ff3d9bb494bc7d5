import Graphics

extension UITableViewCell: ConfiguredView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  var presentState: any UIConfigurationState { configurationState }

  var impliedBackground: UIBackgroundConfiguration? { nil }

  var listBackground: UIBackgroundConfiguration {
    tableView?.style == .plain || tableView == nil ? .listPlainCell() : .listGroupedCell()
  }

  func callUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() { contentSizeDidChange(byConstraints: false) }

  func backgroundConfigurationIsSet() {
    if configured.background != nil {
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    } else if backgroundColor == nil {
      backgroundColor = CellColors.background(
        isGrouped: tableView.map { $0.style != .plain } ?? false)
    }
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

  /// Returns the size of the cell around a content view of the given width.
  func configuredSize(_ view: any UIView & UIContentView, width: CGFloat) -> CGSize {
    let height = view.naturalHeight(width: contentView.bounds.width)
    let isFitted = view.isSizedByConstraints && !(view is UIListContentView)
    return CGSize(width: width, height: isFitted ? height + separatorRoom : height)
  }
}
