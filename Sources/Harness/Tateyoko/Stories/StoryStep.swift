import Foundation

/// A step of a story, which ends with a picture.
public struct StoryStep: Sendable {
  /// The last part of the baselines' names, and the picture's title in the report.
  public let name: String
  /// The times of additional pictures during the step, in seconds of simulated time.
  public let moments: [TimeInterval]
  let action: @MainActor @Sendable (Simulator) throws -> Void

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - name: The step's name, unique in its story.
  ///   - moments: The times of additional pictures, in seconds after the first animation,
  ///     transition or rotation that the step begins; none by default.
  ///   - action: The action to perform; nothing by default, to picture the current state.
  public init(
    _ name: String, at moments: [TimeInterval] = [],
    _ action: @escaping @MainActor @Sendable (Simulator) throws -> Void = { _ in }
  ) {
    self.name = name
    self.moments = moments
    self.action = action
  }

  /// The names of the pictures: those at the moments, and the one at the end.
  var pictureNames: [String] { moments.map { "\(name) \($0)s" } + [name] }
}
