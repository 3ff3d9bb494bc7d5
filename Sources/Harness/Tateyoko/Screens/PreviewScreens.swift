import UIKit

/// The screens that `#Preview` and ``ScreenPreviews`` declare.
@MainActor
enum PreviewScreens {
  private struct Declared {
    var preview: Preview
    var module: String
    /// The name of the file, without its extension, or of the type.
    var group: String
    var file: String?
    var line: Int?
    /// The number among unnamed previews of the same group, starting at 1.
    var number = 1
    /// Creates the preview again.
    var make: @MainActor () -> Preview
  }

  static func all() -> [FoundScreen] {
    named(declared() + listed())
  }

  private static func declared() -> [Declared] {
    ProgramTypes.conforming(to: (any _PreviewRegistry).self)
      .compactMap { $0 as? any _PreviewRegistry.Type }
      .map { type in
        let place = type.place
        let parts = place.fileID.split(separator: "/")
        let file = parts.last.map(String.init) ?? ""
        return Declared(
          preview: type.makePreview(), module: parts.first.map(String.init) ?? "",
          group: file.hasSuffix(".swift") ? String(file.dropLast(6)) : file, file: place.file,
          line: place.line, make: { type.makePreview() })
      }
      // Also by the file's path, because only Swift 6 allows a module two files of the same name.
      .sorted {
        ($0.module, $0.file ?? "", $0.line ?? 0) < ($1.module, $1.file ?? "", $1.line ?? 0)
      }
  }

  private static func listed() -> [Declared] {
    ProgramTypes.conforming(to: (any ScreenPreviews).self)
      .compactMap { $0 as? any ScreenPreviews.Type }
      .map { (name: String(reflecting: $0), type: $0) }.sorted { $0.name < $1.name }
      .flatMap { name, type -> [Declared] in
        let parts = name.split(separator: ".")
        return type.screens.enumerated().map { index, preview in
          Declared(
            preview: preview, module: parts.first.map(String.init) ?? "",
            group: parts.last.map(String.init) ?? name,
            make: {
              let screens = type.screens
              return index < screens.count ? screens[index] : preview
            })
        }
      }
  }

  private static func named(_ declared: [Declared]) -> [FoundScreen] {
    var declared = declared
    var counts: [String: Int] = [:]
    for index in declared.indices where declared[index].preview.name == nil {
      let group = "\(declared[index].module)/\(declared[index].group)"
      counts[group, default: 0] += 1
      declared[index].number = counts[group] ?? 1
    }
    let ids = declared.map { one -> String in
      if let name = one.preview.name { return "\(one.group)/\(name)" }
      return one.number == 1 ? one.group : "\(one.group)/\(one.number)"
    }
    let modules = Dictionary(grouping: declared.indices) { ids[$0] }
      .mapValues { Set($0.map { declared[$0].module }) }
    return declared.indices.map { index in
      let one = declared[index]
      let isShared = (modules[ids[index]]?.count ?? 0) > 1
      var screen = FoundScreen(
        id: isShared ? "\(one.module)/\(ids[index])" : ids[index],
        title: one.preview.name ?? (one.number == 1 ? one.group : "\(one.group) \(one.number)"),
        kind: .preview, module: one.module, file: one.file, line: one.line,
        make: { one.make().makeController() })
      screen.orientation = one.preview.traits.orientation
      screen.layout = one.preview.traits.layout ?? .device
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
