import Testing

@testable import Tateyoko

@Suite struct RecordDecisionTests {
  typealias Record = SnapshotTestingConfiguration.Record

  private func decide(
    call: Record? = nil, scope: Record? = nil, _ environment: [String: String] = [:]
  ) -> RecordDecision {
    .decide(call: call, scope: scope) { environment[$0] }
  }

  @Test func theCallComesBeforeTheScopeAndTheScopeBeforeTheEnvironment() {
    let environment = ["TATEYOKO_RECORD": "failed", "CI": "true"]
    #expect(decide(call: .all, scope: .never, environment).mode == .all)
    #expect(decide(scope: .never, environment).mode == .never)
    #expect(decide(environment).mode == .failed)
  }

  @Test func theOlderVariableCountsWhereOursIsAbsent() {
    #expect(decide(["SNAPSHOT_TESTING_RECORD": "all"]).mode == .all)
    #expect(decide(["SNAPSHOT_TESTING_RECORD": "all", "TATEYOKO_RECORD": "never"]).mode == .never)
  }

  @Test func buildMachinesRecordNothing() {
    #expect(decide().mode == .missing)
    #expect(decide(["CI": "true"]).mode == .never)
    #expect(decide(["CI": "1"]).source == "CI=1")
    #expect(decide(["CI": "false"]).mode == .missing)
    #expect(decide(["CI": "true", "TATEYOKO_RECORD": "all"]).mode == .all)
  }

  @Test func anUnknownModeIsPassedOverAndSaidSo() {
    let decision = decide(["TATEYOKO_RECORD": "everything"])
    #expect(decision.mode == .missing)
    #expect(
      decision.warning?.contains("everything is not one of all, failed, missing, never") == true)
  }

  @Test("a failure names the trait if that has set the mode", .snapshots(record: .never))
  func theTraitIsNamed() throws {
    let session = SnapshotSession.ofProcess
    let decision = session.decision(call: nil)
    #expect(decision.isFromCode)
    #expect(decision.words == "never, from .snapshots(record:)")
    #expect(
      decision.advice(toRecord: "failed")
        == "write .snapshots(record: .failed) on the test or suite")
    // What the innermost scope leaves open is the trait's.
    withSnapshotTesting(diffTool: "opendiff") {
      #expect(session.decision(call: nil).words == "never, from .snapshots(record:)")
    }
    withSnapshotTesting(record: .all) {
      let inner = session.decision(call: nil)
      #expect(inner.words == "all, from withSnapshotTesting")
      #expect(inner.advice(toRecord: "failed") == "pass record: .failed in withSnapshotTesting")
    }
  }

  @Test func scopesNestAndOverride() {
    withSnapshotTesting(record: .all) {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
      withSnapshotTesting(diffTool: "opendiff") {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
        #expect(
          SnapshotTestingConfiguration.current?.diffTool?(
            currentFilePath: "/a", failedFilePath: "/b") == #"opendiff "/a" "/b""#)
      }
    }
    #expect(SnapshotTestingConfiguration.current == nil)
  }

  @Test(.snapshots(record: .failed)) func aTraitSetsTheMode() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }
}
