/** Selection in a text; an empty one is the cursor. */
export type Selection = readonly [start: number, end: number];

/** Text with a placeholder in place of the selection, or at its end, and the new cursor. */
export function insertPlaceholder(
  text: string,
  placeholder: string,
  selection: Selection | null,
): { text: string; cursor: number } {
  const [start, end] = selection ?? [text.length, text.length];
  const before = selection === null && /\S$/.test(text) ? `${text} ` : text.slice(0, start);
  return { text: before + placeholder + text.slice(end), cursor: before.length + placeholder.length };
}
