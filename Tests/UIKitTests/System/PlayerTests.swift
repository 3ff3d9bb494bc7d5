import AVKit
import Devices
import Foundation
import Graphics
import Testing
import UIKit

@testable import UIKit

@Suite("Video players")
@MainActor
struct PlayerTests {
  @Test("times in fractions of a second")
  func times() {
    let half = CMTime(value: 1, timescale: 2)
    #expect(half.seconds == 0.5 && half == CMTime(value: 300, timescale: 600))
    #expect(half.hashValue == CMTime(value: 300, timescale: 600).hashValue)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime.zero < half && half < .positiveInfinity && .negativeInfinity < half)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 1) == .positiveInfinity)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1) == .invalid && !CMTime.invalid.isValid)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.indefinite.isIndefinite)
    #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(2, preferredTimescale: 10)) == 2)
    #expect(CMTime(value: 1, timescale: 0).seconds.isNaN)
  }

  @Test("a player keeps its settings, and waits")
  func player() throws {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(UIViewController())
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/film.mp4")))
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    var answers: [Bool] = []
    host.use { player.seek(to: CMTimeMake(value: 3, timescale: 1)) { answers.append($0) } }
    host.settle()
    #expect(player.currentTime().seconds == 3)
    player.seek(to: .indefinite)
    #expect(player.currentTime().seconds == 3, "nowhere to go")
    player.replaceCurrentItem(with: nil)
    #expect(player.currentTime() == .zero)
    host.use { player.seek(to: .zero) { answers.append($0) } }
    host.settle()
    #expect(answers == [true, false])
  }

  @Test("a layer with an item is dark, one without is clear")
  func layer() throws {
    let controller = AVPlayerViewController()
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(controller)
    host.settle()
    let layer = try #require(controller.view.subviews.first?.layer as? AVPlayerLayer)
    #expect(layer.frame == controller.view.bounds && controller.player == nil)
    #expect(layer.contents == nil || !layer.isReadyForDisplay)
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/film.mp4")))
    controller.player = player
    #expect(layer.player === player && layer.needsDisplay())
    host.settle()
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    player.replaceCurrentItem(with: AVPlayerItem(url: try #require(URL(string: "file:///b.mov"))))
    #expect(layer.needsDisplay(), "the name is another one")
    host.settle()
    layer.player = nil
    player.replaceCurrentItem(with: nil)
    controller.videoGravity = .resizeAspectFill
    #expect(layer.videoGravity == .resizeAspectFill)
    #expect(controller.contentOverlayView?.frame == controller.view.bounds)
    #expect(host.takeIssues().isEmpty)
  }
}
