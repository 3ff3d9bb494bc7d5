// Clients access CGRect, CGPoint, CGSize and CGFloat through this module, as on Apple's platforms.
@_exported import Foundation
