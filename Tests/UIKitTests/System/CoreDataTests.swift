import CoreData
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A managed object as the rewriter leaves it.
private class Song: NSManagedObject {
  var title: String? {
    get { _dialectManaged("title") }
    set { _dialectSetManaged(newValue, "title") }
  }
  var length: Int32 {
    get { _dialectManaged("length") }
    set { _dialectSetManaged(newValue, "length") }
  }
  var isLoved: Bool {
    get { _dialectManaged("isLoved") }
    set { _dialectSetManaged(newValue, "isLoved") }
  }
  var tags: Set<String> {
    get { _dialectManaged("tags") }
    set { _dialectSetManaged(newValue, "tags") }
  }
  var composer: Composer? {
    get { _dialectManaged("composer") }
    set { _dialectSetManaged(newValue, "composer") }
  }
}

private class Composer: NSManagedObject {
  var songs: NSSet? {
    get { _dialectManaged("songs") }
    set { _dialectSetManaged(newValue, "songs") }
  }
  var tracks: NSOrderedSet? {
    get { _dialectManaged("tracks") }
    set { _dialectSetManaged(newValue, "tracks") }
  }
  var friends: Set<Composer> {
    get { _dialectManaged("friends") }
    set { _dialectSetManaged(newValue, "friends") }
  }
  func addToTracks(_ value: Song) { _dialectCallManaged("addToTracks", value) }
  func addToFriends(_ values: Set<Composer>) { _dialectCallManaged("addToFriends", values) }
  func addToSongs(_ value: Song) { _dialectCallManaged("addToSongs", value) }
  func removeFromSongs(_ values: NSSet) { _dialectCallManaged("removeFromSongs", values) }
}

@Suite("Core Data")
@MainActor
struct CoreDataTests {
  private let container = NSPersistentContainer(name: "Songs")
  private var context: NSManagedObjectContext { container.viewContext }

  private func song(_ title: String, _ length: Int32 = 0) -> Song {
    let song = Song(context: context)
    song.title = title
    song.length = length
    return song
  }

  @Test("properties keep their values, and are empty before")
  func storage() {
    let song = Song(context: context)
    #expect(song.title == nil && song.length == 0 && !song.isLoved && song.tags.isEmpty)
    song.title = "Für Elise"
    song.length = 177
    song.tags = ["piano"]
    #expect(song.value(forKey: "title") as? String == "Für Elise")
    song.setValue(178, forKey: "length")
    #expect(song.length == 178 && song.tags == ["piano"])
    song.title = nil
    #expect(song.title == nil && song.value(forKey: "title") == nil)
    #expect(song.entity.name == "Song" && song.isInserted && song.hasChanges)
  }

  @Test("key-value coding reaches the values of a plain object")
  func keyValueCoding() {
    let object: NSObject = song("a")
    object.setValue("b", forKey: "title")
    #expect(object.value(forKey: "title") as? String == "b")
  }

  @Test("accessors of relationships add and remove objects")
  func relationships() {
    let composer = Composer(context: context)
    let (a, b) = (song("a"), song("b"))
    composer.addToSongs(a)
    composer.addToSongs(b)
    #expect(composer.songs == NSSet(array: [a, b] as [Any]))
    composer.removeFromSongs(NSSet(array: [a] as [Any]))
    #expect(composer.songs == NSSet(array: [b] as [Any]))
    a.composer = composer
    #expect(a.composer === composer)
  }

  @Test("relationships that grow from nothing keep their order, also as a set")
  func orderedRelationships() {
    let composer = Composer(context: context)
    let songs = (0..<9).map { song("\($0)") }
    for song in songs {
      composer.addToTracks(song)
      composer.addToSongs(song)
    }
    #expect(composer.tracks?.array as? [Song] == songs)
    #expect(composer.songs as? Set<Song> == Set(songs))
    #expect(composer.songs == NSSet(array: songs as [Any]))
    composer.tracks = NSOrderedSet(array: [songs[1]])
    composer.addToTracks(songs[0])
    #expect(composer.tracks?.array as? [Song] == [songs[1], songs[0]])
    let friends = Set((0..<3).map { _ in Composer(context: context) })
    composer.addToFriends(friends)
    #expect(composer.friends == friends)
    composer.friends = []
    composer.addToFriends(friends)
    #expect(composer.friends == friends)
  }

  @Test("a rollback removes new objects, keeps deleted ones, and restores values")
  func rollback() throws {
    let (kept, gone) = (song("kept"), song("gone"))
    try context.save()
    kept.title = "changed"
    context.delete(gone)
    let new = song("new")
    context.rollback()
    #expect(!context.hasChanges && new.managedObjectContext == nil)
    #expect(kept.title == "kept" && !gone.isDeleted)
    #expect(try context.fetch(NSFetchRequest<Song>(entityName: "Song")) == [kept, gone])
  }

