@_exported import Layers
