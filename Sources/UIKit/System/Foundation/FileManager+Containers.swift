import Foundation

extension FileManager {
  /// The folder that an app group shares; nil, as for an app that is in no such group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }

  /// A folder in iCloud; nil, as where nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud; nil for nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
