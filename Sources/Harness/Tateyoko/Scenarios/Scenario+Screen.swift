import Foundation
import InfoPlists
import UIKit

extension Scenario {
  /// A root view controller with the variants and steps to capture it in.
  public struct Screen: Sendable, Identifiable {
    /// The first part of the baselines' names, such as `D1`.
    public let id: String
    /// A one-line description.
    public let title: String
    /// The devices, OS versions and orientations to capture the screen on.
    public let variants: [Variant]
    /// The device's chrome drawn over the app, such as the status bar and housing.
    public let chrome: ScreenChrome
    /// The kinds of baselines of the screen.
    public let records: Records
    /// How much the pictures may differ from their baselines; `nil` for the tolerance of the code
    /// that runs the scenario.
    public let tolerance: SnapshotTolerance?
    /// The app's `Info.plist`; `nil` if it has none.
    public let infoPlist: InfoPlist?
    let delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
    let stepNames: [String?]
    let start: @MainActor @Sendable (Simulator) -> [@MainActor () -> Void]
    let makeRoot: @MainActor @Sendable () throws -> UIViewController
    /// Adjusts the screen of a cell, for example to a preview's size.
    let adapt: (@MainActor @Sendable (ViewImageConfig) -> ViewImageConfig)?
    /// The location of the declaration; `nil` for the scenario's.
    let place: (file: String, line: Int?)?

    /// The kinds of baselines to keep of a screen.
    public struct Records: OptionSet, Sendable, Hashable {
      /// The bits of the set.
      public let rawValue: Int

      /// Creates a set from its bits.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// A picture after each step.
      public static let pictures = Records(rawValue: 1 << 0)
      /// The calls from the launch to the end of the last step: a text for each variant.
      public static let trace = Records(rawValue: 1 << 1)
    }

    /// Creates the device for a variant of the screen.
    @MainActor
    func makeSimulator(_ variant: Variant) -> Simulator {
      if let cell = variant.cell { return (adapt?(cell.config) ?? cell.config).makeSimulator() }
      return Simulator(
        variant.device, os: variant.os, orientation: variant.orientation,
        posture: variant.posture, infoPlist: infoPlist, delegate: delegate?(),
        userInterfaceStyle: variant.style, chrome: chrome,
        locale: variant.language.map(Locale.init(userLanguage:)))
    }

    /// The number of baselines for a variant of the screen.
    var recordCount: Int {
      (records.contains(.pictures) ? stepNames.count : 0) + (records.contains(.trace) ? 1 : 0)
    }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - id: The first part of the baselines' names.
    ///   - title: A one-line description.
    ///   - variants: The devices, OS versions and orientations to launch on.
    ///   - chrome: The device's chrome to draw over the app.
    ///   - infoPlist: The app's `Info.plist`.
    ///   - delegate: Creates the app's delegate, which may restrict orientations.
    ///   - records: The baselines to keep: pictures by default, the trace of callbacks, or both.
    ///   - tolerance: How much the pictures may differ; `nil` for the tolerance of the code that
    ///     runs the scenario.
    ///   - steps: What to do before each picture; by default a single picture without a step.
    ///   - root: Creates the root view controller; called once per variant.
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
        // Calls from a step are made by the app on this device, whichever was used last.
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

    /// Creates a screen from a found one, with a variant for each cell.
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
              where: name, what: "\(error)", advice: "Check how the screen is created."))
        }
        return [{}]
      }
    }
  }

  /// An action on a screen before a picture is taken.
  public struct Step<Root: UIViewController>: Sendable {
    /// The last part of the baseline's name; `nil` for a screen with a single picture.
    public let name: String?
    let action: @MainActor @Sendable (Root, Simulator) throws -> Void

    /// Creates a step that performs an action, if any, before its picture is taken.
    ///
    /// An error that the action throws, such as ``TouchError``, fails this picture and the
    /// following ones.
    public init(
      _ name: String?,
      action: @escaping @MainActor @Sendable (Root, Simulator) throws -> Void = { _, _ in }
    ) {
      self.name = name
      self.action = action
    }
  }
}
