import Devices
import ScreenFacts

extension SimulationHost {
  /// Returns the facts about the screen at rest that rules check.
  ///
  /// - Parameter drawing: Whether to include drawing; without it, the backgrounds of texts aren't
  ///   known.
  package func screenFacts(drawing: Bool = true) -> LaidOutScreen {
    settle()
    return use {
      // Labels know the position of their lines once they're drawn.
      let list = drawing ? displayListOfFacts : DisplayList()
      var collector = FactCollector(host: self, window: factWindow)
      return collector.screenFacts(list)
    }
  }

  /// Returns where the views of the screen are and what they show, as it is, without settling it and
  /// without what screen readers say and where touches go.
  package func placesOfMoment() -> LaidOutScreen {
    use {
      var collector = FactCollector(host: self, window: factWindow, ofPlaces: true)
      return collector.screenFacts(DisplayList())
    }
  }

  /// The fold with its margins, while it divides the app's window.
  package var foldOfMoment: CGRect? { use { systemAreas(over: factWindow).fold } }

  /// The window whose coordinates the facts use: the app's, if it shows one.
  var factWindow: UIWindow {
    if windows.visible.contains(where: { $0 === window }) { return window }
    return windows.visible.first { $0 === windows.key } ?? windows.visible.first ?? window
  }

  /// The drawing of the window that the facts describe.
  private var displayListOfFacts: DisplayList {
    let window = factWindow
    guard window.frame == screenGeometry.bounds else {
      // A window that is smaller than the screen, or isn't at its own size.
      let frame = window.frame
      var builder = DisplayListBuilder()
      builder.save()
      builder.concatenate(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
      builder.append(
        LayerRenderer.displayList(
          for: window.layer, size: CGSize(width: frame.maxX, height: frame.maxY),
          scale: geometry.scale))
      builder.restore()
      return builder.finish()
    }
    return displayListOfMoment()
  }

  /// Returns the system areas over the window: none if it doesn't cover the entire screen.
  func systemAreas(over window: UIWindow) -> SystemAreas {
    guard window.frame == screenGeometry.bounds else { return SystemAreas() }
    let geometry = screenGeometry
    let display = device.display(in: geometry.posture)
    var areas = SystemAreas()
    if !geometry.occlusions.isEmpty {
      areas.housings = geometry.occlusions.filter(\.isActive).map {
        NamedArea($0.role == .camera ? "the camera" : "the status bar", $0.rect)
      }
    } else if let cutOut = display.sensorHousing.cutOut {
      let upright = cutOut.frame(inWidth: display.size.width)
      areas.housings = [
        NamedArea("the sensor housing", geometry.turned(upright, of: display.size))
      ]
    }
    if display.hasHomeIndicator, !homeIndicatorIsHidden {
      areas.homeIndicator = geometry.homeIndicator(idiom: device.idiom)
    }
    areas.fold = geometry.division.flatMap { $0.isActive ? $0.rect : nil }
    areas.cornerRadius = geometry.cornerRadii.largest
    if device.isFoldable { areas.otherSizes = otherSizes(besides: display, geometry.size) }
    return areas
  }

  /// Returns the sizes of an app that fills the device's displays, in both orientations.
  private func otherSizes(besides display: Device.Display, _ size: CGSize) -> [NamedSize] {
    var result: [NamedSize] = []
    for posture in device.postures {
      let other = device.display(in: posture)
      for orientation in [ScreenOrientation.portrait, .landscapeRight] {
        let direction = orientation.isLandscape ? "landscape" : "portrait"
        let entry = NamedSize(
          other == display ? "the display in \(direction)" : "the \(other.name ?? "other") display",
          device.screen(os: os, orientation: orientation, posture: posture).size)
        if entry.size != size, !result.contains(entry) { result.append(entry) }
      }
    }
    return result
  }
}

/// The areas of a screen that the device covers.
struct SystemAreas {
  var housings: [NamedArea] = []
  var homeIndicator: CGRect?
  var fold: CGRect?
  var otherSizes: [NamedSize] = []
  var cornerRadius: CGFloat = 0
}
