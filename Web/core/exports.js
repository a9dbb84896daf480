// Written by Tools/wire/build.py from the declarations of the core.

/**
 * What the core offers to the page. Times are in seconds, a code is the place of a case among its enumeration's, and an answer is
 * the address of a record, which `Memory` reads.
 *
 * @typedef {object} Core
 * @property {WebAssembly.Memory} memory
 * @property {(limit: number, unit: number, warnAt: number, length: number) => number} live_count_ring_create
 *   Creates a count ring for a field whose text is in the inbox.
 * @property {(handle: number) => void} live_count_ring_destroy
 *   Destroys a ring.
 * @property {(handle: number, length: number, isMarked: number, time: number) => number} live_count_ring_text
 *   Updates the field's text from the inbox. Gives `CountRingAnswer`.
 * @property {(handle: number, limit: number, unit: number, time: number) => number} live_count_ring_limit
 *   Updates the limit. Gives `CountRingAnswer`.
 * @property {(handle: number, warnAt: number, time: number) => number} live_count_ring_warn_at
 *   Updates the number of remaining units at which the number appears. Gives `CountRingAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_count_ring_reduced_motion
 *   Updates the user's reduced-motion preference. Gives `CountRingAnswer`.
 * @property {(handle: number, time: number) => number} live_count_ring_wake
 *   Wakes the ring at the time it requested. Gives `CountRingAnswer`.
 * @property {(limit: number, unit: number, overflow: number, counter: number, length: number) => number} live_limited_field_create
 *   Creates a limited field whose text is in the inbox.
 * @property {(handle: number) => void} live_limited_field_destroy
 *   Destroys a field.
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_limited_field_event
 *   Handles an event of the native field. The inbox holds the event's text. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, limit: number, unit: number, time: number) => number} live_limited_field_limit
 *   Updates the limit. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, overflow: number, time: number) => number} live_limited_field_overflow
 *   Updates how the field handles edits past the limit. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, counter: number, time: number) => number} live_limited_field_counter
 *   Updates when the counter is visible. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_limited_field_reduced_motion
 *   Updates the user's reduced-motion preference. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, time: number) => number} live_limited_field_wake
 *   Wakes the field at the time it requested. Gives `LimitedFieldAnswer`.
 * @property {(handle: number) => number} live_limited_field_text_message
 *   Returns the SMS encoding and parts of the text. Gives `LimitedFieldTextMessage`.
 * @property {(response: number, dampingRatio: number, velocity: number) => number} live_spring_easing
 *   Returns a spring's easing from 0 to 1, for the CSS `linear()` function. The velocity is in total distances per second. Gives
 *   `Easing`.
 * @property {(tolerance: number, response: number, dampingRatio: number, velocity: number) => number} live_spring_easing_within
 *   Returns the same easing with a given tolerance, as a fraction of the distance. Use it for long distances. Gives `Easing`.
 * @property {(duration: number, velocity: number) => number} live_sectioned_field_ease_in_out
 *   Returns an `ease-in-out` easing from 0 to 1 with an initial velocity in total distances per second, for `linear()`. Gives
 *   `Easing`.
 * @property {(response: number, dampingRatio: number, velocity: number, time: number) => number} live_spring_state
 *   Returns the position and velocity of a spring that moves from 0 to 1. Gives `SpringState`.
 * @property {(response: number, dampingRatio: number, velocity: number) => number} live_number_easing
 *   Returns the evenly sampled easing of a spring from 0 to 1. The initial velocity is in total distances per second. Gives
 *   `NumberEasing`.
 * @property {(length: number) => number} live_number_format_create
 *   Stores the format in the inbox for later numbers, and returns its handle, or 0 for an invalid format.
 * @property {(handle: number) => void} live_number_format_destroy
 *   Destroys a format. Numbers that use it keep their copy.
 * @property {(format: number, transition: number, length: number) => number} live_number_create
 *   Creates a number that shows the value in the inbox, if any.
 * @property {(handle: number) => void} live_number_destroy
 *   Destroys a number.
 * @property {(handle: number, length: number, time: number) => number} live_number_value
 *   Updates the value from the inbox. Text that isn't a number is ignored. Gives `NumberAnswer`.
 * @property {(handle: number, format: number, time: number) => number} live_number_format
 *   Updates the format. Gives `NumberAnswer`.
 * @property {(handle: number, transition: number, time: number) => number} live_number_transition
 *   Updates the transition between values, starting with the next value. Gives `NumberAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_number_reduced_motion
 *   Updates the user's reduced-motion preference. Gives `NumberAnswer`.
 * @property {(handle: number, isVisible: number, time: number) => number} live_number_visibility
 *   Updates whether the number is visible. Gives `NumberAnswer`.
 * @property {(handle: number, time: number) => number} live_number_wake
 *   Wakes the number at the time it requested. Gives `NumberAnswer`.
 * @property {(time: number) => number} live_number_frame
 *   Returns the next frame of all counting numbers; see `NumberFrames`.
 * @property {(length: number) => number} live_text_reserve
 *   Reserves space in the inbox for a number of bytes, and returns its address.
 * @property {() => number} live_abi_version
 *   Returns the ABI version. The page's scripts compare it with their own, because they would misread another version's records.
 * @property {() => number} live_handle_count
 *   Returns the number of models on the page.
 * @property {() => number} live_heap_bytes
 *   Returns the number of heap bytes in use.
 * @property {(policy: number, length: number) => number} live_password_setup_create
 *   Creates a password setup. Rules in the inbox override the policy.
 * @property {(handle: number) => void} live_password_setup_destroy
 *   Destroys a setup.
 * @property {(handle: number, policy: number, length: number, time: number) => number} live_password_setup_policy
 *   Updates the policy. Rules in the inbox override it. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, field: number, kind: number, isFocused: number, length: number, time: number) => number} live_password_setup_event
 *   Handles an event of a field whose text is in the inbox. Password fields don't report edits in advance or selections. Gives
 *   `PasswordSetupAnswer`.
 * @property {(handle: number, length: number, time: number) => number} live_password_setup_words
 *   Updates the account's words from the inbox, one on each line. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, isShown: number, year: number, time: number) => number} live_password_setup_strength
 *   Updates whether the strength is shown. `year` is the current year. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, time: number) => number} live_password_setup_wake
 *   Wakes the setup at the time it requested. Gives `PasswordSetupAnswer`.
 * @property {() => void} live_password_setup_forget
 *   Wipes data that earlier calls left on the stack, such as short strings.
 * @property {(length: number) => number} live_password_setup_dictionary_reserve
 *   Reserves space for the packed dictionary, and returns its address.
 * @property {() => number} live_password_setup_dictionary_open
 *   Opens the dictionary from the reserved space. Returns `false` if the bytes aren't a dictionary.
 * @property {(length: number) => number} live_password_setup_rules
 *   Parses the rules in the inbox. Gives `PasswordRulesAnswer`.
 * @property {(format: number, accepts: number, length: number) => number} live_sectioned_field_create
 *   Creates a sectioned field. The inbox holds the list of sections for formats that need one.
 * @property {(handle: number, length: number) => void} live_sectioned_field_begin
 *   Adopts the text that the input had before the upgrade, from the inbox, without animation or a response.
 * @property {(handle: number) => void} live_sectioned_field_destroy
 *   Destroys a field.
 * @property {(handle: number, format: number, accepts: number, length: number, time: number) => number} live_sectioned_field_format
 *   Updates the format. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_sectioned_field_event
 *   Handles an event of the native field. The inbox holds the event's text. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, year: number, month: number) => void} live_sectioned_field_month
 *   Updates the current calendar month.
 * @property {(handle: number, validity: number, time: number) => number} live_sectioned_field_validity
 *   Updates the validity with the result of the page's validator. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, isLive: number, time: number) => number} live_sectioned_field_live
 *   Updates whether validity shows while the user types. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_sectioned_field_reduced_motion
 *   Updates the user's reduced-motion preference. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, time: number) => number} live_sectioned_field_wake
 *   Wakes the field at the time it requested. Gives `SectionedFieldAnswer`.
 * @property {(area: number, hold: number, slot: number, fraction: number) => number} live_snap_button_create
 *   Creates a button at a resting position, or at the area's default position if no slot is given.
 * @property {(handle: number) => void} live_snap_button_destroy
 *   Destroys a button.
 * @property {(handle: number, area: number, width: number, height: number, buttonWidth: number, buttonHeight: number, top: number, leading: number, bottom: number, trailing: number, inset: number, isRightToLeft: number, time: number) => number} live_snap_button_layout
 *   Updates the layout of the container, the button, or the area. Gives `SnapButtonAnswer`.
 * @property {(handle: number, hold: number, time: number) => number} live_snap_button_hold
 *   Updates how long a press must last to lift the button. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, x: number, y: number, time: number) => number} live_snap_button_down
 *   Handles a pointer going down on the button. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, x: number, y: number, time: number) => number} live_snap_button_move
 *   Handles a pointer move. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, x: number, y: number, isInside: number, time: number) => number} live_snap_button_up
 *   Handles a pointer going up. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, time: number) => number} live_snap_button_cancel
 *   Handles a pointer that the browser canceled. Gives `SnapButtonAnswer`.
 * @property {(handle: number, time: number) => number} live_snap_button_interrupt
 *   Handles an interruption of a press or drag. Gives `SnapButtonAnswer`.
 * @property {(handle: number, direction: number) => number} live_snap_button_moves
 *   Returns whether an arrow key can move the button in its area.
 * @property {(handle: number, direction: number, time: number) => number} live_snap_button_arrow
 *   Handles an arrow key press. Gives `SnapButtonAnswer`.
 * @property {(handle: number, slot: number, fraction: number, time: number) => number} live_snap_button_choose
 *   Moves the button to a chosen position. Gives `SnapButtonAnswer`.
 * @property {(handle: number, time: number) => number} live_snap_button_menu
 *   Handles a request for the menu of positions. Gives `SnapButtonAnswer`.
 * @property {(handle: number, isEnabled: number, time: number) => number} live_snap_button_enabled
 *   Updates whether the button is enabled. Gives `SnapButtonAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_snap_button_reduced_motion
 *   Updates the user's reduced-motion preference. Gives `SnapButtonAnswer`.
 * @property {(handle: number, time: number) => number} live_snap_button_wake
 *   Wakes the button at the time it requested. Gives `SnapButtonAnswer`.
 * @property {(handle: number) => number} live_snap_button_places
 *   Returns the positions that the user can choose. Gives `SnapButtonChoices`.
 * @property {(length: number) => number} live_twitter_tables
 *   Installs the tables in the inbox, which the unit `twitter` needs for its full rules. Returns whether the bytes are valid
 *   tables.
 */

/** The version of the core that these scripts read; they would misread any other. */
export const abiVersion = 1931343983;
