import UIKit

/// A screen that a program finds without a test: a preview, a controller that can be made without
/// arguments, a scene of a storyboard, or a scenario's screen.
public struct FoundScreen {
  /// Where a screen was found.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case preview, controller, scene, scenario
  }

  /// The name by which commands know it, unique in a program: `Settings`, `Main/settings`.
  public var id: String
  /// What pages call it.
  public var title: String
  public var kind: Kind
  /// The module that declares it.
  public var module: String?
  /// Where it is declared, as the compiler names the file.
  public var file: String?
  public var line: Int?
  /// The screen that the declaration asks for, such as a preview's traits; nil for any.
  public var config: ViewImageConfig?
  /// Makes a new controller each time.
  public var make: @MainActor () throws -> UIViewController

  public init(
    id: String, title: String? = nil, kind: Kind, module: String? = nil, file: String? = nil,
    line: Int? = nil, config: ViewImageConfig? = nil,
    make: @escaping @MainActor () throws -> UIViewController
  ) {
    self.id = id
    self.title = title ?? id
    self.kind = kind
    self.module = module
    self.file = file
    self.line = line
    self.config = config
    self.make = make
  }
}
