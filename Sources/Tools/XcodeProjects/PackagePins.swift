import Foundation

/// The versions of packages that a project has resolved: the contents of a `Package.resolved`, in format 1 to 3.
package struct PackagePins: Sendable {
  package struct Pin: Hashable, Sendable {
    /// SwiftPM's name for the package, in lower case.
    package var identity: String
    package var location: String
    package var version: String?
    package var branch: String?
    package var revision: String?

    /// What `git clone --branch` takes; `nil` for a revision alone.
    package var reference: String? { version ?? branch }
  }

  /// The pins by identity.
  package private(set) var pins: [String: Pin] = [:]

  private static let sizeLimit = 4 << 20

  package init() {}

  /// Reads the first of the places where Xcode and SwiftPM keep the file.
  ///
  /// - Parameter path: The path of a project, a workspace or a folder.
  package init(of path: String) {
    self.init()
    let shared = "xcshareddata/swiftpm/Package.resolved"
    for place in ["project.xcworkspace/\(shared)", shared, "Package.resolved"] {
      guard let data = try? ProjectFileReader.data("\(path)/\(place)", limit: Self.sizeLimit) else {
        continue
      }
      self = PackagePins(data: data)
      if !pins.isEmpty { return }
    }
  }

  /// Parses a file; a damaged one has no pins.
  package init(data: Data) {
    let all = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    let object = all["object"] as? [String: Any] ?? all
    for entry in object["pins"] as? [[String: Any]] ?? [] {
      let location = (entry["location"] ?? entry["repositoryURL"]) as? String ?? ""
      let name = (entry["identity"] ?? entry["package"]) as? String
      let state = entry["state"] as? [String: Any] ?? [:]
      // In format 1, the name is the manifest's, which may differ from the repository's.
      let reference = PackageReference.remote(url: location, requirement: .revision(""))
      let identity = location.isEmpty ? (name ?? "").lowercased() : reference.identity
      guard !identity.isEmpty else { continue }
      pins[identity] = Pin(
        identity: identity, location: location, version: state["version"] as? String,
        branch: state["branch"] as? String, revision: state["revision"] as? String)
    }
  }

  /// Adds the pins of another file; known packages keep theirs.
  package mutating func add(_ other: PackagePins) {
    pins.merge(other.pins) { first, _ in first }
  }

  /// Whether a package's folder is what is pinned: a checkout of the revision, or named after the version.
  package func isPinned(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path).lowercased()
    if let pin = pins[name] {
      return pin.revision != nil && pin.revision == Self.revision(of: path)
    }
    return pins.values.contains { pin in
      pin.version.map { name == "\(pin.identity)-\($0.lowercased())" } ?? false
    }
  }

  /// Returns the revision that is checked out in a folder; `nil` if a branch is.
  package static func revision(of path: String) -> String? {
    guard let data = try? ProjectFileReader.data("\(path)/.git/HEAD", limit: 256) else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
    return text.count == 40 && text.allSatisfy(\.isHexDigit) ? text : nil
  }
}
