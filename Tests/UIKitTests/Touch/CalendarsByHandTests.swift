import Foundation
import Testing

@testable import UIKit

@Suite("Calendars and compact date pickers are touched")
@MainActor
struct CalendarsByHandTests {
  private final class Ear: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var calls: [String] = []
    var keeps = false

    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { calls.append("from \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents.map { $0.day != 8 } ?? !keeps }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      calls.append("select \(dateComponents.map { "\($0.month ?? 0)/\($0.day ?? 0)" } ?? "none")")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { calls.append("add \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { calls.append("remove \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != 5 }
  }

  private let bench = TouchBench()
  private let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 350))
  private let ear = Ear()

  init() {
    view.calendar = Calendar(identifier: .gregorian)
    view.visibleDateComponents = DateComponents(year: 2025, month: 6)
    view.delegate = ear
    bench.view.addSubview(view)
    bench.host.settle()
  }

  private func days(_ view: UIView) -> [MonthDayView] {
    view.subviews.flatMap { ($0 as? MonthDayView).map { [$0] } ?? days($0) }
  }

  private func tap(_ day: Int) {
    let day = days(view)[day - 1]
    let place = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
    bench.tap(place.x, place.y)
    bench.host.settle()
  }

  @Test("a tap selects a day, another one moves the selection, and tapping it again clears it")
  func single() {
    let selection = UICalendarSelectionSingleDate(delegate: ear)
    view.selectionBehavior = selection
    bench.host.settle()
    tap(26)
    #expect(selection.selectedDate?.day == 26 && selection.selectedDate?.year == 2025)
    tap(8)
    tap(3)
    #expect(selection.selectedDate?.day == 3)
    tap(3)
    #expect(selection.selectedDate == nil)
    #expect(ear.calls == ["select 6/26", "select 6/3", "select none"])
    tap(3)
    ear.keeps = true
    tap(3)
    #expect(selection.selectedDate?.day == 3 && ear.calls.count == 4)
  }

  @Test("days are added to and removed from a multiple selection")
  func several() {
    let selection = UICalendarSelectionMultiDate(delegate: ear)
    view.selectionBehavior = selection
    selection.selectedDates = [DateComponents(year: 2025, month: 6, day: 5)]
    bench.host.settle()
    for day in [4, 5, 6, 4] { tap(day) }
    #expect(selection.selectedDates.map(\.day) == [5, 6])
    #expect(ear.calls == ["add 4", "add 6", "remove 4"])
  }

  @Test("without a selection taps do nothing")
  func none() {
    tap(4)
    #expect(ear.calls == [])
  }

  @Test("arrows and swipes change the month, within the available dates")
  func months() {
    let end = DateComponents(calendar: view.calendar, year: 2025, month: 7, day: 20).date
    view.availableDateRange = DateInterval(start: .distantPast, end: end ?? .distantFuture)
    bench.host.settle()
    // The arrow to the next month.
    bench.tap(20 + 350 - 8 - 8 - 10, 122)
    bench.host.settle()
    #expect(view.visibleDateComponents.month == 7 && days(view).count == 31)
    bench.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 200, y: 255), frames: 6)
    bench.host.settle()
    #expect(view.visibleDateComponents.month == 7)
    bench.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 255), frames: 6)
    bench.host.settle()
    #expect(view.visibleDateComponents.month == 6)
    #expect(ear.calls == ["from 6", "from 7"])
  }

  // MARK: Date pickers

  private func makePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US")
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_750_000_000)
    view.removeFromSuperview()
    bench.view.addSubview(picker)
    return picker
  }

  private func words(_ view: UIView) -> [DateWordView] {
    view.subviews.flatMap { ($0 as? DateWordView).map { [$0] } ?? words($0) }
      .filter { !$0.isHidden }
  }

  private func tap(word: DateWordView) {
    let place = word.convert(CGPoint(x: word.bounds.midX, y: word.bounds.midY), to: nil)
    bench.tap(place.x, place.y)
    bench.host.settle()
  }

  @Test("a compact picker's date opens a calendar, whose days set it; a tap outside closes it")
  func compactDate() throws {
    let picker = makePicker(.compact)
    picker.frame = CGRect(x: 20, y: 100, width: 340, height: 36)
    picker.maximumDate = picker.date.addingTimeInterval(11 * 86400)
    bench.host.settle()
    var events: [String] = []
    picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    picker.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
    picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    let start = picker.date
    let word = try #require(words(picker).first)
    tap(word: word)
    let card = try #require(bench.controller.presentedViewController as? DateCardController)
    #expect(card.content == .calendar && word.isOpen)
    func tapDay(_ number: Int) {
      let day = days(card.view)[number - 1]
      let place = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
      bench.tap(place.x, place.y)
      bench.host.settle()
    }
    tapDay(20)
    #expect(picker.date == start.addingTimeInterval(5 * 86400))
    tapDay(29)
    #expect(picker.date == start.addingTimeInterval(5 * 86400))
    #expect(events == ["begin", "value"])
    bench.tap(196, 800)
    bench.host.settle()
    #expect(bench.controller.presentedViewController == nil && !word.isOpen)
    #expect(events == ["begin", "value", "end"])
  }

  @Test("setting a date shows its month, and arrows end at the limits")
  func turnedAway() {
    let picker = makePicker(.inline)
    picker.datePickerMode = .date
    picker.frame = CGRect(x: 20, y: 100, width: 350, height: 350)
    picker.maximumDate = Date(timeIntervalSince1970: 1_753_000_000)
    bench.host.settle()
    func next() {
      bench.tap(20 + 350 - 8 - 8 - 10, 122)
      bench.host.settle()
    }
    func months(_ view: UIView) -> [String] {
      view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? months($0) }
        .filter { $0.hasSuffix("2025") }
    }
    #expect(months(picker) == ["June 2025"])
    next()
    #expect(months(picker) == ["July 2025"])
    // August has no selectable day.
    next()
    #expect(months(picker) == ["July 2025"])
    picker.date = Date(timeIntervalSince1970: 1_739_000_000)
    bench.host.settle()
    #expect(months(picker) == ["February 2025"])
  }

  @Test("a time opens wheels", arguments: [UIDatePickerStyle.compact, .inline])
  func time(style: UIDatePickerStyle) throws {
    let picker = makePicker(style)
    picker.frame = CGRect(x: 20, y: 100, width: 340, height: style == .compact ? 36 : 400)
    bench.host.settle()
    let start = picker.date
    tap(word: try #require(words(picker).last))
    let card = try #require(bench.controller.presentedViewController as? DateCardController)
    #expect(card.content == .time)
    func wheels(_ view: UIView) -> DatePickerWheels? {
      (view as? DatePickerWheels) ?? view.subviews.lazy.compactMap { wheels($0) }.first
    }
    let wheel = try #require(wheels(card.view))
    let place = wheel.convert(CGPoint(x: 100, y: wheel.bounds.midY), to: nil)
    bench.drag(
      from: place, to: CGPoint(x: place.x, y: place.y - 42), frames: 30, lifts: false)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(picker.date == start.addingTimeInterval(3600))
  }

  @Test("a disabled picker opens nothing")
  func disabled() throws {
    let picker = makePicker(.compact)
    picker.frame = CGRect(x: 20, y: 100, width: 340, height: 36)
    picker.isEnabled = false
    bench.host.settle()
    tap(word: try #require(words(picker).first))
    #expect(bench.controller.presentedViewController == nil)
  }
}
