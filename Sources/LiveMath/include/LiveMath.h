// The functions of C's mathematics library that the core uses.
//
// Declared here, one by one, instead of importing a platform's C library, so that the core compiles
// for WebAssembly without one; there the page supplies them as imports, one JavaScript `Math` function each.

#ifndef LIVE_MATH_H
#define LIVE_MATH_H

double cos(double x);
double exp(double x);
double log(double x);
double pow(double x, double y);
double sin(double x);

#endif
