import Graphics

extension UITableViewCell {
  var standardContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func contentConfigurationDidChange() {
    guard let content = contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let view = configuredView, view.supports(content) {
      view.configuration = content
    } else {
      configuredView?.removeFromSuperview()
      let view = content.makeContentView()
      view.fill(contentView)
      configuredView = view
    }
    setNeedsLayout()
  }

  /// The size of the cell around a content view, whose width is the content view's.
  func configuredSize(_ view: any UIView & UIContentView, width: CGFloat) -> CGSize {
    let height = view.naturalHeight(width: contentView.bounds.width)
    let isFitted = view.isSizedByConstraints && !(view is UIListContentView)
    return CGSize(width: width, height: isFitted ? height + separatorRoom : height)
  }
}
