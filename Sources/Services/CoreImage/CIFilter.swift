import Foundation
import Graphics
import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIOutputImageKey = "outputImage"

/// Makes an image of its inputs.
///
/// Filters that aren't implemented don't exist: `init(name:)` returns nil for them.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any]

  public init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.name = name
    self.kind = kind
    values = kind.defaults
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  open func setDefaults() { values = kind.defaults }

  /// The keys of the inputs, in alphabetical order.
  open var inputKeys: [String] { kind.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  /// The names of all filters, in alphabetical order; categories make no difference.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.keys.sorted()
  }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The result; nil if an input is missing.
  open var outputImage: CIImage? { kind.output(FilterInputs(values: values)) }

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = CIFilter(name: name) else { return self }
    copy.values = values
    return copy
  }
}

/// The inputs of a filter.
struct FilterInputs {
  let values: [String: Any]

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  func vector(_ key: String) -> SIMD4<Float> {
    guard let vector = values[key] as? CIVector else { return .zero }
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  /// The main image with each pixel changed: straight values of light.
  func changed(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage? {
    image().map { image in
      CIImage(PixelRecipe(base: image.recipe) { change($0.straight).premultiplied })
    }
  }
}

/// What a filter does.
struct FilterKind: Sendable {
  let keys: [String]
  private let made: @Sendable () -> [String: Any]
  let output: @Sendable (FilterInputs) -> CIImage?

  private init(
    _ keys: [String], _ defaults: @escaping @Sendable () -> [String: Any] = { [:] },
    _ output: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.keys = keys
    made = defaults
    self.output = output
  }

  var defaults: [String: Any] { made() }

  // Default values are Core Image's, from Apple's filter reference. Colours are changed in linear
  // light, the working space that Apple documents; that each of these filters does so is assumed (low).
  static let all: [String: FilterKind] = [
    "CIGaussianBlur": FilterKind(
      [kCIInputImageKey, kCIInputRadiusKey], { [kCIInputRadiusKey: 10.0] }
    ) { inputs in
      inputs.image()?.applyingGaussianBlur(sigma: inputs.number(kCIInputRadiusKey))
    },
    "CIQRCodeGenerator": FilterKind(
      ["inputMessage", "inputCorrectionLevel"], { ["inputCorrectionLevel": "M"] }
    ) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data else { return nil }
      let levels: [String: QRCode.Correction] = [
        "L": .low, "M": .medium, "Q": .quartile, "H": .high,
      ]
      guard let level = (inputs.values["inputCorrectionLevel"] as? String).flatMap({ levels[$0] })
      else { return nil }
      return QRCode([UInt8](message), level).map { CIImage(CodeRecipe(code: $0)) }
    },
    "CIColorControls": FilterKind(
      [kCIInputImageKey, kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
      { [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0] }
    ) { inputs in
      let saturation = Float(inputs.number(kCIInputSaturationKey))
      let brightness = Float(inputs.number(kCIInputBrightnessKey))
      let contrast = Float(inputs.number(kCIInputContrastKey))
      return inputs.changed { pixel in
        let grey = SIMD4<Float>(repeating: pixel.luminance)
        var result = grey + (pixel - grey) * saturation
        result += SIMD4(repeating: brightness)
        result = (result - SIMD4(repeating: 0.5)) * contrast + SIMD4(repeating: 0.5)
        result.w = pixel.w
        return result.clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    "CIColorInvert": FilterKind([kCIInputImageKey]) { inputs in
      inputs.changed { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
    },
    "CIColorMonochrome": FilterKind(
      [kCIInputImageKey, kCIInputColorKey, kCIInputIntensityKey],
      { [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0] }
    ) { inputs in
      let color = Light.pixel(inputs.color(kCIInputColorKey))
      let intensity = Float(inputs.number(kCIInputIntensityKey))
      return inputs.changed { pixel in
        var result = pixel + (color * pixel.luminance - pixel) * intensity
        result.w = pixel.w
        return result
      }
    },
    "CIColorMatrix": FilterKind(
      [
        kCIInputImageKey, "inputRVector", "inputGVector", "inputBVector", "inputAVector",
        "inputBiasVector",
      ],
      {
        [
          "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
          "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
          "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
          "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
          "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]
      }
    ) { inputs in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(inputs.vector)
      let bias = inputs.vector("inputBiasVector")
      return inputs.changed { pixel in
        let result = SIMD4(
          (rows[0] * pixel).sum(), (rows[1] * pixel).sum(), (rows[2] * pixel).sum(),
          (rows[3] * pixel).sum())
        return (result + bias).clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    "CIFalseColor": FilterKind(
      [kCIInputImageKey, "inputColor0", "inputColor1"],
      {
        [
          "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
          "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]
      }
    ) { inputs in
      let (dark, light) = (
        Light.pixel(inputs.color("inputColor0")), Light.pixel(inputs.color("inputColor1"))
      )
      return inputs.image().map { image in
        CIImage(
          PixelRecipe(base: image.recipe) { pixel in
            let grey = pixel.straight.luminance
            return (dark + (light - dark) * grey) * pixel.w
          })
      }
    },
    "CIExposureAdjust": FilterKind(
      [kCIInputImageKey, kCIInputEVKey], { [kCIInputEVKey: 0.0] }
    ) { inputs in
      let factor = Float(pow(2, inputs.number(kCIInputEVKey)))
      return inputs.changed { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
    },
    "CIMaskToAlpha": FilterKind([kCIInputImageKey]) { inputs in
      inputs.image().map { image in
        CIImage(
          PixelRecipe(base: image.recipe) { SIMD4<Float>(repeating: $0.straight.luminance * $0.w) })
      }
    },
    "CIConstantColorGenerator": FilterKind(
      [kCIInputColorKey], { [kCIInputColorKey: CIColor.red] }
    ) { CIImage(color: $0.color(kCIInputColorKey)) },
    "CISourceOverCompositing": FilterKind([kCIInputImageKey, kCIInputBackgroundImageKey]) {
      inputs in
      guard let back = inputs.image(kCIInputBackgroundImageKey) else { return inputs.image() }
      return inputs.image()?.composited(over: back)
    },
    "CIAffineClamp": FilterKind([kCIInputImageKey, kCIInputTransformKey]) { inputs in
      let transform = inputs.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity
      return inputs.image()?.transformed(by: transform).clampedToExtent()
    },
    "CIAffineTransform": FilterKind([kCIInputImageKey, kCIInputTransformKey]) { inputs in
      let transform = inputs.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity
      return inputs.image()?.transformed(by: transform)
    },
    "CICrop": FilterKind([kCIInputImageKey, "inputRectangle"]) { inputs in
      guard let rect = inputs.values["inputRectangle"] as? CIVector else { return inputs.image() }
      return inputs.image()?.cropped(to: rect.cgRectValue)
    },
    "CILanczosScaleTransform": FilterKind(
      [kCIInputImageKey, kCIInputScaleKey, kCIInputAspectRatioKey],
      { [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0] }
    ) { inputs in
      // Blended linearly: without the lobes of Lanczos's filter.
      let scale = inputs.number(kCIInputScaleKey)
      return inputs.image()?.transformed(
        by: CGAffineTransform(
          scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale))
    },
  ]
}
