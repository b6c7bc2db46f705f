import type { Collection, Product, ProductImage, ProductOption, Variant } from './model/catalogue';

/**
 * A product as shoppers of a language read it: its texts, the names and values of its options, and the variants that are
 * made of these. What has no translation stays as the shop writes it. Vendor and tags have none in Shopify.
 */
export function productIn(locale: string, product: Product): Product {
  const {
    title,
    body_html: descriptionHtml,
    product_type: productType,
  } = product.translations?.[locale] ?? {};
  const words = product.options.map((option) => valueWords(locale, option));
  const imageIn = (image: ProductImage) => ({
    ...image,
    alt: altIn(image.alt, product.title, title, words),
  });
  return {
    ...product,
    ...(title !== undefined && { title, untranslatedTitle: product.title }),
    ...(descriptionHtml !== undefined && { descriptionHtml }),
    ...(productType !== undefined && { productType }),
    options: product.options.map((option, at) => optionIn(locale, option, words[at])),
    variants: product.variants.map((variant) => variantIn(variant, words, imageIn)),
    image: product.image && imageIn(product.image),
    ...(product.moreImages && { moreImages: product.moreImages.map(imageIn) }),
  };
}

export function collectionIn(locale: string, collection: Collection): Collection {
  const { title, body_html: descriptionHtml } = collection.translations?.[locale] ?? {};
  return {
    ...collection,
    ...(title !== undefined && { title }),
    ...(descriptionHtml !== undefined && { descriptionHtml }),
  };
}

/** Values of an option with what they are called in a language; those that are called alike aren't there. */
type ValueWords = ReadonlyMap<string, string>;

function valueWords(locale: string, { values, valueTranslations = {} }: ProductOption): ValueWords {
  return new Map(
    values.flatMap((value) => {
      const name = valueTranslations[value]?.[locale]?.name;
      return name === undefined ? [] : [[value, name] as const];
    }),
  );
}

function optionIn(locale: string, option: ProductOption, words: ValueWords = new Map()): ProductOption {
  const { name, values, swatches, linkedMetafield, translations } = option;
  const wordOf = (value: string) => words.get(value) ?? value;
  const renamed = <T>(byValue: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(byValue).map(([value, each]) => [wordOf(value), each]));
  return {
    ...option,
    name: translations?.[locale]?.name ?? name,
    values: values.map(wordOf),
    ...(swatches && { swatches: renamed(swatches) }),
    ...(linkedMetafield && {
      linkedMetafield: { ...linkedMetafield, entries: renamed(linkedMetafield.entries) },
    }),
  };
}

function variantIn(
  variant: Variant,
  words: readonly ValueWords[],
  imageIn: (image: ProductImage) => ProductImage,
): Variant {
  const options = variant.options.map((value, at) => words[at]?.get(value) ?? value);
  const isRenamed = options.some((value, at) => value !== variant.options[at]);
  return {
    ...variant,
    options,
    ...(isRenamed && { title: options.join(' / '), untranslatedTitle: variant.title }),
    image: variant.image && imageIn(variant.image),
  };
}

/** The alternative text of a picture, where it is made of the product's title and a value: "Enamel Mug, Moss". */
function altIn(
  alt: string,
  title: string,
  translated: string | undefined,
  words: readonly ValueWords[],
): string {
  if (translated === undefined || !alt.startsWith(title)) return alt;
  const [, value = ''] = /^, (.+)$/.exec(alt.slice(title.length)) ?? [];
  const word = words.map((each) => each.get(value)).find((each) => each !== undefined);
  return word === undefined ? translated + alt.slice(title.length) : `${translated}, ${word}`;
}
