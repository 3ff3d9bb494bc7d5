@_exported import Foundation
import UIKit

// Siri and shortcuts: what an app donates goes nowhere, and no intent arrives.

/// A request that an app handles.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  open var identifier: String?
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  open var donationMetadata: Any?

  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
  open func image(forParameterNamed parameterName: String) -> INImage? { nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The answer to a request.
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}

/// How far a request has been handled. The raw values are Intents'.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case deferredToApplication = 5
  case userConfirmationRequired = 6
}

/// Who began an interaction. The raw values are Intents'.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

/// A request and its answer, which an app can donate.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  open var dateInterval: DateInterval?
  open var direction = INInteractionDirection.unspecified
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Succeeds, later on the main queue; nothing is stored.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(nil) }
  }

  open func donate() async throws {}

  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(nil) }
  }

  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    deleteAll(completion: completion)
  }

  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    deleteAll(completion: completion)
  }
}

/// A picture of an intent; kept without effect.
open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
  @MainActor public convenience init(uiImage image: UIImage) { self.init() }
}

/// A thing or value in an intent.
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var displayImage: INImage?

  public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil)
  {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }
}

/// A name or address of a person. The raw values are Intents'.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

/// A name or address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType

  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
    super.init()
  }
}

/// A person in an intent.
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    super.init()
  }
}

/// A text to be spoken.
open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String

  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    super.init()
  }
}

/// What a shortcut does: an intent or an activity.
public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? {
    if case .intent(let intent) = self { return intent }
    return nil
  }

  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { return activity }
    return nil
  }
}

/// A shortcut that the user has given a phrase; there is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
}

/// The user's shortcuts: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  /// Answers with none, later on the main queue.
  open func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completion([], nil) }
  }

  /// Has no effect.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Whether an app may use Siri. The raw values are Intents'.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Settings of Siri: refused.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { handler(.denied) }
  }

  open class func siriLanguageCode() -> String { "en-US" }
}

/// Handles intents in an extension; never called here.
open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any? { self }
}

extension NSUserActivity {
  /// The intent that the activity came from: none.
  public var interaction: INInteraction? { nil }

  public var suggestedInvocationPhrase: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
