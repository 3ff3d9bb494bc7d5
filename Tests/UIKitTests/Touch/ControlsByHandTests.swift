import Foundation
import Testing

@testable import UIKit

@Suite("Sliders, steppers, pickers and text follow touches")
@MainActor
struct ControlsByHandTests {
  private let bench = TouchBench()

  private func count(_ control: UIControl, _ events: UIControl.Event = .valueChanged) -> TouchLog {
    let log = TouchLog()
    control.addAction(UIAction { _ in log.lines.append("event") }, for: events)
    return log
  }

  @Test("a slider's thumb follows a touch that grabs it")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    bench.view.addSubview(slider)
    bench.host.settle()
    let log = count(slider)
    bench.drag(from: CGPoint(x: 250, y: 117), to: CGPoint(x: 300, y: 117), frames: 5)
    #expect(slider.value == 0 && log.take().isEmpty)
    bench.drag(from: CGPoint(x: 32, y: 117), to: CGPoint(x: 170, y: 117), frames: 5, lifts: false)
    #expect(slider.isTracking)
    #expect(log.take().count == 5)
    #expect(abs(slider.value - 0.5) < 0.05)
    bench.move(900, 117)
    #expect(slider.value == 1)
    bench.up()
    #expect(!slider.isTracking)
    slider.isContinuous = false
    _ = log.take()
    bench.drag(from: CGPoint(x: 305, y: 117), to: CGPoint(x: 170, y: 117), frames: 5)
    #expect(log.take() == ["event"])
  }

  @Test("a stepper counts on touch down, and continues while held")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
    bench.view.addSubview(stepper)
    bench.host.settle()
    let log = count(stepper)
    bench.tap(90, 116)
    #expect(stepper.value == 1)
    bench.tap(30, 116)
    #expect(stepper.value == 0)
    bench.tap(30, 116)
    #expect(log.take().count == 2)
    bench.down(90, 116)
    bench.host.advance(by: 0.49)
    #expect(stepper.value == 1)
    bench.host.advance(by: 0.52)
    #expect(stepper.value == 7)
    // Settling doesn't wait for a touch that may last forever.
    bench.host.settle()
    #expect(stepper.value == 7)
    bench.move(380, 600)
    bench.host.advance(by: 1)
    #expect(stepper.value == 7)
    bench.up()
    bench.host.advance(by: 2)
    #expect(stepper.value == 7)
    stepper.autorepeat = false
    bench.down(90, 116)
    bench.host.advance(by: 2)
    #expect(stepper.value == 8)
    bench.up()
    stepper.isContinuous = false
    stepper.autorepeat = true
    _ = log.take()
    bench.down(90, 116)
    bench.host.advance(by: 0.8)
    #expect(log.take().isEmpty)
    bench.up()
    #expect(log.take() == ["event"])
    #expect(bench.host.issues.isEmpty)
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var calls: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 20 : 5
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      calls.append("\(component): \(row)")
    }
  }

  @Test("a picker's wheel follows a drag, spins on to a row, and notifies the delegate once")
  func picker() {
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    bench.view.addSubview(picker)
    bench.host.settle()
    // The first 10 points don't move the wheel: 70 are two rows of 32, and a bit.
    bench.drag(
      from: CGPoint(x: 80, y: 250), to: CGPoint(x: 80, y: 170), frames: 8, lifts: false)
    bench.host.settle()
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.wheels.columns?[0].turn == 70)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.wheels.columns?[0].turn == 0)
    #expect(rows.calls == ["0: 2"])
    rows.calls = []
    // A flick continues: 900 points a second for 0.1 s at the fast rate, 89 points more.
    bench.drag(from: CGPoint(x: 80, y: 270), to: CGPoint(x: 80, y: 150), frames: 8)
    bench.host.settle()
    #expect(rows.calls == ["0: 8"])
    #expect(picker.selectedRow(inComponent: 1) == 0)
    // Beyond its first row a wheel stretches, and comes back without selecting another row.
    rows.calls = []
    bench.drag(
      from: CGPoint(x: 240, y: 150), to: CGPoint(x: 240, y: 260), frames: 8, lifts: false)
    let turn = picker.wheels.columns?[1].turn ?? 0
    #expect(turn < -30 && turn > -100)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(rows.calls.isEmpty)
    #expect(picker.wheels.columns?[1].turn == 0)
    // A tap on a row, a drag, and a call from the app.
    bench.tap(240, 208 + 31)
    bench.host.settle()
    #expect(rows.calls == ["1: 1"])
    rows.calls = []
    bench.drag(from: CGPoint(x: 20, y: 208), to: CGPoint(x: 140, y: 215), frames: 8)
    bench.host.settle()
    #expect(rows.calls.isEmpty)
    bench.drag(from: CGPoint(x: 80, y: 250), to: CGPoint(x: 80, y: 170), frames: 8)
    picker.selectRow(3, inComponent: 0, animated: false)
    bench.host.settle()
    #expect(rows.calls.isEmpty && picker.selectedRow(inComponent: 0) == 3)
    // A touch stops a wheel; if it ends immediately the wheel settles on the nearest row.
    bench.drag(from: CGPoint(x: 80, y: 270), to: CGPoint(x: 80, y: 150), frames: 8)
    bench.host.advance(by: 0.05)
    bench.tap(80, 208)
    bench.host.settle()
    #expect(rows.calls.count == 1)
    #expect(picker.selectedRow(inComponent: 0) < 9)
    #expect((picker.gestureRecognizers ?? []).isEmpty)
  }

  @Test("a date picker's wheels set its date within its limits")
  func dates() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(identifier: "GMT")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
    let january31 = Date(timeIntervalSince1970: 1_706_702_400)
    picker.date = january31
    bench.view.addSubview(picker)
    bench.host.settle()
    let log = count(picker)
    // Month, day, year: the month advances by one, to the last day of February 2024.
    let wheels = try #require(picker.content as? DatePickerWheels)
    let x = wheels.columns[0].view.frame.midX
    bench.drag(
      from: CGPoint(x: x, y: 230), to: CGPoint(x: x, y: 230 - 42), frames: 8, lifts: false)
    #expect(!picker.isTracking)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(picker.date == Date(timeIntervalSince1970: 1_709_208_000))
    #expect(log.take() == ["event"])
    picker.maximumDate = picker.date
    bench.drag(
      from: CGPoint(x: x, y: 230), to: CGPoint(x: x, y: 230 - 42), frames: 8, lifts: false)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(picker.date == Date(timeIntervalSince1970: 1_709_208_000))
    #expect(log.take().isEmpty)
    #expect(wheels.selectedRow(inComponent: 0) % 12 == 1)
    picker.isEnabled = false
    picker.maximumDate = nil
    bench.drag(from: CGPoint(x: x, y: 230), to: CGPoint(x: x, y: 150), frames: 8)
    bench.host.settle()
    #expect(log.take().isEmpty)
  }

  @Test("hour and duration wheels report what they show")
  func times() throws {
    var settings = DateSettings()
    settings.timeZone = TimeZone(identifier: "GMT")
    settings.ownCalendar = Calendar(identifier: .gregorian)
    settings.ownLocale = Locale(identifier: "en_US")
    settings.date = Date(timeIntervalSince1970: 0)
    settings.minuteInterval = 15
    let wheels = settings.wheels(for: .dateAndTime)
    #expect(wheels.map(\.kind) == [.date, .hour, .minute, .half])
    let date = settings.date(of: wheels, [DateSettings.dayReach + 2, 0, 3, 1])
    #expect(date == Date(timeIntervalSince1970: 2 * 86_400 + 12 * 3600 + 45 * 60))
    let morning = settings.date(of: wheels, [DateSettings.dayReach, 11, 1, 0])
    #expect(morning == Date(timeIntervalSince1970: 11 * 3600 + 15 * 60))
    let spans = settings.wheels(for: .countDownTimer)
    #expect(settings.duration(of: spans, [2, 1]) == 7200 + 900)
  }

  private final class Writer: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location) \(range.length) \(text)")
      return allows
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      calls.append("\(URL) \(characterRange.location) \(characterRange.length)")
      return allows
    }
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    bench.view.addSubview(view)
    bench.host.settle()
    return view
  }

  @Test("a tap places a text view's caret, and typing queries the delegate")
  func typing() {
    let view = textView("one two three")
    let writer = Writer()
    view.delegate = writer
    let place = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 3)!)
    let point = view.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    bench.tap(point.x, point.y)
    bench.host.settle()
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(bench.host.keyboardFrame != nil)
    #expect(bench.host.typeByHand("ab"))
    #expect(view.text == "oneab two three")
    #expect(bench.host.deleteByHand())
    #expect(view.text == "onea two three")
    #expect(writer.calls == ["3 0 a", "4 0 b", "4 1 "])
    writer.allows = false
    #expect(bench.host.typeByHand("x") && bench.host.clearByHand())
    #expect(view.text == "onea two three")
    writer.allows = true
    #expect(bench.host.clearByHand())
    #expect(view.text.isEmpty)
    view.isEditable = false
    _ = bench.host.typeByHand("x")
    #expect(view.text.isEmpty)
  }

  @Test("a tap follows a link in a text that isn't editable, unless its delegate prevents it")
  func links() {
    let view = textView("")
    let text = NSMutableAttributedString(
      string: "see the page here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: URL(string: "https://example.com")!, range: NSRange(location: 8, length: 4))
    view.attributedText = text
    view.isEditable = false
    let writer = Writer()
    view.delegate = writer
    bench.host.settle()
    func tap(_ index: Int) {
      let place = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!)
      let point = view.convert(CGPoint(x: place.midX + 3, y: place.midY), to: nil)
      bench.tap(point.x, point.y)
      bench.host.settle()
    }
    tap(1)
    #expect(writer.calls.isEmpty && !view.isFirstResponder)
    tap(9)
    #expect(writer.calls == ["https://example.com 8 4"])
    #expect(bench.host.service(ApplicationServices.self).openedURLs.count == 1)
    writer.allows = false
    tap(9)
    #expect(bench.host.service(ApplicationServices.self).openedURLs.count == 1)
    view.isEditable = true
    writer.calls = []
    tap(9)
    #expect(writer.calls.isEmpty && view.isFirstResponder)
  }

  @Test("text that is higher than its view scrolls under a drag, which doesn't start editing")
  func scrolling() {
    let view = textView(String(repeating: "line\n", count: 40))
    bench.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 110), frames: 10, lifts: false)
    bench.up(after: 0.3)
    bench.host.settle()
    #expect(view.contentOffset.y == 80)
    #expect(!view.isFirstResponder)
  }

  @Test("a table view controller makes room for the keyboard, and shows the edited row")
  func table() {
    final class Fields: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        20
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 30))
        field.accessibilityIdentifier = "\(indexPath.row)"
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let controller = Fields()
    bench.host.setRoot(controller)
    bench.host.settle()
    let table = controller.tableView!
    func field(_ row: Int) -> UIView? {
      table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first
    }
    #expect(field(15)?.becomeFirstResponder() == true)
    bench.host.settle()
    #expect(table.contentInset.bottom == 301)
    #expect(table.adjustedContentInset.bottom == 335)
    let cell = table.rectForRow(at: IndexPath(row: 15, section: 0))
    #expect(abs(table.convert(cell, to: nil).maxY - 517) < 1)
    field(15)?.resignFirstResponder()
    bench.host.settle()
    #expect(table.contentInset.bottom == 0)
  }

  @Test("a calendar takes taps on days and on the arrows to other months")
  func calendarDays() throws {
    let bench = TouchBench()
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    picker.date = start
    picker.maximumDate = start.addingTimeInterval(40 * 86400)
    picker.frame = CGRect(x: 20, y: 100, width: 320, height: 340)
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    bench.view.addSubview(picker)
    bench.host.settle()
    func days(_ view: UIView) -> [MonthDayView] {
      view.subviews.flatMap { ($0 as? MonthDayView).map { [$0] } ?? days($0) }
    }
    func tap(_ day: Int) {
      let view = days(picker)[day - 1]
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      bench.tap(place.x, place.y)
      bench.host.settle()
    }
    tap(26)
    #expect(picker.date == start.addingTimeInterval(11 * 86400) && events == 1)
    tap(26)
    #expect(events == 1)
    // The arrow to July, whose selectable days end on the 25th.
    bench.tap(20 + 320 - 8 - 8 - 10, 122)
    bench.host.settle()
    #expect(days(picker).count == 31 && events == 1)
    tap(30)
    #expect(events == 1)
    tap(2)
    #expect(picker.date == start.addingTimeInterval(17 * 86400) && events == 2)
  }
}
