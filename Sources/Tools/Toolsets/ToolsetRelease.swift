import Foundation
import RunRecord

/// What a toolset was built from and for: modules require the same compiler release, and programs
/// the libraries of the same system.
package struct ToolsetRelease: Equatable, Sendable {
  package static let fileName = "release"

  /// The version of Tateyoko.
  package var version: String
  /// The first line of `swiftc --version`.
  package var compiler: String
  /// The system, such as `debian-12`.
  package var system: String
  /// The machine, such as `x86_64`.
  package var machine: String
  /// The libraries, by their names in pkg-config.
  package var libraries: [String] = []
  /// The linker options of the archive's objects.
  package var links: [String] = []

  package init(
    version: String = ToolVersion.current, compiler: String, system: String, machine: String,
    libraries: [String] = [], links: [String] = []
  ) {
    self.version = version
    self.compiler = compiler
    self.system = system
    self.machine = machine
    self.libraries = libraries
    self.links = links
  }

  /// The folder's name, without what distinguishes two builds of the same version.
  package var name: String {
    let parts = compiler.split { "() ".contains($0) }
    let tag = parts.last { $0.hasPrefix("swift-") } ?? parts.first { $0.first?.isNumber == true }
    let swift = tag.map(String.init) ?? "swift"
    let text = "tateyoko-\(version)-\(swift)-\(system)-\(machine)"
    return String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._+".contains($0)) ? $0 : "-" })
  }

  // MARK: The file

  /// Lines of a key and a value, which a shell can read, too.
  package var text: String {
    """
    name: \(name)
    version: \(version)
    compiler: \(compiler)
    system: \(system)
    machine: \(machine)
    libraries: \(libraries.joined(separator: " "))
    links: \(links.joined(separator: " "))

    """
  }

  /// Parses the file's text; `nil` if a line is missing.
  package init?(text: String) {
    var values: [Substring: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      values[line[..<colon]] = line[line.index(after: colon)...].trimmingCharacters(
        in: .whitespaces)
    }
    guard let version = values["version"], let compiler = values["compiler"],
      let system = values["system"], let machine = values["machine"], !version.isEmpty,
      !compiler.isEmpty
    else { return nil }
    func words(_ name: Substring) -> [String] {
      (values[name] ?? "").split(separator: " ").map(String.init)
    }
    self.init(
      version: version, compiler: compiler, system: system, machine: machine,
      libraries: words("libraries"), links: words("links"))
  }
}
