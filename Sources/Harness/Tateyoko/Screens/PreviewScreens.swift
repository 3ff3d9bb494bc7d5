import Devices
import UIKit

/// The screens that `#Preview` and ``ScreenPreviews`` declare.
@MainActor
enum PreviewScreens {
  private struct Declared {
    var name: String?
    var layout: Preview.Layout
    var orientation: UIInterfaceOrientation?
    /// The trade name of the only device.
    var device: String?
    var module: String
    /// The name of the file, without its extension, or of the type.
    var group: String
    var file: String?
    var line: Int?
    /// The number among unnamed previews of the same group, starting at 1.
    var number = 1
    /// Creates the preview's controller.
    var make: @MainActor () throws -> UIViewController

    init(
      _ preview: Preview, module: String, group: String, again: @escaping @MainActor () -> Preview
    ) {
      name = preview.name
      layout = preview.traits.layout ?? .device
      orientation = preview.traits.orientation
      self.module = module
      self.group = group
      make = { again().makeController() }
    }

    /// Creates a preview in place of the ones that couldn't be listed.
    init(unlisted problem: ScreenTrialProblem, module: String, group: String) {
      layout = .device
      self.module = module
      self.group = group
      make = { throw problem }
    }

    init(
      _ preview: SourcedPreview, module: String, group: String,
      again: @escaping @MainActor () -> SourcedPreview
    ) {
      name = preview.name
      layout = preview.layout
      orientation = preview.orientation
      device = preview.device
      self.module = module
      self.group = group
      make = { again().make() }
    }
  }

  /// - Parameter tries: Whether to run the code of providers in a child process first, which may not be done next to
  ///   other tests.
  static func all(tries: Bool = false) -> [FoundScreen] {
    named(declared() + sourced(tries) + listed())
  }

  private static func declared() -> [Declared] {
    ProgramTypes.conforming(to: (any _PreviewRegistry).self)
      .compactMap { $0 as? any _PreviewRegistry.Type }
      .map { type in
        let place = type.place
        let parts = place.fileID.split(separator: "/")
        let file = parts.last.map(String.init) ?? ""
        var declared = Declared(
          type.makePreview(), module: parts.first.map(String.init) ?? "",
          group: file.hasSuffix(".swift") ? String(file.dropLast(6)) : file,
          again: { type.makePreview() })
        declared.file = place.file
        declared.line = place.line
        return declared
      }
      // Also by the file's path, because only Swift 6 allows a module two files of the same name.
      .sorted {
        ($0.module, $0.file ?? "", $0.line ?? 0) < ($1.module, $1.file ?? "", $1.line ?? 0)
      }
  }

  private static func listed() -> [Declared] {
    types((any ScreenPreviews).self).flatMap { type, module, group -> [Declared] in
      guard let type = type as? any ScreenPreviews.Type else { return [] }
      return type.screens.enumerated().map { index, preview in
        Declared(preview, module: module, group: group) {
          let screens = type.screens
          return index < screens.count ? screens[index] : preview
        }
      }
    }
  }

  /// The previews of SwiftUI's providers, if the program contains SwiftUI.
  private static func sourced(_ tries: Bool) -> [Declared] {
    let providers = ProgramTypes.conforming(to: (any PreviewSource).self)
      .compactMap { $0 as? any PreviewSource.Type }
      .flatMap { source in types(source.declarations).map { (source: source, place: $0) } }
    guard !providers.isEmpty else { return [] }
    // Listing a provider's previews runs their code.
    let outcomes =
      tries
      ? ScreenTrialRun.run(providers.count) { index in
        _ = providers[index].source.previews(of: providers[index].place.type)
        return true
      } : providers.map { _ in .ended(true) }
    return zip(providers, outcomes).flatMap { provider, outcome -> [Declared] in
      let (source, place) = provider
      if case .stopped(let problem) = outcome {
        return [
          Declared(unlisted: problem, module: place.module, group: place.name)
        ]
      }
      return source.previews(of: place.type).enumerated().map { index, preview in
        Declared(preview, module: place.module, group: place.name) {
          let all = source.previews(of: place.type)
          return index < all.count ? all[index] : preview
        }
      }
    }
  }

  /// The types that conform to a protocol, sorted by name, with their modules and own names.
  private static func types(
    _ existential: Any.Type
  ) -> [(type: Any.Type, module: String, name: String)] {
    ProgramTypes.conforming(to: existential)
      .map { (name: String(reflecting: $0), type: $0) }.sorted { $0.name < $1.name }
      .map { name, type in
        let parts = name.split(separator: ".")
        return (
          type, parts.first.map(String.init) ?? "", parts.last.map(String.init) ?? name
        )
      }
  }

  private static func named(_ declared: [Declared]) -> [FoundScreen] {
    var declared = declared
    var counts: [String: Int] = [:]
    for index in declared.indices where declared[index].name == nil {
      let group = "\(declared[index].module)/\(declared[index].group)"
      counts[group, default: 0] += 1
      declared[index].number = counts[group] ?? 1
    }
    let ids = declared.map { one -> String in
      if let name = one.name { return "\(one.group)/\(name)" }
      return one.number == 1 ? one.group : "\(one.group)/\(one.number)"
    }
    let modules = Dictionary(grouping: declared.indices) { ids[$0] }
      .mapValues { Set($0.map { declared[$0].module }) }
    return declared.indices.map { index in
      let one = declared[index]
      let isShared = (modules[ids[index]]?.count ?? 0) > 1
      var screen = FoundScreen(
        id: isShared ? "\(one.module)/\(ids[index])" : ids[index],
        title: one.name ?? (one.number == 1 ? one.group : "\(one.group) \(one.number)"),
        kind: .preview, module: one.module, file: one.file, line: one.line,
        make: one.make)
      screen.orientation = one.orientation
      screen.layout = one.layout
      screen.device = one.device.flatMap { Device(simulator: $0) }
      return screen
    }
  }
}

extension Preview {
  /// Creates the controller, or one that shows the view.
  @MainActor
  fileprivate func makeController() -> UIViewController {
    switch body {
    case .view(let make): PreviewStage(make(), fills: traits.layout.map { $0 != .device } ?? false)
    case .controller(let make): make()
    }
  }
}
