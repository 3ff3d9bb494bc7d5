import Foundation
import Pixels

/// The location of a file in a record, which may be untrusted.
///
/// Links are resolved before checking anything: what matters is the file that would finally be read
/// or written.
struct BaselinePlace {
  /// The resolved path, without links.
  let path: String
  /// The components relative to the folder.
  let components: [String]

  /// Why a file is neither read nor written, for display.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  /// Resolves a path inside a folder; `nil` if it leads out of the folder, including through links.
  init?(_ path: String, below folder: URL) {
    guard !path.isEmpty, !path.utf8.contains(0), let real = Self.realPath(folder.path) else {
      return nil
    }
    let root = real == "/" ? "" : real
    guard let whole = Self.resolved(path.hasPrefix("/") ? path : "\(root)/\(path)") else {
      return nil
    }
    // Compare bytes, as the system does: a combining character may join the slash.
    guard whole.utf8.starts(with: (root + "/").utf8) else { return nil }
    self.path = whole
    components = whole.utf8.dropFirst(root.utf8.count + 1).split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
    guard !components.isEmpty else { return nil }
  }

  var url: URL { URL(fileURLWithPath: path) }
  var name: String { components[components.count - 1] }

  /// The part of the name after its last dot, in lower case; empty if there is none.
  var ending: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  var isPicture: Bool { ending == "png" }

  /// Whether there is a regular file, not a folder, pipe or device.
  var isFile: Bool { Self.mode(of: path) == S_IFREG }

  /// Whether nothing exists at this path.
  var isFree: Bool { Self.mode(of: path) == nil }

  /// Whether it's inside a folder.
  func lies(in folder: URL) -> Bool {
    Self.resolved(folder.path).map { path.utf8.starts(with: ($0 == "/" ? "/" : $0 + "/").utf8) }
      ?? false
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Resolves the links in a path whose last components need not exist; `nil` for a dangling link.
  private static func resolved(_ path: String) -> String? {
    var nearest = URL(fileURLWithPath: path).standardizedFileURL.path
    // Components that don't exist can't be links; the nearest existing one may be a link, or be
    // behind one.
    var rest: [String] = []
    var status = stat()
    while lstat(nearest, &status) != 0 {
      guard errno == ENOENT || errno == ENOTDIR, nearest != "/" else { return nil }
      rest.insert(PathText.name(of: nearest), at: 0)
      nearest = PathText.folder(of: nearest)
    }
    guard let found = realPath(nearest) else { return nil }
    return rest.isEmpty ? found : ([found == "/" ? "" : found] + rest).joined(separator: "/")
  }

  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension BaselinePlace {
  /// Extensions of files that strategies produce, and that nothing builds or executes.
  ///
  /// A Swift file in `__Snapshots__` would be compiled with the tests.
  private static let kinds: Set<String> = [
    "", "csv", "gif", "html", "jpeg", "jpg", "json", "log", "md", "pdf", "plist", "png", "svg",
    "tsv", "txt", "xml", "yaml", "yml",
  ]

  /// Checks that a baseline is allowed at this location.
  ///
  /// - Parameters:
  ///   - source: The file that would become the baseline.
  ///   - folders: Folders of baselines in addition to those named `__Snapshots__`.
  ///   - isComparison: Whether the compared files aren't Tateyoko's own baselines.
  /// - Throws: A ``Refusal`` if no baseline belongs there.
  func check(from source: BaselinePlace, folders: [URL], isComparison: Bool) throws(Refusal) {
    let place = "Its baseline “\(components.joined(separator: "/"))”"
    guard !components.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) else {
      throw Refusal(
        description: "\(place) is hidden or in a hidden folder such as .git, where no snapshot "
          + "is stored: the report is damaged or malicious.")
    }
    guard isFile || isFree else { throw Refusal(description: "\(place) is not a regular file.") }
    guard ending == source.ending else {
      throw Refusal(
        description: "\(place) has a different extension than the report's “\(source.name)”: "
          + "a file can't replace one of another type.")
    }
    guard Self.kinds.contains(ending) else {
      throw Refusal(
        description: "\(place) is a “.\(ending)” file, which a build might run; it is not "
          + "accepted from a report. Record it by running its test.")
    }
    let isInFolder =
      components.dropLast().contains("__Snapshots__") || folders.contains(where: lies(in:))
    guard isInFolder || isPicture && isComparison || BaselineMark.isOurs(path) else {
      throw Refusal(
        description: "\(place) is not in a baseline folder and doesn't carry Tateyoko's mark. If "
          + "it belongs there, pass its folder with --snapshots.")
    }
  }
}
