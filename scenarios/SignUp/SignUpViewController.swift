import UIKit

/// A form created in code: fields, a switch, and progress indicators.
final class SignUpViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let form = UIStackView()
  private let nameField = UITextField()
  private let mailField = UITextField()
  private let passwordField = UITextField()
  private let planControl = UISegmentedControl(items: ["Month", "Year", "For Ever"])
  private let newsSwitch = UISwitch()
  private let strength = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign Up"
    view.backgroundColor = .systemBackground
    prepareFields()
    prepareForm()
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let height = value?.cgRectValue.height ?? 0
      let screen = note.object as? UIScreen
      MainActor.assumeIsolated {
        // Keyboards of other screens don't matter.
        guard let self, screen === self.view.window?.screen else { return }
        self.scrollView.contentInset.bottom = height
      }
    }
  }

  private func prepareFields() {
    nameField.placeholder = "Name"
    nameField.text = "千代田 縦"
    nameField.borderStyle = .roundedRect
    mailField.placeholder = "name@example.com"
    mailField.borderStyle = .roundedRect
    mailField.keyboardType = .emailAddress
    mailField.autocapitalizationType = .none
    let sign = UILabel()
    sign.text = " @ "
    sign.textColor = .secondaryLabel
    sign.sizeToFit()
    mailField.leftView = sign
    mailField.leftViewMode = .always
    passwordField.text = "横綱"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .line
    passwordField.delegate = self
    strength.progress = 0.3
    planControl.selectedSegmentIndex = 1
    planControl.setEnabled(false, forSegmentAt: 2)
    newsSwitch.isOn = true
    newsSwitch.accessibilityLabel = "Newsletter"
  }

  private func prepareForm() {
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    for view in [nameField, mailField, passwordField, strength] { form.addArrangedSubview(view) }
    form.addArrangedSubview(planControl)
    form.addArrangedSubview(row("Newsletter", newsSwitch))
    form.addArrangedSubview(row("Advertising", UISwitch()))
    form.addArrangedSubview(row("Checking the name …", spinner))
    hint.text = "Two characters are few."
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .systemRed
    hint.alpha = 0
    form.addArrangedSubview(hint)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(form)
    let content = scrollView.contentLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      form.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func row(_ text: String, _ accessory: UIView) -> UIStackView {
    let label = UILabel()
    label.text = text
    let row = UIStackView(arrangedSubviews: [label, accessory])
    row.alignment = .center
    return row
  }

  /// Does what pressing the button would do.
  func check() {
    spinner.startAnimating()
    passwordField.becomeFirstResponder()
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
      self.hint.alpha = 1
      self.strength.setProgress(0.6, animated: true)
    }
    animator.addCompletion { _ in self.passwordField.resignFirstResponder() }
    animator.startAnimation()
  }
}

extension SignUpViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.backgroundColor = .secondarySystemBackground
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    newsSwitch.setOn(false, animated: true)
  }
}
