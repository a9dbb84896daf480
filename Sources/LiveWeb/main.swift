// The module has no entry point of its own: a page calls its exports. Elsewhere there is nothing to run.
