import Devices
import ScreenFacts

import struct ScreenFacts.ScreenFacts

extension SimulationHost {
  /// What rules are asked about the screen at rest.
  ///
  /// - Parameter drawing: Whether to take what is drawn, too; without it no ground of a text is known.
  package func screenFacts(drawing: Bool = true) -> ScreenFacts {
    settle()
    return use {
      // Labels know where their lines stand once they are drawn.
      let list = drawing ? displayListOfFacts : DisplayList()
      var collector = FactCollector(host: self, window: factWindow)
      return collector.screenFacts(list)
    }
  }

  /// The window whose coordinates facts are in: the app's, if it shows one.
  var factWindow: UIWindow {
    if visibleWindows.contains(where: { $0 === window }) { return window }
    return visibleWindows.first { $0 === keyWindow } ?? visibleWindows.first ?? window
  }

  /// The picture of the window that facts are about.
  private var displayListOfFacts: DisplayList {
    let window = factWindow
    guard window.frame == screenGeometry.bounds else {
      // A window that is smaller than the screen, or has another size than its own.
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

  /// What of the system's lies over the window: nothing where that has not the whole screen.
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
    return areas
  }
}

/// What a device covers of its screen.
struct SystemAreas {
  var housings: [NamedArea] = []
  var homeIndicator: CGRect?
  var fold: CGRect?
  var cornerRadius: CGFloat = 0
}
