// Written by Tools/wire/build.py from the declarations of the core.

/**
 * What the core offers to the page. Times are in seconds, a code is the place of a case among its enumeration's, and an answer is
 * the address of a record, which `Memory` reads.
 *
 * @typedef {object} Core
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} live_amount_rules
 *   Enables the preset `amount`. Takes no bytes, and returns whether it succeeded. Outside browsers, amounts are built in.
 * @property {(values: number) => number} live_count_ring_create
 *   Creates a count ring for a field with a text.
 * @property {(handle: number) => void} live_count_ring_destroy
 *   Destroys a ring.
 * @property {(handle: number, event: number, time: number) => number} live_count_ring_event
 *   Handles an event. Gives `CountRingAnswer`.
 * @property {(length: number) => number} live_date_rules
 *   Enables the presets `date` and `time`. Takes no bytes, and returns whether it succeeded. Outside browsers, they're built in.
 * @property {(values: number) => number} live_limited_field_create
 *   Creates a limited field with a text.
 * @property {(handle: number) => void} live_limited_field_destroy
 *   Destroys a field.
 * @property {(handle: number, event: number, time: number) => number} live_limited_field_event
 *   Handles an event. Gives `LimitedFieldAnswer`.
 * @property {(handle: number) => number} live_unit_text_message
 *   Returns the SMS encoding and parts of a limited field's text. Gives `LimitedFieldTextMessage`.
 * @property {(response: number, dampingRatio: number, velocity: number, tolerance: number) => number} live_spring_easing
 *   Returns a spring's easing from 0 to 1, for the CSS `linear()` function. The velocity is in total distances per second. The
 *   tolerance is a fraction of the distance. NaN counts as 0.001. Gives `Easing`.
 * @property {(duration: number, velocity: number) => number} live_sectioned_field_ease_in_out
 *   Returns an `ease-in-out` easing from 0 to 1 with an initial velocity in total distances per second, for `linear()`. Gives
 *   `Easing`.
 * @property {(response: number, dampingRatio: number, velocity: number, time: number) => number} live_spring_state
 *   Returns the position and velocity of a spring that moves from 0 to 1. Gives `SpringState`.
 * @property {(values: number) => number} live_number_create
 *   Creates a number that shows a value, if any.
 * @property {(handle: number) => void} live_number_destroy
 *   Destroys a number.
 * @property {(handle: number, event: number, time: number) => number} live_number_event
 *   Handles an event. Gives `NumberAnswer`.
 * @property {(time: number) => number} live_number_frame
 *   Returns the next frame of all counting numbers; see `NumberFrames`.
 * @property {(length: number) => number} live_inbox_reserve
 *   Reserves space in the inbox for a number of bytes, and returns its address.
 * @property {() => number} live_abi_version
 *   Returns the ABI version. The page's scripts compare it with their own, because they would misread another version's records.
 * @property {() => number} live_handle_count
 *   Returns the number of models on the page.
 * @property {() => number} live_heap_bytes
 *   Returns the number of heap bytes in use.
 * @property {(settings: number) => number} live_password_setup_create
 *   Creates a password setup with empty fields.
 * @property {(handle: number) => void} live_password_setup_destroy
 *   Destroys a setup.
 * @property {(handle: number, event: number, time: number) => number} live_password_setup_event
 *   Handles an event. Password fields don't report edits in advance or selections. Gives `PasswordSetupAnswer`.
 * @property {() => void} live_password_setup_forget
 *   Wipes data that earlier calls left on the stack, such as short strings.
 * @property {(length: number) => number} live_password_setup_dictionary_reserve
 *   Reserves space for the packed dictionary, and returns its address.
 * @property {() => number} live_password_setup_dictionary_open
 *   Opens the dictionary from the reserved space. Returns `false` if the bytes aren't a dictionary.
 * @property {(rules: number) => number} live_password_setup_rules
 *   Parses rules. Gives `PasswordRulesAnswer`.
 * @property {(length: number) => number} live_pattern_rules
 *   Enables the attribute `pattern`. Takes no bytes, and returns whether it succeeded. Outside browsers, patterns are built in.
 * @property {(handle: number) => number} live_pattern_affixes
 *   Returns the texts that a sectioned field with a pattern draws before its first section and after its last one. Gives
 *   `SectionedFieldAffixes`.
 * @property {(length: number) => number} live_phone_rules
 *   Installs the rules of telephone numbers in the inbox, which the preset `phone` needs. Returns whether they're valid.
 * @property {(handle: number) => number} live_phone_number
 *   Returns the telephone number in a sectioned field. Gives `SectionedFieldPhoneNumber`.
 * @property {(values: number) => number} live_sectioned_field_create
 *   Creates a sectioned field with a text, without animation.
 * @property {(handle: number) => void} live_sectioned_field_destroy
 *   Destroys a field.
 * @property {(handle: number) => number} live_sectioned_field_hints
 *   Returns hints for the input of the format. Gives `SectionedFieldHints`.
 * @property {(handle: number, event: number, time: number) => number} live_sectioned_field_event
 *   Handles an event. Gives `SectionedFieldAnswer`.
 * @property {(values: number) => number} live_snap_button_create
 *   Creates a button at a resting position, or at the area's default position.
 * @property {(handle: number) => void} live_snap_button_destroy
 *   Destroys a button.
 * @property {(handle: number, event: number, time: number) => number} live_snap_button_event
 *   Handles an event. Gives `SnapButtonAnswer`.
 * @property {(handle: number, direction: number) => number} live_snap_button_moves
 *   Returns whether an arrow key can move the button in its area.
 * @property {(handle: number) => number} live_snap_button_places
 *   Returns the positions that the user can choose. Gives `SnapButtonChoices`.
 * @property {(frames: number) => number} live_neighbors_avoid
 *   Sets the frames that the button of the next call must not overlap at rest. Returns whether the inbox held frames.
 * @property {(length: number) => number} live_twitter_tables
 *   Installs the tables in the inbox, which the unit `twitter` needs for its full rules. Returns whether the bytes are valid
 *   tables.
 * @property {(length: number) => number} live_unit_tables
 *   Installs the tables in the inbox, which the unit `words` needs. Returns whether the bytes are valid tables.
 * @property {(length: number) => number} live_unit_rules
 *   Installs the rules of a limit from their text in the inbox. Returns their number, for a limit's settings, or -1 if the text
 *   has an error.
 * @property {(handle: number, text: number) => number} live_value_of
 *   Returns the value of the text in the inbox, in the format of a sectioned field. Only parts of the core that a page loads on
 *   demand have formats whose values aren't their texts. Gives `SectionedFieldValue`.
 */

/** The version of the core that these scripts read; they would misread any other. */
export const abiVersion = 1949186944;
