import UIKit

/// The configuration of a web view, stored without effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var allowsAirPlayForMediaPlayback = true
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true

  public nonisolated override init() { super.init() }

  /// Returns another configuration with the same values; its objects are shared (Apple's
  /// documentation of its copies).
  func copied() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    return copy
  }
}

/// Types of media; without effect.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Types of data that pages convert to links; without effect.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
