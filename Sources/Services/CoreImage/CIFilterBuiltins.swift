import Foundation
import Graphics

// The filters with typed inputs, as `CoreImage.CIFilterBuiltins` declares them.

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

/// A filter with the inputs of all of them, of which its function's type shows its own.
private final class BuiltInFilter: CIFilter, CIGaussianBlur, CIQRCodeGenerator, CIColorControls,
  CIColorInvert, CIColorMonochrome, CIFalseColor, CIExposureAdjust, @unchecked Sendable
{
  init(_ name: String) {
    // The functions below name filters that exist.
    super.init(name: name)!
  }

  private func number(_ key: String) -> Float {
    (value(forKey: key) as? NSNumber)?.floatValue ?? Float(value(forKey: key) as? Double ?? 0)
  }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(Double(newValue), forKey: kCIInputRadiusKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(Double(newValue), forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(Double(newValue), forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(Double(newValue), forKey: kCIInputContrastKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(Double(newValue), forKey: kCIInputIntensityKey) }
  }
  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(Double(newValue), forKey: kCIInputEVKey) }
  }
  private func color(at key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
  var color: CIColor {
    get { color(at: kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var color0: CIColor {
    get { color(at: "inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color(at: "inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter("CIGaussianBlur")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter("CIQRCodeGenerator")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter("CIColorControls")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltInFilter("CIColorInvert")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter("CIColorMonochrome")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter("CIFalseColor") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltInFilter("CIExposureAdjust")
  }
}
