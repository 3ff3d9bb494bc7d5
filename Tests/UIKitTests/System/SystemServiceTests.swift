import AVFoundation
import LocalAuthentication
import MessageUI
import Photos
import SafariServices
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications

@testable import UIKit

@Suite("System services")
@MainActor
struct SystemServiceTests {
  private func launch() -> SimulationHost {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
    return host
  }

  @Test("an app keeps what it requested from the system, and other simulations have their own")
  func application() {
    let host = launch()
    let app = host.application
    app.applicationIconBadgeNumber = 3
    app.isIdleTimerDisabled = true
    app.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    app.registerForRemoteNotifications()
    let first = app.beginBackgroundTask()
    let second = app.beginBackgroundTask(withName: "save")
    #expect(first != .invalid && second != first)
    app.endBackgroundTask(first)
    app.setAlternateIconName("Dark")
    #expect(app.applicationIconBadgeNumber == 3)
    #expect(app.isIdleTimerDisabled)
    #expect(app.shortcutItems?.first?.localizedTitle == "New")
    #expect(app.isRegisteredForRemoteNotifications)
    #expect(app.alternateIconName == "Dark")
    let other = SimulationHost(like: WorldScope.Defaults())
    #expect(other.application.applicationIconBadgeNumber == 0)
    #expect(other.isUntouched)
    other.application.applicationIconBadgeNumber = 1
    #expect(!other.isUntouched)
  }

  @Test("the system opens its own URLs, and answers on the main queue")
  func openURL() throws {
    let host = launch()
    let web = try #require(URL(string: "https://example.com"))
    let own = try #require(URL(string: "myapp://x"))
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(host.application.canOpenURL(web) && host.application.canOpenURL(settings))
    #expect(!host.application.canOpenURL(own))
    var answers: [Bool] = []
    host.use {
      UIApplication.shared.open(web, options: [.universalLinksOnly: false]) { answers.append($0) }
      UIApplication.shared.open(own) { answers.append($0) }
    }
    #expect(answers.isEmpty)
    host.settle()
    #expect(answers == [true, false])
    #expect(host.service(ApplicationServices.self).openedURLs == [web])
  }

