import NibDocuments

/// The properties of controls in a nib, applied by their initialisers.
@MainActor
extension NibCoder {
  func control(_ control: UIControl) {
    common(control)
    set(element.flag("enabled")) { control.isEnabled = $0 }
    set(element.flag("selected")) { control.isSelected = $0 }
    set(element.flag("highlighted")) { control.isHighlighted = $0 }
    set(element.flag("showsMenuAsPrimaryAction")) { control.showsMenuAsPrimaryAction = $0 }
    set(text("toolTip")) { control.toolTip = $0 }
    set(NibNames.horizontalAlignment(element.attribute("contentHorizontalAlignment") ?? "")) {
      control.contentHorizontalAlignment = $0
    }
    set(NibNames.verticalAlignment(element.attribute("contentVerticalAlignment") ?? "")) {
      control.contentVerticalAlignment = $0
    }
  }

  func apply(_ button: UIButton) {
    set(NibNames.buttonType(element.attribute("buttonType") ?? "")) { button.adopt($0) }
    control(button)
    for state in element.children where state.name == "state" {
      guard let target = NibNames.controlState(state.key ?? "") else { continue }
      set(text("title", of: state, key: "\(state.key ?? "")Title")) {
        button.setTitle($0, for: target)
      }
      set(builder.attributedText(state, "attributedTitle")) {
        button.setAttributedTitle($0, for: target)
      }
      set(builder.color(state, "titleColor")) { button.setTitleColor($0, for: target) }
      set(builder.color(state, "titleShadowColor")) { button.setTitleShadowColor($0, for: target) }
      set(builder.image(state)) { button.setImage($0, for: target) }
      set(builder.symbolConfiguration(state, "preferredSymbolConfigurationForImage")) {
        button.setPreferredSymbolConfiguration($0, forImageIn: target)
      }
      set(builder.image(state, "backgroundImage")) { button.setBackgroundImage($0, for: target) }
    }
    set(element.flag("changesSelectionAsPrimaryAction")) {
      button.changesSelectionAsPrimaryAction = $0
    }
    // A configuration takes precedence over the states.
    if let configuration = element.child(key: "configuration", "buttonConfiguration") {
      button.configuration = self.configuration(configuration)
      return
    }
    set(builder.font(element)) { button.titleLabel?.font = $0 }
    set(NibNames.lineBreak(element.attribute("lineBreakMode") ?? "")) {
      button.titleLabel?.lineBreakMode = $0
    }
    set(element.insets("contentEdgeInsets")) { button.contentEdgeInsets = UIEdgeInsets($0) }
    set(element.insets("titleEdgeInsets")) { button.titleEdgeInsets = UIEdgeInsets($0) }
    set(element.insets("imageEdgeInsets")) { button.imageEdgeInsets = UIEdgeInsets($0) }
  }

  func apply(_ field: UITextField) {
    control(field)
    set(NibNames.borderStyle(element.attribute("borderStyle") ?? "")) { field.borderStyle = $0 }
    set(builder.font(element)) { field.font = $0 }
    set(builder.color(element, "textColor")) { field.textColor = $0 }
    set(NibNames.alignment(element.attribute("textAlignment") ?? "")) { field.textAlignment = $0 }
    set(element.flag("adjustsFontSizeToFit")) { field.adjustsFontSizeToFitWidth = $0 }
    set(element.length("minimumFontSize")) { field.minimumFontSize = CGFloat($0) }
    set(element.flag("adjustsFontForContentSizeCategory")) {
      field.adjustsFontForContentSizeCategory = $0
    }
    set(element.flag("clearsOnBeginEditing")) { field.clearsOnBeginEditing = $0 }
    set(NibNames.viewMode(element.attribute("clearButtonMode") ?? "")) {
      field.clearButtonMode = $0
    }
    set(text("placeholder")) { field.placeholder = $0 }
    set(builder.image(element, "background")) { field.background = $0 }
    set(builder.image(element, "disabledBackground")) { field.disabledBackground = $0 }
    set(element.child(key: "textInputTraits", "textInputTraits")) { traits in
      set(traits.flag("secureTextEntry")) { field.isSecureTextEntry = $0 }
      applyKeyboard(traits, field)
      set(traits.flag("enablesReturnKeyAutomatically")) { field.enablesReturnKeyAutomatically = $0 }
    }
    set(text("text")) { field.text = $0 }
    set(builder.attributedText(element, "attributedText")) { field.attributedText = $0 }
  }

