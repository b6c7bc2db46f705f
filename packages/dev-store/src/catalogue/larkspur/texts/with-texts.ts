import type { Collection, Product, ProductOption, Translations } from '../../../engine/model/catalogue';
import { ARABIC } from './arabic';
import { GERMAN } from './german';
import { JAPANESE } from './japanese';
import type { RangeTexts } from './range-texts';

const LANGUAGES: Readonly<Record<string, RangeTexts>> = { ar: ARABIC, de: GERMAN, ja: JAPANESE };

/** Product of the demo range with translations for the demo markets. */
export function productWithTexts(product: Product): Product {
  return {
    ...product,
    translations: inEachLanguage(({ products, words }) => {
      const { title, description } = products[product.handle] ?? {};
      return {
        ...(title && { title }),
        ...(description && { body_html: `<p>${description}</p>` }),
        ...wordAs('product_type', words[product.productType]),
      };
    }),
    options: product.options.map(optionWithTexts),
  };
}

export function collectionWithTexts(collection: Collection): Collection {
  return {
    ...collection,
    translations: inEachLanguage(({ collections }) => {
      const { title, description } = collections[collection.handle] ?? {};
      return { ...(title && { title }), ...(description && { body_html: `<p>${description}</p>` }) };
    }),
  };
}

/** Values like "M" or "18 cm" need no translation. */
function optionWithTexts(option: ProductOption): ProductOption {
  const word = (text: string) => inEachLanguage(({ words }) => wordAs('name', words[text]));
  return {
    ...option,
    translations: word(option.name),
    valueTranslations: Object.fromEntries(option.values.map((value) => [value, word(value)])),
  };
}

function wordAs(key: string, word: string | undefined): Readonly<Record<string, string>> {
  return word === undefined ? {} : { [key]: word };
}

function inEachLanguage(textsIn: (range: RangeTexts) => Readonly<Record<string, string>>): Translations {
  return Object.fromEntries(Object.entries(LANGUAGES).map(([locale, range]) => [locale, textsIn(range)]));
}
