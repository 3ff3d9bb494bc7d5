@_exported import Foundation
import Graphics
import UIKit

/// The items of a keychain in memory.
@preconcurrency @MainActor
private final class Keychain: SystemService {
  typealias Item = [String: Any]

  private var items: [Item] = []

  var isUntouched: Bool { items.isEmpty }

  func copy() -> Keychain {
    let copy = Keychain()
    copy.items = items
    return copy
  }

  /// The attributes that tell items of a class apart; the others are only kept.
  private static let keys = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer]
  /// The attributes that only a search has.
  private static let questions: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
  ]

  static func item(_ attributes: CFDictionary) -> Item {
    attributes.reduce(into: [:]) { $0["\($1.key)"] = $1.value }
  }

  private static func text(_ value: Any?) -> String? {
    (value as? Data).map { $0.base64EncodedString() } ?? value.map { "\($0)" }
  }

  private func places(_ query: Item, by keys: [String]) -> [Int] {
    items.indices.filter { place in
      keys.allSatisfy { Self.text(items[place][$0]) == Self.text(query[$0]) }
    }
  }

  /// The places of items that have all attributes of a query.
  private func found(_ query: Item) -> [Int] {
    let keys = query.keys.filter { !Self.questions.contains($0) && $0 != kSecValueData }
    return places(query, by: keys)
  }

  func add(_ item: Item) -> OSStatus {
    guard item[kSecClass] != nil else { return errSecParam }
    guard places(item, by: Self.keys).isEmpty else { return errSecDuplicateItem }
    items.append(item.filter { !Self.questions.contains($0.key) })
    return errSecSuccess
  }

  func answer(_ query: Item) -> (OSStatus, AnyObject?) {
    let found = found(query).map { items[$0] }
    guard !found.isEmpty else { return (errSecItemNotFound, nil) }
    let answers = found.map { item -> AnyObject in
      guard query[kSecReturnAttributes] as? Bool == true else {
        return NSData(data: item[kSecValueData] as? Data ?? Data())
      }
      return NSDictionary(
        dictionary: item.filter {
          $0.key != kSecValueData || query[kSecReturnData] as? Bool == true
        })
    }
    let wantsAll = Self.text(query[kSecMatchLimit]) == kSecMatchLimitAll
    return (errSecSuccess, wantsAll ? NSArray(array: answers) : answers[0])
  }

  func update(_ query: Item, with attributes: Item) -> OSStatus {
    let found = found(query)
    for place in found { items[place].merge(attributes) { $1 } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }

  func delete(_ query: Item) -> OSStatus {
    let found = found(query)
    for place in found.reversed() { items.remove(at: place) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }

  /// Calls a closure with the simulation's keychain; off the main thread nothing is available.
  nonisolated static func with<T>(
    _ query: CFDictionary, otherwise: T, _ body: @MainActor (Keychain, Item) -> T
  ) -> T {
    guard Thread.isMainThread else { return otherwise }
    nonisolated(unsafe) let query = query
    nonisolated(unsafe) var result = otherwise
    MainActor.assumeIsolated {
      result = body(SimulationHost.current.service(Keychain.self), item(query))
    }
    return result
  }
}

/// Adds an item.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.with(attributes, otherwise: errSecNotAvailable) { $0.add($1) }
}

/// Finds an item or, without a limit, all.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, found) = Keychain.with(query, otherwise: (errSecNotAvailable, nil)) {
    $0.answer($1)
  }
  result?.pointee = found
  return status
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  nonisolated(unsafe) let attributes = attributesToUpdate
  return Keychain.with(query, otherwise: errSecNotAvailable) {
    $0.update($1, with: Keychain.item(attributes))
  }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.with(query, otherwise: errSecNotAvailable) { $0.delete($1) }
}

/// Returns the name of a result.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  "OSStatus \(status)"
}

// The results and attributes have Security's values.
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
