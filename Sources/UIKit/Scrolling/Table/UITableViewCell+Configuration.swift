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
      view.frame = contentView.bounds
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.insertSubview(view, at: 0)
      configuredView = view
    }
    setNeedsLayout()
  }

  /// The size of the cell around a content view, whose width is the content view's.
  func configuredSize(_ view: any UIView & UIContentView, width: CGFloat) -> CGSize {
    let room = contentView.bounds.width
    let height: CGFloat
    if view.isSizedByConstraints, !(view is UIListContentView) {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else {
      view.frame.size.width = room
      height = view.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    }
    return CGSize(width: width, height: height)
  }
}
