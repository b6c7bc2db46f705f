import { refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import { foundTranslations } from '../found-translations';
import { textSlots } from '../text-slots';
import { keptOriginal } from '../translations';
import type { CommandResult } from './command';

/**
 * Translates a text, by its key, as its original is now; an empty text takes the translation away. Translations of what the
 * cart doesn't have any more go with it. Typing on joins the same step.
 */
export function setTranslation(
  document: CartDocument,
  { language, key, text }: { readonly language: string; readonly key: string; readonly text: string },
): CommandResult {
  const slots = textSlots(document);
  const slot = slots.find((each) => each.key === key);
  if (!slot) return refuse('text_missing', 'This text is no longer in the cart.', ['translations', language]);
  const found = new Map(foundTranslations(document, language));
  if (text === '') found.delete(key);
  else found.set(key, { text, original: keptOriginal(slot.text) });
  const { [language]: _, ...others } = document.translations;
  const translations = found.size === 0 ? others : { ...others, [language]: Object.fromEntries(found) };
  return {
    ok: true,
    document: { ...document, translations },
    label: 'Change translations',
    history: 'merge',
    mergeKey: `translations ${language} ${key}`,
  };
}
