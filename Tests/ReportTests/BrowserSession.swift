import Foundation
import Glibc
import TestSupport

/// A headless Chromium, driven through its own protocol over two pipes.
///
/// Messages are JSON texts that end with a zero byte (Chromium's `--remote-debugging-pipe`).
final class BrowserSession {
  enum Failure: Error, CustomStringConvertible {
    case missing
    case notStarted(String)
    case ended
    case refused(String)
    case timeout(String)

    var description: String {
      switch self {
      case .missing: "Chromium is not installed. On CI the report is opened: install “chromium”."
      case .notStarted(let reason): "Chromium cannot be started: \(reason)."
      case .ended: "Chromium ended by itself."
      case .refused(let reason): "Chromium refuses: \(reason)"
      case .timeout(let what): "It never came to: \(what)"
      }
    }
  }

  let process: pid_t
  private let input: Int32
  private let output: Int32
  private let profile: URL
  private var buffer = Data()
  private var lastNumber = 0
  private var session: String?
  /// The navigations whose pages have loaded.
  private var loaded: Set<String> = []
  private var requests: Set<String> = []
  /// The number of files saved since the last query.
  private var downloads = 0
  /// The problems on the page so far: exceptions, refused loads, policy violations.
  private var heard: [String] = []

  init(width: Int = 1400, height: Int = 1000) throws {
    guard let path = Browser.path else { throw Failure.missing }
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    var toBrowser: [Int32] = [0, 0]
    var fromBrowser: [Int32] = [0, 0]
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else {
      throw Failure.notStarted(String(cString: strerror(errno)))
    }
    for descriptor in toBrowser + fromBrowser { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The pipes' own numbers may be 3 and 4: copies far above can't conflict with them.
    let far = [fcntl(toBrowser[0], F_DUPFD, 100), fcntl(fromBrowser[1], F_DUPFD, 100)]
    posix_spawn_file_actions_adddup2(&actions, far[0], 3)
    posix_spawn_file_actions_adddup2(&actions, far[1], 4)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Another test's pipe would never end while the browser held a copy of it. Numbers are assigned from the
    // lowest, and closing an unused one is no error.
    for descriptor in 5..<1024 { posix_spawn_file_actions_addclose(&actions, Int32(descriptor)) }
    let arguments = [
      path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
      "--window-size=\(width),\(height)", "about:blank",
    ]
    var pointers = arguments.map { strdup($0) } + [nil]
    // In the C locale Chromium loads pages from folders with non-ASCII names, but saves none there.
    let environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, path, &actions, nil, &pointers, &variables)
    for descriptor in far + [toBrowser[0], fromBrowser[1]] { Glibc.close(descriptor) }
    guard result == 0 else { throw Failure.notStarted(String(cString: strerror(result))) }
    process = child
    input = toBrowser[1]
    output = fromBrowser[0]
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    guard let page = targets.first(where: { $0["type"] as? String == "page" }),
      let target = page["targetId"] as? String
    else { throw Failure.refused("there is no page") }
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable") }
    _ = try call("Page.setLifecycleEventsEnabled", ["enabled": true])
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    Glibc.close(input)
    Glibc.close(output)
    try? FileManager.default.removeItem(at: profile)
  }

  // MARK: What a person does

  /// Opens a page and waits until it has loaded.
  ///
  /// - Parameters:
  ///   - forgetsMarks: whether data stored by earlier pages is deleted before its scripts run.
  ///   - script: Runs before the page's own scripts.
  func open(
    _ page: URL, hash: String = "", forgetsMarks: Bool = false, before script: String = ""
  ) throws {
    // Navigating from a page to itself with another hash would load nothing.
    try leave()
    let source = (forgetsMarks ? "localStorage.clear(); sessionStorage.clear();" : "") + script
    let cleaner =
      source.isEmpty
      ? [:] : try call("Page.addScriptToEvaluateOnNewDocument", ["source": source])
    try navigate(to: page.absoluteString + hash)
    if !source.isEmpty { _ = try call("Page.removeScriptToEvaluateOnNewDocument", cleaner) }
  }

  /// Waits until data that a page stores is available to the next one: for a while after its start, a browser
  /// with a new profile loses it.
  ///
  /// - Parameter folder: The folder for a temporary page.
  func readyStorage(with folder: URL) throws {
    let page = folder.appendingPathComponent("storage.html")
    try Data("<!DOCTYPE html><title>storage</title>".utf8).write(to: page)
    for _ in 0..<40 {
      try open(page)
      if try value("localStorage.getItem('is-ready')") == "yes" { return }
      try value("localStorage.setItem('is-ready', 'yes')")
      usleep(250_000)
    }
    throw Failure.refused("the browser keeps nothing that pages from disk store")
  }

  /// Follows a link within the page.
  func follow(_ hash: String) throws {
    try value(
      """
      new Promise(done => { addEventListener('hashchange', () => setTimeout(done), { once: true });
      if (location.hash === \(quoted(hash))) done(); else location.hash = \(quoted(hash)) })
      """)
  }

