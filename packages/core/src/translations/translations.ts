import * as z from 'zod';
import { recordOf, text } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';

/** Translation with its original, so that later changes of the original can be reported to the merchant. */
const translation = z.strictObject({ text: text('message'), original: text('message') });
export type Translation = z.infer<typeof translation>;

/** Translations of a document's texts: by language, in Shopify's format, and by text key. */
export const translations = recordOf(
  text('locale'),
  recordOf(text('textKey'), translation, 'translatedTexts'),
  'languages',
);
export type Translations = z.infer<typeof translations>;

export const NO_TRANSLATIONS: Translations = {};

/** Original as stored with a translation: truncated if it was saved before the limit existed. */
export function keptOriginal(original: string): string {
  return original.slice(0, TEXT_LIMITS.message);
}
