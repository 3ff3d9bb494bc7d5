/// The screen for taking and choosing pictures: presented like any controller, empty except for a
/// title.
///
/// Nothing can be chosen, so the delegate isn't called. As in Apple's simulator, there is a library
/// and no camera.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// The keys of the information about a chosen item.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Returns the types that can be chosen from a source: pictures; nil for the camera, which
  /// doesn't exist.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  // Stored, without effect.
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var videoExportPreset: String?
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    showTitle()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showTitle()
  }

  private func showTitle() { showSystemSheet(titled: "Photos") }

  /// Does nothing: there is no camera.
  open func takePicture() {}
  @discardableResult open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
}

extension UINavigationController {
  /// Shows an empty system screen with a title in the bar.
  package func showSystemSheet(titled title: String) {
    let content = UIViewController()
    content.title = title
    content.view = UIView()
    content.view.backgroundColor = .systemBackground
    setViewControllers([content], animated: false)
  }
}
