import Foundation
import PropertyLists

/// The relevant parts of a `Contents.json`; unused keys are ignored.
struct ContentsFile: Decodable {
  static let name = "Contents.json"
  /// The maximum number of bytes to read. Real files have a few kilobytes.
  static let sizeLimit = 4 << 20

  var properties: Properties?
  var images: Slots?
  var colors: Slots?
  var symbols: Slots?
  var data: Slots?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?
    var preservesVectorData: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
      case preservesVectorData = "preserves-vector-representation"
    }
  }

  /// The elements of `images`, `colors`, `symbols` or `data`. Each takes microseconds to decode, so
  /// a file with more of them than any set needs is rejected.
  struct Slots: Decodable {
    static let limit = 2000

    var all: [Slot] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        guard all.count < Self.limit else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "there are more than \(Self.limit) elements")
        }
        all.append(try container.decode(Slot.self))
      }
    }
  }

  /// An element of `images`, `colors`, `symbols` or `data`.
  struct Slot: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var subtype: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
    var gamut: String?
    var direction: String?
    var locale: String?
    var screenWidth: String?
    var memory: String?
    var graphics: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var typeIdentifier: String?
    var color: Color?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, subtype, appearances, locale, memory, resizing, color
      case widthClass = "width-class"
      case heightClass = "height-class"
      case gamut = "display-gamut"
      case direction = "language-direction"
      case screenWidth = "screen-width"
      case graphics = "graphics-feature-set"
      case alignmentInsets = "alignment-insets"
      case typeIdentifier = "universal-type-identifier"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Resizing: Decodable {
    var mode: String
    var center: Center?
    var capInsets: Insets?
    /// The key in files from before Xcode 9.
    var oldCapInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
      case oldCapInsets = "capInsets"
    }
  }

  struct Center: Decodable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: ColorComponent]?
    var platform: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, platform, reference
    }
  }

  /// Reads a file.
  init(path: String) throws(AssetProblem) {
    let data = try Self.contents(of: path)
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw Self.problem(error, path: path)
    } catch {
      throw .notJSON(path: path, reason: "it can't be parsed.")
    }
  }

  private static func contents(of path: String) throws(AssetProblem) -> Data {
    do throws(BoundedFile.Problem) {
      return try BoundedFile.contents(of: path, maximum: sizeLimit)
    } catch {
      throw AssetProblem(error, path: path)
    }
  }

  private static func problem(_ error: DecodingError, path: String) -> AssetProblem {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return .wrongValue(
        path: path, key: key(context.codingPath), problem: sentence(context.debugDescription))
    case .keyNotFound(let missing, let context):
      return .wrongValue(
        path: path, key: key(context.codingPath),
        problem: "the key \(missing.stringValue) is missing"
      )
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return .wrongValue(
          path: path, key: key(context.codingPath), problem: sentence(context.debugDescription))
      }
      return .notJSON(path: path, reason: sentence(context.debugDescription) + ".")
    @unknown default:
      return .notJSON(path: path, reason: "it can't be parsed.")
    }
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Returns the path of a value, such as `images[2].scale`.
  private static func key(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

/// A component of a colour: Xcode writes strings in three formats, other tools also write numbers.
///
/// Xcode's *input methods* are floating point 0.0–1.0, 8-bit 0–255 and 8-bit hexadecimal; a file
/// keeps the one that was used, component by component.
struct ColorComponent: Decodable {
  /// The value, 0…1; less or more in extended spaces.
  let value: Double
  /// The value if an integer is meant as a share, as for alpha.
  let share: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      share = number
      return
    }
    let text = try container.decode(String.self)
    guard let component = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text.prefix(40))” is not a component of a colour")
    }
    self = component
  }

  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x") {
      guard let number = UInt16(text.dropFirst(2), radix: 16) else { return nil }
      value = Double(number) / 255
      share = value
      return
    }
    guard let number = Double(text), number.isFinite else { return nil }
    share = number
    value = Int(text) == nil ? number : number / 255
  }
}
