import Foundation

/// What happens in one step of a story, before its picture is taken.
public struct StoryStep: Sendable {
  /// The last part of the baselines' names, and the picture's title in the report.
  public let name: String
  /// Seconds of simulated time at which the step is pictured on its way to its end.
  public let moments: [TimeInterval]
  let action: @MainActor @Sendable (Simulator) throws -> Void

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - name: What the step is called; each of a story's has its own name.
  ///   - moments: Moments to picture too, in seconds after the first animation, transition or turn
  ///     that the step begins; none by default.
  ///   - action: What is done; by default nothing, for a picture of how things stand.
  public init(
    _ name: String, at moments: [TimeInterval] = [],
    _ action: @escaping @MainActor @Sendable (Simulator) throws -> Void = { _ in }
  ) {
    self.name = name
    self.moments = moments
    self.action = action
  }

  /// What the pictures are called: those of the moments, and that of the end.
  var pictureNames: [String] { moments.map { "\(name) \($0)s" } + [name] }
}
