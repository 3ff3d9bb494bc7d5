import Graphics
import SystemFacts

/// What contents need from the app: its catalogues and string tables. The host provides it.
package protocol ContentResources: Sendable {
  /// Returns a colour of an asset catalogue.
  func color(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> Color.Resolved?
  /// Returns an image of an asset catalogue or a bundle.
  func image(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> HostedImage?
  /// Returns the text for a key, with its arguments selecting plurals; `nil` if no table has it.
  func localizedFormat(
    _ key: String, table: String?, bundle: Bundle?, arguments: [any CVarArg],
    _ environment: EnvironmentValues
  ) -> String?
}

/// An image that the host draws: UIKit's, or one of a catalogue.
package struct HostedImage: Equatable, Sendable {
  /// Identifies the image to the host.
  package var object: HostedObject
  /// In points.
  package var size: CGSize
  package var isTemplate: Bool
  package var flipsForRightToLeft: Bool
  /// The parts at the edges that aren't stretched.
  package var capInsets: EdgeInsets

  package init(
    _ object: any Hashable & Sendable, size: CGSize, isTemplate: Bool = false,
    flipsForRightToLeft: Bool = false, capInsets: EdgeInsets = EdgeInsets()
  ) {
    self.object = HostedObject(value: object)
    self.size = size
    self.isTemplate = isTemplate
    self.flipsForRightToLeft = flipsForRightToLeft
    self.capInsets = capInsets
  }
}

/// An image that isn't read before a view with it is evaluated.
struct ProvidedImage: Equatable, Sendable {
  let object: HostedObject
  let make: @Sendable () -> HostedImage

  static func == (a: ProvidedImage, b: ProvidedImage) -> Bool { a.object == b.object }
}

/// A value that only the host understands.
package struct HostedObject: Hashable, Sendable {
  package let value: any Hashable & Sendable

  package static func == (a: HostedObject, b: HostedObject) -> Bool {
    AnyHashable(a.value) == AnyHashable(b.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// The resources without an app: tables of bundles, as Foundation reads them.
struct BundleResources: ContentResources {
  func color(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> Color.Resolved? { nil }

  func image(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> HostedImage? { nil }

  func localizedFormat(
    _ key: String, table: String?, bundle: Bundle?, arguments: [any CVarArg],
    _ environment: EnvironmentValues
  ) -> String? {
    let missing = "\u{1}"
    let text = (bundle ?? .main).localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }
}

extension EnvironmentValues {
  private enum ResourcesKey: EnvironmentKey {
    static var defaultValue: any ContentResources { BundleResources() }
  }

  private enum ReleaseKey: EnvironmentKey {
    static var defaultValue: OSRelease { OSVersion.newestKnown.release }
  }

  private enum ElevatedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  package var contentResources: any ContentResources {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }

  /// The simulated release.
  package var systemRelease: OSRelease {
    get { self[ReleaseKey.self] }
    set { self[ReleaseKey.self] = newValue }
  }

  /// Whether the view is on an elevated level, such as a sheet.
  package var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }
}