  /// Leaves the page, and waits for the last of its events: pending pictures are cancelled.
  func leave() throws {
    try navigate(to: "about:blank")
    try value("0")
    requests = []
  }

  /// Waits for this navigation's own load: the previous one's may arrive late.
  private func navigate(to address: String) throws {
    let answer = try call("Page.navigate", ["url": address])
    guard let loader = answer["loaderId"] as? String else {
      throw Failure.refused("\(address): \(answer["errorText"] ?? "nothing is loaded")")
    }
    while !loaded.contains(loader) { take(try read()) }
    loaded = []
  }

  /// The page's problems, once everything it requested has loaded or failed.
  func problems() throws -> [String] {
    // Two frames let the page send its pending requests.
    try value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    while !requests.isEmpty { take(try read()) }
    try value("0")
    return heard
  }

  /// The value of an expression, as text.
  @discardableResult
  func value(_ script: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let failure = answer["exceptionDetails"] as? [String: Any] {
      let exception = failure["exception"] as? [String: Any]
      throw Failure.refused("\(exception?["description"] ?? failure)")
    }
    let result = answer["result"] as? [String: Any]
    switch result?["value"] {
    case let text as String: return text
    case let value?: return "\(value)"
    case nil: return "undefined"
    }
  }

  /// Waits until an expression is true.
  func wait(_ script: String, seconds: Double = 20) throws {
    var left = Int(seconds / 0.02)
    while try value("Boolean(\(script))") != "1" {
      left -= 1
      guard left > 0 else { throw Failure.timeout(script) }
      usleep(20_000)
    }
  }

  func click(_ selector: String) throws {
    try value("(() => { const e = document.querySelector(\(quoted(selector))); e.click() })()")
  }

  /// Presses keys one after the other, as a keyboard does.
  func press(_ keys: String...) throws {
    let codes = [
      "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
      "Enter": 13, "Tab": 9, " ": 32,
    ]
    for key in keys {
      var event: [String: Any] = ["type": "keyDown", "key": key]
      event["windowsVirtualKeyCode"] =
        codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
      if key.count == 1 { event["text"] = key }
      if key == "Enter" { event["text"] = "\r" }
      _ = try call("Input.dispatchKeyEvent", event)
      _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }
  }

  /// Reloads the page.
  func reload() throws {
    let address = try value("location.href")
    try leave()
    try navigate(to: address)
  }

  func move(to x: Double, _ y: Double) throws {
    _ = try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
  }

  func resize(_ width: Int, _ height: Int) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  func setDark(_ isDark: Bool) throws {
    _ = try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  /// Leaves the page and discards its problems, for the next test.
  func forget() throws {
    try leave()
    heard = []
  }

  /// Directs the page's downloads to a folder.
  func saveDownloads(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try call(
      "Browser.setDownloadBehavior",
      ["behavior": "allow", "downloadPath": folder.path, "eventsEnabled": true])
    downloads = 0
  }

  /// Waits until the page has saved a file.
  func waitForDownload() throws {
    while downloads == 0 { take(try read()) }
    downloads -= 1
  }

  /// Shows the page as printed.
  func setPrinting(_ isPrinting: Bool) throws {
    _ = try call("Emulation.setEmulatedMedia", ["media": isPrinting ? "print" : ""])
  }

  func quoted(_ text: String) -> String {
    let data = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data()
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  // MARK: The protocol

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: message)
    data.append(0)
    try data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = withoutPipeSignal {
          Glibc.write(input, bytes.baseAddress! + sent, bytes.count - sent)
        }
        guard count > 0 else { throw Failure.ended }
        sent += count
      }
    }
    while true {
      let answer = try read()
      guard answer["id"] as? Int == lastNumber else {
        take(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw Failure.refused("\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func take(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.lifecycleEvent" where parameters["name"] as? String == "load":
      if let loader = parameters["loaderId"] as? String { loaded.insert(loader) }
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"] as? [String: Any]
      let exception = details?["exception"] as? [String: Any]
      heard.append("\(exception?["description"] ?? details?["text"] ?? "exception")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String == "error" {
        heard.append("\(entry?["text"] ?? "error") \(entry?["url"] ?? "")")
      }
    case "Browser.downloadProgress" where parameters["state"] as? String == "completed":
      downloads += 1
    case "Network.requestWillBeSent":
      if let request = parameters["requestId"] as? String { requests.insert(request) }
    case "Network.loadingFinished", "Network.loadingFailed":
      if let request = parameters["requestId"] as? String { requests.remove(request) }
    default: break
    }
  }

  private func read() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, 60_000) > 0 else { throw Failure.timeout("an answer") }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Glibc.read(output, &bytes, bytes.count)
      guard count > 0 else { throw Failure.ended }
      buffer.append(contentsOf: bytes[..<count])
    }
  }
}
