@_exported import Foundation
@_exported import ObjectObservation
@_exported import Observation
// Alignments, edges, proposals, layouts.
@_exported import ViewLayout
