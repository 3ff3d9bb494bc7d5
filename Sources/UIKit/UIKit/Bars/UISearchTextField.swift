import SystemFacts

/// The field of a search bar: a magnifying glass, tokens, and a text (iOS 13).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  override class var classEntry: ClassEntry { ClassEntry(UISearchTextField.self, role: .closed) }

  final private(set) var tokenViews: [SearchTokenView] = []
  private var standard = SearchFieldStyle()
  /// The search bar, which is notified of editing before the field's own delegate.
  final weak var searchBar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearchField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearchField()
  }

  private func prepareSearchField() {
    showMagnifier(nil)
    leftViewMode = .always
    // If there is text, it's also shown while not editing (recalled; medium).
    clearButtonMode = .always
    returnKeyType = .search
    show(SearchFieldStyle(release: hostOfView.release, isOnGrey: false, radius: nil))
  }

  // MARK: Looks

  /// Shows the magnifying glass, or an image in its place.
  final func showMagnifier(_ image: UIImage?) {
    let view = image.map { UIImageView(image: $0) } ?? BarGlyphView(.magnifier)
    view.tintColor = .secondaryLabel
    leftView = view
  }

  /// Adopts the properties that depend on the bar and the release, unless they were changed.
  func show(_ look: SearchFieldStyle) {
    // Setting a font invalidates the layout.
    guard look != standard else { return }
    if backgroundColor == standard.color { backgroundColor = look.color }
    if layer.cornerRadius == standard.radius { layer.cornerRadius = look.radius }
    if font == standard.font { font = look.font }
    standard = look
  }

  package override var placeholderColor: UIColor { .secondaryLabel }

  // MARK: Tokens

  /// The tokens before the text, in reading direction.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set {
      for view in tokenViews { view.removeFromSuperview() }
      tokenViews = newValue.map(SearchTokenView.init)
      for view in tokenViews { addSubview(view) }
      tokensDidChange()
    }
  }

  /// Inserts a token before the one at an index, or after all of them.
  open func insertToken(_ suggestedToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestedToken, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token; no effect if there is none.
  open func removeToken(at tokenIndex: Int) {
    guard tokenViews.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Removes text and inserts a token in its place, before the remaining text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Returns the beginning of the text: tokens don't have their own positions in it.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns all tokens for a range that begins at the start of the text, and none for others.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  /// The range of the text without the tokens: all of it.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// The background of tokens; a grey unless set (by eye; low).
  open var tokenBackgroundColor: UIColor! {
    get { storedTokenColor ?? .systemGray }
    set {
      storedTokenColor = newValue
      tokensDidChange()
    }
  }
  private var storedTokenColor: UIColor?

  /// Whether deleting would remove tokens; here only text is deleted.
  open var allowsDeletingTokens = true
  /// Whether tokens would be copied with the text; nothing is copied here.
  open var allowsCopyingTokens = true

  private func tokensDidChange() {
    for view in tokenViews {
      view.show(font: font ?? .systemFont(ofSize: 17), color: tokenBackgroundColor)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Places

  /// The distance from a token to the next one, and to the text (by eye; low).
  private static let tokenGap: CGFloat = 4

  /// The width of the tokens before the text.
  private var tokenWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.naturalSize.width + Self.tokenGap }
  }

  private func geometry(_ bounds: CGRect) -> SearchFieldGeometry {
    let isEmpty = parts.text.length == 0 && tokenViews.isEmpty && !isEditing
    let label = isEmpty ? parts.placeholderLabel : parts.textLabel
    return SearchFieldGeometry(
      release: hostOfView.release, scale: traitCollection.displayScale, size: bounds.size,
      text: label.intrinsicContentSize, isEmpty: isEmpty,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    if let leftView, !(leftView is BarGlyphView) { return super.leftViewRect(forBounds: bounds) }
    return geometry(bounds).icon.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { lineRect(bounds) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { lineRect(bounds) }

  /// Returns the area for text, from the end of the magnifying glass and tokens to the trailing
  /// views.
  private func lineRect(_ bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free = super.textRect(forBounds: bounds)
    let text = geometry(bounds).text
    var (start, end) = (free.minX, free.maxX)
    if leftViewMode == .always, leftView is BarGlyphView {
      if isRightToLeft {
        end = min(end, bounds.minX + text.maxX)
      } else {
        start = max(start, bounds.minX + text.minX)
      }
    }
    if isRightToLeft {
      end -= tokenWidth
      start = max(start, bounds.minX + SearchFieldGeometry.sideInset)
    } else {
      start += tokenWidth
      end = min(end, bounds.maxX - SearchFieldGeometry.sideInset)
    }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = lineRect(bounds)
    var x = isRightToLeft ? line.maxX + tokenWidth : line.minX - tokenWidth
    for view in tokenViews {
      let size = view.naturalSize
      let height = min(size.height, bounds.height)
      if isRightToLeft { x -= size.width }
      view.frame = CGRect(
        x: x, y: ((bounds.height - height) / 2).rounded(), width: size.width, height: height)
      x += isRightToLeft ? -Self.tokenGap : size.width + Self.tokenGap
    }
  }

  // MARK: Searching

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let searchBar, searchBar.delegate?.searchBarShouldBeginEditing(searchBar) == false {
      hostOfView.refusingResponder = searchBar
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    if let searchBar {
      searchBar.controller?.beginSearch()
      searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if let searchBar, searchBar.delegate?.searchBarShouldEndEditing(searchBar) == false {
      return false
    }
    guard super.resignFirstResponder() else { return false }
    if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    return true
  }
}

/// The default appearance of a search field.
struct SearchFieldStyle: Equatable {
  var color: UIColor?
  var radius: CGFloat = 0
  var font: UIFont?

  init() {}

  /// Creates the appearance: white on grey bars, otherwise the fill of controls (recalled; medium).
  ///
  /// - Parameters:
  ///   - radius: The corner radius; `nil` for a field as tall as in a bar.
  ///   - isOnGlass: Whether the field is in a capsule of glass, and has no colour of its own.
  init(release: OSRelease, isOnGrey: Bool, radius: CGFloat?, isOnGlass: Bool = false) {
    color = isOnGlass ? nil : isOnGrey ? .white : .tertiarySystemFill
    self.radius = radius ?? BarFacts.searchFieldRadius[release]
    font = .systemFont(ofSize: BarFacts.searchTextSize[release])
  }
}
