import type { Catalogue, Translations } from './model/catalogue';

/** The catalogue as pages in a language print it: titles and descriptions are translated where a translation is there. */
export function translateCatalogue(catalogue: Catalogue, locale: string): Catalogue {
  return {
    ...catalogue,
    products: catalogue.products.map((product) => translated(product, locale)),
    ...(catalogue.collections && {
      collections: catalogue.collections.map((collection) => translated(collection, locale)),
    }),
  };
}

interface Translatable {
  readonly title: string;
  readonly descriptionHtml?: string;
  readonly translations?: Translations;
}

function translated<Of extends Translatable>(texts: Of, locale: string): Of {
  const { title = texts.title, body_html } = texts.translations?.[locale] ?? {};
  return { ...texts, title, ...(body_html !== undefined && { descriptionHtml: body_html }) };
}