  @Test("an app begins without objects, and finds what it inserts")
  func fetching() throws {
    var error: (any Error)?
    container.loadPersistentStores { error = $1 }
    let request = NSFetchRequest<Song>(entityName: "Song")
    #expect(error == nil)
    #expect(try context.fetch(request).isEmpty)
    let songs = [song("a", 1), song("b", 3), song("c", 2)]
    _ = Composer(context: context)
    #expect(try context.fetch(request) == songs)
    request.predicate = NSPredicate { object, _ in (object as? Song)?.length != 3 }
    #expect(try context.fetch(request) == [songs[0], songs[2]])
    request.predicate = nil
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request) == [songs[1]])
    request.fetchOffset = 0
    request.fetchLimit = 0
    context.delete(songs[0])
    #expect(try context.count(for: request) == 2)
    try context.save()
    #expect(!context.hasChanges && songs[0].managedObjectContext == nil)
    #expect(context.registeredObjects.count == 3)
  }

  @Test("a background context passes its objects on when it is saved")
  func background() throws {
    let background = container.newBackgroundContext()
    let inserted = Song(context: background)
    let request = NSFetchRequest<Song>(entityName: "Song")
    #expect(try context.fetch(request).isEmpty)
    try background.save()
    #expect(!background.hasChanges && !context.hasChanges)
    context.rollback()
    #expect(try context.fetch(request) == [inserted])
    background.delete(inserted)
    try background.save()
    #expect(try context.fetch(request).isEmpty)
    #expect(!background.hasChanges && !context.hasChanges)
  }

  @Test("a results controller has sections of neighbours with equal names")
  func sections() throws {
    for title in ["a", "a", "b"] { _ = song(title) }
    let controller = NSFetchedResultsController(
      fetchRequest: NSFetchRequest<Song>(entityName: "Song"), managedObjectContext: context,
      sectionNameKeyPath: "title", cacheName: nil)
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    let last = controller.object(at: [1, 0])
    #expect(last.title == "b" && controller.indexPath(forObject: last) == [1, 0])
  }

  @Test("a model has entities, whose objects have default values")
  func models() throws {
    let folder = try TemporaryFolder()
    let xml = """
      <?xml version="1.0"?>
      <model>
        <entity name="Piece" representedClassName="Song" parentEntity="Work">
          <attribute name="length" attributeType="Integer 32" defaultValueString="7"/>
          <attribute name="isLoved" optional="YES" attributeType="Boolean" defaultValueString="YES"/>
          <relationship name="composer" maxCount="1" destinationEntity="Composer" inverseName="songs"/>
        </entity>
        <entity name="Work" representedClassName="Work" isAbstract="YES">
          <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
        </entity>
        <entity name="Composer" representedClassName=".Composer">
          <relationship name="songs" toMany="YES" destinationEntity="Piece" inverseName="composer"/>
        </entity>
      </model>
      """
    try folder.write(Data(xml.utf8), "Songs.momd/Songs.xcdatamodel/contents")
    let model = try #require(NSManagedObjectModel(contentsOf: folder.file("Songs.momd")))
    #expect(NSManagedObjectModel(contentsOf: folder.file("None.momd")) == nil)
    let piece = try #require(model.entitiesByName["Piece"])
    #expect(piece.attributesByName.keys.sorted() == ["isLoved", "length", "title"])
    #expect(piece.attributesByName["length"]?.attributeType == .integer32AttributeType)
    #expect(piece.attributesByName["isLoved"]?.isOptional == true)
    let relationship = piece.relationshipsByName["composer"]
    #expect(relationship?.isToMany == false)
    #expect(relationship?.destinationEntity?.name == "Composer")
    #expect(relationship?.inverseRelationship?.isToMany == true)

    let context = NSPersistentContainer(name: "Songs", managedObjectModel: model).viewContext
    let song = Song(context: context)
    #expect(song.entity === piece && song.length == 7 && song.isLoved && song.title == "Untitled")
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Work")) == [song])
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Composer")).isEmpty)
    let made = NSEntityDescription.insertNewObject(forEntityName: "Piece", into: context)
    #expect(made.entity === piece && made.value(forKey: "length") as? Int == 7)
    let byClass = NSFetchRequest<Song>(entityName: "Song")
    #expect(try context.fetch(byClass) == [song], "the entity is found by its class, too")
    let works = NSFetchRequest<NSManagedObject>(entityName: "Work")
    works.includesSubentities = false
    #expect(try context.fetch(works).isEmpty)
    let composer = Composer(context: context)
    #expect(
      composer.songs?.count == 0 && Song(entity: Song.entity(), insertInto: context).length == 7)
  }

  @Test("an entity's name finds the class")
  func entities() {
    let made = NSEntityDescription.insertNewObject(forEntityName: "Unknown", into: context)
    #expect(type(of: made) == NSManagedObject.self && made.entity.name == "Unknown")
  }
}
