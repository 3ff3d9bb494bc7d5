/// An app's requests to the system; they have no effect on a simulated device.
@MainActor
final class ApplicationServices: SystemService {
  var badgeNumber = 0
  var isIdleTimerDisabled = false
  var shortcutItems: [UIApplicationShortcutItem]?
  var isRegisteredForNotifications = false
  var alternateIconName: String?
  var showsNetworkActivity = false
  /// The URLs that the app has opened, in order.
  var openedURLs: [URL] = []
  var tasks: Set<UIBackgroundTaskIdentifier> = []
  private var taskCount = 0

  init() {}

  func beginTask() -> UIBackgroundTaskIdentifier {
    taskCount += 1
    let task = UIBackgroundTaskIdentifier(rawValue: taskCount)
    tasks.insert(task)
    return task
  }

  func copy() -> ApplicationServices {
    let copy = ApplicationServices()
    copy.badgeNumber = badgeNumber
    copy.isIdleTimerDisabled = isIdleTimerDisabled
    copy.shortcutItems = shortcutItems
    copy.isRegisteredForNotifications = isRegisteredForNotifications
    copy.alternateIconName = alternateIconName
    copy.showsNetworkActivity = showsNetworkActivity
    copy.openedURLs = openedURLs
    copy.tasks = tasks
    copy.taskCount = taskCount
    return copy
  }

  var isUntouched: Bool {
    badgeNumber == 0 && !isIdleTimerDisabled && shortcutItems == nil
      && !isRegisteredForNotifications
      && alternateIconName == nil && !showsNetworkActivity && openedURLs.isEmpty && taskCount == 0
  }
}
