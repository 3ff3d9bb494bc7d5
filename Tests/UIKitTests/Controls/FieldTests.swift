import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Text fields, switches, segmented controls, activity indicators and progress views")
@MainActor
struct FieldTests {
  final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var allowsEnd = true

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
  }

  private func shown(
    _ view: UIView, os: OSVersion = "15.0", style: (UIViewController) -> Void = { _ in }
  ) -> SimulationHost {
    let host = SimulationHost(device: .iPhone8, os: os)
    let root = UIViewController()
    root.view.addSubview(view)
    style(root)
    host.setRoot(root)
    return host
  }

  @Test(
    "a rounded field is 30 high through iOS 12 and 34 later, one without a border a line",
    arguments: [("12.0", 30), ("13.0", 34), ("17.0", 34)] as [(OSVersion, CGFloat)])
  func fieldHeight(os: OSVersion, height: CGFloat) {
    let host = SimulationHost(device: .iPhone8, os: os)
    host.setRoot(UIViewController())
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 21 || field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == height)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == height)
  }

  /// Fields of a public suite on iOS 17.5 take their height from their font.
  @Test func aFieldsFontFollowsTheCategory() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    host.setRoot(UIViewController())
    let fields = [UITextField(), UITextField()]
    for field in fields { field.font = .preferredFont(forTextStyle: .body) }
    fields[0].adjustsFontForContentSizeCategory = true
    let traits = fields[0].traitCollection.with { $0.preferredContentSizeCategory = .extraLarge }
    for field in fields { field.adoptTraits(traits) }
    #expect(fields.map(\.font?.pointSize) == [19, 17])
    fields[1].adjustsFontForContentSizeCategory = true
    #expect(fields[1].font?.pointSize == 19)
  }

  @Test("either text or placeholder is shown, between the side views")
  func fieldContent() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let host = shown(field)
    let labels = field.subviews.compactMap { $0 as? UILabel }
    func visible() -> [String?] { labels.filter { !$0.isHidden }.map(\.text) }
    field.placeholder = "Name"
    host.settle()
    #expect(visible() == ["Name"] && field.text == "")
    let wide = field.intrinsicContentSize.width
    field.text = "Ada"
    field.borderStyle = .roundedRect
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = icon
    host.settle()
    #expect(visible() == ["Ada"])
    #expect(field.intrinsicContentSize.width != wide)
    #expect(icon.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    host.settle()
    #expect(icon.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(try #require(labels.first { !$0.isHidden }).frame.minX == 20)
    field.isSecureTextEntry = true
    #expect(labels.contains { $0.text == "•••" } && field.text == "Ada")
    field.text = nil
    #expect(field.text == "")
    #expect(host.takeIssues().isEmpty)
  }

  @Test("editing begins and ends with first responder status, and both are announced")
  func editing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    let host = shown(field) { $0.view.addSubview(other) }
    let listener = Listener()
    field.delegate = listener
    field.addAction(UIAction { _ in listener.heard.append("event") }, for: .editingDidBegin)
    #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
    #expect(listener.heard == ["event", "begin"])
    listener.allowsEnd = false
    #expect(!other.becomeFirstResponder() && field.isEditing && !other.isEditing)
    listener.allowsEnd = true
    #expect(other.becomeFirstResponder() && !field.isEditing)
    #expect(listener.heard.last == "end")
    #expect(field.superview?.endEditing(true) == true && !other.isEditing)
    other.isEnabled = false
    #expect(!other.becomeFirstResponder())
    #expect(host.takeIssues().isEmpty)
  }

  @Test(
    "a switch keeps its size whatever frame it is given",
    arguments: [("12.0", 51, 31), ("26.0", 63, 28)] as [(OSVersion, CGFloat, CGFloat)])
  func switchSize(os: OSVersion, width: CGFloat, height: CGFloat) {
    let host = SimulationHost(device: os == "12.0" ? .iPhone8 : .iPhone15, os: os)
    host.setRoot(UIViewController())
    let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 2))
    #expect(view.frame == CGRect(x: 5, y: 6, width: width, height: height))
    view.frame = .zero
    view.setOn(true, animated: true)
    #expect(view.isOn && view.bounds.size == CGSize(width: width, height: height))
    // Constraints don't include the last two points.
    #expect(view.intrinsicContentSize == CGSize(width: width - 2, height: height))
    #expect(view.alignmentRectInsets == UIEdgeInsets(0, 0, 0, 2))
    #expect(view.sizeThatFits(.zero) == CGSize(width: width, height: height))
    #expect(host.takeIssues().isEmpty)
  }

  @Test(
    "segments are 29 high through iOS 12 and 32 later, one point of it outside the alignment rect",
    arguments: [("12.0", 29), ("13.0", 32)] as [(OSVersion, CGFloat)])
  func segmentHeight(os: OSVersion, height: CGFloat) {
    let host = SimulationHost(device: .iPhone8, os: os)
    host.setRoot(UIViewController())
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.frame.height == height)
    #expect(control.intrinsicContentSize.height == height - 1)
    #expect(control.alignmentRectInsets == UIEdgeInsets(0, 0, 1, 0))
    #expect(control.frame.width == control.intrinsicContentSize.width && control.frame.width > 60)
  }

  @Test("segments are created from titles, images and actions in order; other items are left out")
  func segmentItems() {
    var chosen: [String] = []
    let image = UIImage(systemName: "star")
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    host.setRoot(UIViewController())
    let control = UISegmentedControl(items: [
      "One", UIAction(title: "Two") { _ in chosen.append("two") }, image as Any,
      UIAction(title: "Four", image: image) { _ in chosen.append("four") },
      NSString(string: "Five"),
    ])
    #expect(host.takeIssues().isEmpty)
    #expect(
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        == ["One", "Two", nil, nil, "Five"])
    #expect(control.imageForSegment(at: 2) != nil && control.imageForSegment(at: 3) != nil)
    #expect(control.actionForSegment(at: 1)?.title == "Two")
    #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.width > 100)
    control.actionForSegment(at: 1)?.perform(sender: control)
    #expect(chosen == ["two"])

    let odd = UISegmentedControl(items: ["One", 2, UIView(), "Two"])
    #expect(odd.numberOfSegments == 2 && odd.titleForSegment(at: 1) == "Two")
    let issues = host.takeIssues().map(\.problem)
    #expect(issues.count == 2)
    #expect(issues.first?.contains("item 1") == true && issues.last?.contains("UIView") == true)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0 && host.takeIssues().isEmpty)

    // Actions are valid items from iOS 14 on; before, a device raises an exception.
    let old = SimulationHost(device: .iPhone8, os: "13.0")
    old.setRoot(UIViewController())
    #expect(
      UISegmentedControl(items: ["One", UIAction(title: "Two") { _ in }]).numberOfSegments == 1)
    #expect(old.takeIssues().count == 1)
  }

  @Test("segments share the width that fixed-width ones leave, and come and go")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    let host = shown(control)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    func widths() -> [CGFloat] {
      control.layoutIfNeeded()
      return control.subviews.sorted { $0.frame.minX < $1.frame.minX }.map(\.frame.width)
    }
    #expect(widths() == [100, 100, 100])
    control.setWidth(60, forSegmentAt: 0)
    #expect(widths() == [60, 120, 120])
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.numberOfSegments == 4 && control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == "Three" && control.titleForSegment(at: 9) == nil)
    #expect(host.takeIssues().isEmpty)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == -1)
    #expect(host.takeIssues().count == 1)
    control.removeAllSegments()
    #expect(control.subviews.isEmpty && control.intrinsicContentSize.width == 0)
  }

  @Test("an activity indicator is hidden until it animates, 20 or 37 points wide")
  func wheel() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    host.setRoot(UIViewController())
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    wheel.style = .medium
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden && !wheel.isAnimating)
  }

  @Test("progress is between 0 and 1, in a bar that grew with iOS 14")
  func progress() {
    let host = SimulationHost(device: .iPhone8, os: "14.0")
    host.setRoot(UIViewController())
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.intrinsicContentSize.height == 4 && bar.frame.height == 4)
    bar.setProgress(3, animated: true)
    #expect(bar.progress == 1)
    bar.progress = -1
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
    let old = SimulationHost(device: .iPhone8, os: "13.0")
    old.setRoot(UIViewController())
    #expect(UIProgressView().intrinsicContentSize.height == 2)
    #expect(host.takeIssues().isEmpty && old.takeIssues().isEmpty)
  }
}
