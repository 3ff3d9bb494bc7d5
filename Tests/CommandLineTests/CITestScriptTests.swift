import Foundation
import TestProcesses
import TestSupport
import Testing

/// `scripts/ci-test` and the templates that call it, with an archive of a few files and scripts in place of
/// programs.
@Suite(.waitingForProcesses) struct CITestScriptTests {
  private let standIns: ScriptStandIns
  private var folder: TemporaryFolder { standIns.folder }

  init() throws {
    standIns = try ScriptStandIns()
    for name in ["install", "ci-test"] {
      for place in ["scripts", "toolset/libexec"] {
        try standIns.script(name, to: "\(place)/\(name)")
      }
    }
    for place in ["scripts", "toolset/libexec"] {
      try standIns.program(
        "\(place)/install-dependencies", "echo dependencies >> '\(folder.path("calls"))'")
    }
    try standIns.program(
      "toolset/libexec/tateyoko",
      """
      [ "$2" != settle ] || exit 0
      { printf 'tateyoko'; printf ' %s' "${@// /_}"; echo; } >> '\(folder.path("calls"))'
      exit ${STATUS-0}
      """)
    try pack()
  }

  private func shell(_ command: String) throws -> FinishedProcess {
    try FinishedProcess(URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: folder.url)
  }

  private func pack() throws {
    let packing = try shell(
      """
      set -e
      . /etc/os-release
      printf 'name: t\\ncompiler: \(ScriptStandIns.compiler)\\nsystem: %s\\nmachine: %s\\n' \
        "$ID-$VERSION_ID" "$(uname -m)" > toolset/release
      cd toolset && find . -type f ! -name SHA256SUMS -printf '%P\\0' | LC_ALL=C sort -z \
        | xargs -0 sha256sum > ../sums && mv ../sums SHA256SUMS && tar -cJf ../archive.tar.xz .
      """)
    #expect(packing.status == 0, "\(packing.output)")
  }

  private func digest() throws -> String {
    String(try shell("sha256sum archive.tar.xz").lines[0].prefix(64))
  }

  private var calls: [String] {
    let text = (try? String(contentsOf: folder.file("calls"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The contents of the cache.
  private func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("kept")).sorted()
  }

  private func environment(_ more: [String: String]) -> [String: String] {
    ["PATH": "\(folder.path("bin")):/usr/bin:/bin", "HOME": folder.path("home")]
      .merging(more) { $1 }
  }

  private func test(
    _ options: [String], _ more: [String: String] = [:]
  ) throws -> FinishedProcess {
    try FinishedProcess(
      folder.file("scripts/ci-test"), options, environment: environment(more), in: folder.url)
  }

  @Test func theToolsetIsInstalledOnceForEachDigest() throws {
    let digest = try digest()
    let archive = [
      "--archive", "archive.tar.xz", "--digest", "sha256:\(digest)", "--cache", "kept",
    ]
    let first = try test(archive)
    #expect(first.status == 0)
    #expect(calls == ["dependencies", "dependencies", "tateyoko test"])
    #expect(try kept() == [digest])
    let place = folder.file("kept").appendingPathComponent(digest).resolvingSymlinksInPath().path
    #expect(first.lines == ["unpacking archive.tar.xz to \(place), once for this digest"])
    // From the cache, even if the archive can't be reached, with the packages that a fresh machine lacks.
    try FileManager.default.moveItem(
      at: folder.file("archive.tar.xz"), to: folder.file("away"))
    try FileManager.default.removeItem(at: folder.file("calls"))
    let second = try test(archive + ["--", "lint", "--format", "sarif"], ["STATUS": "1"])
    #expect(second.status == 1 && second.output == "", "\(second.output)")
    #expect(calls == ["dependencies", "tateyoko lint --format sarif"])
    // A moved cache is filled again.
    try FileManager.default.moveItem(
      at: folder.file("away"), to: folder.file("archive.tar.xz"))
    try FileManager.default.moveItem(at: folder.file("kept"), to: folder.file("moved"))
    let address = URL(fileURLWithPath: folder.path("archive.tar.xz")).absoluteString
    let moved = try test(["--archive", address, "--digest", digest, "--cache", "moved"])
    #expect(moved.status == 0, "\(moved.output)")
    #expect(calls.last == "tateyoko test")
  }

  @Test func whatCannotRunIsSaidAndLeavesNothing() throws {
    let digest = try digest()
    let other = String(repeating: "0", count: 64)
    func expectFailure(_ words: String, _ options: [String]) throws {
      let run = try test(options)
      #expect(run.status == 2 && run.output.contains(words), "\(options): \(run.output)")
      let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("c"))) ?? []
      #expect(left == [], "\(options)")
    }
    let cache = ["--cache", "c"]
    try expectFailure("--archive is missing", cache)
    try expectFailure("--digest has to be", cache + ["--archive", "archive.tar.xz"])
    try expectFailure(
      "the archive none.tar.xz can't be read: no such file, in /",
      cache + ["--archive", "none.tar.xz", "--digest", digest])
    try expectFailure(
      "can't be read: it is a folder", cache + ["--archive", "toolset", "--digest", digest])
    try expectFailure(
      "its digest is \(digest), and --digest says \(other)",
      cache + ["--archive", "archive.tar.xz", "--digest", other])
    try expectFailure(
      "can't be downloaded", cache + ["--archive", "file:///nowhere.tar.xz", "--digest", digest])
    try expectFailure("unknown option --x", ["--x"])
    try expectFailure(
      "a quote isn't closed",
      cache + ["--archive", "archive.tar.xz", "--digest", digest, "--arguments", "lint 'Main"])
    // Not a folder, which stops even root.
    try folder.write(Data(), "file")
    try expectFailure(
      "the cache file can't be made",
      ["--archive", "archive.tar.xz", "--digest", digest, "--cache", "file"])
    // Another compiler: install reports it, and leaves nothing behind.
    try standIns.program("bin/swiftc", "echo Swift version 9")
    try expectFailure(
      "is for “\(ScriptStandIns.compiler)”",
      cache + ["--archive", "archive.tar.xz", "--digest", digest])
  }

