/** Name for comparison in conditions, ignoring case. */
export const folded = (text: string): string => text.trim().toLowerCase();
