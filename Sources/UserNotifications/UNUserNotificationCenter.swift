import Layers
import Synchronization
import UIKit

/// Keeps what an app wants to notify its user of; nothing is delivered.
///
/// It belongs to the simulation; elsewhere than on the main thread each call of ``current()`` gives an
/// empty one. Nobody answers the question for permission, which counts as a refusal. Handlers are
/// called on the main queue, so that simulated time decides when; a device calls them elsewhere.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var status = UNAuthorizationStatus.notDetermined
    var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private let state = Mutex(State())

  /// The simulation's.
  open class func current() -> UNUserNotificationCenter {
    guard MainQueue.isCurrent else { return UNUserNotificationCenter() }
    return MainActor.assumeIsolated {
      SimulationHost.current.service(NotificationCenters.self).center
    }
  }

  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0 }.delegate }
    set {
      let new = Unchecked(newValue)
      state.withLock { $0.delegate = new.value }
    }
  }

  open var supportsContentExtensions: Bool { false }

  /// Answers with a refusal.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    state.withLock { $0.status = .denied }
    later { completionHandler(false, nil) }
  }

  /// Answers with a refusal.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    state.withLock { $0.status = .denied }
    return false
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let status = state.withLock { $0.status }
    later { completionHandler(UNNotificationSettings(status)) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(state.withLock { $0.status })
  }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = state.withLock { $0.categories }
    later { completionHandler(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  // MARK: Requests

  /// Keeps a request, in place of one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { later { completionHandler(nil) } }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    keep(request)
  }

  private func keep(_ request: UNNotificationRequest) {
    state.withLock { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let pending = state.withLock { $0.pending }
    later { completionHandler(pending) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.withLock { $0.pending }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() {
    state.withLock { $0.pending = [] }
  }

  /// Answers that there are none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    later { completionHandler([]) }
  }

  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  /// Sets the app's badge (iOS 16).
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later {
      MainActor.assumeIsolated {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
      }
      completionHandler?(nil)
    }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  private func later(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: body)
  }

  /// The same in an object of its own.
  func copied() -> UNUserNotificationCenter {
    let copy = UNUserNotificationCenter()
    let own = state.withLock { $0 }
    copy.state.withLock { $0 = own }
    return copy
  }

  var isUntouched: Bool {
    state.withLock {
      $0.status == .notDetermined && $0.pending.isEmpty && $0.categories.isEmpty
        && $0.delegate == nil
    }
  }
}

/// The centre of a simulation.
@MainActor
private final class NotificationCenters: SystemService {
  var center = UNUserNotificationCenter()

  init() {}

  func copy() -> NotificationCenters {
    let copy = NotificationCenters()
    copy.center = center.copied()
    return copy
  }

  var isUntouched: Bool { center.isUntouched }
}

extension UIScene.ConnectionOptions {
  /// Nil, as no notification starts the app.
  public var notificationResponse: UNNotificationResponse? { nil }
}
