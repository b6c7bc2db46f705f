/** Opt-out attribute for themes: excludes everything in an element, or the whole page on `html`. */
export const LEFT_ALONE = '[data-cartwright-ignore]';