  /// The lines of a template's script, as the runner would start them.
  private func script(of file: String, _ key: String) throws -> String {
    let text = try String(
      contentsOf: ScriptStandIns.root.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == key })
    let indent = lines[start].prefix { $0 == " " }.count
    let body = lines[(start + 1)...].prefix { line in
      line.isEmpty || line.prefix { $0 == " " }.count > indent
    }
    return body.map { line in
      var line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("- ") { line = String(line.dropFirst(2)) }
      // YAML's quotes around what would be read as something else.
      if line.hasPrefix("'"), line.hasSuffix("'") { line = String(line.dropFirst().dropLast()) }
      return line
    }.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  /// Commands in lists are texts to YAML: a bracket, an indicator or a colon in them must be quoted.
  @Test func listsOfTheTemplatesAreYAML() throws {
    let place = ScriptStandIns.root.appendingPathComponent("ci")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
      .filter { $0.hasSuffix(".yml") }
    #expect(files.count > 1)
    for file in files {
      let text = try String(contentsOf: place.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) })
      where line.hasPrefix("- ") {
        #expect(Self.isYAML(String(line.dropFirst(2))), "\(file): \(line)")
      }
    }
    for text in [
      "{ a; } || b", "\"$a\" --b", "'a' b", "a: b: c", "echo a #b", "*a", "a:", "[ -e a ] || b",
    ] {
      #expect(!Self.isYAML(text), "\(text)")
    }
  }

  /// Whether YAML reads an item of a list as a single text, a value of a key, or a list in brackets.
  private static func isYAML(_ item: String) -> Bool {
    var text = item[...]
    if let key = text.prefixMatch(of: #/[\w-]+: /#) { text = text[key.range.upperBound...] }
    guard let first = text.first else { return false }
    switch first {
    case "'": return text.wholeMatch(of: /'([^']|'')*'/) != nil
    case "\"": return text.wholeMatch(of: /"([^"\\]|\\.)*"/) != nil
    case "{": return text.wholeMatch(of: /\{[^{}]*\}/) != nil
    case "[": return text.wholeMatch(of: /\[[^\[\]]*\]/) != nil
    default:
      return !"]},#&*!|>%@`".contains(first) && !text.contains(": ") && !text.contains(" #")
        && !text.hasSuffix(":")
    }
  }

  @Test func theTemplatesRunIt() throws {
    let digest = try digest()
    let address = URL(fileURLWithPath: folder.path("archive.tar.xz")).absoluteString
    let arguments = "lint * $HOME --ignore contrast:logo='a brand colour'"
    func run(_ script: String, _ variables: [String: String]) throws {
      try? FileManager.default.removeItem(at: folder.file("calls"))
      let process = try FinishedProcess(
        URL(fileURLWithPath: "/bin/bash"), ["-eo", "pipefail", "-c", script],
        environment: environment(variables), in: folder.url)
      #expect(process.status == 0, "\(process.output)")
      #expect(calls.last == "tateyoko lint * $HOME --ignore contrast:logo=a_brand_colour")
    }
    try standIns.program("bin/zstd", "")
    try run(
      try script(of: "ci/gitlab.yml", "script:"),
      [
        "TATEYOKO_ARCHIVE": address, "TATEYOKO_DIGEST": digest,
        "TATEYOKO_ARGUMENTS": arguments,
      ])
    try folder.write(Data(), "ci/action.yml")
    try run(
      try script(of: "ci/action.yml", "run: |"),
      [
        "ARCHIVE": address, "DIGEST": digest, "ARGUMENTS": arguments,
        "GITHUB_ACTION_PATH": folder.path("ci"),
      ])
  }
}
