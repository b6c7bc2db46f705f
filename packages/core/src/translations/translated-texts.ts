import type { Path } from '../editing/issue';
import { isBlank } from '../texts/is-blank';
import { foundTranslations } from './found-translations';
import type { TextSlot } from './text-slots';
import type { Translations } from './translations';

/** Languages of a document's translations, in Shopify's format. */
export function translatedLanguages({
  translations,
}: {
  readonly translations: Translations;
}): readonly string[] {
  return Object.keys(translations).filter((language) =>
    Object.values(translations[language] ?? {}).some(({ text }) => !isBlank(text)),
  );
}

/** Whether a document has translations for a language, or for its base language. */
export function isTranslatedInto(
  document: { readonly translations: Translations },
  language: string,
): boolean {
  const translated = translatedLanguages(document);
  return languagesFor(language).some((each) => translated.includes(each));
}

type TextOf = (slot: TextSlot) => string;

/** Lookup of a document's texts in a language; null if it has no translations. */
export function textsIn(
  slots: readonly TextSlot[],
  translations: Translations,
  language: string,
): TextOf | null {
  const found = languagesFor(language).flatMap((each) =>
    Object.hasOwn(translations, each) ? [foundTranslations(slots, translations, each)] : [],
  );
  if (found.length === 0) return null;
  return ({ key, text }) => {
    if (isBlank(text)) return text;
    const texts = found.map((each) => each.get(key)?.text ?? '');
    return texts.find((each) => !isBlank(each)) ?? text;
  };
}

/** Language with its base language. */
function languagesFor(language: string): readonly string[] {
  const base = language.split('-')[0] ?? language;
  return base === language ? [language] : [language, base];
}

/** Settings with replaced texts; the same object if no text changes. */
export function withTexts<Settings extends object>(
  settings: Settings,
  slots: readonly TextSlot[],
  textOf: TextOf,
): Settings {
  return slots.reduce<Settings>((changed, slot) => {
    const text = textOf(slot);
    return text === slot.text ? changed : (withValue(changed, slot.path, text) as Settings);
  }, settings);
}

function withValue(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((each, at) => (at === step ? withValue(each, rest, text) : each));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: withValue(record[step], rest, text) };
}
