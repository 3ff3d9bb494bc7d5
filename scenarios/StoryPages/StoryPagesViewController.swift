import UIKit

/// One page of a story: a number in a frame that follows the safe area.
final class StoryPageViewController: UIViewController {
  let number: Int
  private let card = UIView()
  private let label = UILabel()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(
      hue: CGFloat(number) * 0.17, saturation: 0.25, brightness: 0.95, alpha: 1)
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    label.text = "Page \(number)"
    label.font = .preferredFont(forTextStyle: .title1)
    for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    card.addSubview(label)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      card.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      card.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
  }
}

/// A story in pages, with dots that count them.
final class StoryPagesViewController: UIPageViewController, UIPageViewControllerDataSource {
  let pages = (1...4).map { StoryPageViewController(number: $0) }

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func goToNextPage() {
    guard let page = viewControllers?.first,
      let next = pageViewController(self, viewControllerAfter: page)
    else { return }
    setViewControllers([next], direction: .forward, animated: true)
  }

  private func page(_ viewController: UIViewController, _ step: Int) -> UIViewController? {
    guard let page = viewController as? StoryPageViewController else { return nil }
    let index = page.number - 1 + step
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    (viewControllers?.first as? StoryPageViewController).map { $0.number - 1 } ?? 0
  }
}
