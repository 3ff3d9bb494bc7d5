extension UICollectionViewCell: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }

  func callUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configuredContentDidChange() {
    element.isMeasured = false
    contentSizeDidChange(byConstraints: false)
  }
}
