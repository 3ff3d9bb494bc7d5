import Graphics

// What each effect does to the nodes in it. Frames of the nodes aren't changed by effects.

/// The nodes are drawn as one picture with an opacity.
package struct OpacityEffect: PlacedContent, Equatable {
  package var opacity: Double
}

/// The nodes keep their place, but aren't drawn, touched or read.
package struct HiddenEffect: PlacedContent, Equatable {}

/// The nodes are cut to an outline.
package struct ClipEffect: PlacedContent {
  package var outline: ShapeOutline
  package var fillStyle: FillStyle
}

/// The first node is drawn where the second one is opaque.
package struct MaskEffect: PlacedContent, Equatable {}

/// The nodes, as one picture, have a shadow.
package struct ShadowEffect: PlacedContent, Equatable {
  package var color: RGBA
  /// The standard deviation in points (facts: layout §3.7, high).
  package var radius: CGFloat
  package var offset: CGSize
}

/// The nodes are blurred.
package struct BlurEffect: PlacedContent, Equatable {
  /// The standard deviation in points (facts: layout §3.7, high).
  package var radius: CGFloat
  package var isOpaque: Bool
}

/// The nodes are moved, turned or scaled.
package struct TransformEffect: PlacedContent, Equatable {
  package enum Change: Equatable, Sendable {
    case rotation(Angle)
    case scale(CGSize)
    case affine(CGAffineTransform)
    /// Around an axis, in perspective.
    case rotation3D(Angle, axis: [CGFloat], anchorZ: CGFloat, perspective: CGFloat)
    /// By a function of the nodes' size.
    case sized(SizedTransform)
  }

  /// A transform that depends on a size. No two are known to be equal.
  package struct SizedTransform: Equatable, Sendable {
    let transform: @Sendable (CGSize) -> CGAffineTransform

    package static func == (first: SizedTransform, second: SizedTransform) -> Bool { false }
  }

  package var change: Change
  package var anchor: UnitPoint

  package init(change: Change, anchor: UnitPoint) {
    self.change = change
    self.anchor = anchor
  }

  /// The transform of the nodes in the coordinates of the frame's superview; `nil` if it leaves the plane.
  package func transform(in frame: CGRect) -> CGAffineTransform? {
    let linear: CGAffineTransform
    switch change {
    case .rotation(let angle): linear = CGAffineTransform(rotationAngle: angle.radians)
    case .scale(let scale): linear = CGAffineTransform(scaleX: scale.width, y: scale.height)
    case .affine(let transform): linear = transform
    case .sized(let sized): linear = sized.transform(frame.size)
    case .rotation3D(let angle, let axis, _, _):
      guard axis.count == 3, axis[0] == 0, axis[1] == 0 else { return nil }
      linear = CGAffineTransform(rotationAngle: axis[2] < 0 ? -angle.radians : angle.radians)
    }
    let point = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(linear)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// The nodes are composed with what is below them.
package struct BlendEffect: PlacedContent, Equatable {
  package var mode: BlendMode
}

/// The nodes are one picture for effects around them.
package struct GroupEffect: PlacedContent, Equatable {
  /// Whether the picture has no transparency.
  package var isOpaque: Bool
}

/// The components of the nodes' colours are changed.
package struct ColorEffect: PlacedContent, Equatable {
  package enum Change: Equatable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case multiply(RGBA)
    case luminanceToAlpha
  }

  package var change: Change

  package init(change: Change) {
    self.change = change
  }

  /// The weights of the components in the luminance (facts: layout §3.7, high).
  private static let weights: [Double] = [0.2126, 0.7152, 0.0722]

  /// The factors of red, green, blue, alpha and 1 for each component of the result, row by row. They apply to encoded
  /// components (facts: layout §3.7, high).
  package var matrix: [[Double]] {
    func matrix(
      _ value: (_ row: Int, _ column: Int) -> Double, offset: Double = 0
    ) -> [[Double]] {
      (0..<3).map { row in (0..<3).map { value(row, $0) } + [0, offset] } + [[0, 0, 0, 1, 0]]
    }
    func diagonal(_ factor: Double, _ offset: Double = 0) -> [[Double]] {
      matrix({ $0 == $1 ? factor : 0 }, offset: offset)
    }
    switch change {
    case .brightness(let amount): return diagonal(1, amount)
    case .contrast(let amount): return diagonal(amount, 0.5 - 0.5 * amount)
    case .invert: return diagonal(-1, 1)
    case .saturation(let amount):
      return matrix { Self.weights[$1] * (1 - amount) + ($0 == $1 ? amount : 0) }
    case .grayscale(let amount):
      return ColorEffect(change: .saturation(1 - min(max(amount, 0), 1))).matrix
    case .multiply(let color):
      var rows = diagonal(1)
      (rows[0][0], rows[1][1], rows[2][2]) = (color.red, color.green, color.blue)
      rows[3][3] = color.alpha
      return rows
    case .luminanceToAlpha:
      return [
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], Self.weights + [0, 0],
      ]
    case .hueRotation(let angle):
      // The rotation of SVG's feColorMatrix (W3C, Filter Effects, hueRotate).
      let (c, s) = (cos(angle.radians), sin(angle.radians))
      let (r, g, b) = (0.213, 0.715, 0.072)
      return [
        [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
        [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
        [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
        [0, 0, 0, 1, 0],
      ]
    }
  }
}
