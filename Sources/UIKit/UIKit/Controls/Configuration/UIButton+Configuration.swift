import Foundation
import Graphics

/// The state of a button with a configuration.
@MainActor
struct ButtonConfigurationState {
  /// The configuration as set.
  var given: UIButton.Configuration?
  /// The configuration with the colours of the button's state, if there is one.
  var shown: UIButton.Configuration?
  /// The content of the shown configuration; `nil` until it's needed.
  var content: ButtonShownContent?
  var needsUpdate = false
  var isUpdating = false
  var backgroundView: ButtonBackgroundView?
  var subtitleView: UILabel?
  var indicatorView: UIImageView?
  var wheel: UIActivityIndicatorView?
}

/// The texts and images of a configuration as shown, created once per state: labels that get
/// another text request another layout.
@MainActor
struct ButtonShownContent {
  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var image: UIImage?
  var indicator: UIImage?
  var alignment: ButtonGeometry.Alignment
  /// Whether the labels have the texts.
  var isInLabels = false
}

extension UIButton {
  func setConfiguration(_ configuration: Configuration?) {
    let had = configured.given != nil
    guard configuration != configured.given else { return }
    configured.given = configuration
    guard configuration != nil else {
      configured.shown = nil
      configured.content = nil
      if had { removeConfiguredViews() }
      contentDidChange()
      return
    }
    if !configured.isUpdating { configured.needsUpdate = true }
    configured.shown = nil
    insetsDidChange()
    observedPropertiesDidChange()
  }

  func markForConfigurationUpdate() {
    guard configured.given != nil || configurationUpdateHandler != nil else { return }
    // What a handler sets is shown after it has returned, without calling it again.
    if !configured.isUpdating { configured.needsUpdate = true }
    configured.shown = nil
    insetsDidChange()
  }

  /// Lets the button update its configuration for its state, before it's laid out or measured.
  func updateConfigurationIfNeeded() {
    guard !configured.isUpdating else { return }
    if configured.needsUpdate {
      configured.needsUpdate = false
      configured.isUpdating = true
      ObservationTracking.track(self, updateConfiguration) { $0.setNeedsUpdateConfiguration() }
      configured.isUpdating = false
      configured.shown = nil
    }
    guard configured.shown == nil, let given = configured.given else { return }
    if automaticallyUpdatesConfiguration {
      configured.shown = given.updated(for: self)
    } else {
      let isUpdated = given.stateColors != nil
      configured.shown = isUpdated ? given : given.resolved(tint: tintColor, state: .normal)
    }
    configured.content = nil
  }

  private func removeConfiguredViews() {
    for view in [
      configured.backgroundView, configured.subtitleView, configured.indicatorView,
      configured.wheel,
    ] { view?.removeFromSuperview() }
    configured.backgroundView = nil
    configured.subtitleView = nil
    configured.indicatorView = nil
    configured.wheel = nil
    titleView?.font = standardTitleFont
    titleView?.numberOfLines = 1
    titleView?.lineBreakMode = .byTruncatingMiddle
    iconView?.isHidden = false
    iconView?.contentMode = .scaleToFill
    iconView?.tintColor = nil
  }

  // MARK: Content

  /// Returns the configuration's title, or the one set for the state, in the configuration's style.
  private func titleText(_ shown: Configuration) -> NSAttributedString? {
    if let text = shown.titleText(for: traitCollection) { return text }
    var other = shown
    if let attributed = currentAttributedTitle {
      other.attributedTitle = AttributedString(attributed)
    } else {
      other.title = currentTitle
    }
    return other.titleText(for: traitCollection)
  }

  private func image(_ shown: Configuration) -> UIImage? {
    guard let image = shown.image ?? currentImage, image.isSymbolImage else {
      return shown.image ?? currentImage
    }
    // A symbol's size follows the title (recalled; medium).
    let preferred =
      shown.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(textStyle: shown.buttonSize.titleStyle)
    return image.symbol(for: traitCollection, preferred: preferred)
  }

