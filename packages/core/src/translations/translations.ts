import * as z from 'zod';
import { recordOf, text } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';

/** A translated text, with the original that it was written for: one that has changed since is told to the merchant. */
const translation = z.strictObject({ text: text('message'), original: text('message') });
export type Translation = z.infer<typeof translation>;

/** Translations of a document's texts: by language, as Shopify writes it, and by the text's key. Only what was typed. */
export const translations = recordOf(
  text('locale'),
  recordOf(text('textKey'), translation, 'translatedTexts'),
  'languages',
);
export type Translations = z.infer<typeof translations>;

export const NO_TRANSLATIONS: Translations = {};

/** An original as a translation keeps it: one of a cart that was saved when there was no limit is cut. */
export function keptOriginal(original: string): string {
  return original.slice(0, TEXT_LIMITS.message);
}
