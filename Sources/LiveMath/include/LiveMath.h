// The functions of the C math library that the core uses.
//
// They are declared individually instead of importing a platform's C library, so that the core compiles for WebAssembly
// without one. In WebAssembly, the page supplies each of them as an import, a JavaScript `Math` function.

#ifndef LIVE_MATH_H
#define LIVE_MATH_H

double cos(double x);
double exp(double x);
double log(double x);
double pow(double x, double y);
double sin(double x);

#endif
