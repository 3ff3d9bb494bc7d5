extension UITableViewHeaderFooterView: ConfiguredView {
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  var standardContent: UIListContentConfiguration {
    let isPlain = tableView?.style == .plain || tableView == nil
    return switch (isPlain, isFooter) {
    case (true, false): .plainHeader()
    case (true, true): .plainFooter()
    case (false, false): .groupedHeader()
    case (false, true): .groupedFooter()
    }
  }

  var presentState: any UIConfigurationState { configurationState }

  var impliedBackground: UIBackgroundConfiguration? { nil }

  var listBackground: UIBackgroundConfiguration { .clear() }

  func callUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() {}
}
