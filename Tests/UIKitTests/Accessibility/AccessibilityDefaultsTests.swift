import Foundation
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
  }

  @Test("sliders, steppers, pages and progress have their value")
  func amounts() {
    let slider = UISlider()
    slider.value = 0.25
    #expect(said(slider) == ["25%. Adjustable."])
    let stepper = UIStepper()
    #expect(said(stepper) == ["Decrement. Dimmed. Button.", "Increment. Button."])
    stepper.value = 100
    #expect(said(stepper) == ["Decrement. Button.", "Increment. Dimmed. Button."])
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
        "Selected: Mail: 3. Tab. 1 of 2.", "More. Tab. 2 of 2.",
      ])
    #expect(tree.elements[2].identifier == "edit")
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
