import Foundation
import TestSupport
import Testing

@testable import NibDocuments

/// Core Data models as Xcode edits them.
@Suite struct DataModelTests {
  private let old = "<?xml version=\"1.0\"?><model><entity name=\"Old\"/></model>"
  private let new = """
    <?xml version="1.0"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Song" representedClassName=".Piece" parentEntity="Work" codeGenerationType="class">
        <attribute name="length" attributeType="Integer 32" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="date" optional="YES" attributeType="Date" defaultDateTimeInterval="60"/>
        <relationship name="tags" toMany="YES" ordered="YES" deletionRule="Cascade"
          destinationEntity="Tag" inverseName="song"/>
        <relationship name="album" optional="YES" maxCount="1" destinationEntity="Album"/>
      </entity>
      <entity name="Work" isAbstract="YES"/>
      <elements><element name="Song"/></elements>
    </model>
    """

  @Test func theCurrentVersionIsRead() throws {
    let folder = try TemporaryFolder()
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>M 2.xcdatamodel</string></dict></plist>
      """
    for (path, text) in [
      ("M.momd/M.xcdatamodel/contents", old), ("M.momd/M 2.xcdatamodel/contents", new),
      ("M.momd/.xccurrentversion", list), ("One.xcdatamodel/contents", old),
    ] { try folder.write(Data(text.utf8), path) }
    let model = try DataModelDocument(contentsOf: folder.file("M.momd"))
    #expect(model.entities.map(\.name) == ["Song", "Work"])
    #expect(model.entities.map(\.className) == ["Piece", "NSManagedObject"])
    #expect(model.entities.map(\.isAbstract) == [false, true])
    #expect(model.entities[0].parent == "Work" && model.entities[0].generation == "class")
    let attributes = model.entities[0].attributes
    #expect(attributes.map(\.defaultValue) == ["3", "60"])
    #expect(attributes.map(\.isScalar) == [true, false])
    #expect(attributes.map(\.isOptional) == [false, true])
    let relationships = model.entities[0].relationships
    #expect(relationships.map(\.maximum) == [0, 1] && relationships[0].isOrdered)
    #expect(relationships[0].deletionRule == "Cascade" && relationships[0].inverse == "song")

    let single = try DataModelDocument(contentsOf: folder.file("One.xcdatamodel"))
    #expect(single.entities.map(\.name) == ["Old"])
  }

  @Test func otherFoldersAreNoModels() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("no XML".utf8), "M.xcdatamodel/contents")
    try folder.write(Data(), "Empty.momd/.xccurrentversion")
    for name in ["M.xcdatamodel", "Empty.momd", "None.momd"] {
      #expect(throws: NibProblem.self) {
        try DataModelDocument(contentsOf: folder.file(name))
      }
    }
  }
}
