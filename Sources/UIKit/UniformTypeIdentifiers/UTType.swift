import Foundation

/// A type of file or data, with the types that it conforms to.
///
/// The common types of the system are known, with their file name extensions and MIME types (Apple,
/// “System-declared uniform type identifiers”). Other identifiers create types with only the
/// conformances that code specifies; a type's localized description isn't known.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String
  /// The parent type that code specifies for its own type.
  private let parent: String?

  private init(known identifier: String, conformingTo parent: String? = nil) {
    self.identifier = identifier
    self.parent = parent
  }

  /// Finds a type; `nil` if the system doesn't know it.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, conformingTo: parentType?.identifier)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, conformingTo: parentType?.identifier)
  }

  /// Finds the type of files with an extension; an unknown one creates a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type for a MIME type; an unknown one creates a dynamic type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let wanted = tag.lowercased()
    if wanted.isEmpty { return nil }
    let found = UTTypeTable.order.first { identifier in
      let entry = UTTypeTable.entries[identifier]!
      let tags = tagClass == .mimeType ? entry.mimeTypes : entry.extensions
      return tags.contains(wanted)
        && (supertype == nil || UTType(known: identifier).conforms(to: supertype!))
    }
    if let found {
      self.init(known: found)
    } else {
      self.init(known: "dyn.\(tagClass.rawValue).\(wanted)", conformingTo: supertype?.identifier)
    }
  }

  // MARK: Facts

  /// Whether nobody has declared the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { UTTypeTable.entries[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var preferredFilenameExtension: String? {
    UTTypeTable.entries[identifier]?.extensions.first ?? dynamicTag(.filenameExtension)
  }
  public var preferredMIMEType: String? {
    UTTypeTable.entries[identifier]?.mimeTypes.first ?? dynamicTag(.mimeType)
  }
  /// Always `nil`: localized descriptions aren't known.
  public var localizedDescription: String? { nil }

  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    let entry = UTTypeTable.entries[identifier]
    if let names = entry?.extensions, !names.isEmpty { tags[.filenameExtension] = names }
    if let names = entry?.mimeTypes, !names.isEmpty { tags[.mimeType] = names }
    return tags
  }

  private func dynamicTag(_ tagClass: UTTagClass) -> String? {
    let prefix = "dyn.\(tagClass.rawValue)."
    return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }

  // MARK: Conformance

  /// All types that this one conforms to, except itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = UTTypeTable.entries[identifier]?.parents ?? parent.map { [$0] } ?? []
    while let identifier = next.popLast() {
      guard found.insert(UTType(known: identifier)).inserted else { continue }
      next += UTTypeTable.entries[identifier]?.parents ?? []
    }
    return found
  }

  /// Whether this is the given type or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || supertypes.contains { $0.identifier == type.identifier }
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  static func system(_ identifier: String) -> UTType { UTType(known: identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
