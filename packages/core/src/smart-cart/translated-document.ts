import type { Path } from '../editing/issue';
import { isBlank } from '../texts/is-blank';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { foundTranslations } from './found-translations';
import { slotsOfComponent, slotsOfVolume, type TextSlot } from './text-slots';

/**
 * A document as shoppers of a language read it: each text in the language, else in its base language (`pt` for `pt-BR`), else
 * as it is. What the merchant left blank stays blank. The same document where nothing is translated.
 */
export function translatedDocument(document: CartDocument, language: string): CartDocument {
  const textOf = translator(document, language);
  if (!textOf) return document;
  const components = document.components.map((component): CartComponent => {
    const settings = withTexts(component.settings, slotsOfComponent(component), textOf);
    // Texts in the place of texts: the settings are still those of its type.
    return settings === component.settings ? component : ({ ...component, settings } as CartComponent);
  });
  const volume = withTexts(document.buyMoreSaveMore, slotsOfVolume(document), textOf);
  const isSame =
    volume === document.buyMoreSaveMore && components.every((each, at) => each === document.components[at]);
  return isSame ? document : { ...document, components, buyMoreSaveMore: volume };
}

/** The languages that a document has translations for, as Shopify writes them. */
export function translatedLanguages({ translations }: Pick<CartDocument, 'translations'>): readonly string[] {
  return Object.keys(translations).filter((language) =>
    Object.values(translations[language] ?? {}).some(({ text }) => !isBlank(text)),
  );
}

/** Whether texts of a document are read in a language, its own or its base. */
export function isTranslatedInto(document: Pick<CartDocument, 'translations'>, language: string): boolean {
  const translated = translatedLanguages(document);
  return languagesFor(language).some((each) => translated.includes(each));
}

type TextOf = (slot: TextSlot) => string;

/** Null where the document has nothing in the language. */
function translator(document: CartDocument, language: string): TextOf | null {
  const found = languagesFor(language).flatMap((each) =>
    Object.hasOwn(document.translations, each) ? [foundTranslations(document, each)] : [],
  );
  if (found.length === 0) return null;
  return ({ key, text }) => {
    if (isBlank(text)) return text;
    const texts = found.map((each) => each.get(key)?.text ?? '');
    return texts.find((each) => !isBlank(each)) ?? text;
  };
}

/** A language, then the one that it is of. */
function languagesFor(language: string): readonly string[] {
  const base = language.split('-')[0] ?? language;
  return base === language ? [language] : [language, base];
}

function withTexts<Settings extends object>(
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
