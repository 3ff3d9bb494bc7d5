import Findings
import Foundation
import Pixels
import Tateyoko
import UIKit

/// Looks at screens one after another: the device of the last one is kept, so that further steps
/// can be performed.
@MainActor
final class ScreenSession {
  /// The result of a look.
  struct Result {
    var seen: SeenScreen
    var look: ScreenLook
    /// A PNG file with the requested scale.
    var picture: Data?
  }

  /// Chooses the scale of a picture for the client, in pixels per point.
  typealias Scale = (ScreenLook) -> CGFloat

  /// There is no screen to perform steps on.
  struct NoScreen: Error, CustomStringConvertible {
    var description: String { "No screen has been seen yet. Call see first." }
  }

  private let screens: @MainActor () -> [FoundScreen]
  private let folder: LookFolder
  private var live: LiveScreen?
  private var last: ScreenLook?

  init(
    folder: LookFolder, screens: @escaping @MainActor () -> [FoundScreen] = ScreenCatalogue.screens
  ) {
    self.folder = folder
    self.screens = screens
  }

  /// The request that would recreate the screen in its current state; `nil` before the first look.
  var request: ScreenRequest? { live?.request }

  var found: [FoundScreen] { screens() }

  /// Creates a screen, performs its steps, and looks at it.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the result contains the whole layout tree instead of an outline.
  ///   - copy: A file to also write the picture to.
  ///   - scale: Chooses the scale of a picture to pass on; `nil` for no picture.
  /// - Throws: An error if the request is invalid, and errors of drawing and writing.
  func see(
    _ request: ScreenRequest, isWhole: Bool = false, copy: String? = nil, scale: Scale? = nil
  ) throws -> Result {
    if let copy {
      let place = Self.place(of: copy)
      try place.tree.checkWritable(place.name)
    }
    let screen = try LiveScreen(request, among: screens())
    live = screen
    last = nil
    var before: ScreenLook?
    if !request.steps.isEmpty { before = try screen.simulator.look() }
    let failure = screen.performRequestedSteps()
    return try result(since: before, failure, isWhole: isWhole, copy: copy, scale: scale)
  }

  /// Performs steps on the screen of the last look, and looks again.
  ///
  /// - Throws: ``NoScreen``, ``ScreenStepError``, and errors of drawing and writing.
  func act(
    _ lines: [String], isWhole: Bool = false, scale: Scale? = nil
  ) throws -> Result {
    guard let live else { throw NoScreen() }
    let steps = try lines.map { (line: String) throws(ScreenStepError) in try ScreenStep(line) }
    let before = try last ?? live.simulator.look()
    let failure = live.perform(steps)
    return try result(since: before, failure, isWhole: isWhole, copy: nil, scale: scale)
  }

  /// Recreates the screen of an earlier program, without a look.
  ///
  /// - Returns: Why it couldn't be restored; `nil` if it was.
  func resume(_ request: ScreenRequest) -> String? {
    do {
      let screen = try LiveScreen(request, among: screens())
      live = screen
      last = nil
      return screen.performRequestedSteps()?.words
    } catch {
      live = nil
      last = nil
      return "\(error)"
    }
  }

  /// Checks a screen for faults over a matrix; the screen of the last look stays unchanged.
  ///
  /// - Parameters:
  ///   - name: The screen; `nil` for the last look's.
  ///   - devices: The devices; if empty, the ones in ``SnapshotMatrix/lint``.
  /// - Throws: An error if a name is invalid, and problems of the matrix.
  func lint(_ name: String?, devices: [String]) throws -> LintedScreen {
    guard let name = name ?? live?.screen.id else { throw NoScreen() }
    let screen = try ScreenRequest(screen: name).resolved(among: screens()).screen
    var matrix = SnapshotMatrix.lint
    if !devices.isEmpty {
      matrix.devices = try devices.map { (name: String) throws(ScreenNames.Problem) in
        try ScreenNames.device(name)
      }
    }
    return try ScreenLinter(matrix: matrix).lint(screen)
  }

  /// Returns a specified file as its folder, whose path may contain links, and its name, which
  /// isn't a link.
  private static func place(of file: String) -> (tree: FolderTree, name: String) {
    let folder = PathText.folder(of: file)
    return (FolderTree(folder.isEmpty ? "." : folder), PathText.name(of: file))
  }

  private func result(
    since before: ScreenLook?, _ failure: LiveScreen.Failure?, isWhole: Bool, copy: String?,
    scale: Scale?
  ) throws -> Result {
    guard let live else { throw NoScreen() }
    let look = try live.simulator.look()
    last = look
    let (folder, name) = (folder, live.path)
    // Compressing a large picture takes longer than everything else, so it's done concurrently.
    let keeping = SideWork { () throws -> ScreenChanges? in
      let changes = folder.changes(of: look, at: name)
      // The same pixels and the same layout are already stored.
      if changes?.isEmpty != true { try folder.write(look, at: name) }
      return changes
    }
    let picture = Swift.Result { try scale.map { try look.picture(scale: $0(look)) } }
    var seen = SeenScreen(live, look, path: copy ?? folder.file(name), isWhole: isWhole)
    seen.failure = failure?.words
    seen.effect = before.map { look.changes(since: $0) }
    // Wait for the other thread first, because it must not be abandoned.
    seen.changes = try keeping.result()
    if let copy {
      let place = Self.place(of: copy)
      try place.tree.write(try look.capture.bitmap.pngData(), at: place.name)
    }
    return Result(seen: seen, look: look, picture: try picture.get())
  }
}

extension SeenScreen {
  @MainActor
  fileprivate init(_ live: LiveScreen, _ look: ScreenLook, path: String, isWhole: Bool) {
    let simulator = live.simulator
    let bitmap = look.capture.bitmap
    self.init(
      screen: live.screen.id, title: live.screen.title, kind: live.screen.kind.rawValue,
      device: live.device.id, deviceName: live.device.name, os: "\(live.os)",
      orientation: simulator.orientation.snapshotName,
      posture: live.device.isFoldable ? simulator.posture.name : nil,
      isDark: simulator.userInterfaceStyle == .dark,
      textSize: ScreenNames.name(of: simulator.contentSizeCategory),
      language: live.request.language,
      size: Size(width: look.size.width, height: look.size.height),
      safeArea: ScreenInsets(
        top: look.safeArea.top, left: look.safeArea.left, bottom: look.safeArea.bottom,
        right: look.safeArea.right),
      picture: Picture(
        path: path, width: bitmap.width, height: bitmap.height, scale: look.capture.scale,
        digest: "\(look.capture.digest)"),
      steps: live.request.steps,
      tree: isWhole
        ? look.tree.description.split(separator: "\n").map(String.init)
        : LayoutOutline(look.tree).lines,
      touchables: look.touchables, findings: simulator.findings, problems: look.problems,
      log: look.log)
  }
}
