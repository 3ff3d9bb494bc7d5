import Foundation

extension FileManager {
  /// Returns the folder shared by an app group, which is empty at first: an app that asks for one is in the group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    let name = groupIdentifier.filter { $0.isLetter || $0.isNumber || "._-".contains($0) }
    guard !name.isEmpty else { return nil }
    // Of this process alone, so that pictures don't depend on what earlier ones wrote.
    return temporaryDirectory.appendingPathComponent(
      "tateyoko-groups-\(ProcessInfo.processInfo.processIdentifier)/\(name)", isDirectory: true)
  }

  /// Returns a folder in iCloud; nil, as if nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The signed-in iCloud user; nil for nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
