import Devices
import Foundation
import Testing
import UIKit

@testable import UIKit

@Suite("Calendar views")
@MainActor
struct CalendarViewTests {
  private final class Listener: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate
  {
    var asked: [Int] = []
    var months: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      asked.append(dateComponents.day ?? 0)
      switch dateComponents.day {
      case 2: return .default(color: .red, size: .large)
      case 3: return .image(UIImage(systemName: "star"), color: .green)
      case 4: return .customView { UILabel() }
      default: return nil
      }
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { months.append(previousDateComponents.month) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 8 }
  }

  private func shown(_ view: UIView) -> SimulationHost {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    host.settle()
    return host
  }

  private func days(_ view: UIView) -> [MonthDayView] {
    view.subviews.flatMap { ($0 as? MonthDayView).map { [$0] } ?? days($0) }
  }

  private func label(_ day: MonthDayView) -> UILabel? {
    day.subviews.compactMap { $0 as? UILabel }.first
  }

  private func circle(_ day: MonthDayView) -> UIView? { day.subviews.first }

  @Test("the simulation's month, in its natural size")
  func natural() {
    let view = UICalendarView(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
    let host = shown(view)
    #expect(view.frame == CGRect(x: 3, y: 4, width: 280, height: 288))
    #expect(view.visibleDateComponents.year == 2007 && view.visibleDateComponents.month == 1)
    #expect(days(view).count == 31 && days(view).allSatisfy { circle($0)?.isHidden == true })
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a month change is reported, and stays within the available dates")
  func months() {
    let view = UICalendarView()
    let listener = Listener()
    view.delegate = listener
    let host = shown(view)
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    host.settle()
    #expect(days(view).count == 29 && listener.months == [1])
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 2), animated: true)
    #expect(listener.months == [1], "the same month")
    let calendar = view.calendar
    let start = calendar.date(from: DateComponents(year: 2023, month: 4, day: 20))
    let end = calendar.date(from: DateComponents(year: 2023, month: 5, day: 10))
    if let start, let end { view.availableDateRange = DateInterval(start: start, end: end) }
    host.settle()
    #expect(view.visibleDateComponents.month == 5 && view.visibleDateComponents.year == 2023)
    let colors = days(view).map { label($0)?.textColor }
    #expect(colors[8] == .label && colors[10] == .tertiaryLabel)
    view.visibleDateComponents = DateComponents(year: 1, month: 1)
    host.settle()
    #expect(view.visibleDateComponents.month == 4)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("selected days are on circles, unselectable ones are grey")
  func selection() {
    let view = UICalendarView()
    let listener = Listener()
    let single = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = single
    single.selectedDate = DateComponents(year: 2007, month: 1, day: 5)
    let host = shown(view)
    func selected() -> [Int] {
      days(view).enumerated().filter { circle($0.element)?.isHidden == false }.map { $0.offset + 1 }
    }
    #expect(selected() == [5])
    #expect(label(days(view)[7])?.textColor == .tertiaryLabel)
    single.setSelected(nil, animated: true)
    host.settle()
    #expect(selected().isEmpty)
    let multi = UICalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = multi
    multi.selectedDates = [2, 30].map { DateComponents(year: 2007, month: 1, day: $0) }
    host.settle()
    #expect(selected() == [2, 30])
    #expect(label(days(view)[7])?.textColor == .label)
    single.selectedDate = DateComponents(year: 2007, month: 1, day: 6)
    host.settle()
    #expect(selected() == [2, 30], "it is not the calendar's any more")
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the delegate is queried once for each day's decoration, until it is reloaded")
  func decorations() {
    let view = UICalendarView()
    let listener = Listener()
    view.delegate = listener
    let host = shown(view)
    #expect(Set(listener.asked) == Set(1...31))
    func decoration(_ day: Int) -> UIView? {
      let parts = days(view)[day - 1].subviews
      return parts.count > 2 ? parts.last : nil
    }
    #expect(decoration(1) == nil)
    #expect(decoration(2)?.backgroundColor == .red)
    #expect(decoration(2)?.frame.size == CGSize(width: 12, height: 12))
    #expect(decoration(3)?.subviews.first is UIImageView && decoration(4) is UILabel)
    let asked = listener.asked.count
    view.setNeedsLayout()
    host.settle()
    #expect(listener.asked.count == asked)
    view.reloadDecorations(forDateComponents: [], animated: false)
    host.settle()
    #expect(listener.asked.count == asked + 31)
    view.wantsDateDecorations = false
    host.settle()
    #expect(decoration(2) == nil && host.takeIssues().isEmpty)
  }
}
