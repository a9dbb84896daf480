import Hummingbird

/// What the gallery knows of a request while it answers it.
struct GalleryContext: RequestContext {
    var coreContext: CoreRequestContextStorage

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}
