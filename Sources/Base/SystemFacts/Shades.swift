/// A colour's values in its variants.
package struct Shades: FactValue {
  package typealias Value = SystemColor.Value
  /// Red, green and blue, each 0…255.
  typealias Opaque = (red: UInt8, green: UInt8, blue: UInt8)
  /// Red, green and blue, each 0…255, and an opacity in hundredths.
  typealias Faded = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  package let light: Value
  package let dark: Value
  package let lightContrast: Value
  package let darkContrast: Value
  /// The dark value on an elevated level.
  package let elevated: Value

  /// Creates a colour that is the same in every variant.
  init(_ every: Opaque) {
    self.init(every, every, every, every)
  }

  init(_ light: Opaque, _ dark: Opaque, _ lightContrast: Opaque, _ darkContrast: Opaque) {
    self.light = Value(light)
    self.dark = Value(dark)
    self.lightContrast = Value(lightContrast)
    self.darkContrast = Value(darkContrast)
    elevated = self.dark
  }

  /// Creates variants that high contrast doesn't change.
  init(_ light: Opaque, dark: Opaque, elevated: Opaque? = nil) {
    self.light = Value(light)
    self.dark = Value(dark)
    lightContrast = self.light
    darkContrast = self.dark
    self.elevated = elevated.map { Value($0) } ?? self.dark
  }

  init(_ light: Faded, dark: Faded) {
    self.light = Value(light.red, light.green, light.blue, light.alpha)
    self.dark = Value(dark.red, dark.green, dark.blue, dark.alpha)
    lightContrast = self.light
    darkContrast = self.dark
    elevated = self.dark
  }

  package func value(in look: SystemColor.Look) -> Value {
    switch (look.isDark, look.isHighContrast) {
    case (false, false): light
    case (false, true): lightContrast
    case (true, true) where darkContrast != dark: darkContrast
    case (true, _): look.isElevated ? elevated : dark
    }
  }

  package var factText: String {
    let looks = [
      ("light", light), ("dark", dark), ("light contrast", lightContrast),
      ("dark contrast", darkContrast), ("dark elevated", elevated),
    ]
    var texts = [light.text]
    for (index, (name, value)) in looks.enumerated().dropFirst() {
      // High contrast and elevation are only listed if they differ from the base variant.
      let plain = index == 2 ? light : index == 1 ? light : dark
      if value != plain { texts.append("\(name) \(value.text)") }
    }
    return texts.joined(separator: ", ")
  }
}

extension SystemColor.Value {
  init(_ color: Shades.Opaque) {
    self.init(color.red, color.green, color.blue)
  }

  /// "(60, 60, 67) at 0.3", or without the opacity if it's opaque.
  var text: String {
    let color = "(\(red), \(green), \(blue))"
    return alpha == 100 ? color : "\(color) at \(Double(alpha) / 100)"
  }
}
