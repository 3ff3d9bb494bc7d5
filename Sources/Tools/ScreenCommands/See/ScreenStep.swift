import Devices
import Foundation
import Tateyoko
import UIKit

/// An action on a screen, parsed from a line such as `tap Continue`.
package struct ScreenStep: Hashable, Sendable {
  /// The target of a touch.
  enum Target: Hashable, Sendable {
    case name(String)
    case point(CGPoint)
  }

  enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  enum Destination: Hashable, Sendable {
    case end(ScrollEnd)
    case row(section: Int, row: Int)
    case offset(CGPoint)
    case element(String)
    /// By most of the visible length.
    case further(Direction)
  }

  enum ScrollEnd: String, Hashable, Sendable {
    case top, bottom
  }

  struct Key: Hashable, Sendable {
    var key: SimulatedKey
    var modifiers: UIKeyModifierFlags
  }

  enum Action: Hashable, Sendable {
    case tap(Target, count: Int)
    case longPress(Target, seconds: Double)
    case type(String, into: Target?)
    case clear(Target?)
    case press(Key)
    case dismissKeyboard
    case swipe(Direction, on: Target?)
    case drag(Target, to: CGPoint)
    case pinch(Target, scale: Double)
    case scroll(Target?, to: Destination)
    case refresh(Target?)
    case openMenu(Target)
    case tapStatusBar
    case turn(UIInterfaceOrientation)
    case fold(Device.Posture)
    case style(isDark: Bool)
    case textSize(String)
    case wait(seconds: Double)
  }

  /// The line that the step was parsed from.
  package let text: String
  let action: Action

  /// Parses a step.
  ///
  /// - Throws: ``ScreenStepError`` if the line is invalid.
  package init(_ text: String) throws(ScreenStepError) {
    self.text = text
    var reader = try ScreenStepReader(text)
    action = try reader.action()
  }
}

/// Why the line of a step is invalid.
package struct ScreenStepError: Error, Hashable, Sendable, CustomStringConvertible {
  var step: String
  var reason: String

  package var description: String { "Step “\(step)”: \(reason)" }
}
