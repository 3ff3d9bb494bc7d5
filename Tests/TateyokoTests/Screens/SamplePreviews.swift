import Tateyoko
import UIKit

// Found by `PreviewScreensTests`, which depends on the line numbers below.

#if DEBUG
  @available(iOS 17, *)
  #Preview("Wide", traits: .landscapeLeft) {
    SampleController()
  }
#endif

#Preview { SampleController() }
#Preview(traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "Fits"
  return label
}
#Preview("Fixed", traits: .fixedLayout(width: 120, height: 40), .portrait) { UISwitch() }

final class SampleController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemRed
  }
}

enum SampleList: ScreenPreviews {
  static var screens: [Preview] {
    ["One", "Two"].map { name in
      Preview(name) {
        let label = UILabel()
        label.text = name
        return label
      }
    }
  }
}
