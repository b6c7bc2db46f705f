/** In each section of what is suggested. */
export const MOST_SUGGESTED = 6;
