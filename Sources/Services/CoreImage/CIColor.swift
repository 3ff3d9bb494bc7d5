@_exported import Foundation
@_exported import Graphics
import UIKit

/// A colour for filters, in sRGB.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  public convenience init(cgColor: CGColor) {
    let rgba = cgColor.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Creates a colour from numbers in a text, as in “1 0 0 1”.
  public convenience init(string representation: String) {
    let numbers = representation.split(whereSeparator: { " ,".contains($0) }).compactMap {
      Double($0)
    }
    func number(_ index: Int, _ other: Double) -> CGFloat {
      CGFloat(numbers.indices.contains(index) ? numbers[index] : other)
    }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  open var numberOfComponents: Int { 4 }
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { stringRepresentation.hashValue }
}

/// Numbers for filters.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.origin.x, cgRect.origin.y, cgRect.width, cgRect.height])
  }

  open var count: Int { values.count }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector).map { $0.values == values } ?? false
  }

  open override var hash: Int { values.hashValue }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}
