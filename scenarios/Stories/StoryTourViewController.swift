import UIKit

/// Pages that introduce an app, side by side in a paging scroll view.
final class StoryTourViewController: UIViewController, UIScrollViewDelegate {
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private let pages: [(title: String, color: UIColor)] = [
    ("Upright", .systemIndigo), ("Sideways", .systemOrange), ("Folded", .systemPink),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    scroll.accessibilityIdentifier = "pages"
    dots.numberOfPages = pages.count
    let row = UIStackView(arrangedSubviews: pages.map(page))
    for part in [scroll, dots] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(row)
    let content = scroll.contentLayoutGuide
    let frame = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.heightAnchor.constraint(equalTo: frame.heightAnchor),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    for page in row.arrangedSubviews {
      page.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
    }
  }

  private func page(_ page: (title: String, color: UIColor)) -> UIView {
    let label = UILabel()
    label.text = page.title
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = page.color
    return label
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
