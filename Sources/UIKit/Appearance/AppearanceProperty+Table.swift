extension AppearanceProperty {
  /// The properties that proxies forward, in addition to the settings of bars (see `ProxiedBar`):
  /// the ones marked in Apple's headers, and others that apps set regardless.
  static let all: [AppearanceProperty] = [views, texts, buttons, controls, scrollViews, bars]
    .flatMap { $0 }

  private static let views: [AppearanceProperty] = [
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(
      get: { (view: UIView) in view.assignedTint }, set: { $0.tintColor = $1 }, isEqual: ==),
    AppearanceProperty(\UIView.assignedTintAdjustment),
    AppearanceProperty(\UIView.semanticContentAttribute),
    AppearanceProperty(\UIView.overrideUserInterfaceStyle),
    AppearanceProperty(\UIView.alpha),
    AppearanceProperty(\UIView.clipsToBounds),
    AppearanceProperty(\UIView.isExclusiveTouch),
    AppearanceProperty(\UIView.isMultipleTouchEnabled),
    AppearanceProperty(\UIView.isUserInteractionEnabled),
  ]

  private static let texts: [AppearanceProperty] = [
    AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.highlightedTextColor),
    AppearanceProperty(\UILabel.textAlignment),
    AppearanceProperty(\UILabel.lineBreakMode),
    AppearanceProperty(\UILabel.numberOfLines),
    AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UILabel.shadowOffset),
    AppearanceProperty(\UILabel.minimumScaleFactor),
    AppearanceProperty(\UILabel.adjustsFontSizeToFitWidth),
    AppearanceProperty(\UILabel.adjustsFontForContentSizeCategory),
    AppearanceProperty(\UITextView.font),
    AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UITextView.textAlignment),
    AppearanceProperty(\UITextView.keyboardType),
    AppearanceProperty(\UITextView.textContainerInset),
    AppearanceProperty(\UITextView.adjustsFontForContentSizeCategory),
    AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.textAlignment),
    AppearanceProperty(\UITextField.borderStyle),
    AppearanceProperty(\UITextField.background),
    AppearanceProperty(\UITextField.disabledBackground),
    AppearanceProperty(\UITextField.keyboardType),
    AppearanceProperty(\UITextField.adjustsFontForContentSizeCategory),
  ]

  private static var states: [UIControl.State] {
    [.normal, .highlighted, .disabled, .selected, [.selected, .highlighted]]
  }

  private static let buttons: [AppearanceProperty] = {
    var properties = [
      AppearanceProperty(\UIButton.contentEdgeInsets),
      AppearanceProperty(\UIButton.titleEdgeInsets),
      AppearanceProperty(\UIButton.imageEdgeInsets),
    ]
    for state in states {
      properties.append(
        AppearanceProperty(
          get: { (button: UIButton) in button.content.titleColors[exactly: state] },
          set: { $0.setTitleColor($1, for: state) }, isEqual: ==))
      properties.append(
        AppearanceProperty(
          get: { (button: UIButton) in button.content.shadowColors[exactly: state] },
          set: { $0.setTitleShadowColor($1, for: state) }, isEqual: ==))
      properties.append(
        AppearanceProperty(
          get: { (button: UIButton) in button.content.backgrounds[exactly: state] },
          set: { $0.setBackgroundImage($1, for: state) }, isEqual: ==))
    }
    return properties
  }()

  private static let controls: [AppearanceProperty] = {
    var properties = [
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIActivityIndicatorView.color),
      AppearanceProperty(\UISlider.minimumValueImage),
      AppearanceProperty(\UISlider.maximumValueImage),
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
    for state in states {
      properties.append(
        AppearanceProperty(
          get: { (control: UISegmentedControl) in control.titleTextAttributes(for: state) },
          set: { $0.setTitleTextAttributes($1, for: state) }, isEqual: isSame))
      properties += images(of: state)
    }
    return properties
  }()

  /// The images of sliders and steppers for a state.
  private static func images(of state: UIControl.State) -> [AppearanceProperty] {
    [
      AppearanceProperty(
        get: { (slider: UISlider) in slider.parts.thumbImages[exactly: state] },
        set: { $0.setThumbImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (slider: UISlider) in slider.parts.minimumTrackImages[exactly: state] },
        set: { $0.setMinimumTrackImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (slider: UISlider) in slider.parts.maximumTrackImages[exactly: state] },
        set: { $0.setMaximumTrackImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (stepper: UIStepper) in stepper.images.backgrounds[exactly: state] },
        set: { $0.setBackgroundImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (stepper: UIStepper) in stepper.images.increments[exactly: state] },
        set: { $0.setIncrementImage($1, for: state) }, isEqual: ==),
      AppearanceProperty(
        get: { (stepper: UIStepper) in stepper.images.decrements[exactly: state] },
        set: { $0.setDecrementImage($1, for: state) }, isEqual: ==),
    ]
  }

  private nonisolated static func isSame(
    _ a: [NSAttributedString.Key: Any]?, _ b: [NSAttributedString.Key: Any]?
  ) -> Bool {
    NSAttributedString(string: " ", attributes: a ?? [:])
      == NSAttributedString(string: " ", attributes: b ?? [:])
  }

  private static let scrollViews: [AppearanceProperty] = [
    AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
    AppearanceProperty(\UIScrollView.indicatorStyle),
    AppearanceProperty(\UIScrollView.keyboardDismissMode),
    AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
    AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
    AppearanceProperty(\UITableView.separatorColor),
    // Both are automatic until they're set, and then depend on the position in the window.
    AppearanceProperty(
      get: { (table: UITableView) in table.insets.separator },
      set: { if let inset = $1 { $0.separatorInset = inset } }, isEqual: ==),
    AppearanceProperty(\UITableView.separatorStyle),
    AppearanceProperty(\UITableView.rowHeight),
    AppearanceProperty(\UITableView.estimatedRowHeight),
    AppearanceProperty(\UITableView.sectionHeaderHeight),
    AppearanceProperty(\UITableView.sectionFooterHeight),
    AppearanceProperty(\UITableView.estimatedSectionHeaderHeight),
    AppearanceProperty(\UITableView.estimatedSectionFooterHeight),
    AppearanceProperty(\UITableView.sectionHeaderTopPadding),
    AppearanceProperty(
      get: { (cell: UITableViewCell) in cell.storedSeparatorInset },
      set: { if let inset = $1 { $0.separatorInset = inset } }, isEqual: ==),
    AppearanceProperty(\UITableViewCell.selectionStyle),
  ]

  private static let bars: [AppearanceProperty] = [
    AppearanceProperty(\UISearchBar.barStyle),
    AppearanceProperty(\UISearchBar.barTintColor),
    AppearanceProperty(\UISearchBar.backgroundImage),
    AppearanceProperty(\UISearchBar.searchBarStyle),
  ]
}
