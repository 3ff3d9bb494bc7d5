@_exported import Foundation
import UIKit

/// A network path, which is satisfied by Wi-Fi.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public let status = Status.satisfied
  public let isExpensive = false
  public let isConstrained = false
  public let supportsIPv4 = true
  public let supportsIPv6 = true
  public let supportsDNS = true

  init() {}

  public var availableInterfaces: [NWInterface] { [NWInterface()] }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A network interface.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type = InterfaceType.wifi
  public let name = "en0"

  init() {}
}

/// Watches the path, which never changes: its handler is called once, on the queue.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public var currentPath: NWPath { NWPath() }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, !isCancelled else { return }
      pathUpdateHandler?(NWPath())
    }
  }

  public func cancel() { isCancelled = true }
}
