import Foundation
import Pixels
import Tateyoko
import UIKit

/// Records and compares many small snapshots in one process, for checks of memory, of processes that
/// are killed, and of processes that record at once.
///
/// ```
/// EnduranceProbe record FOLDER COUNT SEED [NAME]   writes COUNT baselines, whatever lies there
/// EnduranceProbe compare FOLDER COUNT SEED         compares as an assertion does
/// EnduranceProbe texts FOLDER COUNT SEED           the same with texts
/// EnduranceProbe scenarios FOLDER COUNT JOBS       a run over scenarios with COUNT pictures
/// EnduranceProbe check FOLDER                      fails unless every baseline is whole
/// EnduranceProbe block block|timer|test|steps      keeps the main thread from going on for a while
/// ```
///
/// The last line says how many there were and the most memory the process had, in megabytes.
@main
@MainActor
struct Endurance {
  static func main() throws {
    // A full quota is an error of the write call then, and not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print(
        "usage: EnduranceProbe record|compare|texts|scenarios|check|block FOLDER [COUNT] [SEED] [NAME]"
      )
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
    let seed = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    let name = arguments.count > 4 ? arguments[4] : "picture"
    var problems = 0
    switch arguments[0] {
    case "record":
      problems = verify(pictures: count, seed, name, in: folder, record: .failed)
    case "compare":
      problems = verify(pictures: count, seed, name, in: folder, record: .never)
    case "texts":
      problems = verify(texts: count, seed, in: folder)
    case "scenarios":
      problems = try run(scenarios: count, jobs: max(1, seed), in: folder)
    case "check":
      problems = check(folder)
    case "block":
      block(in: arguments[1])
    default:
      print("There is no way \(arguments[0]).")
      exit(2)
    }
    print("\(problems) problems, \(peakMemory) MB")
    exit(problems == 0 ? 0 : 1)
  }

  /// Waits on the main thread for work that needs it, or goes on in steps for as long.
  private static func block(in place: String) {
    let simulator = Simulator(.iPhoneX, os: "17.0")
    simulator.launch(UIViewController())
    let isDone = DispatchSemaphore(value: 0)
    @Sendable func wait() {
      DispatchQueue.global().async { DispatchQueue.main.async { isDone.signal() } }
      _ = isDone.wait(timeout: .now() + 5)
    }
    switch place {
    case "block":
      DispatchQueue.main.async { wait() }
      simulator.advance(by: 0)
    case "timer":
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        wait()
      }
      simulator.advance(by: 1)
    case "steps":
      simulator.perform {
        for _ in 0..<50 {
          Thread.sleep(forTimeInterval: 0.1)
          simulator.advance(by: 0.1)
        }
      }
    default:
      wait()
    }
  }

  private static func view(_ number: Int, _ seed: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.backgroundColor = UIColor(
      hue: CGFloat((number * 7 + seed * 31) % 100) / 100, saturation: 0.6, brightness: 1, alpha: 1)
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 52, height: 32))
    label.text = "\(number) \(seed)"
    label.font = .systemFont(ofSize: 12)
    view.addSubview(label)
    return view
  }

  /// A failure of an assertion that only recorded is what was asked for.
  private static func verify(
    pictures count: Int, _ seed: Int, _ name: String, in folder: URL,
    record: SnapshotTestingConfiguration.Record
  ) -> Int {
    var problems = 0
    for number in 0..<count {
      let message = verifySnapshot(
        of: view(number, seed), as: .image, named: "\(number)", record: record,
        snapshotDirectory: folder.path, testName: name)
      if let message, record == .never || !message.contains("was recorded") {
        problems += 1
        if problems < 4 { print(message) }
      }
    }
    return problems
  }

  private static func verify(texts count: Int, _ seed: Int, in folder: URL) -> Int {
    var problems = 0
    for number in 0..<count {
      let text = (0..<40).map { "line \($0) of \(number) \(seed)\n" }.joined()
      let message = verifySnapshot(
        of: text, as: .lines, named: "\(number)", record: .failed, snapshotDirectory: folder.path,
        testName: "text")
      if let message, !message.contains("was recorded") {
        problems += 1
        if problems < 4 { print(message) }
      }
    }
    return problems
  }

  private static func run(scenarios count: Int, jobs: Int, in folder: URL) throws -> Int {
    let steps = 50
    let screens = (0..<(count + steps - 1) / steps).map { screen in
      Scenario.Screen(
        id: "S\(screen)", title: "Screen \(screen)", variants: [Scenario.Variant(.iPhoneSE)],
        steps: (0..<min(steps, count - screen * steps)).map { step in
          Scenario.Step<UIViewController>("step-\(step)") { controller, _ in
            controller.view.subviews.forEach { $0.removeFromSuperview() }
            // No two pictures are alike, though their texts are: those that were shaped are kept, up to a
            // limit of their own.
            let view = view(step, 0)
            view.frame.origin = CGPoint(x: screen % 200, y: screen / 200 * 45)
            controller.view.addSubview(view)
          }
        }
      ) { UIViewController() }
    }
    var run = ScenarioRun(
      [Scenario(id: "Many", title: "Many", screens: screens)], mode: .record, snapshots: folder)
    run.jobs = jobs
    run.reportFolder = folder.appendingPathComponent("report", isDirectory: true)
    let result = try run.run()
    return result.tally.count == count ? result.tally.failureCount : -1
  }

  /// Counts baselines that are not what some recording made: whole, and with the digests that fit.
  private static func check(_ folder: URL) -> Int {
    var problems = 0
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".png") && !name.hasPrefix(".") {
      let file = folder.appendingPathComponent(name)
      do {
        let head = try PNGCodec.readHead(from: file)
        let bitmap = try PNGCodec.read(from: file)
        let isWhole = head.isImageDataIntact == true && head.pixelDigest == PixelDigest(bitmap)
        let hasLayout = try head.text(for: "Tateyoko-Layout")?.contains("UILabel") == true
        if isWhole, hasLayout { continue }
        print("\(name) is not whole")
      } catch {
        print("\(name): \(error)")
      }
      problems += 1
    }
    print("\(names.count { $0.hasSuffix(".png") && !$0.hasPrefix(".") }) baselines")
    return problems
  }

  private static var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (kilobytes.flatMap { Int($0) } ?? 0) / 1024
  }
}
