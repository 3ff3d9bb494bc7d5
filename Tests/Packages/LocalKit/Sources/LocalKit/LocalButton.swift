import UIKit

open class LocalButton: UIButton {
  override open func didMoveToSuperview() {
    super.didMoveToSuperview()
    addTarget(self, action: #selector(touched), for: .touchDown)
  }
  @objc open func touched() {}
}
