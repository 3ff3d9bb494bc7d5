import LocalAuthentication
import MessageUI
import QuartzCore
import SafariServices
import UIKit
import UniformTypeIdentifiers
import UserNotifications

// Typical app code. It is compiled, and its delegates are the point; see `AppCodeTests`.

final class ServicesAppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let action = UNNotificationAction(identifier: "a", title: "A", options: [.foreground])
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "c", actions: [action], intentIdentifiers: [], options: [.customDismissAction])
    ])
    application.registerForRemoteNotifications()
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      calls.append(item.type)
    }
    return launchOptions?[.url] == nil
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    calls.append("open \(options[.sourceApplication] as? String ?? "-")")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return false }
    restorationHandler([self])
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    calls.append("token")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
  }

  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    calls.append("restore \(activity.title ?? "")")
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }
}

final class ServicesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let context = connectionOptions.urlContexts.first { _ = context.options.openInPlace }
    _ = connectionOptions.userActivities.first?.webpageURL
    _ = connectionOptions.notificationResponse?.notification.request.content.userInfo
    _ = connectionOptions.shortcutItem?.type
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    _ = URLContexts.first?.url
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

final class ServicesViewController: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, UIDocumentPickerDelegate, MFMailComposeViewControllerDelegate,
  SFSafariViewControllerDelegate, @preconcurrency CAAnimationDelegate
{
  private(set) var chosen: [String] = []

  func share(_ sender: UIView) {
    let sheet = UIActivityViewController(
      activityItems: ["text", URL(fileURLWithPath: "/")], applicationActivities: [OpenActivity()])
    sheet.excludedActivityTypes = [.airDrop, .addToReadingList]
    sheet.completionWithItemsHandler = { type, completed, items, error in
      _ = (type == .mail, completed, items, error)
    }
    sheet.popoverPresentationController?.sourceView = sender
    sheet.popoverPresentationController?.sourceRect = sender.bounds
    present(sheet, animated: true)
  }

  func pick() {
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.mediaTypes = [UTType.image.identifier]
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    chosen.append(info[.editedImage] is UIImage ? "edited" : "original")
  }

  func documents() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
    picker.delegate = self
    picker.allowsMultipleSelection = true
    present(picker, animated: true)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    for url in urls where url.startAccessingSecurityScopedResource() {
      chosen.append(url.lastPathComponent)
      url.stopAccessingSecurityScopedResource()
    }
  }

  func mail() {
    guard MFMailComposeViewController.canSendMail() else {
      if let url = URL(string: "mailto:a@example.com"), UIApplication.shared.canOpenURL(url) {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      }
      return
    }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients(["a@example.com"])
    mail.setSubject("Subject")
    mail.setMessageBody("Body", isHTML: false)
    present(mail, animated: true)
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    controller.dismiss(animated: true)
  }

  func browse() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(
      url: URL(string: "https://example.com")!, configuration: configuration)
    page.delegate = self
    page.preferredControlTintColor = .red
    page.dismissButtonStyle = .close
    present(page, animated: true)
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  func unlock() {
    let context = LAContext()
    context.localizedCancelTitle = "Cancel"
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      chosen.append("\(error?.code ?? 0)")
      return
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { _, error in
      if let error = error as? LAError, error.code == .userCancel { return }
    }
  }

  func importItems() {
    guard let items = extensionContext?.inputItems as? [NSExtensionItem] else { return }
    for provider in items.flatMap({ $0.attachments ?? [] })
    where provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
      provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { item, error in
        _ = (item as? URL, error)
      }
    }
    extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
  }

  func startActivity() {
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.title = "Reading"
    activity.isEligibleForSearch = true
    activity.userInfo = ["page": 3]
    userActivity = activity
    activity.becomeCurrent()
  }

  func pulse(_ layer: CALayer) {
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = NSNumber(value: 1)
    scale.toValue = 1.2
    scale.duration = 0.3
    scale.autoreverses = true
    scale.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.isAdditive = true
    let group = CAAnimationGroup()
    group.animations = [scale, shake]
    group.duration = 0.6
    group.delegate = self
    group.setValue("pulse", forKey: "name")
    layer.add(group, forKey: "pulse")
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    layer.add(transition, forKey: kCATransition)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    chosen.append("\(anim.value(forKey: "name") as? String ?? "-") \(flag)")
  }
}

final class OpenActivity: UIActivity {
  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? {
    UIActivity.ActivityType("com.example.open")
  }
  override var activityTitle: String? { "Open" }
  override var activityImage: UIImage? { nil }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}
