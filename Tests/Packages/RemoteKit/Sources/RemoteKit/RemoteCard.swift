#if os(iOS)
  import UIKit

  open class RemoteCard: UIView {
    public private(set) var presses = 0
    open func press() { perform(#selector(pressed)) }
    @objc func pressed() {
      presses += 1
      backgroundColor = .red
    }
  }
#endif
