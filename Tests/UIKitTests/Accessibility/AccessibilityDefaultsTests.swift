import Foundation
import SystemFacts
import Testing

@testable import UIKit

/// The accessibility of UIKit's own views.
@Suite("Accessibility of UIKit's views") @MainActor
struct AccessibilityDefaultsTests {
  private let host = SimulationHost(device: .iPhone8, os: "17.0")

  private func said(_ view: UIView, width: CGFloat = 300, height: CGFloat = 200) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    host.window.addSubview(view)
    view.layoutIfNeeded()
    defer { view.removeFromSuperview() }
    return AccessibilityTree(of: view).elements.map { AccessibilitySpeech($0).text }
  }

  @Test("buttons are labelled by their titles")
  func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityLabel == "Save" && said(button) == ["Save. Button."])
    button.isEnabled = false
    button.isSelected = true
    #expect(said(button) == ["Selected: Save. Dimmed. Button."])
    button.accessibilityLabel = "Keep"
    #expect(said(button) == ["Selected: Keep. Dimmed. Button."])
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "Now"
    let configured = UIButton(configuration: configuration)
    #expect(said(configured) == ["Buy, Now. Button."])
    let attributed = UIButton()
    attributed.setAttributedTitle(NSAttributedString(string: "Attr"), for: .normal)
    #expect(said(attributed) == ["Attr. Button."])
  }

  @Test("labels without text have no label, images only the one they are given")
  func labelsAndImages() {
    let label = UILabel()
    #expect(said(label) == [])
    label.text = "Hi"
    #expect(said(label) == ["Hi"])
    label.isEnabled = false
    #expect(said(label) == ["Hi. Dimmed."])
    let image = UIImageView()
    image.accessibilityLabel = "Cat"
    #expect(said(image) == [])
    image.isAccessibilityElement = true
    #expect(said(image) == ["Cat. Image."])
  }

  @Test("switches are on or off")
  func switches() {
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    toggle.accessibilityLabel = "Wi-Fi"
    #expect(toggle.accessibilityValue == "1" && said(toggle) == ["Wi-Fi. Switch Button. On."])
    toggle.isEnabled = false
    #expect(said(toggle) == ["Wi-Fi. Dimmed. Switch Button. On."])
    // Recorded: a value of the app's doesn't replace it.
    toggle.isEnabled = true
    toggle.accessibilityValue = "Value"
    #expect(toggle.accessibilityValue == "1" && said(toggle) == ["Wi-Fi. Switch Button. On."])
    toggle.isOn = false
    #expect(said(toggle) == ["Wi-Fi. Switch Button. Off."])
  }

  /// Recorded for a switch; the others follow from their traits.
  @Test("an element with the traits of a view is read like it")
  func copiedTraits() {
    let toggle = UISwitch()
    toggle.isOn = true
    let field = UITextField()
    field.isSecureTextEntry = true
    let copy = UIView()
    copy.isAccessibilityElement = true
    copy.accessibilityLabel = "Copy"
    copy.accessibilityTraits = toggle.accessibilityTraits
    #expect(said(copy) == ["Copy. Switch Button."])
    #expect(
      AccessibilityTree(of: copy).elements.first.map { AccessibilitySpeech($0).hint }
        == "Double tap to toggle setting.")
    copy.accessibilityValue = toggle.accessibilityValue
    #expect(said(copy) == ["Copy. Switch Button. On."])
    copy.accessibilityValue = nil
    copy.accessibilityTraits = field.accessibilityTraits
    #expect(said(copy) == ["Copy. Secure Text Field."])
  }

  @Test("sliders, steppers, pages and progress have their value")
  func amounts() {
    let slider = UISlider()
    slider.value = 0.25
    #expect(said(slider) == ["25%. Adjustable."])
    let stepper = UIStepper()
    // Recorded: grey halves aren't read as dimmed.
    #expect(said(stepper) == ["Decrement. Button.", "Increment. Button."])
    stepper.value = 100
    #expect(said(stepper) == ["Decrement. Button.", "Increment. Button."])
    stepper.isEnabled = false
    #expect(said(stepper) == ["Decrement. Dimmed. Button.", "Increment. Dimmed. Button."])
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    #expect(said(pages) == ["page 2 of 4. Adjustable."])
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(said(progress) == ["Progress: 50%"])
    let indicator = UIActivityIndicatorView()
    #expect(said(indicator) == [], "hidden")
    indicator.startAnimating()
    #expect(said(indicator) == ["In progress"])
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(said(indicator) == ["Progress halted"])
  }

  @Test("segments are counted buttons")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    #expect(
      said(control) == [
        "A. Button. 1 of 3.", "Selected: B. Button. 2 of 3.", "C. Dimmed. Button. 3 of 3.",
      ])
  }

  @Test("fields have their text as value, or else their placeholder")
  func fields() {
    let field = UITextField()
    field.placeholder = "Your name"
    #expect(said(field) == ["Your name. Text Field."])
    field.text = "Jo"
    #expect(said(field) == ["Jo. Text Field."])
    field.isSecureTextEntry = true
    #expect(said(field) == ["••. Secure Text Field."])
    field.isSecureTextEntry = false
    field.clearButtonMode = .always
    field.isAccessibilityElement = false
    #expect(said(field) == [])
    field.text = nil
    #expect(said(field) == [], "nor is its placeholder read")
    let note = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    note.text = "Note"
    field.leftView = note
    field.leftViewMode = .always
    #expect(said(field) == ["Note"])
    let view = UITextView()
    view.text = "Notes"
    #expect(said(view) == ["Notes. Text Field."])
    view.isEditable = false
    #expect(said(view) == ["Notes"])
    let bar = UISearchBar()
    bar.placeholder = "Find"
    #expect(said(bar) == ["Find. Search Field."])
  }

  @Test("a cell combines its texts; its interactive elements follow")
  func cells() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Network"
    cell.detailTextLabel?.text = "Home"
    #expect(said(cell, height: 44) == ["Network, Home"])
    cell.accessoryType = .checkmark
    #expect(said(cell, height: 44) == ["Selected: Network, Home"])
    cell.accessoryType = .detailButton
    #expect(said(cell, height: 44) == ["Network, Home", "More Info. Button."])
    let toggle = UISwitch()
    cell.accessoryView = toggle
    #expect(said(cell, height: 44) == ["Network, Home", "Switch Button. Off."])
    cell.accessibilityLabel = "Named"
    #expect(said(cell, height: 44).first == "Named")
    cell.isAccessibilityElement = true
    #expect(said(cell, height: 44) == ["Named"])
    let empty = UITableViewCell()
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    empty.contentView.addSubview(button)
    #expect(said(empty, height: 44) == ["Go. Button."])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Head"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Foot"
    }
  }

  @Test("section titles are headings, footers aren't")
  func sections() {
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    let words = said(table).map { $0.lowercased() }
    #expect(words == ["head. heading.", "row 0", "row 1", "foot"])
  }

  @Test("bars have headings, back buttons, labelled items and counted tabs")
  func bars() {
    let first = UIViewController()
    first.title = "Inbox"
    let second = UIViewController()
    second.title = "Letter"
    second.view.backgroundColor = .white
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    edit.isEnabled = false
    edit.accessibilityIdentifier = "edit"
    second.navigationItem.rightBarButtonItems = [add, edit]
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    navigation.tabBarItem.badgeValue = "3"
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    host.setRoot(tabs)
    let tree = AccessibilityTree(of: host.window)
    #expect(
      tree.elements.map { AccessibilitySpeech($0).text } == [
        "Inbox. Back Button.", "Letter. Heading.", "Edit. Dimmed. Button.", "Add. Button.",
        "Selected: Mail. Tab. 1 of 2.", "More. Tab. 2 of 2.",
      ])
    #expect(tree.elements[2].identifier == "edit")
  }

  /// Recorded on iOS 17.5, 18.5 and 26.2.
  @Test("a back button is named by the previous screen, whatever it shows")
  func backButtons() {
    func said(_ os: OSVersion, _ first: UIViewController) -> String? {
      let host = SimulationHost(device: .iPhone8, os: os)
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(UIViewController(), animated: false)
      host.setRoot(navigation)
      return AccessibilityTree(of: host.window).elements.map { AccessibilitySpeech($0).text }
        .first { $0.contains("Back Button") }
    }
    for os in ["17.5", "26.2"] as [OSVersion] {
      let first = UIViewController()
      #expect(said(os, first) == "Back Button.")
      let titled = UIViewController()
      titled.title = "First"
      #expect(said(os, titled) == "First. Back Button.")
      let long = UIViewController()
      long.title = "A title that is too long for the button of a bar"
      #expect(said(os, long) == "\(long.title ?? ""). Back Button.")
      let minimal = UIViewController()
      minimal.title = "First"
      minimal.navigationItem.backButtonDisplayMode = .minimal
      #expect(said(os, minimal) == "First. Back Button.")
      let own = UIViewController()
      own.title = "First"
      own.navigationItem.backButtonTitle = "Own"
      #expect(said(os, own) == "Own. Back Button.")
    }
  }

  /// Recorded on iOS 17.5, 18.5 and 26.2.
  @Test("badges and disabled items of a tab bar aren't read as such")
  func tabItems() {
    let bar = UITabBar()
    let badged = UITabBarItem(title: "Item B", image: nil, tag: 0)
    badged.badgeValue = "3"
    let disabled = UITabBarItem(title: "Item C", image: nil, tag: 1)
    disabled.isEnabled = false
    let own = UITabBarItem(title: "Item D", image: nil, tag: 2)
    own.badgeValue = "3"
    own.accessibilityValue = "Value"
    own.accessibilityLabel = "Label"
    bar.items = [badged, disabled, own, UITabBarItem(title: nil, image: nil, tag: 3)]
    #expect(
      said(bar, height: 49) == [
        "Item B. Tab. 1 of 4.", "Item C. Tab. 2 of 4.", "Label: Value. Tab. 3 of 4.",
        "Tab. 4 of 4.",
      ])
  }

  @Test("an alert hides what is below it, and its actions are buttons")
  func alerts() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 50, width: 100, height: 20))
    label.text = "Below"
    controller.view.addSubview(label)
    host.setRoot(controller)
    #expect(AccessibilityTree(of: host.window).elements.map(\.label) == ["Below"])
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let yes = UIAlertAction(title: "Yes", style: .default)
    yes.isEnabled = false
    alert.addAction(yes)
    controller.present(alert, animated: false)
    host.settle()
    let said = AccessibilityTree(of: host.window).elements.map { AccessibilitySpeech($0).text }
    #expect(said == ["Sure? Heading.", "Really", "No. Button.", "Yes. Dimmed. Button."])
  }
}
