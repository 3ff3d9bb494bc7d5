#ifndef TATEYOKO_OSLOG_H
#define TATEYOKO_OSLOG_H

// Includes the module os: types declared here a second time would not have the members that UIKit gives to those of os.
#include "os.h"

#endif
