import Foundation
import LayoutTrees

/// A control that selects a date, a time, or a duration.
///
/// Today is the simulation's date, and language, region, calendar and time zone are the
/// simulation's unless they are set.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  override class var classEntry: ClassEntry { .datePicker }

  /// The mode of selection. Values: UIKit's.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    /// A month of a year (iOS 17.4).
    case yearAndMonth = 4
  }

  final var settings = DateSettings()
  var content: DatePickerContent?

  /// Creates a picker; without a size, it gets its natural one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareDatePicker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareDatePicker()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: The date

  /// The date, clamped to the minimum and maximum; setting it sends no event.
  open var date: Date {
    get { settings.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; animations are shown in their final state.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    settings.date = settings.legal(date, mode: datePickerMode)
    settingsDidChange()
    observedPropertiesDidChange()
  }

  /// The minimum date; no effect if the maximum date is before it, and for durations.
  open var minimumDate: Date? {
    get { settings.minimumDate }
    set {
      settings.minimumDate = newValue
      date = date
    }
  }

  /// The maximum date.
  open var maximumDate: Date? {
    get { settings.maximumDate }
    set {
      settings.maximumDate = newValue
      date = date
    }
  }

  /// The duration in seconds, in whole minutes from 1 minute to 23:59 hours (measured on iOS 26.1:
  /// longer ones become 23:59, ones that aren't above 0 become one minute; high).
  open var countDownDuration: TimeInterval {
    get { settings.duration }
    set {
      settings.duration = DateSettings.legalDuration(newValue)
      settingsDidChange()
    }
  }

  /// The minute steps: a divisor of 60 up to 30; other values are ignored.
  open var minuteInterval: Int {
    get { settings.minuteInterval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0 else { return }
      settings.minuteInterval = newValue
      date = date
    }
  }

  /// Whether the date is rounded to a minute step (iOS 15).
  open var roundsToMinuteInterval: Bool {
    get { settings.roundsToInterval }
    set {
      settings.roundsToInterval = newValue
      date = date
    }
  }

  // MARK: Surroundings

  /// The language and region; `nil` returns to the simulation's.
  open var locale: Locale? {
    get { settings.locale }
    set {
      settings.ownLocale = newValue
      settingsDidChange()
    }
  }

  /// The calendar; `nil` returns to the simulation's.
  open var calendar: Calendar! {
    get { settings.ownCalendar ?? settings.calendar }
    set {
      settings.ownCalendar = newValue
      settingsDidChange()
    }
  }

  /// The time zone; `nil` means the calendar's.
  open var timeZone: TimeZone? {
    get { settings.timeZone }
    set {
      settings.timeZone = newValue
      settingsDidChange()
    }
  }

  // MARK: Looks

  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      date = date
      contentDidChange()
    }
  }

  /// The preferred style (iOS 13.4).
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
  }

  /// The style in use, which is never the automatic one (iOS 13.4).
  open var datePickerStyle: UIDatePickerStyle { styleInUse }

  // MARK: For UIView

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalContentSize }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { content?.setNeedsLayout() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content?.show(self)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    content?.show(self)
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    content?.show(self)
  }

  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.date, .text(settings.text(of: date)))
  }
}
