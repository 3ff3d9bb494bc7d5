import QuartzCore
import Testing
import UIKit

@testable import UIKit

@Suite("App code that uses system services")
@MainActor
struct AppCodeTests {
  @Test("a controller presents the system's controllers, and gets no callbacks from them")
  func controller() {
    let calls: [(ServicesViewController) -> Void] = [
      { $0.share($0.view) }, { $0.pick() }, { $0.documents() }, { $0.browse() },
    ]
    for call in calls {
      let host = SimulationHost(device: .iPhone8, os: "12.0")
      let controller = ServicesViewController()
      host.setRoot(controller)
      host.use { call(controller) }
      host.settle()
      #expect(controller.presentedViewController != nil)
      #expect(controller.chosen.isEmpty)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("unavailable features are reported, and animations end")
  func refusals() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let controller = ServicesViewController()
    host.setRoot(controller)
    host.use {
      controller.mail()
      controller.unlock()
      controller.importItems()
      controller.startActivity()
      controller.pulse(controller.view.layer)
    }
    host.settle()
    #expect(controller.presentedViewController == nil)
    #expect(controller.chosen == ["-6", "pulse true"])
    #expect(controller.userActivity?.title == "Reading")
    #expect(host.service(ApplicationServices.self).openedURLs.map(\.scheme) == ["mailto"])
  }

  @Test("a delegate's methods are its own if implemented, and defaults otherwise")
  func delegates() throws {
    let delegate = ServicesAppDelegate()
    let app: any UIApplicationDelegate = delegate
    let url = try #require(URL(string: "myapp://x"))
    #expect(app.application(.shared, open: url, options: [.sourceApplication: "other"]))
    var result: UIBackgroundFetchResult?
    app.application(.shared, didReceiveRemoteNotification: [:]) { result = $0 }
    #expect(result == .newData)
    app.applicationDidReceiveMemoryWarning(.shared)
    app.applicationWillTerminate(.shared)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "page"
    #expect(
      app.application(.shared, continue: activity) { $0?.first?.restoreUserActivityState(activity) }
    )
    #expect(delegate.calls == ["open other", "terminate", "restore page"])
  }

  @Test("small system names that libraries use exist")
  func smallNames() async {
    #expect(HUGE == MAXFLOAT && HUGE == Float.greatestFiniteMagnitude)
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.use {
      #expect(
        UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
          === UIApplication.shared)
      #expect(UIApplication.value(forKey: "other") == nil)
    }
    let text = NSAttributedString(string: "a", attributes: [.link: "https://example.com"])
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) as? String == "https://example.com")
    guard let data = CFDataCreateMutable(kCFAllocatorDefault, 0) else { return }
    #expect(data.length == 0)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("objc_sync_enter keeps other threads out until it is exited as often")
  func synchronized() async {
    let counter = Counter()
    #expect(objc_sync_exit(counter) == -1)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.count == 8000)
    #expect(objc_sync_exit(counter) == -1)
  }
}
