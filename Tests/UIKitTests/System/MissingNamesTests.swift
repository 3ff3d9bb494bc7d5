import AVFoundation
import Devices
import Foundation
import FoundationNetworking
import MobileCoreServices
import QuickLook
import Testing

@testable import UIKit

@Suite("Names that apps use")
@MainActor
struct MissingNamesTests {
  private final class Thing: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("hash tables hold objects weakly, in order")
  func hashTables() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing("kept")
    do {
      let lost = Thing("lost")
      table.add(lost)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2 && table.contains(lost))
    }
    #expect(table.allObjects.map(\.name) == ["kept"])
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("map tables compare keys as equal objects, and forget lost ones")
  func mapTables() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing("kept")
    table.setObject(kept, forKey: "a")
    table.setObject(Thing("lost"), forKey: "b")
    #expect(table.object(forKey: NSString(string: "a")) === kept)
    #expect(table.object(forKey: "b") == nil && table.count == 1)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
  }

  @Test("a plain timer never fires and never stops the program")
  func plainTimer() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
  }

  @Test("classes are their own class for coders")
  func classes() {
    #expect(Thing.classForCoder() == Thing.self)
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
  }

  @Test("files are coordinated at once")
  func coordination() {
    var read: URL?
    let url = URL(fileURLWithPath: "/tmp/file")
    NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { read = $0 }
    #expect(read == url)
  }

  @Test("aspect ratios fit into rectangles")
  func aspects() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: rect)
        == CGRect(x: 35, y: 10, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: rect)
        == CGRect(x: 10, y: 22.5, width: 100, height: 25))
  }

  @Test("old identifiers of types conform as the types do")
  func types() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
    let jpeg = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)
    #expect(jpeg?.takeRetainedValue() == kUTTypeJPEG)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() == "image/png")
  }

  @Test("an animation shows its first image until it is stopped")
  func animationImages() {
    let size = CGSize(width: 4, height: 4)
    let images = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    let view = UIImageView(image: images[0])
    view.frame.size = size
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [images[1], images[2]]
    view.startAnimating()
    view.layer.displayIfNeeded()
    #expect(view.isAnimating && view.shown?.image === images[1])
    view.stopAnimating()
    view.layer.displayIfNeeded()
    #expect(view.shown?.image === images[0])
  }

  @Test("a progress view shows an observed progress")
  func observedProgress() {
    let view = UIProgressView()
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 3
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.progress == 0.75)
  }

  @Test("a bar's effect is its material, and nil removes it")
  func barEffects() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    let effect = UIBlurEffect(style: .dark)
    appearance.backgroundEffect = effect
    #expect(appearance.material == .effect(effect))
    let release = SimulationHost(device: .iPhone15, os: "17.0").release
    let style = BarSurface(appearance, style: .default).look(isLowerBar: false, release: release)
    #expect(style.color?.cgColor == effect.tint?.cgColor)
    appearance.backgroundEffect = nil
    #expect(appearance.material == .none)
    appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    #expect(appearance.material == .chrome)
  }

  @Test("glass is a capsule unless the view has other corners")
  func glass() {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 22)
    view.cornerConfiguration = .corners(radius: 8)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 8)
    let plain = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    plain.frame = view.frame
    plain.layoutIfNeeded()
    #expect(plain.layer.cornerRadius == 0)
  }

  @Test("objects are sorted into the alphabet's sections")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    let selector = _dialectSelector("name", Thing.self) { (thing: Thing) in thing.name as NSString }
    let names = ["Zoë", "Émile", "9 lives"]
    let sections = names.map {
      collation.section(for: Thing($0), collationStringSelector: selector)
    }
    #expect(sections == [25, 4, 26])
    let sorted = collation.sortedArray(
      from: ["b", "Á", "a"].map(Thing.init), collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Thing)?.name } == ["Á", "a", "b"])
  }

  @Test("a search bar shows another image in place of the glass")
  func searchIcon() {
    let bar = UISearchBar()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    bar.setImage(image, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
    #expect(bar.image(for: .search, state: .normal) === image)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(!(bar.searchTextField.leftView is UIImageView))
  }

  @Test("settings without effect keep their values, each object its own")
  func keptSettings() {
    let (a, b) = (UIView(), UIView())
    a.focusGroupIdentifier = "group"
    #expect(a.focusGroupIdentifier == "group" && b.focusGroupIdentifier == nil)
    a.focusGroupIdentifier = nil
    #expect(a.focusGroupIdentifier == nil)
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    a.addMotionEffect(effect)
    #expect(a.motionEffects == [effect] && b.motionEffects.isEmpty)
    a.removeMotionEffect(effect)
    #expect(a.motionEffects.isEmpty)
  }

  @Test("removed views are gone when the system's animation has ended")
  func systemAnimation() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    let (view, other) = (UIView(), UIView())
    root.view.addSubview(view)
    host.settle()
    UIView.perform(.delete, on: [view], options: [], animations: { other.alpha = 0.5 })
    #expect(other.alpha == 0.5 && view.superview != nil)
    host.settle()
    #expect(view.superview == nil)
  }

  @Test("modules of the system are those of the manifest")
  func modules() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let start = try #require(manifest.range(of: "let kits = ["))
    let list = try #require(manifest[start.upperBound...].split(separator: "]").first)
    let kits = Set(list.split(separator: "\"").map(String.init)).filter {
      $0.first?.isLetter == true
    }
    let parts: Set = ["Layers", "Typography", "Graphics", "SwiftUI"]
    #expect(Set(SystemModules.names).subtracting(parts) == kits)
  }

  @Test("names of Swift 4 are today's")
  func namesOfSwift4() {
    let options: UIViewAnimationOptions = [.curveEaseIn]
    #expect(options == UIView.AnimationOptions.curveEaseIn)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
    let (view, first) = (UIView(), UIView())
    for part in [first, UIView()] { view.addSubview(part) }
    view.bringSubview(toFront: first)
    #expect(view.subviews.last === first)
    view.sendSubview(toBack: first)
    #expect(view.subviews.first === first)
  }

  @Test("loading functions of a session are values, and caches need no path")
  func sessions() {
    let session = URLSession(configuration: .ephemeral)
    let loads: [(URL) async throws -> (Data, URLResponse)] = [session.data(from:)]
    let downloads: [(URLRequest) async throws -> (URL, URLResponse)] = [session.download(for:)]
    #expect(loads.count == 1 && downloads.count == 1)
    #expect(URLCache(memoryCapacity: 1024, diskCapacity: 0).memoryCapacity == 1024)
  }

  @Test("a program's handle of itself may be closed without unwrapping it")
  func ownHandle() {
    let handle = dlopen(nil, RTLD_LAZY)
    #expect(dlclose(handle) == 0)
    #expect(dlclose(nil) == -1)
  }
}
