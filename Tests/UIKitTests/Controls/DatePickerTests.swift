import Devices
import Foundation
import Testing
import UIKit

@testable import UIKit

@Suite("Date pickers")
@MainActor
struct DatePickerTests {
  private func shown(_ view: UIView, os: OSVersion = "26.0") -> SimulationHost {
    let host = SimulationHost(device: .iPhone15, os: os)
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return host
  }

  /// 2024-02-29 15:04:30 in Greenwich.
  private let leapDay = Date(timeIntervalSince1970: 1_709_219_070)

  private func wheels(_ picker: UIDatePicker) -> [String] {
    guard let wheels = picker.content as? DatePickerWheels else { return [] }
    return (0..<wheels.numberOfComponents).map {
      wheels.pickerView(
        wheels, titleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0) ?? ""
    }
  }

  private func words(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap(words)
  }

  @Test("a picker without a size has its natural one at its position")
  func place() {
    #expect(UIDatePicker().frame.origin == .zero)
    let moved = UIDatePicker(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
    #expect(moved.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: UIDatePicker().frame.size))
    #expect(moved.frame.height > 30)
  }

  @Test("without a date it has the simulation's")
  func today() {
    let host = SimulationHost(device: .iPhone15, os: "26.0")
    host.use {
      let picker = UIDatePicker()
      #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_660))
      #expect(picker.datePickerMode == .dateAndTime)
      #expect(picker.preferredDatePickerStyle == .automatic)
    }
  }

  @Test(
    "automatic is wheels through iOS 13 and for durations, and compact later",
    arguments: [("13.4", .wheels), ("14.0", .compact), ("26.0", .compact)]
      as [(OSVersion, UIDatePickerStyle)])
  func styles(os: OSVersion, style: UIDatePickerStyle) {
    let picker = UIDatePicker()
    let host = shown(picker, os: os)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == style)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == (style == .wheels ? .wheels : .inline))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("dates stay between the limits; reversed limits have no effect")
  func range() {
    let picker = UIDatePicker()
    picker.date = leapDay
    picker.minimumDate = leapDay + 100
    #expect(picker.date == leapDay + 100)
    picker.maximumDate = leapDay + 200
    picker.setDate(leapDay + 900, animated: true)
    #expect(picker.date == leapDay + 200)
    picker.maximumDate = leapDay
    picker.date = leapDay + 900
    #expect(picker.date == leapDay + 900)
  }

  @Test("minutes are rounded down to the interval, seconds stay; an interval divides 60")
  func intervals() {
    let picker = UIDatePicker()
    picker.date = leapDay
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.date == leapDay - 240)
    picker.roundsToMinuteInterval = false
    picker.date = leapDay
    #expect(picker.date == leapDay)
  }

  @Test(
    "durations are whole minutes from 1 minute to 23:59 hours",
    arguments: [(59, 60), (-1, 60), (150, 120), (90_000, 86_340)]
      as [(TimeInterval, TimeInterval)])
  func spans(given: TimeInterval, kept: TimeInterval) {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = given
    #expect(picker.countDownDuration == kept)
  }

  @Test("wheels in the order and the words of the language")
  func wheelTitles() {
    let picker = UIDatePicker()
    let host = shown(picker)
    picker.preferredDatePickerStyle = .wheels
    picker.date = leapDay
    #expect(wheels(picker) == ["Thu, Feb 29", "3", "04", "PM"])
    picker.datePickerMode = .date
    #expect(wheels(picker) == ["February", "29", "2024"])
    picker.datePickerMode = .yearAndMonth
    #expect(wheels(picker) == ["February", "2024"])
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "de_DE")
    #expect(wheels(picker) == ["15", "04"])
    picker.datePickerMode = .date
    #expect(wheels(picker) == ["29", "Februar", "2024"])
    picker.timeZone = TimeZone(secondsFromGMT: 10 * 3600)
    #expect(wheels(picker) == ["1", "März", "2024"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    #expect(wheels(picker) == ["1", "5"])
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    host.settle()
    #expect(host.takeIssues().isEmpty)
  }

  @Test("today is a word in English, the day elsewhere")
  func todaysWord() {
    let picker = UIDatePicker()
    let host = shown(picker)
    picker.preferredDatePickerStyle = .wheels
    #expect(wheels(picker).first == "Today")
    picker.locale = Locale(identifier: "fr_FR")
    #expect(wheels(picker).first?.contains("9 janv") == true)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("one label each for date and time, at the trailing end")
  func compact() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    picker.date = leapDay
    let host = shown(picker)
    host.settle()
    #expect(words(picker) == ["Feb 29, 2024", "3:04\u{202F}PM"])
    let shapes = try #require(picker.content).subviews
    #expect(abs((shapes.last?.frame.maxX ?? 0) - 300) < 0.34)
    #expect(abs(shapes[1].frame.minX - shapes[0].frame.maxX - 4) < 0.34)
    #expect(picker.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(picker.sizeThatFits(.zero).height == 36)
    picker.datePickerMode = .date
    #expect(words(picker) == ["Feb 29, 2024"])
    #expect(abs(picker.sizeThatFits(.zero).height - 34.333) < 0.01)
    picker.contentHorizontalAlignment = .leading
    picker.isEnabled = false
    host.settle()
    let shape = try #require(picker.content?.subviews.first)
    #expect(shape.frame.minX == 0 && shape.backgroundColor == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("constraints size a picker by its content")
  func constrained() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.translatesAutoresizingMaskIntoConstraints = false
    let host = shown(picker)
    host.settle()
    #expect(picker.frame.width > 80 && abs(picker.frame.height - 34.333) < 0.01)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a month begins on its weekday, by the calendar's first day of the week")
  func grid() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 1
    let grid = MonthGrid(of: leapDay, calendar: calendar)
    #expect(grid.dayCount == 29 && grid.lead == 4)
    #expect(grid.place(ofDay: 0) == (0, 4) && grid.place(ofDay: 3) == (1, 0))
    calendar.firstWeekday = 2
    let monday = MonthGrid(of: leapDay, calendar: calendar)
    #expect(monday.lead == 3)
    #expect(monday.ordered(["S", "M", "T", "W", "t", "F", "s"]).first == "M")
  }

  @Test("inline: the month, with the day on a circle")
  func inline() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = leapDay
    let host = shown(picker)
    host.settle()
    let texts = words(picker)
    #expect(texts.first == "February 2024" && texts.contains("THU") && texts.last == "29")
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 440))
    picker.datePickerMode = .time
    #expect(picker.sizeThatFits(.zero).height == 114)
    #expect(words(picker) == ["3:04\u{202F}PM"])
    #expect(host.takeIssues().isEmpty)
  }
}
