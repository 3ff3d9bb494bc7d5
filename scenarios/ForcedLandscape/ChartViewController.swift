import UIKit

/// A chart for the screen's long side.
class ChartViewController: UIViewController {
  private let bars = (0..<8).map { _ in UIView() }
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.1, alpha: 1)
    for bar in bars {
      bar.backgroundColor = .systemGreen
      view.addSubview(bar)
    }
    caption.text = "Landscape only"
    caption.textColor = .white
    caption.font = .systemFont(ofSize: 20)
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    caption.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 24)
    let width = area.width / CGFloat(bars.count)
    for (index, bar) in bars.enumerated() {
      let height = (area.height - 40) * CGFloat(index + 1) / CGFloat(bars.count)
      bar.frame = CGRect(
        x: area.minX + width * CGFloat(index), y: area.maxY - height, width: width - 8,
        height: height)
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