  func apply(_ view: UITextView) {
    apply(view as UIScrollView)
    set(builder.font(element)) { view.font = $0 }
    set(builder.color(element, "textColor")) { view.textColor = $0 }
    set(NibNames.alignment(element.attribute("textAlignment") ?? "")) { view.textAlignment = $0 }
    set(element.flag("editable")) { view.isEditable = $0 }
    set(element.flag("selectable")) { view.isSelectable = $0 }
    set(element.flag("clearsOnInsertion")) { view.clearsOnInsertion = $0 }
    set(element.flag("allowsEditingTextAttributes")) { view.allowsEditingTextAttributes = $0 }
    set(element.flag("findInteractionEnabled")) { view.isFindInteractionEnabled = $0 }
    set(element.child(key: "dataDetectorTypes", "dataDetectorType")) {
      view.dataDetectorTypes = NibNames.dataDetectors(
        Set($0.attributes.filter { $0.value == "YES" }.keys))
    }
    set(element.child(key: "textInputTraits", "textInputTraits")) { traits in
      applyKeyboard(traits, view)
      set(traits.flag("secureTextEntry")) { view.isSecureTextEntry = $0 }
      set(traits.flag("enablesReturnKeyAutomatically")) { view.enablesReturnKeyAutomatically = $0 }
    }
    set(text("text")) { view.text = $0 }
    set(builder.attributedText(element, "attributedText")) { view.attributedText = $0 }
    set(element.flag("adjustsFontForContentSizeCategory")) {
      view.adjustsFontForContentSizeCategory = $0
    }
  }

  private func applyKeyboard(_ traits: NibElement, _ field: some UITextInputTraits) {
    set(NibNames.keyboardType(traits.attribute("keyboardType") ?? "")) { field.keyboardType = $0 }
    set(NibNames.returnKey(traits.attribute("returnKeyType") ?? "")) { field.returnKeyType = $0 }
    set(NibNames.capitalization(traits.attribute("autocapitalizationType") ?? "")) {
      field.autocapitalizationType = $0
    }
    set(NibNames.correction(traits.attribute("autocorrectionType") ?? "")) {
      field.autocorrectionType = $0
    }
    set(NibNames.keyboardAppearance(traits.attribute("keyboardAppearance") ?? "")) {
      field.keyboardAppearance = $0
    }
    set(NibNames.choice(traits.attribute("spellCheckingType"))) { field.spellCheckingType = $0 }
    set(NibNames.choice(traits.attribute("smartQuotesType"))) { field.smartQuotesType = $0 }
    set(NibNames.choice(traits.attribute("smartDashesType"))) { field.smartDashesType = $0 }
    set(NibNames.choice(traits.attribute("smartInsertDeleteType"))) {
      field.smartInsertDeleteType = $0
    }
    set(traits.attribute("textContentType")) {
      field.textContentType = UITextContentType(rawValue: $0)
    }
  }

  func apply(_ view: UISwitch) {
    control(view)
    set(builder.color(element, "onTintColor")) { view.onTintColor = $0 }
    set(builder.color(element, "thumbTintColor")) { view.thumbTintColor = $0 }
    view.isOn = element.flag("on") ?? false
  }

  func apply(_ view: UISegmentedControl) {
    control(view)
    set(element.flag("momentary")) { view.isMomentary = $0 }
    set(element.flag("apportionsSegmentWidthsByContent")) {
      view.apportionsSegmentWidthsByContent = $0
    }
    set(builder.color(element, "selectedSegmentTintColor")) { view.selectedSegmentTintColor = $0 }
    for (index, segment) in element.list("segments").enumerated() {
      if let image = builder.image(segment) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = text("title", of: segment, key: "segmentTitles[\(index)]")
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
      set(segment.length("width")) { view.setWidth(CGFloat($0), forSegmentAt: index) }
      set(segment.flag("enabled")) { view.setEnabled($0, forSegmentAt: index) }
    }
    set(element.integer("selectedSegmentIndex")) {
      guard $0 >= -1, $0 < view.numberOfSegments else { return }
      view.selectedSegmentIndex = $0
    }
  }

  func apply(_ view: UIActivityIndicatorView) {
    set(NibNames.indicatorStyle(element.attribute("style") ?? "")) { view.style = $0 }
    common(view)
    set(builder.color(element, "color")) { view.color = $0 }
    set(element.flag("hidesWhenStopped")) { view.hidesWhenStopped = $0 }
    if element.flag("animating") == true { view.startAnimating() }
    set(element.flag("hidden")) { view.isHidden = $0 }
  }

  func apply(_ view: UIPageControl) {
    control(view)
    set(element.integer("numberOfPages")) { view.numberOfPages = min(10_000, $0) }
    set(element.integer("currentPage")) { view.currentPage = $0 }
    set(element.flag("hidesForSinglePage")) { view.hidesForSinglePage = $0 }
    set(builder.color(element, "pageIndicatorTintColor")) { view.pageIndicatorTintColor = $0 }
    set(builder.color(element, "currentPageIndicatorTintColor")) {
      view.currentPageIndicatorTintColor = $0
    }
  }

  func apply(_ view: UIProgressView) {
    common(view)
    set(element.attribute("progressViewStyle")) {
      view.progressViewStyle = $0 == "bar" ? .bar : .default
    }
    set(element.number("progress")) { view.progress = Float($0) }
    set(builder.color(element, "progressTintColor")) { view.progressTintColor = $0 }
    set(builder.color(element, "trackTintColor")) { view.trackTintColor = $0 }
  }
}
