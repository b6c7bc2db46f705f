/** A name as conditions compare it: the same in upper and lower case. */
export const folded = (text: string): string => text.trim().toLowerCase();
