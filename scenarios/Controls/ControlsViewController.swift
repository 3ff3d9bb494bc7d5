import UIKit

/// A column of controls.
final class ControlsViewController: UIViewController {
  private let column = UIStackView()
  private let makeControls: @MainActor (ControlsViewController) -> [UIView]
  private let colors = ["Red", "Orange", "Yellow", "Green", "Blue", "Violet"]

  init(_ controls: @escaping @MainActor (ControlsViewController) -> [UIView]) {
    makeControls = controls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    for control in makeControls(self) { column.addArrangedSubview(control) }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  static func values(_ controller: ControlsViewController) -> [UIView] {
    [
      slider(0.35), slider(0) { $0.isEnabled = false },
      slider(0.7) {
        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
        $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        $0.minimumTrackTintColor = .systemOrange
      },
      slider(0.5) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.trackConfiguration = .init(numberOfTicks: 5)
        $0.value = 0.25
      },
      row([stepper(0), stepper(50), stepper(100)]),
    ]
  }

  static func buttons(_ controller: ControlsViewController) -> [UIView] {
    let buttons: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderedProminent(), .glass(),
    ]
    return [
      row(buttons.prefix(3).map { button($0) }), row(buttons.suffix(3).map { button($0) }),
      row([
        button(.tinted()) {
          $0.image = UIImage(systemName: "heart.fill")
          $0.imagePadding = 6
          $0.subtitle = "12 times"
          $0.cornerStyle = .capsule
        },
        button(.filled()) {
          $0.image = UIImage(systemName: "square.and.arrow.up")
          $0.imagePlacement = .top
          $0.buttonSize = .small
        },
        button(.gray()) {
          $0.showsActivityIndicator = true
          $0.imagePlacement = .trailing
          $0.imagePadding = 8
          $0.buttonSize = .large
        },
      ]),
      row([
        disabled(button(.filled())), disabled(button(.gray())),
        button(.plain()) {
          $0.background.strokeColor = .systemGreen
          $0.background.strokeWidth = 2
          $0.baseForegroundColor = .systemGreen
        },
      ]),
    ]
  }

  static func dates(_ controller: ControlsViewController) -> [UIView] {
    let picker = UIPickerView()
    picker.dataSource = controller
    picker.delegate = controller
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.heightAnchor.constraint(equalToConstant: 180).isActive = true
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let inline = UIDatePicker()
    inline.datePickerMode = .date
    inline.preferredDatePickerStyle = .inline
    return [picker, compact(), wheels, inline]
  }

  static func searches(_ controller: ControlsViewController) -> [UIView] {
    let scoped = search(text: "in May") {
      $0.scopeButtonTitles = ["All", "Photos", "Places"]
      $0.showsScopeBar = true
      $0.selectedScopeButtonIndex = 1
      $0.searchTextField.tokens = [
        UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ada"),
        UISearchToken(icon: nil, text: "Paris"),
      ]
    }
    let calendar = UICalendarView()
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.selectedDates = [9, 16].map { DateComponents(year: 2007, month: 1, day: $0) }
    calendar.selectionBehavior = selection
    calendar.delegate = controller
    return [
      search(), search(text: "Found") { $0.showsCancelButton = true },
      search { $0.searchBarStyle = .minimal }, scoped, calendar,
    ]
  }

  private static func search(
    text: String? = nil, _ change: (UISearchBar) -> Void = { _ in }
  ) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.text = text
    change(bar)
    return bar
  }

  private static func compact() -> UIView {
    let picker = UIDatePicker()
    picker.heightAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    return picker
  }

  private static func slider(
    _ value: Float, _ change: (UISlider) -> Void = { _ in }
  ) -> UISlider {
    let slider = UISlider()
    slider.value = value
    change(slider)
    return slider
  }

  private static func stepper(_ value: Double) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    return stepper
  }

  private static func button(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Button"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private static func disabled(_ button: UIButton) -> UIButton {
    button.isEnabled = false
    return button
  }

  private static func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .center
    row.distribution = .equalSpacing
    return row
  }
}

extension ControlsViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    colors.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    component == 0 ? colors[row] : "\(row + 1)"
  }
}

extension ControlsViewController: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 3: .default(color: .systemOrange, size: .medium)
    case 12: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
    default: nil
    }
  }
}
