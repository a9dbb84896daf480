"""Drives real browsers with user input and hides the differences between engines."""

from .accessibility_tree import accessibility_tree, assert_tree, focused_line, reported
from .announcements import listen, take_announcements
from .axe import assert_accessible
from .boxes import layout_problems
from .clipboard import paste, put_on_clipboard
from .clock import stopped_clock
from .composition import cancel_composition, commit_composition, compose, compose_code_point
from .focus_indicator import assert_focus_is_seen
from .forced_colors import assert_forced_colors
from .forms import form_error, submitted
from .history import go_forward, leave_and_return, reload
from .keys import fill_in, focus, press, redo, type_at_once, type_text, undo
from .media import emulate
from .pointers import LONG, Finger, Mouse
from .screenshots import picture_of, screenshot
from .selection import caret, select_range, selected_range, value
from .viewport import set_device_scale, set_page_zoom, set_viewport
from .waiting import end_animations, let_pass, settle, settle_animations, settle_frames, wait_until, wait_until_ready

__all__ = [
    "Finger",
    "LONG",
    "Mouse",
    "accessibility_tree",
    "assert_accessible",
    "assert_focus_is_seen",
    "assert_forced_colors",
    "assert_tree",
    "cancel_composition",
    "caret",
    "commit_composition",
    "compose",
    "compose_code_point",
    "emulate",
    "end_animations",
    "fill_in",
    "focus",
    "focused_line",
    "form_error",
    "go_forward",
    "layout_problems",
    "leave_and_return",
    "let_pass",
    "listen",
    "paste",
    "picture_of",
    "press",
    "put_on_clipboard",
    "redo",
    "reload",
    "screenshot",
    "select_range",
    "selected_range",
    "set_device_scale",
    "set_page_zoom",
    "set_viewport",
    "settle",
    "settle_animations",
    "settle_frames",
    "stopped_clock",
    "submitted",
    "take_announcements",
    "reported",
    "type_at_once",
    "type_text",
    "undo",
    "value",
    "wait_until",
    "wait_until_ready",
]
