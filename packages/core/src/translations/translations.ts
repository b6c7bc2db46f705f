import * as z from 'zod';
import { recordOf, text } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';

/** Translation with the original that it was written for: later changes of that are reported to the merchant. */
const translation = z.strictObject({ text: text('message'), original: text('message') });
export type Translation = z.infer<typeof translation>;

/** Typed translations of a document's texts: by language, as Shopify writes locales, and by text key. */
export const translations = recordOf(
  text('locale'),
  recordOf(text('textKey'), translation, 'translatedTexts'),
  'languages',
);
export type Translations = z.infer<typeof translations>;

export const NO_TRANSLATIONS: Translations = {};

/** Original as stored with a translation: cut if it was saved before there was a limit. */
export function keptOriginal(original: string): string {
  return original.slice(0, TEXT_LIMITS.message);
}
