import Devices
import Foundation
import Traces
import UIKit

extension Snapshotting where Value == UIViewController, Format == Trace {
  /// Compares the calls while a controller is presented on the scope's device.
  public static var trace: Snapshotting { .trace() }

  /// Compares the calls while a controller is presented on a device, and during further steps.
  ///
  /// - Parameters:
  ///   - device: The device to simulate; the scope's by default.
  ///   - os: The OS version whose rules apply; the newest the device runs by default.
  ///   - orientation: The interface orientation at launch.
  ///   - posture: How far a foldable device is open at launch; by default the scope's or the
  ///     device's initial posture.
  ///   - steps: The actions after the launch, such as rotating the device.
  public static func trace(
    on device: Device? = nil, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation = .portrait, posture: Device.Posture? = nil,
    steps: @escaping @MainActor (Simulator) -> Void = { _ in }
  ) -> Snapshotting {
    let world = SnapshotWorld(device.map { ViewImageConfig($0) }) {
      var screen = $0
      screen.os = os ?? screen.os
      screen.orientation = orientation
      screen.posture = posture ?? screen.posture
      return screen
    }
    return .onScreen(world, pathExtension: "trace.txt", diffing: .trace) { screen, controller in
      screen.beginTrace()
      return try screen.showing(controller) { simulator in
        steps(simulator)
        return simulator.trace
      }
    }
  }
}

extension Snapshotting where Value == Simulator, Format == Trace {
  /// Compares the calls since ``Simulator/beginTrace()``.
  public static var trace: Snapshotting {
    .onMainThread(pathExtension: "trace.txt", diffing: .trace) { simulator in
      guard simulator.isTracing else { throw NoTrace() }
      return simulator.trace
    }
  }
}

extension Snapshotting where Value == Trace, Format == Trace {
  /// Compares the calls of a trace.
  public static var trace: Snapshotting {
    Snapshotting(pathExtension: "trace.txt", diffing: .trace)
  }
}

extension Diffing where Value == Trace {
  /// Compares traces call by call, and describes the differences.
  public static var trace: Diffing {
    Diffing(
      toData: { Data($0.text.utf8) },
      fromData: { try Trace(text: String(decoding: $0, as: UTF8.self)) }
    ) { reference, new in
      let difference = TraceDifference(from: reference, to: new)
      guard !difference.isEmpty else { return nil }
      let lines = UnifiedDiff.text(from: reference.text, to: new.text)
      return SnapshotDifference(
        message: difference.summary(),
        attachments: [SnapshotDifference.Attachment(name: "diff.txt", data: Data(lines.utf8))],
        cause: difference.cause)
    }
  }
}

/// The error for taking a trace from a simulator that didn't begin one.
private struct NoTrace: Error, CustomStringConvertible {
  var description: String {
    "The simulator is not recording a trace. Call beginTrace() before launch(_:)."
  }
}
