/// Gives the pages around a page, and the numbers for the dots of a page control.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots there are; with the next method, optional on Apple platforms.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is the present one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    UIPageViewController.notImplemented
  }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    UIPageViewController.notImplemented
  }
}

extension UIPageViewController {
  /// What a data source's default answers, so that a missing method can be distinguished from one
  /// that is not.
  nonisolated static let notImplemented = Int.min
}
