// Menus of keyboards and Macs, which pictures don't show.

/// Conforming types represent a group of related commands that can be exposed to the user via the main menu.
@MainActor @preconcurrency public protocol Commands {
  /// The type of commands that represents the body of this command hierarchy.
  associatedtype Body: Commands

  /// The contents of the command hierarchy.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) are commands without a body") }
}

extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never
}

/// An empty group of commands.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// Several commands, or those of a branch.
public nonisolated struct _CommandsContent<T>: Commands {
  public typealias Body = Never

  nonisolated init() {}
}

/// Constructs command sets from multi-expression closures.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandsContent<(repeat each Content)> { _CommandsContent() }

  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _CommandsContent<(First, Second)> { _CommandsContent() }
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _CommandsContent<(First, Second)> { _CommandsContent() }
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands { content }
}

/// Command menus are stand-alone, top-level containers for controls that perform related, app-specific commands.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  /// Creates a new menu with a localized name for a collection of app-specific commands.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a new menu for a collection of app-specific commands.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a new menu for a collection of app-specific commands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Groups of controls that you can add to existing command menus.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  /// A value describing the addition of the given views to the beginning of the indicated group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// A value describing the addition of the given views to the end of the indicated group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// A value describing the complete replacement of the contents of the indicated group with the given views.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The standard locations that you can place new command groups relative to.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// A built-in set of commands for manipulating window sidebars.
public nonisolated struct SidebarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// A built-in set of commands for manipulating window toolbars.
public nonisolated struct ToolbarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// A built-in set of commands for searching, editing, and transforming selections of text.
public nonisolated struct TextEditingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// A built-in set of commands for transforming the styles applied to selections of text.
public nonisolated struct TextFormattingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

/// A built-in set of commands for showing inspectors.
public nonisolated struct InspectorCommands: Commands {
  public typealias Body = Never

  public init() {}
}

extension Scene {
  /// Adds commands to the scene, which pictures don't show.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Removes all commands defined by the modified scene.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Replaces all commands defined by the modified scene with the commands from the builder.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}
