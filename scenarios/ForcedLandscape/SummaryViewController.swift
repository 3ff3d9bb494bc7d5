import UIKit

/// A portrait screen that opens a chart.
final class SummaryViewController<Chart: ChartViewController>: UIViewController {
  private let card = UILabel()
  private let transition = TurningTransition()
  /// Whether the chart appears with the app's custom transition.
  let isCustom: Bool

  init(isCustom: Bool = false) {
    self.isCustom = isCustom
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.text = "Summary"
    card.textAlignment = .center
    card.font = .systemFont(ofSize: 28)
    card.backgroundColor = UIColor(white: 0.92, alpha: 1)
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  func openChart(_ chart: Chart) {
    chart.modalPresentationStyle = .fullScreen
    if isCustom { chart.transitioningDelegate = transition }
    present(chart, animated: true)
  }
}
