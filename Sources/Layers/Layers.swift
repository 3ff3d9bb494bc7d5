// Room: Layers
