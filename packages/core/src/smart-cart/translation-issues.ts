import { type Issue, issue } from '../editing/issue';
import { TEXT_LIMITS } from '../texts/limits';
import type { CartDocument } from './cart-document';
import { foundTranslations } from './found-translations';
import { textSlots } from './text-slots';

/** Why translations keep a cart from being saved: each is as long at most as its original's field lets it be. */
export function translationIssues(document: CartDocument): Issue[] {
  return Object.keys(document.translations).flatMap((language) => {
    const found = foundTranslations(document, language);
    return textSlots(document).flatMap(({ key, rule, label }) => {
      const { length } = found.get(key)?.text ?? '';
      const limit = TEXT_LIMITS[rule.limit];
      if (length <= limit) return [];
      const message = `This translation has ${length} characters; ${limit} fit. Shorten it.`;
      return [issue('too_long', ['translations', language, key, 'text'], message, `Translations: ${label}`)];
    });
  });
}
