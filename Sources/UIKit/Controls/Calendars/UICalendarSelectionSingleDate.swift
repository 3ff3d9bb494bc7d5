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

  /// A tap on the selected day selects none, if the delegate allows that (medium: both methods of
  /// the delegate take nil for it).
  override func choose(_ day: DateComponents, in calendar: Calendar) {
    let isTaken = selectedDate.map { Self.isSameDay($0, day, in: calendar) } ?? false
    let new = isTaken ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Says which days can be chosen, and hears which one was by a finger.
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
