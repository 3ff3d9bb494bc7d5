import Foundation

/// One day of a calendar, or none (iOS 16).
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The day that is selected; setting it isn't told the delegate.
  open var selectedDate: DateComponents? { didSet { calendarView?.contentDidChange() } }

  /// The same; animations are shown at their end.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override var shownDates: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
}

/// Says which days can be chosen, and hears which one was: never here. Tests call it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
