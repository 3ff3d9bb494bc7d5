/// An object that provides the pages around a page, and the numbers for a page control.
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

  /// The number of dots in the page control; optional on Apple platforms, like the next method.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current page's dot.
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
  /// The return value of a data source's default implementation, so that a missing method can be
  /// distinguished from an implemented one.
  nonisolated static let notImplemented = Int.min
}
