import Devices
import SystemFacts

extension SimulationHost {
  /// Sends the app to the background, as if the user returned to the home screen.
  ///
  /// On iPads the system then takes snapshots of the app in both orientations, resizing the app to
  /// the other orientation's size and back.
  package func enterBackground() {
    use {
      settle()
      noteStep("background()")
      guard applicationState == .active else { return }
      tell(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      applicationState = .inactive
      settle()
      applicationState = .background
      tell(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
      settle()
      if device.idiom == .pad, AppFacts.resizesPadsInBackground[release] {
        request(.backgroundPictures)
      }
      settle()
    }
  }

  /// Brings the app back to the foreground, and rotates it to the device's current orientation.
  ///
  /// The rotation happens before the app is notified that it's entering the foreground (a log of
  /// iOS 9; medium).
  package func enterForeground() {
    use {
      settle()
      noteStep("foreground()")
      guard applicationState != .active else { return }
      let wasTurned = orientationState.wasTurnedInBackground
      orientationState.wasTurnedInBackground = false
      if wasTurned { tellDeviceTurned() }
      // A fold uses the device's current orientation, so that both are one change.
      if geometry.posture != posture { request(.fold) }
      if wasTurned { resolveOrientation(for: .deviceTurn) }
      applicationState = .inactive
      tell(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
      settle()
      applicationState = .active
      tell(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
      settle()
    }
  }

  /// Posts notifications; scenes, if there are any, are notified before the app (low).
  func tell(_ scene: Notification.Name, _ app: Notification.Name) {
    tellDelegates(app)
    if AppFacts.hasScenes[release] {
      post(scene, from: windowScene, "UIScene", Self.shortName(scene, "UIScene"))
    }
    post(app, from: application, "UIApplication", Self.shortName(app, "UIApplication"))
  }

  /// Returns the Swift name: `UISceneDidActivateNotification` is `didActivateNotification`.
  private static func shortName(_ name: Notification.Name, _ prefix: String) -> String {
    let rest = name.rawValue.dropFirst(name.rawValue.hasPrefix(prefix) ? prefix.count : 0)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Posts a notification and records it in the trace.
  func post(
    _ name: Notification.Name, from object: AnyObject, _ path: String, _ method: String,
    _ arguments: String = "", _ userInfo: [AnyHashable: Any]? = nil
  ) {
    add(path, method, arguments)
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
  }
}
