import Devices
import UIKit

/// A type that lists previews which are declared otherwise than by `#Preview`: by conforming to a protocol.
package protocol PreviewSource {
  /// The protocol, as an existential type.
  static var declarations: Any.Type { get }
  /// Returns the previews of a type that conforms to the protocol, in order.
  @MainActor static func previews(of type: Any.Type) -> [SourcedPreview]
}

/// A preview that a ``PreviewSource`` lists.
package struct SourcedPreview {
  package var name: String?
  package var layout = Preview.Layout.device
  package var orientation: UIInterfaceOrientation?
  /// The trade name of its device, such as “iPhone SE (3rd generation)”.
  package var device: String?
  package var make: @MainActor () -> UIViewController

  package init(make: @escaping @MainActor () -> UIViewController) {
    self.make = make
  }
}

/// A controller whose content has a size for each size that it's offered.
@MainActor package protocol FittingContent: UIViewController {
  func fittingSize(offered size: CGSize) -> CGSize
}

extension Device {
  /// Creates the device of a simulator, by its name in Xcode or its model identifier. Xcode has brackets around an
  /// iPad's size: “iPad Pro (11-inch) (4th generation)”.
  init?(simulator: String) {
    func folded(_ name: String) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }
    let wanted = folded(simulator)
    let found = Device.all.first {
      folded($0.name) == wanted || $0.modelIdentifiers.contains(simulator)
    }
    guard let found else { return nil }
    self = found
  }
}
