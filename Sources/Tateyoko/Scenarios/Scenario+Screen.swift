import Foundation
import InfoPlists
import UIKit

extension Scenario {
  /// One root view controller with the variants and steps it is captured in.
  public struct Screen: Sendable, Identifiable {
    /// The first part of the baselines' names, such as `D1`.
    public let id: String
    /// A one-line description.
    public let title: String
    /// The devices, OS versions and orientations that the screen is captured on.
    public let variants: [Variant]
    /// What is drawn over the app: status bar, housing and the like.
    public let chrome: ScreenChrome
    /// What is kept of the screen.
    public let records: Records
    /// How far the pictures may differ from their baselines; nil leaves it to who runs the
    /// scenario.
    public let tolerance: SnapshotTolerance?
    /// What the app's `Info.plist` says; nil stands for none.
    public let infoPlist: InfoPlist?
    let delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
    let stepNames: [String?]
    let start: @MainActor @Sendable (Simulator) -> [@MainActor () -> Void]
    let makeRoot: @MainActor @Sendable () throws -> UIViewController
    /// Changes the screen of a cell, as a preview's size does.
    let adapt: (@MainActor @Sendable (ViewImageConfig) -> ViewImageConfig)?
    /// Where it is declared; nil for where its scenario is.
    let place: (file: String, line: Int?)?

    /// What is kept of a screen.
    public struct Records: OptionSet, Sendable, Hashable {
      /// The set as bits.
      public let rawValue: Int

      /// Creates a set from its bits.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// A picture after each step.
      public static let pictures = Records(rawValue: 1 << 0)
      /// What was called from the launch to the end of the last step: a text for each variant.
      public static let trace = Records(rawValue: 1 << 1)
    }

    /// Makes the device that a variant of the screen is shown on.
    @MainActor
    func makeSimulator(_ variant: Variant) -> Simulator {
      if let cell = variant.cell { return (adapt?(cell.config) ?? cell.config).makeSimulator() }
      return Simulator(
        variant.device, os: variant.os, orientation: variant.orientation,
        posture: variant.posture, infoPlist: infoPlist, delegate: delegate?(),
        userInterfaceStyle: variant.style, chrome: chrome,
        locale: variant.language.map(Locale.init(userLanguage:)))
    }

    /// How many baselines a variant of the screen has.
    var recordCount: Int {
      (records.contains(.pictures) ? stepNames.count : 0) + (records.contains(.trace) ? 1 : 0)
    }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - id: The first part of the baselines' names.
    ///   - title: A one-line description.
    ///   - variants: The devices, OS versions and orientations to launch on.
    ///   - chrome: What is drawn over the app.
    ///   - infoPlist: What the app's `Info.plist` says.
    ///   - delegate: Makes the app's delegate, which has a say in orientations.
    ///   - records: What is kept: pictures by default, the trace of its callbacks, or both.
    ///   - tolerance: How far the pictures may differ; not at all by default.
    ///   - steps: What happens before each picture; one picture without steps by default.
    ///   - root: Makes the root view controller; called once a variant.
    public init<Root: UIViewController>(
      id: String, title: String, variants: [Variant], chrome: ScreenChrome = [],
      infoPlist: InfoPlist? = nil,
      delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
      records: Records = .pictures,
      tolerance: SnapshotTolerance? = nil,
      steps: [Step<Root>] = [Step<Root>(nil)],
      root: @escaping @MainActor @Sendable () -> Root
    ) {
      self.id = id
      self.title = title
      self.variants = variants
      self.chrome = chrome
      self.infoPlist = infoPlist
      self.delegate = delegate
      self.records = records
      self.tolerance = tolerance
      self.stepNames = steps.map(\.name)
      self.makeRoot = root
      self.adapt = nil
      self.place = nil
      self.start = { simulator in
        if records.contains(.trace) { simulator.beginTrace() }
        // What a step calls is the app's code on this device, whichever was used last.
        let controller = simulator.perform(root)
        simulator.launch(controller)
        return steps.map { step in
          {
            do {
              try simulator.perform { try step.action(controller, simulator) }
            } catch {
              simulator.noteTrouble(in: step.name, "\(error)")
            }
          }
        }
      }
    }

    /// Creates the screen of one that was found, with a variant for each cell.
    init(_ found: FoundScreen, id: String, cells: [ScreenCell]) {
      let make = UncheckedTransfer(found.make)
      let name = found.id
      self.id = id
      title = found.title
      variants = cells.map(Variant.init)
      chrome = []
      records = .pictures
      tolerance = nil
      infoPlist = nil
      delegate = nil
      stepNames = [nil]
      makeRoot = { try make.value() }
      adapt = found.layoutAdapter
      place = found.file.map { ($0, found.line) }
      start = { simulator in
        do {
          simulator.launch(try simulator.perform { try make.value() })
        } catch {
          simulator.host.report(
            SimulationIssue(
              where: name, what: "\(error)", advice: "Look at how the screen is made."))
        }
        return [{}]
      }
    }
  }

  /// What happens on a screen before one of its pictures is taken.
  public struct Step<Root: UIViewController>: Sendable {
    /// The last part of the baseline's name; `nil` for a screen with a single picture.
    public let name: String?
    let action: @MainActor @Sendable (Root, Simulator) throws -> Void

    /// Creates a step that does nothing but be pictured, or acts on the screen first.
    ///
    /// What the action throws, such as ``TouchError``, fails its picture and those that follow.
    public init(
      _ name: String?,
      action: @escaping @MainActor @Sendable (Root, Simulator) throws -> Void = { _, _ in }
    ) {
      self.name = name
      self.action = action
    }
  }
}
