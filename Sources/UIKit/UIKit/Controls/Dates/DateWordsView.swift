import Foundation

/// The content of a compact date picker: a word on a grey shape for the date and one for the time.
final class DateWordsView: UIView, DatePickerContent {
  private let dateWord = DateWordView()
  private let timeWord = DateWordView()
  private var mode = UIDatePicker.Mode.dateAndTime
  private weak var picker: UIDatePicker?
  /// The word that a touch began on.
  private var touched: DateWordView?
  private var alignsLeft = false

  // Frame dumps of iOS 26; high.
  private static let gap: CGFloat = 4
  private static let timeHeight: CGFloat = 36

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    for word in [dateWord, timeWord] { addSubview(word) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picker: UIDatePicker) {
    let settings = picker.settings
    self.picker = picker
    mode = picker.datePickerMode
    alignsLeft =
      picker.contentHorizontalAlignment == .left
      || picker.contentHorizontalAlignment == .leading
    dateWord.show(
      settings.text(of: picker.date, date: .medium, time: .none), isEnabled: picker.isEnabled)
    timeWord.show(
      settings.text(of: picker.date, date: .none, time: .short), isEnabled: picker.isEnabled)
    dateWord.isHidden = mode == .time
    timeWord.isHidden = mode == .date
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = word(under: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { touched = nil }
    guard let touched, touched === word(under: touches) else { return }
    picker?.open(touched === dateWord ? .calendar : .time, at: touched)
  }

  private func word(under touches: Set<UITouch>) -> DateWordView? {
    guard touches.count == 1, let place = touches.first?.location(in: self) else { return nil }
    return words.first { $0.frame.contains(place) }
  }

  private var words: [DateWordView] { [dateWord, timeWord].filter { !$0.isHidden } }

  override var intrinsicContentSize: CGSize {
    let sizes = words.map(\.naturalSize)
    let height = sizes.map(\.height).max() ?? 0
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1)),
      height: mode == .date ? height : max(height, Self.timeHeight))
  }

  /// Places the words at the trailing end (frame dumps of iOS 26; high), or at the leading one if
  /// requested.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var x = alignsLeft ? 0 : bounds.width - intrinsicContentSize.width
    for word in words {
      let size = word.naturalSize
      word.frame = CGRect(
        x: grid.nearest(isRightToLeft ? bounds.width - x - size.width : x),
        y: grid.nearest((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
      x += size.width + Self.gap
    }
  }
}

/// A word on a grey shape.
final class DateWordView: UIView {
  private let label = UILabel()
  private var isEnabled = true
  /// Whether the word's card is open, which the tint indicates (recalled; medium).
  var isOpen = false { didSet { showColor() } }

  // Frame dumps of iOS 26; high.
  private static let inset = CGSize(width: 12, height: 7)
  private static let cornerRadius: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    layer.cornerRadius = Self.cornerRadius
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// A disabled word has no shape (frame dumps of iOS 26; high).
  func show(_ text: String, isEnabled: Bool) {
    label.text = text
    self.isEnabled = isEnabled
    showColor()
    backgroundColor = isEnabled ? .tertiarySystemFill : nil
    setNeedsLayout()
  }

  private func showColor() {
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  var naturalSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * Self.inset.width, height: text.height + 2 * Self.inset.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Insetting an empty rectangle would return a null one, whose origin is infinite.
    let inset = Self.inset
    label.frame = CGRect(
      x: inset.width, y: inset.height, width: max(0, bounds.width - 2 * inset.width),
      height: max(0, bounds.height - 2 * inset.height))
  }
}
