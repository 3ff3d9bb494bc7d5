import Foundation

/// A month of days, some of them selected or decorated (iOS 16).
///
/// Days are selected by code and by touches (`docs/touch.md`).
@preconcurrency @MainActor
open class UICalendarView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(UICalendarView.self, role: .closed) }

  final let month = MonthView()
  /// The current touch on the calendar.
  final var finger: Finger?
  private var settings = DateSettings()
  /// A date in the visible month.
  private var shownDate = SimulationHost.current.date
  private var decorationViews: [Int: UIView?] = [:]

  /// Creates a calendar; without a size, it gets its natural one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCalendar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCalendar()
  }

  private func prepareCalendar() {
    isOpaque = false
    if frame.size == .zero { frame = CGRect(origin: frame.origin, size: Self.naturalSize) }
    month.frame = bounds
    month.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(month)
    setNeedsLayout()
  }

  /// The delegate, which decorates days and is notified of month changes; not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { contentDidChange() } }

  /// The selection behaviour; if `nil`, no day is selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
      contentDidChange()
    }
  }

  // MARK: Surroundings

  /// The language and region; the simulation's unless set.
  open var locale: Locale {
    get { settings.locale }
    set {
      settings.ownLocale = newValue
      contentDidChange()
    }
  }

  /// The calendar; the simulation's unless set.
  open var calendar: Calendar {
    get { settings.ownCalendar ?? settings.calendar }
    set {
      settings.ownCalendar = newValue
      contentDidChange()
    }
  }

  /// The time zone; `nil` means the calendar's.
  open var timeZone: TimeZone? {
    get { settings.timeZone }
    set {
      settings.timeZone = newValue
      contentDidChange()
    }
  }

  /// The available days, which limit the visible month.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      shownDate = legal(shownDate)
      contentDidChange()
    }
  }

  /// The design of the calendar's font; stored without effect, as every font here has the default one.
  open var fontDesign = UIFontDescriptor.SystemDesign.default

  /// Whether days are decorated.
  open var wantsDateDecorations = true { didSet { contentDidChange() } }

  // MARK: The month

  /// The year and month of the visible month. A month outside the available days becomes the
  /// nearest one.
  open var visibleDateComponents: DateComponents {
    get {
      var components = settings.calendar.dateComponents([.era, .year, .month], from: shownDate)
      components.calendar = settings.calendar
      return components
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Sets the visible month; animations are shown in their final state. Components without a date
  /// are ignored.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = settings.calendar.date(from: dateComponents) else { return }
    let before = visibleDateComponents
    shownDate = legal(date)
    contentDidChange()
    if visibleDateComponents != before {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }
  }

  /// Queries the delegate for the decorations of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    contentDidChange()
  }

  private func legal(_ date: Date) -> Date {
    // Calendars can't calculate beyond these dates.
    let (first, last) = (
      max(availableDateRange.start, .distantPast), min(availableDateRange.end, .distantFuture)
    )
    return min(max(date, first), last)
  }

  // MARK: Content

  /// Queries the days again before the next layout.
  final func contentDidChange() {
    decorationViews = [:]
    setNeedsLayout()
  }

  private func components(of date: Date) -> DateComponents {
    let calendar = settings.calendar
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }

  /// The calendar in use, with the time zone.
  final var calendarInUse: Calendar { settings.calendar }

  /// A day of the visible month, counted from 0.
  final func shownDay(_ day: Int) -> DateComponents? {
    let calendar = settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month], from: shownDate)
    parts.day = day + 1
    return calendar.date(from: parts).map { components(of: $0) }
  }

  /// Returns the view of a day's decoration, created once until days are queried again.
  private func decoration(of date: Date) -> UIView? {
    guard wantsDateDecorations, let delegate else { return nil }
    let day = settings.calendar.component(.day, from: date)
    if let known = decorationViews[day] { return known }
    let view = delegate.calendarView(self, decorationFor: components(of: date))?.makeView()
    decorationViews.updateValue(view, forKey: day)
    return view
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerCameDown(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = nil
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerLeft(touches)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let calendar = settings.calendar
    let selected = (selectionBehavior?.shownDates ?? []).compactMap { calendar.date(from: $0) }
    let range = availableDateRange
    month.show(
      shownDate, settings,
      MonthView.Marks(
        today: hostOfView.date, selected: selected, range: range.start...range.end,
        canSelect: { [unowned self] in
          selectionBehavior?.canSelect(components(of: $0)) ?? true
        },
        decoration: { [unowned self] in decoration(of: $0) }))
  }

  // MARK: For UIView

  /// Frame dump of iOS 26 on a small phone; medium.
  private static let naturalSize = CGSize(width: 280, height: 288)

  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }
}
