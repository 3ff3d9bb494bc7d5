import Devices

/// What an app's `Info.plist` says about orientations, the status bar, scenes and its build.
///
/// Other keys are not looked at.
public struct InfoPlist: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`, in the order in which they are listed.
  public var supportedOrientations = PerIdiom<[ScreenOrientation]>()
  /// `UIRequiresFullScreen`: whether the app never shares an iPad's screen.
  public var requiresFullScreen = PerIdiom<Bool>()
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`: the first OS version that ignores
  /// ``requiresFullScreen``.
  public var fullScreenIgnoredFrom = PerIdiom<OSVersion>()
  /// `UIStatusBarHidden`
  public var statusBarHidden = PerIdiom<Bool>()
  /// `UIViewControllerBasedStatusBarAppearance`: whether controllers decide on the status bar.
  public var controllersDecideOnStatusBar = PerIdiom<Bool>()
  /// `UIStatusBarStyle`
  public var statusBarStyle = PerIdiom<StatusBarStyle>()
  /// `UIMainStoryboardFile`: what an app without scenes begins with.
  public var mainStoryboard = PerIdiom<String>()
  /// `UILaunchStoryboardName`: what the system shows while the app starts, which is never pictured.
  public var launchStoryboard = PerIdiom<String>()
  /// `UIApplicationSceneManifest`; nil for an app without scenes.
  public var sceneManifest: SceneManifest?
  /// `UIDesignRequiresCompatibility`: whether the app asks for the design of before iOS 26.
  public var requiresDesignCompatibility = PerIdiom<Bool>()
  /// `UIDeviceFamily`; nil where it is absent, as in a file that no build has completed.
  public var deviceFamilies: Set<Device.Family>?
  /// `DTSDKName`, or else `DTPlatformVersion`: the SDK that the app was built with. Only the file of
  /// a built app has them.
  public var sdk: OSVersion?
  /// Whether the file has one of the keys for a launch screen; nil where that is not known, as in a
  /// file to which the build still adds keys.
  public var hasLaunchScreen: Bool?

  /// Creates a file without any of the keys.
  public init() {}

  /// Creates a file with the commonest keys; nil stands for an absent key.
  public init(
    supportedOrientations: [ScreenOrientation]?, onIPad: [ScreenOrientation]? = nil,
    requiresFullScreen: Bool? = nil
  ) {
    self.supportedOrientations.base = supportedOrientations
    self.supportedOrientations.pad = onIPad
    self.requiresFullScreen.base = requiresFullScreen
  }

  /// How the status bar's text looks.
  public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
    case `default` = "UIStatusBarStyleDefault"
    case lightContent = "UIStatusBarStyleLightContent"
    case darkContent = "UIStatusBarStyleDarkContent"
  }

  /// The scenes that an app declares.
  public struct SceneManifest: Hashable, Sendable {
    /// `UIApplicationSupportsMultipleScenes`
    public var supportsMultipleScenes = false
    /// The configurations for windows of the app, `UIWindowSceneSessionRoleApplication`.
    public var configurations: [SceneConfiguration] = []

    public init() {}
  }

  /// One way to set up a scene.
  public struct SceneConfiguration: Hashable, Sendable {
    /// `UISceneConfigurationName`
    public var name: String?
    /// `UISceneDelegateClassName`, such as `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    public var delegateClassName: String?
    /// `UISceneStoryboardFile`: what the scene's window begins with.
    public var storyboard: String?

    public init(name: String? = nil, delegateClassName: String? = nil, storyboard: String? = nil) {
      self.name = name
      self.delegateClassName = delegateClassName
      self.storyboard = storyboard
    }
  }
}

/// The value of a key, with those that hold on one idiom only (`Key~iphone`, `Key~ipad`).
public struct PerIdiom<Value: Hashable & Sendable>: Hashable, Sendable {
  public var base: Value?
  public var phone: Value?
  public var pad: Value?

  public init(base: Value? = nil, phone: Value? = nil, pad: Value? = nil) {
    self.base = base
    self.phone = phone
    self.pad = pad
  }

  /// The value that holds on an idiom: its own, or else that of the plain key.
  public func value(on idiom: Device.Idiom) -> Value? {
    (idiom == .pad ? pad : phone) ?? base
  }

  /// The suffix of the key that ``value(on:)`` comes from.
  public func suffix(on idiom: Device.Idiom) -> String {
    switch idiom {
    case .pad: pad == nil ? "" : "~ipad"
    case .phone: phone == nil ? "" : "~iphone"
    }
  }
}
