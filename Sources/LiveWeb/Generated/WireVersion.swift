// Written by Tools/wire/build.py from the declarations of the core.

/// What differs where anything crosses otherwise.
let wireVersion: Int32 = 8867035
