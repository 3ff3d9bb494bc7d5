import Devices
import Testing
import UIKit

@MainActor
struct AlertTests {
  private func shown(
    _ alert: UIAlertController, on device: Device, os: OSVersion, from source: CGRect? = nil
  ) -> (host: SimulationHost, frame: CGRect) {
    let host = SimulationHost(device: device, os: os)
    let root = UIViewController()
    host.setRoot(root)
    if let source {
      alert.popoverPresentationController?.sourceView = root.view
      alert.popoverPresentationController?.sourceRect = source
    }
    root.present(alert, animated: true)
    host.settle()
    return (host, alert.view.convert(alert.view.bounds, to: nil))
  }

  @Test("an alert of one line and one button on 320 × 568 is at a dump's position")
  func dumped() {
    let host = SimulationHost(device: .iPhoneSE, os: "12.0")
    _ = host
    let alert = UIAlertController(title: nil, message: "One line", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let (shownHost, frame) = shown(alert, on: .iPhoneSE, os: "12.0")
    #expect(frame == CGRect(x: 25, y: 235, width: 270, height: 98))
    #expect(shownHost.takeIssues().isEmpty)
  }

  @Test("iOS 26.1: two texts and two buttons side by side, the cancel button first")
  func newLook() {
    let host = SimulationHost(device: .iPhone16, os: "26.1")
    _ = host
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (_, frame) = shown(alert, on: .iPhone16, os: "26.1")
    #expect(frame.width == 320)
    // 22 + 20.333 + 7.667 + 18 + 4.333, then 16 + 48 + 16.
    #expect(abs(frame.height - 152.333) < 0.01)
    #expect(abs(frame.midY - (59 + (852 - 59 - 34) / 2)) < 0.5)
    let labels = alert.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.first { $0.text == "Cancel" }?.frame.minX == 16)
    #expect(labels.first { $0.text == "OK" }?.frame.minX == 164)
    #expect(labels.first { $0.text == "OK" }?.frame.width == 140)
  }

  @Test("iOS 26: in a window of 320 an alert is 300 wide, with a field of one line (recorded)")
  func narrowWindow() throws {
    func shown(width: CGFloat, fields: Int) throws -> (frame: CGRect, fields: [CGRect]) {
      var options = SimulationHost.Options()
      options.safeArea = .zero
      options.windowsCountAsScreen = true
      let host = SimulationHost(device: .iPhoneSE3, os: "26.0", options: options)
      host.window.frame = CGRect(x: 0, y: 0, width: width, height: 568)
      let root = UIViewController()
      host.setRoot(root)
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
      host.settle()
      #expect(host.takeIssues().isEmpty)
      return (
        alert.view.convert(alert.view.bounds, to: nil),
        (alert.textFields ?? []).map { $0.convert($0.bounds, to: alert.view) }
      )
    }
    let plain = try shown(width: 320, fields: 0)
    #expect(plain.frame.minX == 10 && plain.frame.width == 300)
    #expect(abs(plain.frame.midY - 284) <= 0.5)
    let one = try shown(width: 320, fields: 1)
    #expect(one.frame.height == plain.frame.height + 46)
    let field = try #require(one.fields.first)
    #expect(field.minX == 22.5 && field.width == 255 && field.height == 20.5)
    let two = try shown(width: 375, fields: 2)
    #expect(two.frame.width == 320 && two.frame.height == plain.frame.height + 80)
    #expect(two.fields[1].minY == two.fields[0].minY + 33.5 && two.fields[1].width == 275)
  }

  @Test("an alert has text fields, which only alerts support")
  func textFields() throws {
    let host = SimulationHost(device: .iPhoneSE, os: "12.0")
    let alert = UIAlertController(title: nil, message: "One line", preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let (shownHost, frame) = shown(alert, on: .iPhoneSE, os: "12.0")
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].placeholder == "Name")
    // As high as one without fields, plus the fields and their spacing.
    #expect(frame.width == 270 && frame.height == 98 + 19 + 2 * 25)
    #expect(fields[1].frame.minY == fields[0].frame.maxY)
    #expect(fields.allSatisfy { $0.isDescendant(of: alert.view) && $0.frame.width == 238 })
    #expect(shownHost.takeIssues().isEmpty)
    let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
    #expect(shownHost.takeIssues().count == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an action sheet is 8 points from the sides, with a separate cancel button")
  func actionSheet() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    _ = host
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["One", "Two"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (_, frame) = shown(sheet, on: .iPhone8, os: "12.0")
    #expect(frame == CGRect(x: 8, y: 667 - 8 - 179, width: 359, height: 179))
    let cancel = sheet.view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Cancel" }
    #expect(cancel?.frame.minY == 122)
  }

  @Test("on an iPad an action sheet is a popover without its cancel button; it needs a source")
  func popover() {
    let host = SimulationHost(device: .iPadAir5, os: "15.0")
    _ = host
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (shownHost, _) = shown(
      sheet, on: .iPadAir5, os: "15.0", from: CGRect(x: 400, y: 200, width: 40, height: 40))
    #expect(
      sheet.view.subviews.compactMap { ($0 as? UILabel)?.text }.filter { $0 == "Cancel" } == [])
    #expect(sheet.view.bounds.width == 304)
    // The view extends under the arrow, the buttons don't.
    let one = sheet.view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "One" }
    #expect(one?.frame.minY == 13 && one?.frame.maxY == sheet.view.bounds.height)
    #expect(shownHost.takeIssues().isEmpty)
    let other = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    other.addAction(UIAlertAction(title: "One", style: .default))
    let (otherHost, _) = shown(other, on: .iPadAir5, os: "15.0")
    #expect(
      otherHost.takeIssues().first?.problem.contains(
        "You must provide location information for this popover") == true)
  }

  @Test("two cancel actions, a foreign preferred one, and no content are issues")
  func refused() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    #expect(alert.actions.count == 1)
    #expect(host.takeIssues().count == 1)
    alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    #expect(alert.preferredAction == nil)
    #expect(host.takeIssues().count == 1)
    let (emptyHost, _) = shown(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), on: .iPhone8, os: "15.0")
    #expect(
      emptyHost.takeIssues().first?.problem
        == "UIAlertController must have a title, a message or an action to display")
  }
}
