import Graphics

/// The measures of circular gauges, in points (accessoryCircular on iOS 26; facts: layout §3.4, high).
enum Ring {
  static let side: CGFloat = 58
  static let lineWidth: CGFloat = 5.5
  /// The clear rim around the marker.
  static let rim: CGFloat = 2.3
  /// The open part is a quarter, at the bottom.
  static let openLength = 0.75
  static let valueSize: CGFloat = 18.7
  /// The distance of the label in the opening from the middle.
  static let labelOffset: CGFloat = 20.5

  /// The angle of a part of an open ring, from the end at the bottom left clockwise.
  static func angle(_ fraction: Double) -> Angle { .degrees(135 + 270 * fraction) }
}

/// A part of a ring, clockwise from the top.
nonisolated struct RingArc: Shape {
  var start = Angle.degrees(-90)
  var length: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: (min(rect.width, rect.height) - Ring.lineWidth) / 2, startAngle: start,
      endAngle: start + .degrees(360 * length), clockwise: false)
    return path
  }
}

/// The value in a circular gauge.
nonisolated struct GaugeValueLook: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.font(.system(size: Ring.valueSize)).lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxWidth: Ring.side - 4 * Ring.lineWidth)
  }
}

/// An open ring with a marker in its own colour, with a clear rim.
nonisolated struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor private var marker: CGSize {
    let radius = (Ring.side - Ring.lineWidth) / 2
    let angle = Ring.angle(configuration.value).radians
    return CGSize(width: radius * cos(angle), height: radius * sin(angle))
  }

  @MainActor var body: some View {
    ZStack {
      ring
      if let value = configuration.currentValueLabel { value.modifier(GaugeValueLook()) }
      opening.font(.system(size: 11)).lineLimit(1)
    }
    .frame(width: Ring.side, height: Ring.side)
    .accessibilityElement(children: .combine)
  }

  @MainActor private var ring: some View {
    let side = Ring.lineWidth + 2 * Ring.rim
    return ZStack {
      RingArc(start: Ring.angle(0), length: Ring.openLength)
        .stroke(.tint, style: StrokeStyle(lineWidth: Ring.lineWidth, lineCap: .round))
      Circle().frame(width: side, height: side).offset(marker).blendMode(.destinationOut)
      Circle().fill(.tint).frame(width: Ring.lineWidth, height: Ring.lineWidth).offset(marker)
    }
    .compositingGroup()
  }

  @ViewBuilder @MainActor private var opening: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      configuration.label.offset(y: Ring.labelOffset)
    } else {
      // At the ends of the ring, by eye (low).
      HStack {
        configuration.minimumValueLabel
        Spacer(minLength: 0)
        configuration.maximumValueLabel
      }
      .padding(.horizontal, Ring.side * 0.2).offset(y: Ring.labelOffset + 3)
    }
  }
}

/// The bar of an accessory, as thick as a circular one's ring (low).
nonisolated struct FilledBar: View {
  let fraction: Double

  @MainActor var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(TintShapeStyle().opacity(0.2))
        Capsule().fill(.tint)
          .frame(width: max(Ring.lineWidth, proxy.size.width * fraction))
      }
    }
    .frame(height: Ring.lineWidth)
  }
}

nonisolated struct MarkedBar: View {
  let fraction: Double

  @MainActor var body: some View {
    GeometryReader { proxy in
      let side = Ring.lineWidth + 2 * Ring.rim
      let x = (proxy.size.width - Ring.lineWidth) * (fraction - 0.5)
      ZStack {
        Capsule().fill(.tint).frame(height: Ring.lineWidth)
        Circle().frame(width: side, height: side).offset(x: x).blendMode(.destinationOut)
        Circle().fill(.tint).frame(width: Ring.lineWidth, height: Ring.lineWidth).offset(x: x)
      }
      .compositingGroup()
    }
    .frame(height: Ring.lineWidth)
  }
}
