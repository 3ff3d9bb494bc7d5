// Room: RunRecord
