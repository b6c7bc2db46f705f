import { isStorable } from '../http/unstorable';

/** A text without the characters that the database can't keep. */
export function storableText(text: string): string {
  return isStorable(text) ? text : [...text].filter(isStorable).join('');
}
