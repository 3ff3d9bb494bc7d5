import Foundation
import ObjectiveC.runtime

nonisolated(unsafe) private var key = 0

extension NSObject {
  var mark: String? {
    get { objc_getAssociatedObject(self, &key) as? String }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

let unused: Selector? = nil
