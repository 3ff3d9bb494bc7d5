import NibDocuments

/// The properties of views in a nib, applied by their initialisers.
@MainActor
extension NibCoder {
  /// Registers a view that is being created, and creates its subviews.
  func begin(_ view: UIView) {
    builder.register(view, element)
    // Subviews follow the view's size at this point, not changes after they were added.
    let entries = ClassEntry.chain(of: type(of: view))
    if entries.contains(where: \.appliesNibLater) { applyGeometry(view) } else { common(view) }
    builder.makeContents(of: view, element)
  }

  /// Applies the element to a view that another one created, such as a cell's content view.
  func fill(_ view: UIView) {
    builder.register(view, element)
    let apply = ClassEntry.chain(of: type(of: view)).lazy.compactMap(\.nib).first
    if let apply { apply(self, view) } else { common(view) }
    builder.makeContents(of: view, element)
  }

  /// Applies the properties of all views.
  func common(_ view: UIView) {
    applyGeometry(view)
    set(element.flag("hidden")) { view.isHidden = $0 }
    set(element.number("alpha")) { view.alpha = CGFloat($0) }
    set(element.flag("opaque")) { view.isOpaque = $0 }
    set(element.flag("clipsSubviews")) { view.clipsToBounds = $0 }
    set(element.flag("userInteractionEnabled")) { view.isUserInteractionEnabled = $0 }
    set(element.flag("multipleTouchEnabled")) { view.isMultipleTouchEnabled = $0 }
    set(element.flag("exclusiveTouch")) { view.isExclusiveTouch = $0 }
    set(element.flag("clearsContextBeforeDrawing")) { view.clearsContextBeforeDrawing = $0 }
    set(element.integer("tag")) { view.tag = $0 }
    set(NibNames.contentMode(element.attribute("contentMode") ?? "")) {
      // It has no meaning for labels: `left` is written for each.
      if element.name != "label" { view.contentMode = $0 }
    }
    set(NibNames.semantic(element.attribute("semanticContentAttribute") ?? "")) {
      view.semanticContentAttribute = $0
    }
    set(builder.color(element, "backgroundColor")) { view.backgroundColor = $0 }
    set(builder.color(element, "tintColor")) { view.tintColor = $0 }
    applyMargins(view)
    applyPriorities(view)
    applyAccessibility(view)
  }

  private func applyGeometry(_ view: UIView) {
    set(element.rect("frame")) { view.frame = $0 }
    set(element.names("autoresizingMask")) { names in
      view.autoresizingMask = names.reduce(into: []) { mask, name in
        mask.formUnion(NibNames.autoresizing(name) ?? [])
      }
    }
    set(element.flag("autoresizesSubviews")) { view.autoresizesSubviews = $0 }
    // A view without constraints keeps its frame and its autoresizing mask, although NO is written
    // for it, too: Xcode creates constraints from them.
    set(element.flag("translatesAutoresizingMaskIntoConstraints")) {
      view.translatesAutoresizingMaskIntoConstraints = $0 || element.flag("fixedFrame") == true
    }
  }

