import ScreenFacts

import struct Devices.ScreenInsets

extension UIView {
  /// Provides the facts that rules check for any view.
  func describeAnyFacts(in description: inout FactDescription) {
    if owningController != nil { description.facts.kinds.insert(.controllerRoot) }
    description.facts.hasBackground =
      (backgroundColor.map { colorAlpha($0) > 0 } ?? false)
      || (layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0)
      || layer is CAGradientLayer
    description.facts.isTouchable = hasOwnRecognizers
  }

  private func colorAlpha(_ color: UIColor) -> CGFloat {
    (color.fixed ?? color.resolvedColor(with: traitCollection).cgColor).alpha
  }

  /// Whether anyone other than UIKit's scrolling waits for gestures in the view.
  private var hasOwnRecognizers: Bool {
    guard let recognizers = storedGestureRecognizers, !recognizers.isEmpty else { return false }
    return recognizers.contains { recognizer in
      recognizer.isEnabled && !(recognizer is UIScrollViewPanGestureRecognizer)
        && !(recognizer is UIScrollViewDelayedTouchesBeganGestureRecognizer)
    }
  }
}

extension UIControl {
  func describeControlFacts(in description: inout FactDescription) {
    description.facts.kinds.insert(.control)
    if hasSystemHeight { description.facts.kinds.insert(.systemHeight) }
    if isEnabled, hasEffect { description.facts.isTouchable = true }
  }

  /// Whether a touch in the control has an effect: an action runs, a menu opens, or the control
  /// itself changes.
  private var hasEffect: Bool {
    !allControlEvents.isEmpty || opensMenuByTap || isChangedByTouch
  }
}

extension UIScrollView {
  func describeScrollFacts(in description: inout FactDescription) {
    description.facts.kinds.insert(.scrollView)
    description.facts.scrolling = ScrollFacts(
      contentSize: contentSize, offset: contentOffset,
      adjustedInset: ScreenInsets(adjustedContentInset), isEnabled: isScrollEnabled,
      pages: isPagingEnabled)
  }
}

extension UIImageView {
  func describeImageFacts(in description: inout FactDescription) {
    description.facts.kinds.insert(.image)
    let chosen = isHighlighted ? highlightedImage ?? image : image
    guard let chosen, let shown = fitted(chosen) else { return }
    description.facts.hasBackground = true
    let isThere = shown.size.width > 0 && shown.size.height > 0
    description.facts.image = ImageFacts(
      name: chosen.values.symbol?.name ?? chosen.values.name, size: isThere ? shown.size : nil,
      drawn: description.area(drawnRect(of: shown.size)),
      isScaledToFill: contentMode == .scaleToFill || contentMode == .redraw,
      isSymbol: chosen.isSymbolImage, isResizable: chosen.values.capInsets != nil)
  }

  /// The drawn rectangle of an image of a size, which may extend beyond the view's edges.
  private func drawnRect(of size: CGSize) -> CGRect {
    let bounds = bounds
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    func centred(_ size: CGSize) -> CGRect {
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    func scaled(_ factor: CGFloat) -> CGRect {
      centred(CGSize(width: size.width * factor, height: size.height * factor))
    }
    var rect = centred(size)
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    case .center: return rect
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
    case .left, .right: break
    }
    switch contentMode {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    return rect
  }
}

extension UITableViewCell {
  func describeCellFacts(in description: inout FactDescription) {
    description.facts.kinds.insert(.cell)
    guard let tableView, tableView.storedDelegate != nil, tableView.allowsSelection else { return }
    if selectionStyle != .none { description.facts.isTouchable = true }
  }
}

extension UICollectionViewCell {
  func describeCellFacts(in description: inout FactDescription) {
    guard let list = element.collectionView, list.storedDelegate != nil else { return }
    if list.allowsSelection { description.facts.isTouchable = true }
  }
}
