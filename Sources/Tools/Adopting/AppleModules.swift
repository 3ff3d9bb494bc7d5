/// Modules by origin.
enum AppleModules {
  /// Toolchain modules that are available in Swift on Linux.
  static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Synchronization", "Observation",
    "RegexBuilder", "XCTest", "Testing", "Distributed", "Cxx", "_Concurrency",
    "_StringProcessing",
  ]

  /// Apple's frameworks that apps import. `InstalledModules` determines from the sources which of
  /// them this package has.
  static let frameworks: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "AutomaticAssessmentConfiguration", "BackgroundTasks", "BrowserEngineKit", "CFNetwork",
    "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit", "Combine", "CommonCrypto",
    "Compression",
    "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit",
    "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "EventKit", "EventKitUI", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels",
    "GLKit", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MachO", "ManagedSettings", "MapKit", "MediaAccessibility",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
    "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
    "OSLog", "ObjectiveC", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit",
    "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TipKit", "Translation", "TVUIKit",
    "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "os", "simd", "zlib",
  ]
}
