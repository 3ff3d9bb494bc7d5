import Foundation

/// A selection of one day of a calendar, or none (iOS 16).
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day; setting it doesn't notify the delegate.
  open var selectedDate: DateComponents? { didSet { calendarView?.contentDidChange() } }

  /// Sets the selected day; animations are shown in their final state.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override var shownDates: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// A tap on the selected day deselects it, if the delegate allows it (medium: both methods of the
  /// delegate take `nil` for it).
  override func choose(_ day: DateComponents, in calendar: Calendar) {
    let isTaken = selectedDate.map { Self.isSameDay($0, day, in: calendar) } ?? false
    let new = isTaken ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// An object that determines which days can be selected, and is notified when a touch selects one.
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
