// The root of the Objective-C classes, so that the declarations of UIKit and AppKit can be what Objective-C sees.
@protocol NSObject
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init;
@end