  private func imageSize(_ shown: Configuration) -> CGSize? {
    if shown.showsActivityIndicator { return UIActivityIndicatorView.Style.medium.size }
    guard let size = content(shown).image?.size else { return nil }
    return CGSize(width: max(size.width, shown.imageReservation), height: size.height)
  }

  /// Returns the menu indicator: if it was requested, or if the menu changes the title (Apple's
  /// documentation).
  private func indicatorImage(_ shown: Configuration) -> UIImage? {
    switch shown.indicator {
    case .none: return nil
    case .automatic:
      guard menu != nil, showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction else {
        return nil
      }
    case .popup: break
    }
    return UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(
        textStyle: shown.buttonSize.titleStyle, scale: .small))
  }

  /// Returns the shown content, created again if the alignment of the texts has changed.
  private func content(_ shown: Configuration) -> ButtonShownContent {
    let alignment = titleAlignment(shown)
    if let content = configured.content, content.alignment == alignment { return content }
    let made = ButtonShownContent(
      title: titleText(shown).map { aligned($0, alignment) },
      subtitle: shown.subtitleText(for: traitCollection).map { aligned($0, alignment) },
      image: image(shown), indicator: indicatorImage(shown), alignment: alignment)
    configured.content = made
    return made
  }

  private func aligned(
    _ text: NSAttributedString, _ alignment: ButtonGeometry.Alignment
  ) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let paragraph = NSMutableParagraphStyle()
      if let style = value as? NSParagraphStyle { paragraph.setParagraphStyle(style) }
      guard paragraph.alignment == .natural else { return }
      paragraph.alignment =
        switch alignment {
        case .start, .fill: .left
        case .end: .right
        case .center: .center
        }
      copy.addAttribute(.paragraphStyle, value: paragraph, range: range)
    }
    return copy
  }

  // MARK: Geometry

  private func geometry(_ shown: Configuration, width: CGFloat?) -> ConfiguredButtonGeometry {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var geometry = ConfiguredButtonGeometry(
      scale: traitCollection.displayScale, image: imageSize(shown), title: nil, subtitle: nil,
      indicator: content(shown).indicator?.size,
      imageEdge: edge(shown.imagePlacement, isRightToLeft), imagePadding: shown.imagePadding,
      titlePadding: shown.titlePadding,
      insets: shown.contentInsets.resolved(isRightToLeft ? .rightToLeft : .leftToRight),
      isRightToLeft: isRightToLeft)
    geometry.horizontal = effectiveContentHorizontalAlignment.geometric
    geometry.vertical = contentVerticalAlignment.geometric
    let content = content(shown)
    geometry.titleAlignment = content.alignment
    let (title, subtitle) = (content.title, content.subtitle)
    // Which texts exist determines the space for them.
    geometry.title = title.map { _ in .zero }
    geometry.subtitle = subtitle.map { _ in .zero }
    let room = width.map { geometry.textWidth(in: $0) } ?? .greatestFiniteMagnitude
    geometry.title = title.map { measure($0, shown.titleLineBreakMode, room) }
    geometry.subtitle = subtitle.map { measure($0, shown.subtitleLineBreakMode, room) }
    return geometry
  }

  private func measure(
    _ text: NSAttributedString, _ lineBreak: NSLineBreakMode, _ width: CGFloat
  ) -> CGSize {
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = lineBreak.wrapsText ? 0 : 1
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func edge(
    _ placement: NSDirectionalRectEdge, _ isRightToLeft: Bool
  ) -> ConfiguredButtonGeometry.ImageEdge {
    if placement.contains(.top) { return .top }
    if placement.contains(.bottom) { return .bottom }
    return placement.contains(.trailing) == isRightToLeft ? .left : .right
  }

  /// Automatic titles are aligned like the content (Apple's header).
  private func titleAlignment(_ shown: Configuration) -> ButtonGeometry.Alignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch shown.titleAlignment {
    case .leading: return isRightToLeft ? .end : .start
    case .trailing: return isRightToLeft ? .start : .end
    case .center: return .center
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left: return .start
      case .right: return .end
      case .center, .fill, .leading, .trailing: return .center
      }
    }
  }

  func configuredSize(width: CGFloat?) -> CGSize {
    configured.shown.map { geometry($0, width: width).naturalSize } ?? .zero
  }

  // MARK: Layout

  func layOut(_ shown: Configuration) {
    let frames = geometry(shown, width: bounds.width).frames(in: bounds)
    backgroundView?.removeFromSuperview()
    backgroundView = nil
    layOutBackground(shown)
    layOutTitle(shown, frames)
    layOutSubtitle(shown, frames)
    layOutImage(shown, frames)
    layOutIndicator(shown, frames)
    configured.content?.isInLabels = true
  }

  private func layOutBackground(_ shown: Configuration) {
    let view = configured.backgroundView ?? ButtonBackgroundView(frame: bounds)
    if configured.backgroundView == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
    configured.backgroundView = view
    view.show(shown.shownBackground, in: self, radius: shown.cornerRadius(height: bounds.height))
    view.place(in: self)
    sendSubviewToBack(view)
  }

  private func layOutTitle(_ shown: Configuration, _ frames: ConfiguredButtonGeometry.Frames) {
    let content = content(shown)
    guard let text = content.title else {
      if !content.isInLabels { titleView?.attributedText = nil }
      titleView?.frame = .zero
      return
    }
    let label = labelForTitle()
    if !content.isInLabels { show(text, shown.titleLineBreakMode, in: label) }
    label.alpha = 1
    label.frame = frames.title
  }

  private func show(
    _ text: NSAttributedString, _ lineBreak: NSLineBreakMode, in label: UILabel
  ) {
    label.attributedText = text
    label.numberOfLines = lineBreak.wrapsText ? 0 : 1
  }

  private func layOutSubtitle(_ shown: Configuration, _ frames: ConfiguredButtonGeometry.Frames) {
    let content = content(shown)
    guard let text = content.subtitle else {
      configured.subtitleView?.removeFromSuperview()
      configured.subtitleView = nil
      return
    }
    let label = configured.subtitleView ?? UILabel()
    let isNew = configured.subtitleView == nil
    if isNew { addSubview(label) }
    configured.subtitleView = label
    if isNew || !content.isInLabels { show(text, shown.subtitleLineBreakMode, in: label) }
    label.frame = frames.subtitle
  }

  private func layOutImage(_ shown: Configuration, _ frames: ConfiguredButtonGeometry.Frames) {
    let color: UIColor = shown.shownForeground ?? tintColor
    if shown.showsActivityIndicator {
      let wheel = configured.wheel ?? UIActivityIndicatorView(style: .medium)
      if configured.wheel == nil { addSubview(wheel) }
      configured.wheel = wheel
      wheel.color = shown.activityIndicatorColorTransformer?(color) ?? color
      wheel.startAnimating()
      wheel.frame = frames.image
    } else {
      configured.wheel?.removeFromSuperview()
      configured.wheel = nil
    }
    let image = content(shown).image
    guard iconView != nil || image != nil else { return }
    let view = viewForImage()
    view.isHidden = shown.showsActivityIndicator
    view.alpha = 1
    view.image = image
    view.contentMode = .center
    view.tintColor = shown.imageColorTransformer?(color) ?? color
    view.frame = frames.image
  }

  private func layOutIndicator(
    _ shown: Configuration, _ frames: ConfiguredButtonGeometry.Frames
  ) {
    guard let image = content(shown).indicator else {
      configured.indicatorView?.removeFromSuperview()
      configured.indicatorView = nil
      return
    }
    let view = configured.indicatorView ?? UIImageView()
    if configured.indicatorView == nil { addSubview(view) }
    configured.indicatorView = view
    view.image = image
    let color: UIColor = shown.shownForeground ?? tintColor
    view.tintColor = shown.indicatorColorTransformer?(color) ?? color
    view.frame = frames.indicator
  }
}

extension NSLineBreakMode {
  /// Whether text continues on another line.
  fileprivate var wrapsText: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
