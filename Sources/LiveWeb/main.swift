// The page calls this module's exports; it has no entry point. On other platforms, there's nothing to run.
