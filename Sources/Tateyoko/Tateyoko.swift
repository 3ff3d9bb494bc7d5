// Room: Tateyoko
