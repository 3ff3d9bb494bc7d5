import Foundation

extension FileManager {
  /// Returns the folder shared by an app group; nil, as for an app that isn't in the group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }

  /// Returns a folder in iCloud; nil, as if nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The signed-in iCloud user; nil for nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
