#include "LiveMath.h"
