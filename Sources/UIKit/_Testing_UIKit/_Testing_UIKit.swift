// The Swift compiler imports this overlay in every file that imports both Testing and UIKit.
@_exported import UIKit
