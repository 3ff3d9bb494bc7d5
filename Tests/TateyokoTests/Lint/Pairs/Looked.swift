import Findings
import Linting
import Testing
import UIKit

@testable import Tateyoko

/// The rules' findings on a screen that is laid out as an app would.
@MainActor
enum Looked {
  static func at(
    _ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait,
    posture: Device.Posture? = nil, text: UIContentSizeCategory = .large,
    style: UIUserInterfaceStyle = .light,
    _ make: @MainActor () -> UIViewController
  ) -> [ScreenFinding] {
    let simulator = Simulator(
      device, os: device.isFoldable ? nil : "26.1", orientation: orientation, posture: posture,
      userInterfaceStyle: style, contentSizeCategory: text)
    return simulator.host.perform {
      simulator.launch(make())
      let facts = simulator.host.screenFacts()
      let ground = GroundPixels()
      return ScreenLint { ground.colors(of: $0, in: $1) }.findings(in: facts)
    }
  }

  /// One rule's findings, one sentence each.
  static func words(_ rule: FindingRule, _ findings: [ScreenFinding]) -> [String] {
    findings.filter { $0.rule == rule }.map { "\($0.severity) \($0.view): \($0.reason.words)" }
  }

  /// The names of the rules that found something, each once.
  static func rules(_ findings: [ScreenFinding]) -> [FindingRule] {
    FindingRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
  }
}

/// A screen built by a closure.
final class PairScreen: UIViewController {
  private let build: @MainActor (UIViewController, UIView) -> Void

  init(_ build: @escaping @MainActor (UIViewController, UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    build(self, view)
  }
}

@MainActor
extension UIView {
  /// Adds a view and constrains it.
  @discardableResult
  func place<View: UIView>(
    _ view: View, id: String? = nil, _ constraints: (View) -> [NSLayoutConstraint]
  ) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = id
    addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
    return view
  }

  /// A label as large as its text, with its top left corner in the safe area.
  @discardableResult
  func label(
    _ text: String, id: String? = nil, top: CGFloat = 16, left: CGFloat = 16,
    width: CGFloat? = nil, _ style: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    style(label)
    return place(label, id: id) {
      [
        $0.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: top),
        $0.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: left),
      ] + (width.map { [label.widthAnchor.constraint(equalToConstant: $0)] } ?? [])
    }
  }
}
