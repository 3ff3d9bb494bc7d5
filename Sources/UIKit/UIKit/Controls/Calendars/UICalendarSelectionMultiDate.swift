import Foundation

/// A selection of any number of a calendar's days (iOS 16).
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days; setting them doesn't notify the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.contentDidChange() } }

  /// Sets the selected days; animations are shown in their final state.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var shownDates: [DateComponents] { selectedDates }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func choose(_ day: DateComponents, in calendar: Calendar) {
    if let taken = selectedDates.firstIndex(where: { Self.isSameDay($0, day, in: calendar) }) {
      let old = selectedDates[taken]
      guard delegate?.multiDateSelection(self, canDeselectDate: old) ?? true else { return }
      selectedDates.remove(at: taken)
      delegate?.multiDateSelection(self, didDeselectDate: old)
    } else {
      guard canSelect(day) else { return }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// An object that determines which days can be selected, and is notified when a touch selects one.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
