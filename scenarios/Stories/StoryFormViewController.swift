import UIKit

/// A form that scrolls above a button that stays above the keyboard, and shows what is wrong with the input.
final class StoryFormViewController: UIViewController {
  private let mail = UITextField()
  private let password = UITextField()
  private let problem = UILabel()
  private let scroll = UIScrollView()
  private let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign Up"
    view.backgroundColor = .systemBackground
    for (field, name) in [(mail, "Email"), (password, "Password")] {
      field.placeholder = name
      field.accessibilityIdentifier = name
      field.borderStyle = .roundedRect
      field.delegate = self
    }
    mail.keyboardType = .emailAddress
    password.isSecureTextEntry = true
    problem.textColor = .systemRed
    problem.font = .preferredFont(forTextStyle: .footnote)
    problem.numberOfLines = 0
    problem.isHidden = true
    button.configuration?.title = "Create Account"
    button.addAction(UIAction { [unowned self] _ in create() }, for: .touchUpInside)

    let form = UIStackView(arrangedSubviews: [mail, password, problem])
    form.axis = .vertical
    form.spacing = 12
    scroll.contentInsetAdjustmentBehavior = .never
    for part in [scroll, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    form.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(form)
    let content = scroll.contentLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -12),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }

  private func create() {
    guard let address = mail.text, address.contains("@") else {
      problem.text = "“\(mail.text ?? "")” is no address."
      problem.isHidden = false
      mail.becomeFirstResponder()
      view.layoutIfNeeded()
      scroll.scrollRectToVisible(problem.convert(problem.bounds, to: scroll), animated: false)
      return
    }
    problem.isHidden = true
    view.endEditing(true)
    let welcome = UIViewController()
    welcome.title = "Welcome"
    welcome.view.backgroundColor = .systemGreen
    navigationController?.pushViewController(welcome, animated: true)
  }
}

extension StoryFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField === mail ? password.becomeFirstResponder() : textField.resignFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    // Addresses have no spaces.
    textField === password || !string.contains(" ")
  }
}
