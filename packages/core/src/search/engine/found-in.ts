/** Whether a text contains the typed text, ignoring case, accents and extra spaces. */
export function isFoundIn(text: string, typed: string): boolean {
  return plainForm(text).includes(plainForm(typed));
}

/** A text without case, accents and extra spaces. */
export function plainForm(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
