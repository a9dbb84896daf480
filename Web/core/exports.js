// Written by Tools/wire/build.py from the declarations of the core.

/**
 * What the core offers to the page. Times are in seconds, a code is the place of a case among its enumeration's, and an answer is
 * the address of a record, which `Memory` reads.
 *
 * @typedef {object} Core
 * @property {WebAssembly.Memory} memory
 * @property {(limit: number, unit: number, warnAt: number, length: number) => number} live_count_ring_create
 *   Creates a counting ring for a field that holds the text in the inbox.
 * @property {(handle: number) => void} live_count_ring_destroy
 *   Forgets a ring.
 * @property {(handle: number, length: number, isMarked: number, time: number) => number} live_count_ring_text
 *   The field's text, in the inbox, has changed. Gives `CountRingAnswer`.
 * @property {(handle: number, limit: number, unit: number, time: number) => number} live_count_ring_limit
 *   The limit has changed. Gives `CountRingAnswer`.
 * @property {(handle: number, warnAt: number, time: number) => number} live_count_ring_warn_at
 *   The number of units that remain when the number appears has changed. Gives `CountRingAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_count_ring_reduced_motion
 *   The person's preference for reduced motion has changed. Gives `CountRingAnswer`.
 * @property {(handle: number, time: number) => number} live_count_ring_wake
 *   The time that the ring asked for has come. Gives `CountRingAnswer`.
 * @property {(limit: number, unit: number, overflow: number, counter: number, length: number) => number} live_limited_field_create
 *   Creates a limited field that holds the text in the inbox.
 * @property {(handle: number) => void} live_limited_field_destroy
 *   Forgets a field.
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_limited_field_event
 *   Something has happened to the native field, or is about to; the inbox holds the text of the event. Gives
 *   `LimitedFieldAnswer`.
 * @property {(handle: number, limit: number, unit: number, time: number) => number} live_limited_field_limit
 *   The limit has changed. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, overflow: number, time: number) => number} live_limited_field_overflow
 *   The handling of edits past the limit has changed. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, counter: number, time: number) => number} live_limited_field_counter
 *   The visibility of the counter has changed. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_limited_field_reduced_motion
 *   The person's preference for reduced motion has changed. Gives `LimitedFieldAnswer`.
 * @property {(handle: number, time: number) => number} live_limited_field_wake
 *   The time that the field asked for has come. Gives `LimitedFieldAnswer`.
 * @property {(handle: number) => number} live_limited_field_text_message
 *   How the text is sent as a text message. Gives `LimitedFieldTextMessage`.
 * @property {(response: number, dampingRatio: number, velocity: number) => number} live_spring_easing
 *   The course of a spring from 0 to 1, for CSS's `linear()`; the velocity is in total distances a second. Gives `Easing`.
 * @property {(tolerance: number, response: number, dampingRatio: number, velocity: number) => number} live_spring_easing_within
 *   The same with a chosen tolerance, as a share of the distance, for long distances. Gives `Easing`.
 * @property {(duration: number, velocity: number) => number} live_sectioned_field_ease_in_out
 *   The course from 0 to 1 of an `ease-in-out` that begins with a velocity, in total distances a second, for `linear()`. Gives
 *   `Easing`.
 * @property {(response: number, dampingRatio: number, velocity: number, time: number) => number} live_spring_state
 *   The position of a spring from 0 to 1, and its velocity. Gives `SpringState`.
 * @property {(response: number, dampingRatio: number, velocity: number) => number} live_number_easing
 *   The course of a spring from 0 to 1 that starts with a velocity in total distances a second, evenly sampled. Gives
 *   `NumberEasing`.
 * @property {(length: number) => number} live_number_format_create
 *   Keeps the format in the inbox for the numbers that will use it; gives 0 for an invalid format.
 * @property {(handle: number) => void} live_number_format_destroy
 *   Forgets a format; numbers that use it keep their copy.
 * @property {(format: number, notation: number, length: number) => number} live_number_create
 *   Creates a number that shows the value in the inbox, if there is one.
 * @property {(handle: number) => void} live_number_destroy
 *   Forgets a number.
 * @property {(handle: number, length: number, time: number) => number} live_number_value
 *   The value has changed to the one in the inbox; a text that is not a number is ignored. Gives `NumberAnswer`.
 * @property {(handle: number, format: number, time: number) => number} live_number_format
 *   The format has changed. Gives `NumberAnswer`.
 * @property {(handle: number, notation: number, time: number) => number} live_number_notation
 *   The way to new values has changed; it applies from the next value. Gives `NumberAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_number_reduced_motion
 *   The person's preference for reduced motion has changed. Gives `NumberAnswer`.
 * @property {(handle: number, isVisible: number, time: number) => number} live_number_visibility
 *   The number has come into view or left it. Gives `NumberAnswer`.
 * @property {(handle: number, time: number) => number} live_number_wake
 *   The time that the number asked for has come. Gives `NumberAnswer`.
 * @property {(time: number) => number} live_number_frame
 *   The next frame of all counting numbers; see `NumberFrames`.
 * @property {(length: number) => number} live_text_reserve
 *   Makes room in the inbox for a number of bytes, and gives its address.
 * @property {() => number} live_abi_version
 *   The version of the exports and records. The page's scripts compare it with theirs, as they would misread another version.
 * @property {() => number} live_handle_count
 *   The number of models that the page holds.
 * @property {() => number} live_heap_bytes
 *   The number of bytes in use on the heap.
 * @property {(policy: number, length: number) => number} live_password_setup_create
 *   Creates a password set-up. Rules in the inbox win over the policy.
 * @property {(handle: number) => void} live_password_setup_destroy
 *   Forgets a set-up.
 * @property {(handle: number, policy: number, length: number, time: number) => number} live_password_setup_policy
 *   The policy has changed. Rules in the inbox win over it. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, field: number, kind: number, isFocused: number, length: number, time: number) => number} live_password_setup_event
 *   Something has happened to a field, whose text is in the inbox. A password's edits are never judged, and its selection is not
 *   reported. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, length: number, time: number) => number} live_password_setup_words
 *   The account's own words, in the inbox on a line each, have changed. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, isShown: number, year: number, time: number) => number} live_password_setup_strength
 *   Whether the strength is shown has changed; the year is the current one. Gives `PasswordSetupAnswer`.
 * @property {(handle: number, time: number) => number} live_password_setup_wake
 *   The time that the set-up asked for has come. Gives `PasswordSetupAnswer`.
 * @property {() => void} live_password_setup_forget
 *   Wipes what earlier calls have left on the stack, such as short texts.
 * @property {(length: number) => number} live_password_setup_dictionary_reserve
 *   Makes room for the packed dictionary, and gives its address.
 * @property {() => number} live_password_setup_dictionary_open
 *   Opens the dictionary that the page has put there; false for other bytes.
 * @property {(length: number) => number} live_password_setup_rules
 *   Reads the rules in the inbox. Gives `PasswordRulesAnswer`.
 * @property {(format: number, accepts: number, length: number) => number} live_sectioned_field_create
 *   Creates a sectioned field. The inbox holds the list of sections, for formats that take one.
 * @property {(handle: number, length: number) => void} live_sectioned_field_begin
 *   Takes the input's text from before the upgrade, in the inbox, without motion or answer.
 * @property {(handle: number) => void} live_sectioned_field_destroy
 *   Forgets a field.
 * @property {(handle: number, format: number, accepts: number, length: number, time: number) => number} live_sectioned_field_format
 *   The format has changed. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, kind: number, start: number, end: number, length: number, time: number) => number} live_sectioned_field_event
 *   Something has happened to the native field, or is about to; the inbox holds the text of the event. Gives
 *   `SectionedFieldAnswer`.
 * @property {(handle: number, year: number, month: number) => void} live_sectioned_field_month
 *   The calendar's month has changed.
 * @property {(handle: number, validity: number, time: number) => number} live_sectioned_field_validity
 *   The page's own rules have answered. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, isLive: number, time: number) => number} live_sectioned_field_live
 *   The choice to show validity while typing has changed. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_sectioned_field_reduced_motion
 *   The person's preference for reduced motion has changed. Gives `SectionedFieldAnswer`.
 * @property {(handle: number, time: number) => number} live_sectioned_field_wake
 *   The time that the field asked for has come. Gives `SectionedFieldAnswer`.
 * @property {(area: number, hold: number, slot: number, fraction: number) => number} live_snap_button_create
 *   Creates a button that rests at a place; without a slot, at the area's own place.
 * @property {(handle: number) => void} live_snap_button_destroy
 *   Forgets a button.
 * @property {(handle: number, area: number, width: number, height: number, buttonWidth: number, buttonHeight: number, top: number, leading: number, bottom: number, trailing: number, inset: number, isRightToLeft: number, time: number) => number} live_snap_button_layout
 *   The layout has changed: the container, the button or the area. Gives `SnapButtonAnswer`.
 * @property {(handle: number, hold: number, time: number) => number} live_snap_button_hold
 *   The time that a press has to last before it lifts has changed. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, x: number, y: number, time: number) => number} live_snap_button_down
 *   A pointer went down on the button. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, x: number, y: number, time: number) => number} live_snap_button_move
 *   A pointer moved. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, x: number, y: number, isInside: number, time: number) => number} live_snap_button_up
 *   A pointer went up. Gives `SnapButtonAnswer`.
 * @property {(handle: number, pointer: number, time: number) => number} live_snap_button_cancel
 *   The browser took a pointer away. Gives `SnapButtonAnswer`.
 * @property {(handle: number, time: number) => number} live_snap_button_interrupt
 *   Something else has ended a press or a drag. Gives `SnapButtonAnswer`.
 * @property {(handle: number, direction: number) => number} live_snap_button_moves
 *   Whether an arrow key can move the button in its area.
 * @property {(handle: number, direction: number, time: number) => number} live_snap_button_arrow
 *   An arrow key was pressed. Gives `SnapButtonAnswer`.
 * @property {(handle: number, slot: number, fraction: number, time: number) => number} live_snap_button_choose
 *   A place was chosen. Gives `SnapButtonAnswer`.
 * @property {(handle: number, time: number) => number} live_snap_button_menu
 *   The person has asked for the menu of places. Gives `SnapButtonAnswer`.
 * @property {(handle: number, isEnabled: number, time: number) => number} live_snap_button_enabled
 *   The button has been enabled or disabled. Gives `SnapButtonAnswer`.
 * @property {(handle: number, isReduced: number, time: number) => number} live_snap_button_reduced_motion
 *   The person's preference for reduced motion has changed. Gives `SnapButtonAnswer`.
 * @property {(handle: number, time: number) => number} live_snap_button_wake
 *   The time that the button asked for has come. Gives `SnapButtonAnswer`.
 * @property {(handle: number) => number} live_snap_button_places
 *   The places that can be chosen. Gives `SnapButtonChoices`.
 * @property {(length: number) => number} live_twitter_tables
 *   Turns on the full rules of the unit `twitter`, with the tables in the inbox; gives whether the bytes are the tables.
 */

/** The version of the core that these scripts read; they would misread any other. */
export const abiVersion = 154182039;
