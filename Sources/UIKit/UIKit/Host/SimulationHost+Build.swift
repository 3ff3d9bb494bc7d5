import Devices
import InfoPlists
import SystemFacts

/// The properties determined by the app's build: the SDK, the device families, the launch screen.
extension SimulationHost {
  /// Returns the release of the SDK that the app was built with: the specified one, otherwise
  /// `Info.plist`'s, otherwise the OS's own.
  package nonisolated static func sdk(_ options: Options, os: OSVersion) -> OSVersion {
    if let asked = options.builtWith, asked.isWellFormed { return asked }
    return options.infoPlist?.sdk ?? os
  }

  /// Returns the device as the app sees it: letterboxed, or as an iPhone.
  package nonisolated static func device(
    _ device: Device, os: OSVersion, options: Options
  ) -> Device {
    let isPhoneApp = runsPhoneApp(on: device, options)
    if isPhoneApp, AppFacts.resizesPhoneAppsOnPads[os.release] {
      return device.runningPhoneApp(os: os)
    }
    return device.letterboxed(letterbox(on: device, os: os, options: options))
  }

  /// Whether the app is an iPhone app on an iPad: as specified, or according to `UIDeviceFamily`.
  private nonisolated static func runsPhoneApp(on device: Device, _ options: Options) -> Bool {
    guard device.idiom == .pad else { return false }
    return options.runsPhoneApp ?? (options.infoPlist?.deviceFamilies == [.iPhone])
  }

  private nonisolated static func letterbox(
    on device: Device, os: OSVersion, options: Options
  ) -> Device.Letterbox {
    if options.infoPlist?.hasLaunchScreen == false {
      let size =
        device.idiom == .pad
        ? AppFacts.padSizeWithoutLaunchScreen : AppFacts.phoneSizeWithoutLaunchScreen
      if let size = size[os.release] { return .ownScreen(size) }
    }
    guard device.isFoldable else { return .none }
    return switch SDKFacts.partOfFoldingDisplay[sdk(options, os: os).release] {
    case .ownScreen(let size): .ownScreen(size)
    case .besideStatus: .besideStatus
    case .whole: .none
    }
  }

  /// Returns issues for build options that the device doesn't support.
  static func buildIssues(
    of device: Device, os: OSVersion, options: Options
  ) -> [SimulationIssue] {
    var issues: [SimulationIssue] = []
    if let asked = options.builtWith, !asked.isWellFormed {
      issues.append(
        SimulationIssue(
          where: "builtWith", what: "“\(asked)” is not the version of an SDK.",
          advice: "Use one such as “26” or “27.1”; \(sdk(options, os: os)) is used."))
    }
    if options.runsPhoneApp == true, device.idiom == .phone {
      issues.append(
        SimulationIssue(
          where: device.name,
          what: "runsPhoneApp applies to iPads only; on an iPhone, every app is an iPhone app.",
          advice: "Choose an iPad, or leave runsPhoneApp out."))
    }
    if runsPhoneApp(on: device, options), !AppFacts.resizesPhoneAppsOnPads[os.release] {
      issues.append(
        SimulationIssue(
          where: device.name,
          what: "An iPhone app on an iPad is simulated from iPadOS 27 on; on \(os) it runs as an "
            + "iPad app.",
          advice: "Choose OS 27, or "
            + (options.runsPhoneApp == true
              ? "pass runsPhoneApp: false." : "list the iPad in UIDeviceFamily.")))
    }
    return issues
  }

  /// Whether the app requires full screen and is nevertheless resized, to a sequence of fixed
  /// sizes, each with its own screen.
  var isResizedInSteps: Bool {
    options.infoPlist?.isResizedInSteps(on: device, os: os) ?? false
  }
}
