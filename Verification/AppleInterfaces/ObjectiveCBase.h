// The root of the Objective-C classes, so that the declarations of UIKit and AppKit can be what Objective-C sees.
@protocol NSObject
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init;
@end

// AppKit's, declared here because Objective-C's `id` cannot be declared in a module interface on this system.
@protocol NSStandardKeyBindingResponding <NSObject>
@optional
- (void)deleteForward:(nullable id)sender;
- (void)deleteBackward:(nullable id)sender;
- (void)deleteWordForward:(nullable id)sender;
- (void)deleteWordBackward:(nullable id)sender;
- (void)deleteToBeginningOfLine:(nullable id)sender;
- (void)deleteToEndOfLine:(nullable id)sender;
- (void)insertNewline:(nullable id)sender;
@end
