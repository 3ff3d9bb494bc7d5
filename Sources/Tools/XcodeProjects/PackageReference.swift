/// A Swift package that a project uses.
package enum PackageReference: Hashable, Sendable {
  /// A package in a folder.
  case local(path: String)
  /// A package in a repository.
  case remote(url: String, requirement: Requirement)

  /// The accepted versions.
  package enum Requirement: Hashable, Sendable {
    case upToNextMajor(String)
    case upToNextMinor(String)
    case range(String, String)
    case exact(String)
    case branch(String)
    case revision(String)

    init?(_ table: ProjectTable) {
      let first = table.text("minimumVersion")
      switch table.text("kind") {
      case "upToNextMajorVersion":
        guard let first else { return nil }
        self = .upToNextMajor(first)
      case "upToNextMinorVersion":
        guard let first else { return nil }
        self = .upToNextMinor(first)
      case "versionRange":
        guard let first, let last = table.text("maximumVersion") else { return nil }
        self = .range(first, last)
      case "exactVersion":
        guard let version = table.text("version") else { return nil }
        self = .exact(version)
      case "branch":
        guard let branch = table.text("branch") else { return nil }
        self = .branch(branch)
      case "revision":
        guard let revision = table.text("revision") else { return nil }
        self = .revision(revision)
      default: return nil
      }
    }
  }

  /// SwiftPM's name for the package: the last component of its location.
  package var identity: String {
    switch self {
    case .local(let path): ProjectPath.name(of: path).lowercased()
    case .remote(let url, _):
      ProjectPath.ending(of: url) == "git"
        ? ProjectPath.stem(of: url).lowercased() : ProjectPath.name(of: url).lowercased()
    }
  }
}
