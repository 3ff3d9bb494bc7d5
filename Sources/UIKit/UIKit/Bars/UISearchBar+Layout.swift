import SystemFacts

extension UISearchBar {
  var naturalHeight: CGFloat {
    SearchBarGeometry.naturalHeight(
      hostOfView.release, hasPrompt: prompt != nil, hasScopes: showsScopes)
  }

  var showsScopes: Bool {
    guard scopeButtonTitles?.isEmpty == false else { return false }
    return showsScopeBar || (isInNavigationBar && controller?.wantsScopes == true)
  }

  private var cancelIsCross: Bool { BarFacts.cancelOfSearchIsCross[hostOfView.release] }

  /// Notifies the navigation bar that the search bar needs a different height.
  private func roomDidChange() { controller?.item?.changed?() }

  func prepareBar() {
    isOpaque = false
    addSubview(background)
    addSubview(field)
    field.searchBar = self
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(self, textDidChange: self.field.text ?? "")
        self.controller?.searchDidChange()
        self.controller?.placesDidChange()
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
        self.controller?.endSearch()
      }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
  }

  /// Updates the titles of the scope buttons and the selection.
  func scopesDidChange() {
    if showsScopes || scopeControl != nil {
      let control = scopeControl ?? UISegmentedControl()
      if scopeControl == nil {
        control.addAction(
          UIAction { [weak self] _ in self?.scopeIsChosen() }, for: .valueChanged)
        styleScopes(control)
      }
      scopeControl = control
      let titles = scopeButtonTitles ?? []
      if control.titles != titles {
        control.removeAllSegments()
        for (index, title) in titles.enumerated() {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
      }
      control.selectedSegmentIndex =
        titles.indices.contains(selectedScopeButtonIndex)
        ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    }
    looksDidChange()
    roomDidChange()
  }

  private func scopeIsChosen() {
    guard let index = scopeControl?.selectedSegmentIndex, index >= 0 else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  func looksDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The bar's background; there is none in a navigation bar and in the minimal style.
  private var surface: BarSurface {
    var surface = BarSurface()
    surface.isBlack = barStyle == .black
    surface.image = backgroundImage
    if isInNavigationBar || isFloating || searchBarStyle == .minimal || backgroundImage != nil {
      surface.material = .none
      return surface
    }
    surface.shadowColor = UIBarAppearance.standardShadow
    if let barTintColor {
      surface.material = .none
      surface.color = barTintColor
    } else if BarFacts.searchBarsAreGrey[hostOfView.release], searchBarStyle == .default {
      surface.material = .none
      surface.color =
        surface.isBlack
        ? UIColor(white: 0.2, alpha: 1)
        : UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1)
    }
    return surface
  }

  func layOutBar() {
    let release = hostOfView.release
    background.show(surface.look(isLowerBar: false, release: release), hairlineAtTop: false)
    background.frame = bounds
    promptLabel.text = prompt
    show(promptLabel, if: prompt != nil && !isInNavigationBar && !isFloating)
    show(cancelButton, if: showsCancelButton)
    if showsCancelButton { dressCancelButton() }
    var geometry = SearchBarGeometry(
      release: release, size: bounds.size, safeArea: safeAreaInsets,
      isInNavigationBar: isInNavigationBar, hasPrompt: prompt != nil,
      barMargin: systemMinimumMargin,
      cancelWidth: showsCancelButton
        ? cancelIsCross ? SearchBarGeometry.crossWidth : cancelButton.intrinsicContentSize.width
        : nil,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    geometry.hasScopes = showsScopes
    geometry.isRaised = isRaised
    geometry.isFloating = isFloating
    layOutCapsules(geometry)
    if let scopeControl { show(scopeControl, if: showsScopes) }
    if let frame = geometry.scopes(height: scopeControl?.intrinsicContentSize.height ?? 0) {
      scopeControl?.frame = frame
    }
    if let frame = geometry.prompt { promptLabel.frame = frame }
    if let frame = geometry.cancelButton { cancelButton.frame = frame }
    field.frame = geometry.field
    field.show(
      SearchFieldStyle(
        release: release,
        isOnGrey: BarFacts.searchBarsAreGrey[release] && !isInNavigationBar
          && searchBarStyle == .default, radius: geometry.fieldRadius,
        isOnGlass: isFloating))
  }

  /// Shows the glass behind a floating bar's field and its cancel button.
  private func layOutCapsules(_ geometry: SearchBarGeometry) {
    var frames: [BarCapsule] = []
    if let capsule = geometry.capsule {
      frames.append(BarCapsule(frame: capsule, isProminent: false))
      if let button = geometry.cancelButton {
        frames.append(BarCapsule(frame: button, isProminent: false))
      }
    }
    capsules.show(frames, in: self, above: 1, tint: nil)
  }

  /// Styles the cancel button, which since iOS 26 is a cross on a grey disc; the disc's grey is by
  /// eye (low).
  private func dressCancelButton() {
    cancelButton.backgroundColor = cancelIsCross && !isFloating ? .tertiarySystemFill : nil
    guard cancelLook != cancelIsCross else { return }
    cancelLook = cancelIsCross
    cancelButton.setTitle(cancelIsCross ? nil : "Cancel", for: .normal)
    cancelButton.setImage(cancelIsCross ? UIImage(systemName: "xmark") : nil, for: .normal)
    cancelButton.tintColor = cancelIsCross ? .label : nil
    cancelButton.layer.cornerRadius = cancelIsCross ? SearchBarGeometry.crossWidth / 2 : 0
    cancelButton.accessibilityLabel = cancelIsCross ? "Cancel" : nil
  }

  private func show(_ part: UIView, if isShown: Bool) {
    if !isShown {
      part.removeFromSuperview()
    } else if part.superview == nil {
      addSubview(part)
    }
  }
}

extension UISegmentedControl {
  /// The titles of the segments.
  fileprivate var titles: [String] {
    (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" }
  }
}
