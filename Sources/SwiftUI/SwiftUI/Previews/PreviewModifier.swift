/// A type that defines an environment in which previews can appear.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  typealias Content = PreviewModifierContent

  /// Creates the context of all previews with this modifier. Here each picture has its own.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
public nonisolated struct PreviewModifierContent: View {
  let content: AnyView

  @MainActor public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Has a modifier wrap the preview; later ones are outside of earlier ones.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(Preview.ViewTraits(wrappers: [PreviewWrapper(modifier: modifier)]))
  }
}

/// A modifier in traits, which are made and read on the main thread.
struct PreviewWrapper: @unchecked Sendable {
  private let modifier: any PreviewModifier

  init(modifier: any PreviewModifier) {
    self.modifier = modifier
  }

  @MainActor func wrap(_ content: AnyView) -> AnyView { Self.wrap(content, in: modifier) }

  @MainActor private static func wrap<M: PreviewModifier>(
    _ content: AnyView, in modifier: M
  ) -> AnyView {
    AnyView(ModifiedPreview(modifier: modifier, content: content, context: ContextMaker<M>.now))
  }
}

/// A preview in its modifier. It is empty until the context has been made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  init(modifier: Modifier, content: AnyView, context: Modifier.Context?) {
    self.modifier = modifier
    self.content = content
    _context = State(initialValue: context)
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task { context = await ContextMaker<Modifier>.make() }
    }
  }
}

@MainActor private final class ContextMaker<Modifier: PreviewModifier> {
  private var context: Modifier.Context?

  /// The context if it's made without waiting for anything.
  static var now: Modifier.Context? {
    let maker = ContextMaker()
    Task.immediate { maker.context = await make() }
    return maker.context
  }

  static func make() async -> Modifier.Context {
    do {
      return try await Modifier.makeSharedContext()
    } catch {
      fatalError("\(Modifier.self).makeSharedContext() threw an error: \(error)")
    }
  }
}
