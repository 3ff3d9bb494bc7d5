import Foundation

/// Colours at locations along a line, with blended colours in between.
///
/// Each component and alpha are blended separately, so that white to clear black passes through
/// grey, as on iOS.
public final class CGGradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    package var location: CGFloat
    package var color: RGBA
  }

  package let stops: [Stop]

  package init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colours.
  ///
  /// - Parameters:
  ///   - colors: `CGColor` values; the initialiser fails if there is anything else.
  ///   - locations: As many locations in 0…1 as there are colours, or `nil` to spread them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    var values: [RGBA] = []
    for color in colors {
      guard let color = color as? CGColor else { return nil }
      values.append(color.rgba)
    }
    guard !values.isEmpty else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: values.count)) }
    self.init(colors: values, locations: places)
  }

  /// Creates a gradient from colour components, `count` colours of them.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    var values: [RGBA] = []
    for index in 0..<count {
      guard let color = CGColor(colorSpace: space, components: components + index * width) else {
        return nil
      }
      values.append(color.rgba)
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: values, locations: places)
  }

  /// Creates a gradient, sorting locations and clamping them to 0…1.
  package convenience init(colors: [RGBA], locations: [CGFloat]?) {
    var stops: [Stop] = []
    stops.reserveCapacity(colors.count)
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let given = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      stops.append(Stop(location: given >= 0 ? min(given, 1) : 0, color: color))
    }
    let order = stops.indices.sorted {
      (stops[$0].location, $0) < (stops[$1].location, $1)
    }
    self.init(stops: order.map { stops[$0] })
  }

  /// Returns the gradient with every alpha multiplied by `factor`.
  package func multiplyingAlpha(by factor: CGFloat) -> CGGradient {
    if factor == 1 { return self }
    return CGGradient(
      stops: stops.map {
        Stop(location: $0.location, color: $0.color.multiplyingAlpha(by: factor))
      })
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool {
    lhs === rhs || lhs.stops == rhs.stops
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}
