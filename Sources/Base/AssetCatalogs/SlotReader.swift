import Foundation

/// Interprets an element of a `Contents.json`.
struct SlotReader {
  let slot: ContentsFile.Slot
  /// The path of the element, for errors.
  let key: String
  /// The set's folder.
  let set: String

  /// Returns the path of the element's file; `nil` for an empty slot.
  func file() throws(AssetProblem) -> String? {
    guard let name = slot.filename, !name.isEmpty else { return nil }
    guard name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
      throw .outside(name: name, set: set)
    }
    let path = "\(set)/\(name)"
    guard access(path, F_OK) == 0 else { throw .missingFile(name: name, set: set) }
    return path
  }

  func condition() throws(AssetProblem) -> AssetCondition {
    var condition = AssetCondition()
    if let idiom = slot.idiom, idiom != "universal" {
      condition.idiom = AssetIdiom(rawValue: idiom)
      // A future device, which isn't simulated.
      if condition.idiom == nil { condition.isForOtherDevices = true }
    }
    condition.scale = try scale()
    for appearance in slot.appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", let value):
        if let luminosity = AssetLuminosity(rawValue: value) {
          condition.luminosity = luminosity
        } else {
          // `tinted`, which applies only to app icons.
          condition.isForOtherDevices = true
        }
      case ("contrast", "high"): condition.isHighContrast = true
      case ("contrast", "normal"): break
      default: condition.isForOtherDevices = true
      }
    }
    condition.widthClass = try value(slot.widthClass, "width-class")
    condition.heightClass = try value(slot.heightClass, "height-class")
    condition.gamut = try value(slot.gamut, "display-gamut")
    condition.direction = try value(slot.direction, "language-direction")
    condition.language = slot.locale
    if slot.screenWidth != nil || slot.subtype != nil || slot.memory != nil || slot.graphics != nil
    {
      condition.isForOtherDevices = true
    }
    return condition
  }

  private func scale() throws(AssetProblem) -> Int? {
    guard let text = slot.scale, !text.isEmpty else { return nil }
    guard text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...3).contains(scale) else {
      throw AssetReader.unknown(text, "\(key).scale", set)
    }
    return scale
  }

  private func value<Value: RawRepresentable>(
    _ text: String?, _ name: String
  ) throws(AssetProblem) -> Value? where Value.RawValue == String {
    guard let text, text != "any" else { return nil }
    guard let value = Value(rawValue: text) else {
      throw AssetReader.unknown(text, "\(key).\(name)", set)
    }
    return value
  }

  func resizing() throws(AssetProblem) -> ImageResizing? {
    guard let resizing = slot.resizing else { return nil }
    guard let mode = ImageResizing.Mode(rawValue: resizing.mode) else {
      throw AssetReader.unknown(resizing.mode, "\(key).resizing.mode", set)
    }
    var center = ImageResizing.CenterMode.stretch
    if let text = resizing.center?.mode {
      guard let known = ImageResizing.CenterMode(rawValue: text) else {
        throw AssetReader.unknown(text, "\(key).resizing.center.mode", set)
      }
      center = known
    }
    return ImageResizing(
      mode: mode, centerMode: center, centerWidth: resizing.center?.width,
      centerHeight: resizing.center?.height,
      capInsets: Self.insets(resizing.capInsets ?? resizing.oldCapInsets))
  }

  var alignmentInsets: AssetInsets { Self.insets(slot.alignmentInsets) }

  private static func insets(_ insets: ContentsFile.Insets?) -> AssetInsets {
    AssetInsets(
      top: insets?.top ?? 0, left: insets?.left ?? 0, bottom: insets?.bottom ?? 0,
      right: insets?.right ?? 0)
  }

  /// Returns the element's colour; `nil` for an empty slot.
  func color() throws(AssetProblem) -> AssetColor? {
    guard let color = slot.color else { return nil }
    if let name = color.reference { return .system(name: name) }
    let name = color.space ?? AssetColor.Space.sRGB.rawValue
    guard let space = AssetColor.Space(rawValue: name) else {
      throw AssetReader.unknown(name, "\(key).color.color-space", set)
    }
    let parts = color.components ?? [:]
    let alpha = parts["alpha"]?.share ?? 1
    func component(_ name: String) throws(AssetProblem) -> Double {
      guard let part = parts[name] else {
        throw .wrongValue(
          path: "\(set)/\(ContentsFile.name)", key: "\(key).color.components",
          problem: "the key \(name) is missing")
      }
      return part.value
    }
    switch space {
    case .gray, .extendedGray:
      return .gray(space, white: try component("white"), alpha: alpha)
    case .sRGB, .extendedSRGB, .extendedLinearSRGB, .displayP3:
      // Greys may use a short form in a space with three components.
      if parts["white"] != nil, parts["red"] == nil {
        let white = try component("white")
        return .rgb(space, red: white, green: white, blue: white, alpha: alpha)
      }
      return .rgb(
        space, red: try component("red"), green: try component("green"),
        blue: try component("blue"), alpha: alpha)
    }
  }
}
