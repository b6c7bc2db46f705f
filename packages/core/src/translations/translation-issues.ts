import { type Issue, issue } from '../editing/issue';
import { isLanguage } from '../texts/language-name';
import { TEXT_LIMITS } from '../texts/limits';
import { quoted } from '../texts/quoted';
import { foundTranslations } from './found-translations';
import type { TextSlot } from './text-slots';
import type { Translations } from './translations';

/** Issues of translations, whose limits are those of the original's field. */
export function translationIssues(slots: readonly TextSlot[], translations: Translations): Issue[] {
  return Object.keys(translations).flatMap((language) => {
    if (!isLanguage(language)) {
      return [
        issue(
          'format',
          ['translations', language],
          `${quoted(language)} isn’t a language. Use a code such as de or pt-BR.`,
        ),
      ];
    }
    const found = foundTranslations(slots, translations, language);
    return slots.flatMap(({ key, rule, label }) => {
      const { length } = found.get(key)?.text ?? '';
      const limit = TEXT_LIMITS[rule.limit];
      if (length <= limit) return [];
      const message = `This translation has ${length} characters; ${limit} fit. Shorten it.`;
      return [issue('too_long', ['translations', language, key, 'text'], message, `Translations: ${label}`)];
    });
  });
}
