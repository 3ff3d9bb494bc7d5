import Layers
import Synchronization
import UIKit

/// Stores an app's notification requests; nothing is delivered.
///
/// It belongs to the simulation; on threads other than the main one, each call of ``current()``
/// returns an empty one. Nobody answers the permission prompt, which counts as a refusal. Handlers
/// are called on the main queue, so that simulated time determines when; a device calls them on
/// other queues.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var status = UNAuthorizationStatus.notDetermined
    var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private let state = Mutex(State())

  /// Returns the simulation's centre.
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

  /// Refuses authorization.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    state.withLock { $0.status = .denied }
    later { completionHandler(false, nil) }
  }

  /// Refuses authorization.
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

  /// Stores a request, replacing one with the same identifier.
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

  /// Calls the handler with an empty array.
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

  /// Returns a copy.
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
  /// Always `nil`, because no notification launches the app.
  public var notificationResponse: UNNotificationResponse? { nil }
}
