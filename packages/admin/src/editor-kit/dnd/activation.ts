/**
 * Long press in milliseconds that starts a touch drag; earlier movement (pixels) scrolls, release
 * taps.
 */
export const TOUCH = { delay: 220, tolerance: 8 };

/** Mouse movement in pixels that starts a drag; less is a click. */
export const MOUSE = { distance: 4 };
