@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKit

#if Combine
  @_exported import _Combine_SwiftUICore
#endif
