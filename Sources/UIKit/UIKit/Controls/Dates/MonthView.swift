import Foundation

/// A month with its name, the weekdays, and the days.
final class MonthView: UIView {
  private let title = UILabel()
  private let openMark = UIImageView()
  private let backMark = UIImageView()
  private let onMark = UIImageView()
  private var weekdays: [UILabel] = []
  private var days: [MonthDayView] = []
  private var grid: MonthGrid?
  /// The days that can't be selected, counted from 0.
  private var refusedDays: Set<Int> = []

  // By eye; low.
  private static let sideInset: CGFloat = 8
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let markSpacing: CGFloat = 28

  /// The marked days of a month.
  struct Marks {
    var today: Date
    var selected: [Date]
    /// The days that can be selected; `nil` for all.
    var range: ClosedRange<Date>?
    var isEnabled = true
    /// Whether a day in the range can be selected.
    var canSelect: (Date) -> Bool = { _ in true }
    /// The decoration under a day.
    var decoration: (Date) -> UIView? = { _ in nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    title.font = .preferredFont(forTextStyle: .headline)
    addSubview(title)
    for (mark, name) in [
      (openMark, "chevron.right"), (backMark, "chevron.left"), (onMark, "chevron.right"),
    ] {
      mark.image = UIImage(systemName: name)
      mark.contentMode = .center
      mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: mark === openMark ? 12 : 20, weight: .semibold)
      addSubview(mark)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: Date, _ settings: DateSettings, _ marks: Marks) {
    let calendar = settings.calendar
    let grid = MonthGrid(of: month, calendar: calendar)
    self.grid = grid
    title.text = settings.text(of: grid.start, template: "yMMMM")
    showWeekdays(grid.ordered(settings.weekdayNames).map { $0.uppercased(with: settings.locale) })
    while days.count > grid.dayCount { days.removeLast().removeFromSuperview() }
    while days.count < grid.dayCount {
      let day = MonthDayView()
      days.append(day)
      addSubview(day)
    }
    let tint = tintColor ?? .systemBlue
    refusedDays = []
    for (index, view) in days.enumerated() {
      let date = calendar.date(byAdding: .day, value: index, to: grid.start) ?? grid.start
      let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
      let isReachable = marks.range.map { $0.upperBound >= date && $0.lowerBound < end } ?? true
      let isEnabled = isReachable && marks.isEnabled && marks.canSelect(date)
      if !isEnabled { refusedDays.insert(index) }
      view.show(
        settings.number(index + 1), tint: tint,
        isToday: calendar.isDate(date, inSameDayAs: marks.today),
        isSelected: marks.selected.contains { calendar.isDate($0, inSameDayAs: date) },
        isEnabled: isEnabled,
        decoration: marks.decoration(date))
    }
    setNeedsLayout()
  }

  private func showWeekdays(_ names: [String]) {
    while weekdays.count > names.count { weekdays.removeLast().removeFromSuperview() }
    while weekdays.count < names.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
    for (label, name) in zip(weekdays, names) { label.text = name }
  }

  /// The part of the view that a touch is on.
  enum Part: Equatable {
    /// A day that can be selected, counted from 0.
    case day(Int)
    /// The arrows to the previous month, -1, and the next, 1.
    case step(Int)
  }

  /// Returns the part at a point of the view, with extra touch area around the arrows.
  func part(at point: CGPoint) -> Part? {
    for (mark, step) in [(backMark, -1), (onMark, 1)]
    where mark.frame.insetBy(dx: -12, dy: 0).contains(point) { return .step(step) }
    guard let day = days.firstIndex(where: { $0.frame.contains(point) }),
      !refusedDays.contains(day)
    else { return nil }
    return .day(day)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let grid else { return }
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ rect: CGRect) {
      var rect = rect
      if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
      view.frame = pixels.withEdgesOnPixels(rect)
    }
    let width = max(0, bounds.width - 2 * Self.sideInset)
    let header = Self.headerHeight
    let titleWidth = min(title.intrinsicContentSize.width, width)
    place(title, CGRect(x: Self.sideInset + 8, y: 0, width: titleWidth, height: header))
    place(openMark, CGRect(x: Self.sideInset + 8 + titleWidth + 4, y: 0, width: 12, height: header))
    let right = bounds.width - Self.sideInset - 8
    place(onMark, CGRect(x: right - 20, y: 0, width: 20, height: header))
    place(
      backMark, CGRect(x: right - 40 - Self.markSpacing, y: 0, width: 20, height: header))
    let column = width / CGFloat(MonthGrid.weekLength)
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: Self.sideInset + CGFloat(index) * column, y: header, width: column,
          height: Self.weekdayHeight))
    }
    let top = header + Self.weekdayHeight
    let row = max(0, bounds.height - top) / CGFloat(MonthGrid.weekCount)
    for (index, day) in days.enumerated() {
      let at = grid.place(ofDay: index)
      place(
        day,
        CGRect(
          x: Self.sideInset + CGFloat(at.column) * column, y: top + CGFloat(at.week) * row,
          width: column, height: row))
    }
  }
}

/// A day of a month.
final class MonthDayView: UIView {
  private let label = UILabel()
  private let circle = UIView()
  private var decoration: UIView?

  /// By eye; low.
  private static let largestCircle: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a day; a selected one is on a circle: of the tint if it's today, otherwise of the faded
  /// tint (recalled; medium).
  func show(
    _ text: String, tint: UIColor, isToday: Bool, isSelected: Bool, isEnabled: Bool,
    decoration: UIView?
  ) {
    label.text = text
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel
      : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
    circle.isHidden = !isSelected
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
    if self.decoration !== decoration {
      self.decoration?.removeFromSuperview()
      self.decoration = decoration
      if let decoration { addSubview(decoration) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.largestCircle, min(bounds.width, bounds.height))
    let middle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.frame = middle
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
    guard let decoration else { return }
    let size = decoration.sizeThatFits(bounds.size)
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2, y: min(middle.maxY, bounds.maxY) - size.height,
      width: size.width, height: size.height)
  }
}
