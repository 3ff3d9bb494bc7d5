import UIKit

/// Allows landscape only, whatever the app's Info.plist lists.
class SidewaysAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .landscape
  }
}