  private func applyMargins(_ view: UIView) {
    set(element.flag("insetsLayoutMarginsFromSafeArea")) {
      view.insetsLayoutMarginsFromSafeArea = $0
    }
    set(element.flag("preservesSuperviewLayoutMargins")) {
      view.preservesSuperviewLayoutMargins = $0
    }
    set(element.insets("layoutMargins")) { view.layoutMargins = UIEdgeInsets($0) }
    set(element.insets("directionalLayoutMargins")) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets($0)
    }
  }

  private func applyPriorities(_ view: UIView) {
    for (axis, name) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      // Only differences: a view without constraints remains so.
      set(priority("\(name)HuggingPriority")) {
        guard view.contentHuggingPriority(for: axis) != $0 else { return }
        view.setContentHuggingPriority($0, for: axis)
      }
      set(priority("\(name)CompressionResistancePriority")) {
        guard view.contentCompressionResistancePriority(for: axis) != $0 else { return }
        view.setContentCompressionResistancePriority($0, for: axis)
      }
    }
  }

  private func priority(_ name: String) -> UILayoutPriority? {
    element.number(name).map { UILayoutPriority(Float(min(1000, max(1, $0)))) }
  }

  private func applyAccessibility(_ view: UIView) {
    guard let values = element.accessibility else { return }
    set(values.identifier) { view.accessibilityIdentifier = $0 }
    set(localized("accessibilityLabel") ?? values.label) { view.accessibilityLabel = $0 }
    set(localized("accessibilityHint") ?? values.hint) { view.accessibilityHint = $0 }
    set(values.isElement) { view.isAccessibilityElement = $0 }
    set(values.traits) { names in
      view.accessibilityTraits = names.reduce(into: []) { traits, name in
        traits.formUnion(NibNames.accessibilityTrait(name) ?? [])
      }
    }
  }

  /// Calls the closure with a value if there is one.
  func set<Value>(_ value: Value?, _ body: (Value) -> Void) {
    if let value { body(value) }
  }

  /// Returns the text of an attribute, or its localization in the user's language.
  func text(_ name: String) -> String? {
    localized(name) ?? element.text(name).map { builder.strings?.own($0) ?? $0 }
  }

  /// Returns the text of a part without an identifier, which is localized by the object's
  /// identifier and a key.
  func text(_ name: String, of part: NibElement, key: String) -> String? {
    guard let text = part.text(name) else { return nil }
    return localized(key) ?? builder.strings?.own(text) ?? text
  }

  /// Returns the localized text for a key of the object in the document's table.
  func localized(_ key: String) -> String? {
    guard let strings = builder.strings, let id = element.id else { return nil }
    return strings.text("\(id).\(key)")
  }

  // MARK: Views with content

  func apply(_ label: UILabel) {
    common(label)
    set(builder.font(element)) { label.font = $0 }
    set(builder.color(element, "textColor")) { label.textColor = $0 }
    set(builder.color(element, "highlightedColor")) { label.highlightedTextColor = $0 }
    set(builder.color(element, "shadowColor")) { label.shadowColor = $0 }
    set(element.size("shadowOffset")) { label.shadowOffset = $0 }
    set(NibNames.alignment(element.attribute("textAlignment") ?? "")) { label.textAlignment = $0 }
    set(NibNames.lineBreak(element.attribute("lineBreakMode") ?? "")) { label.lineBreakMode = $0 }
    set(element.integer("numberOfLines")) { label.numberOfLines = max(0, $0) }
    set(element.flag("enabled")) { label.isEnabled = $0 }
    set(element.flag("highlighted")) { label.isHighlighted = $0 }
    set(element.flag("adjustsFontSizeToFit")) { label.adjustsFontSizeToFitWidth = $0 }
    set(element.length("minimumFontSize")) {
      // Before iOS 6 the minimum size was in points.
      let size = label.font.pointSize
      if size > 0 { label.minimumScaleFactor = min(1, CGFloat($0) / size) }
    }
    set(element.number("minimumScaleFactor")) { label.minimumScaleFactor = CGFloat($0) }
    set(NibNames.baselineAdjustment(element.attribute("baselineAdjustment") ?? "")) {
      label.baselineAdjustment = $0
    }
    set(element.length("preferredMaxLayoutWidth")) { label.preferredMaxLayoutWidth = CGFloat($0) }
    set(element.flag("adjustsFontForContentSizeCategory")) {
      label.adjustsFontForContentSizeCategory = $0
    }
    set(text("text")) { label.text = $0 }
    set(builder.attributedText(element, "attributedText")) { label.attributedText = $0 }
  }

  func apply(_ view: UIImageView) {
    common(view)
    set(builder.image(element)) { view.image = $0 }
    set(builder.image(element, "highlightedImage")) { view.highlightedImage = $0 }
    set(builder.symbolConfiguration(element, "preferredSymbolConfiguration")) {
      view.preferredSymbolConfiguration = $0
    }
    set(element.flag("highlighted")) { view.isHighlighted = $0 }
  }

  func apply(_ view: UIVisualEffectView) {
    let vibrancy = element.child("vibrancyEffect")
    set(vibrancy?.child("blurEffect") ?? element.child("blurEffect")) { blur in
      let style = NibNames.blurStyle(blur.attribute("style") ?? "") ?? .regular
      let effect = UIBlurEffect(style: style)
      view.effect = vibrancy == nil ? effect : UIVibrancyEffect(blurEffect: effect)
    }
    guard let content = element.child(key: "contentView") else { return }
    builder.coder(content).fill(view.contentView)
  }

  func apply(_ stack: UIStackView) {
    common(stack)
    set(element.attribute("axis")) { stack.axis = $0 == "vertical" ? .vertical : .horizontal }
    set(NibNames.distribution(element.attribute("distribution") ?? "")) {
      stack.distribution = $0
    }
    set(NibNames.stackAlignment(element.attribute("alignment") ?? "")) { stack.alignment = $0 }
    set(element.length("spacing")) { stack.spacing = CGFloat($0) }
    if element.attribute("spacingType") == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    }
    set(element.flag("baselineRelativeArrangement")) { stack.isBaselineRelativeArrangement = $0 }
    set(element.flag("layoutMarginsRelativeArrangement")) {
      stack.isLayoutMarginsRelativeArrangement = $0
    }
    for view in stack.subviews { stack.addArrangedSubview(view) }
  }
}
