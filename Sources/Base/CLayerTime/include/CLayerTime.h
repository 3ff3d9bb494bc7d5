// Room: CLayerTime. Lets the simulation give layers their time, when one is linked in.

#ifndef CLAYERTIME_H
#define CLAYERTIME_H

/// The timeline that layers' animations run on: an unretained object that conforms to `LayerTimeline`,
/// or NULL where no simulation is part of the program. Called where the main actor is.
const void *layer_timeline(void);

/// How deep animations are nested whose changes this thread is making; each property of a layer asks
/// before it says that it has changed.
extern _Thread_local int layer_change_depth;

static inline int layer_changes_are_animated(void) { return layer_change_depth > 0; }

/// Begins (1) or ends (-1) the changes of an animation.
static inline void layer_changes_animate(int change) { layer_change_depth += change; }

#endif
