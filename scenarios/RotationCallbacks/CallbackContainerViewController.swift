import UIKit

/// Shows a list of callbacks as a child in the top three quarters of its view.
final class CallbackContainerViewController: UIViewController {
  let list = CallbackListViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: (parentSize.height * 0.75).rounded())
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = self.size(
      forChildContentContainer: list, withParentContainerSize: view.bounds.size)
    list.view.frame = CGRect(origin: .zero, size: size)
  }
}
