import type { Change } from '../editing/command';
import { merged } from '../editing/set-field';
import { foundTranslations } from './found-translations';
import type { TextSlot } from './text-slots';
import { keptOriginal, type Translations } from './translations';

/** Translation typed for a text, by its key; an empty one deletes the translation. */
export interface TypedTranslation {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

/**
 * Translates a document's text with its current original. Removes translations of texts that no longer exist; a
 * missing text isn't translated. Consecutive edits are one undo step.
 */
export function translateText<Doc extends { readonly translations: Translations }>(
  document: Doc,
  slots: readonly TextSlot[],
  typed: TypedTranslation,
): Change<Doc> {
  const translations = withTranslation(slots, document.translations, typed);
  const mergeKey = `translations ${typed.language} ${typed.key}`;
  return merged(mergeKey, 'Change translations', { ...document, translations });
}

function withTranslation(
  slots: readonly TextSlot[],
  translations: Translations,
  { language, key, text }: TypedTranslation,
): Translations {
  const slot = slots.find((each) => each.key === key);
  if (!slot) return translations;
  const found = new Map(foundTranslations(slots, translations, language));
  if (text === '') found.delete(key);
  else found.set(key, { text, original: keptOriginal(slot.text) });
  const { [language]: _, ...others } = translations;
  return found.size === 0 ? others : { ...others, [language]: Object.fromEntries(found) };
}