  @Test("a pasteboard returns its contents, in its simulation")
  func pasteboard() {
    let host = launch()
    host.use {
      let board = UIPasteboard.general
      #expect(!board.hasStrings && board.numberOfItems == 0)
      let count = board.changeCount
      board.string = "text"
      #expect(UIPasteboard.general.string == "text")
      #expect(board.changeCount == count + 1)
      #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
      board.url = URL(string: "https://example.com")
      #expect(board.string == nil && board.hasURLs)
      board.items = [["public.utf8-plain-text": "a"], ["public.utf8-plain-text": "b"]]
      #expect(board.strings == ["a", "b"])
      #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
      UIPasteboard(name: UIPasteboard.Name("mine"), create: true)?.string = "own"
      #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false)?.string == "own")
      UIPasteboard.remove(withName: UIPasteboard.Name("mine"))
      #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
    }
    let other = SimulationHost(like: WorldScope.Defaults())
    other.perform { #expect(!UIPasteboard.general.hasStrings) }
    // Settings made around a new simulation apply in it, in separate objects.
    World.$scope.withValue(WorldScope()) {
      UIPasteboard.general.strings = ["a", "b"]
      for _ in 0..<2 {
        launch().use {
          #expect(UIPasteboard.general.strings == ["a", "b"])
          UIPasteboard.general.items = []
        }
      }
    }
  }

  @Test("system screens are presented empty, with a title")
  func screens() throws {
    final class Subject: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        ""
      }
      func activityViewController(
        _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
      ) -> Any? { nil }
      func activityViewController(
        _ controller: UIActivityViewController,
        subjectForActivityType type: UIActivity.ActivityType?
      ) -> String { "My recipe" }
    }
    let page = try #require(URL(string: "https://example.com/a"))
    let cases: [(UIViewController, String)] = [
      (UIActivityViewController(activityItems: ["x"], applicationActivities: nil), "Share"),
      (
        UIActivityViewController(activityItems: [Subject()], applicationActivities: nil),
        "My recipe"
      ),
      (UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]), "Files"),
      (SFSafariViewController(url: page), "example.com"),
    ]
    for (controller, title) in cases {
      let host = launch()
      host.use { host.window.rootViewController?.present(controller, animated: true) }
      host.settle()
      #expect(controller.presentingViewController != nil)
      let labels = controller.view.subviews.compactMap { ($0 as? UILabel)?.text }
      #expect(labels == [title])
      #expect(host.takeIssues().isEmpty)
    }
    let mail = MFMailComposeViewController()
    mail.setSubject("Hello")
    #expect(mail.topViewController?.title == "Hello")
    #expect(UIImagePickerController().topViewController?.title == "Photos")
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(!MFMailComposeViewController.canSendMail())
  }

  @Test("notifications are stored, denied and not delivered")
  func notifications() {
    let host = launch()
    var log: [String] = []
    host.use {
      let center = UNUserNotificationCenter.current()
      #expect(center === UNUserNotificationCenter.current())
      let content = UNMutableNotificationContent()
      content.title = "Title"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
      for _ in 0..<2 {
        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
      }
      content.title = "Changed"
      let sent = Log()
      center.requestAuthorization(options: [.alert]) { granted, _ in sent.add("granted \(granted)")
      }
      center.getNotificationSettings { sent.add("status \($0.authorizationStatus.rawValue)") }
      center.getPendingNotificationRequests { sent.add($0.map(\.content.title).joined()) }
      host.settle()
      log = sent.lines
    }
    #expect(log == ["granted false", "status 1", "Title"])
  }

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  @Test("biometric authentication always fails")
  func authentication() {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.passcodeNotSet.rawValue)
  }

  @Test("types conform to others, and have extensions and MIME types")
  func types() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item))
    #expect(!UTType.jpeg.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.mpeg4Movie.preferredMIMEType == "video/mp4")
    #expect(UTType("no.such.type") == nil)
    let own = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.identifier == "com.example.note")
    let dynamic = UTType(filenameExtension: "zzz")
    #expect(dynamic?.isDynamic == true && dynamic?.preferredFilenameExtension == "zzz")
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
  }

  @Test("an item provider loads registered items, also by a wider type")
  func itemProvider() {
    let provider = NSItemProvider(object: NSString(string: "text"))
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    var loaded: String?
    provider.loadObject(ofClass: NSString.self) { object, _ in loaded = object.map { "\($0)" } }
    #expect(loaded == "text")
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { bytes, _ in data = bytes }
    #expect(data == Data("text".utf8))
    var problem: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in problem = error
    }
    #expect(problem is NSItemProvider.ErrorCode)
  }

  @Test("a provider's file stays in its own folder", arguments: ["../../x", "..", ".", "", "/a/b"])
  func itemFiles(name: String) throws {
    let provider = NSItemProvider(object: NSString(string: "text"))
    provider.suggestedName = name
    var files: [URL] = []
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { file, _ in
      if let file { files.append(file) }
    }
    let file = try #require(files.first).standardizedFileURL
    #expect(file.deletingLastPathComponent().lastPathComponent.hasPrefix("item-"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("after a request, photos and cameras are refused in that simulation")
  func refusals() {
    let host = launch()
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    let heard = Heard()
    PHPhotoLibrary.requestAuthorization { _ in
      heard.lines.append("photos \(PHPhotoLibrary.authorizationStatus().rawValue)")
    }
    AVCaptureDevice.requestAccess(for: .video) { _ in
      heard.lines.append("video \(AVCaptureDevice.authorizationStatus(for: .video).rawValue)")
    }
    host.settle()
    #expect(heard.lines == ["photos 2", "video 2"])
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
    _ = launch()
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
  }

  private final class Heard: @unchecked Sendable { var lines: [String] = [] }

  @Test("relative dates are in English")
  func relativeDates() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -3 * 3600) == "3 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(hour: -5)) == "5h ago")
  }

  @Test("plain text documents are read, and others rejected")
  func documents() throws {
    let data = Data("<b>x</b>".utf8)
    let plain = try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "<b>x</b>")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: data,
        options: [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ], documentAttributes: nil)
    }
  }

  @Test("a named pasteboard is one object, and notifies of changes and of its removal")
  func pasteboardIdentity() throws {
    let host = launch()
    try host.use {
      #expect(UIPasteboard(name: .general, create: false) === UIPasteboard.general)
      let name = UIPasteboard.Name("named")
      let board = try #require(UIPasteboard(name: name, create: true))
      #expect(UIPasteboard(name: name, create: false) === board)
      let log = Log()
      let center = NotificationCenter.default
      let observers = [UIPasteboard.changedNotification, UIPasteboard.removedNotification].map {
        center.addObserver(forName: $0, object: board, queue: nil) { note in
          let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
          log.add(added?.joined() ?? "removed")
        }
      }
      UIPasteboard(name: name, create: false)?.url = URL(string: "https://example.com")
      UIPasteboard.remove(withName: name)
      for observer in observers { center.removeObserver(observer) }
      #expect(log.lines == ["public.url", "removed"])
    }
  }

  @Test("item providers provide images, colours and attributed texts")
  func objectsOfProviders() {
    let colour = UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)
    var loaded: (any NSItemProviderReading)?
    NSItemProvider(object: colour).loadObject(ofClass: UIColor.self) { object, _ in loaded = object
    }
    #expect(loaded as? UIColor === colour)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let provider = NSItemProvider(object: image)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    provider.loadObject(ofClass: UIImage.self) { object, _ in loaded = object }
    #expect(loaded as? UIImage === image)
    NSItemProvider(object: NSString(string: "text"))
      .loadObject(ofClass: NSAttributedString.self) { object, _ in loaded = object }
    #expect((loaded as? NSAttributedString)?.string == "text")
  }

  @Test("authentication errors match their codes in patterns")
  func authenticationErrors() async {
    do {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x")
      Issue.record("nobody can be recognised")
    } catch LAError.userCancel {
      Issue.record("nobody cancelled")
    } catch LAError.passcodeNotSet {
    } catch {
      Issue.record(error)
    }
    let foreign: any Error = NSError(domain: LAErrorDomain, code: LAError.biometryLockout.rawValue)
    switch foreign {
    case LAError.biometryLockout: break
    default: Issue.record(foreign)
    }
  }

  @Test("a web view's configuration may be copied on any thread")
  func configurationOffMain() async {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let own = configuration
    let reads = await Task.detached {
      (own.copy() as? SFSafariViewController.Configuration)?.entersReaderIfAvailable
    }.value
    #expect(reads == true)
  }
}
