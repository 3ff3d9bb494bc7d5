/// A type that produces view previews in Xcode.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// A collection of views to preview.
  @ViewBuilder static var previews: Previews { get }
  /// The platform on which to run the provider.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// Platforms that can run the preview.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A size constraint for a preview.
public enum PreviewLayout: Sendable {
  /// Center the preview in a container the size of the device on which the preview is running.
  case device
  /// Fit the container to the size of the preview when offered the size of the device that the preview is running on.
  case sizeThatFits
  /// Center the preview in a fixed size container.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A simulator device that runs a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// The orientation of the interface from the user's perspective.
public struct InterfaceOrientation: Hashable, Identifiable, Sendable, CaseIterable {
  let orientation: UIInterfaceOrientation

  public var id: String { "\(orientation.rawValue)" }

  public static let portrait = InterfaceOrientation(orientation: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)
  /// The device is in landscape mode, with the top of the device on the left.
  public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)
  /// The device is in landscape mode, with the top of the device on the right.
  public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// What modifiers say about the preview of a view.
package enum PreviewKeys {
  package struct Name: LayoutValueKey {
    package static var defaultValue: String? { nil }
  }
  package struct Size: LayoutValueKey {
    package static var defaultValue: PreviewLayout? { nil }
  }
  package struct Simulator: LayoutValueKey {
    package static var defaultValue: PreviewDevice? { nil }
  }
  package struct Orientation: LayoutValueKey {
    package static var defaultValue: UIInterfaceOrientation? { nil }
  }
}

extension View {
  /// Sets a user visible name to show in the canvas for a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(ValueModifier(PreviewKeys.Name.self, value, name: ".previewDisplayName"))
  }

  /// Overrides the size of the container for the preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(ValueModifier(PreviewKeys.Size.self, value, name: ".previewLayout"))
  }

  /// Overrides the device for a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(ValueModifier(PreviewKeys.Simulator.self, value, name: ".previewDevice"))
  }

  /// Overrides the orientation of the preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(
      ValueModifier(
        PreviewKeys.Orientation.self, value.orientation, name: ".previewInterfaceOrientation"))
  }
}
