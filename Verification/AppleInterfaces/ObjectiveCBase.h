// The root of the Objective-C classes, so that UIKit and AppKit can be declared as Objective-C classes.
@protocol NSObject
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (nonnull instancetype)init;
@end

// Part of AppKit. It is declared here because a module interface on Linux cannot declare Objective-C's `id`.
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
