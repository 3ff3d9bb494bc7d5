import XcodeProjects

/// A library that CocoaPods or Carthage would fetch.
struct ForeignLibraries {
  let name: String
  /// The version that the project has resolved.
  var version: String?
  /// The repository, if the files name it.
  var location: String?

  private static let limit = 1_000

  /// The name of its module; a pod's name by convention.
  var module: String { BuildSettings.identifier(name) }

  /// The name and the version.
  var title: String { version.map { "\(name) \($0)" } ?? name }

  /// How an app gets its code.
  var advice: String {
    guard let location else {
      return
        "their sources are not here; clone the ones that lay out or show something into a folder, each in the "
        + "version named, and pass the folder with --libraries"
    }
    let branch = version.map { "--branch \($0) " } ?? ""
    return
      "its sources are not here; run “git clone \(branch)\(location)” in a folder, and pass the folder with "
      + "--libraries"
  }

  // MARK: CocoaPods

  /// Returns the pods that a `Podfile` names, without the ones in its folder or in `Pods`.
  static func pods(in root: String) -> [Self] {
    let local = LocalPods(in: root).folders
    let versions = podVersions(in: root)
    return lines(of: "\(root)/Podfile").compactMap { line in
      guard line.hasPrefix("pod ") else { return nil }
      let strings = LocalPods.strings(in: line)
      // A part of a pod has its name after a slash.
      guard let name = strings.first?.split(separator: "/").first.map(String.init),
        local[name] == nil, FolderFiles.kind("\(root)/Pods/\(name)") != .folder
      else { return nil }
      return Self(
        name: name, version: versions[name],
        location: LocalPods.value(of: "git", in: line).flatMap(checked))
    }
  }

  /// Returns the versions in a `Podfile.lock`, whose lines for pods are `  - SnapKit (5.0.1)`.
  private static func podVersions(in root: String) -> [String: String] {
    var versions: [String: String] = [:]
    for line in lines(of: "\(root)/Podfile.lock") where line.hasPrefix("- ") {
      let words = line.dropFirst(2).split(separator: " ").map { $0.filter { $0 != "\"" } }
      guard words.count > 1, words[1].hasPrefix("("),
        let name = words[0].split(separator: "/").first
      else { continue }
      // The list of dependencies has conditions such as `(~> 5.0)`.
      let version = words[1].dropFirst().prefix { $0 != ")" && $0 != ":" }
      guard version.first?.isNumber == true, versions[String(name)] == nil else { continue }
      versions[String(name)] = checked(String(version))
    }
    return versions
  }

  // MARK: Carthage

  /// Returns the libraries that a `Cartfile` names, without the ones that are checked out.
  static func carthage(in root: String) -> [Self] {
    let resolved = cartfile("\(root)/Cartfile.resolved")
    return cartfile("\(root)/Cartfile").compactMap { library in
      let checkout = "\(root)/Carthage/Checkouts/\(library.name)"
      guard FolderFiles.kind(checkout) != .folder else { return nil }
      var library = library
      let pinned = resolved.first { $0.name == library.name }
      library.version = pinned?.version
      return library
    }
  }

  private static func cartfile(_ path: String) -> [Self] {
    lines(of: path).compactMap { line in
      let strings = LocalPods.strings(in: line)
      guard line.hasPrefix("git"), let place = strings.first,
        let last = place.split(separator: "/").last
      else { return nil }
      let isShort = line.hasPrefix("github") && !place.contains("://")
      let name = last.hasSuffix(".git") ? last.dropLast(4) : last
      return Self(
        name: String(name), version: strings.dropFirst().first.flatMap(checked),
        location: checked(isShort ? "https://github.com/\(place)" : place))
    }
  }

  // MARK: Text

  /// Returns a text that may be part of a command; `nil` for another.
  private static func checked(_ text: String) -> String? {
    let isPlain = text.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "-._~:/@+".contains(character))
    }
    return isPlain && !text.isEmpty && !text.hasPrefix("-") ? text : nil
  }

  private static func lines(of path: String) -> [Substring] {
    guard FolderFiles.kind(path) == .file, let text = try? TextFile.text(path) else { return [] }
    return text.split(whereSeparator: \.isNewline).prefix(limit).map { line in
      line.drop { $0.isWhitespace }
    }.filter { !$0.hasPrefix("#") }
  }
}
