import Devices

/// An app's `Info.plist`: its keys for orientations, the status bar, scenes and the build.
///
/// Other keys are ignored.
public struct InfoPlist: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`, in the listed order.
  public var supportedOrientations = PerIdiom<[ScreenOrientation]>()
  /// `UIRequiresFullScreen`: whether the app never shares an iPad's screen.
  public var requiresFullScreen = PerIdiom<Bool>()
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`: the first OS version that ignores
  /// ``requiresFullScreen``.
  public var fullScreenIgnoredFrom = PerIdiom<OSVersion>()
  /// `UIStatusBarHidden`
  public var statusBarHidden = PerIdiom<Bool>()
  /// `UIViewControllerBasedStatusBarAppearance`: whether controllers determine the status bar's
  /// appearance.
  public var controllersDecideOnStatusBar = PerIdiom<Bool>()
  /// `UIStatusBarStyle`
  public var statusBarStyle = PerIdiom<StatusBarStyle>()
  /// `UIMainStoryboardFile`: the initial storyboard of an app without scenes.
  public var mainStoryboard = PerIdiom<String>()
  /// `UILaunchStoryboardName`: what the system shows during launch, which is never pictured.
  public var launchStoryboard = PerIdiom<String>()
  /// `UIApplicationSceneManifest`; `nil` for an app without scenes.
  public var sceneManifest: SceneManifest?
  /// `UIDesignRequiresCompatibility`: whether the app requests the design from before iOS 26.
  public var requiresDesignCompatibility = PerIdiom<Bool>()
  /// `UIObservationTrackingEnabled`: whether UIKit tracks what methods read of `@Observable` objects.
  public var tracksObservation = PerIdiom<Bool>()
  /// `UIDeviceFamily`; `nil` if absent, as in a file that no build has completed.
  public var deviceFamilies: Set<Device.Family>?
  /// `DTSDKName`, or else `DTPlatformVersion`: the SDK that the app was built with. Only the file
  /// of a built app contains them.
  public var sdk: OSVersion?
  /// Whether the file has one of the keys for a launch screen; `nil` if that isn't known, as in a
  /// file that the build adds keys to.
  public var hasLaunchScreen: Bool?

  /// Creates a file without any of the keys.
  public init() {}

  /// Creates a file with the most common keys; `nil` for absent keys.
  public init(
    supportedOrientations: [ScreenOrientation]?, onIPad: [ScreenOrientation]? = nil,
    requiresFullScreen: Bool? = nil
  ) {
    self.supportedOrientations.base = supportedOrientations
    self.supportedOrientations.pad = onIPad
    self.requiresFullScreen.base = requiresFullScreen
  }

  /// The style of the status bar's text.
  public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
    case `default` = "UIStatusBarStyleDefault"
    case lightContent = "UIStatusBarStyleLightContent"
    case darkContent = "UIStatusBarStyleDarkContent"
  }

  /// The scenes that an app declares.
  public struct SceneManifest: Hashable, Sendable {
    /// `UIApplicationSupportsMultipleScenes`
    public var supportsMultipleScenes = false
    /// The configurations for the app's windows, `UIWindowSceneSessionRoleApplication`.
    public var configurations: [SceneConfiguration] = []

    public init() {}
  }

  /// A configuration of a scene.
  public struct SceneConfiguration: Hashable, Sendable {
    /// `UISceneConfigurationName`
    public var name: String?
    /// `UISceneDelegateClassName`, such as `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    public var delegateClassName: String?
    /// `UISceneStoryboardFile`: the initial storyboard of the scene's window.
    public var storyboard: String?

    public init(name: String? = nil, delegateClassName: String? = nil, storyboard: String? = nil) {
      self.name = name
      self.delegateClassName = delegateClassName
      self.storyboard = storyboard
    }
  }
}

/// The value of a key, along with its values for single idioms (`Key~iphone`, `Key~ipad`).
public struct PerIdiom<Value: Hashable & Sendable>: Hashable, Sendable {
  public var base: Value?
  public var phone: Value?
  public var pad: Value?

  public init(base: Value? = nil, phone: Value? = nil, pad: Value? = nil) {
    self.base = base
    self.phone = phone
    self.pad = pad
  }

  /// Returns the value for an idiom: its own, or else the plain key's.
  public func value(on idiom: Device.Idiom) -> Value? {
    (idiom == .pad ? pad : phone) ?? base
  }

  /// Returns the suffix of the key that ``value(on:)`` comes from.
  public func suffix(on idiom: Device.Idiom) -> String {
    switch idiom {
    case .pad: pad == nil ? "" : "~ipad"
    case .phone: phone == nil ? "" : "~iphone"
    }
  }
}
