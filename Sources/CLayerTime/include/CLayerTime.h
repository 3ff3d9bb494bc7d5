// Room: CLayerTime. Lets the simulation give layers their time, when one is linked in.

#ifndef CLAYERTIME_H
#define CLAYERTIME_H

/// The timeline that layers' animations run on: an unretained object that conforms to `LayerTimeline`,
/// or NULL where no simulation is part of the program. Called where the main actor is.
const void *layer_timeline(void);

#endif
