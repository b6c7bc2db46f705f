/** Whether a text is invisible: white space and characters such as a zero-width space. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
