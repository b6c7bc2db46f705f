/** Selection in a text; an empty one is the cursor. */
export type Selection = readonly [start: number, end: number];

/** A text with a placeholder in place of what is selected, or at its end, and where the cursor is then. */
export function insertPlaceholder(
  text: string,
  placeholder: string,
  selection: Selection | null,
): { text: string; cursor: number } {
  const [start, end] = selection ?? [text.length, text.length];
  const before = selection === null && /\S$/.test(text) ? `${text} ` : text.slice(0, start);
  return { text: before + placeholder + text.slice(end), cursor: before.length + placeholder.length };
}
