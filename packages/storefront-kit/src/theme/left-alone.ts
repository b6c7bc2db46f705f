/** Part that a theme keeps for itself: everything in an element with this attribute, or the whole page where `html` has it. */
export const LEFT_ALONE = '[data-cartwright-ignore]';
