import { isStorable } from '../http/unstorable';

/** Strips characters that the database can't store. */
export function storableText(text: string): string {
  return isStorable(text) ? text : [...text].filter(isStorable).join('');
}
