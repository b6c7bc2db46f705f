/** A finger that rests this long (milliseconds) picks up; one that moves sooner (pixels) scrolls, one that lifts taps. */
export const TOUCH = { delay: 220, tolerance: 8 };

/** A mouse that moves this far (pixels) picks up; until then it clicks. */
export const MOUSE = { distance: 4 };
