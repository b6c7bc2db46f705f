import type { Collection, Product, ProductImage, ProductOption, Variant } from './model/catalogue';

/**
 * Translates a product: its texts, option names and values, and variant titles. Texts without a translation stay in the
 * shop's language. Shopify doesn't translate vendor and tags.
 */
export function productIn(locale: string, product: Product): Product {
  const {
    title,
    body_html: descriptionHtml,
    product_type: productType,
  } = product.translations?.[locale] ?? {};
  const names = product.options.map((option) => valueNames(locale, option));
  const imageIn = (image: ProductImage) => ({
    ...image,
    alt: altIn(image.alt, product.title, title, names),
  });
  return {
    ...product,
    ...(title !== undefined && { title, untranslatedTitle: product.title }),
    ...(descriptionHtml !== undefined && { descriptionHtml }),
    ...(productType !== undefined && { productType }),
    options: product.options.map((option, at) => optionIn(locale, option, names[at])),
    variants: product.variants.map((variant) => variantIn(variant, names, imageIn)),
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

/** Translated values of an option; unchanged ones are left out. */
type ValueNames = ReadonlyMap<string, string>;

function valueNames(locale: string, { values, valueTranslations = {} }: ProductOption): ValueNames {
  return new Map(
    values.flatMap((value) => {
      const name = valueTranslations[value]?.[locale]?.name;
      return name === undefined ? [] : [[value, name] as const];
    }),
  );
}

function optionIn(locale: string, option: ProductOption, names: ValueNames = new Map()): ProductOption {
  const { name, values, swatches, linkedMetafield, translations } = option;
  const nameOf = (value: string) => names.get(value) ?? value;
  const renamed = <T>(byValue: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(byValue).map(([value, each]) => [nameOf(value), each]));
  return {
    ...option,
    name: translations?.[locale]?.name ?? name,
    values: values.map(nameOf),
    ...(swatches && { swatches: renamed(swatches) }),
    ...(linkedMetafield && {
      linkedMetafield: { ...linkedMetafield, entries: renamed(linkedMetafield.entries) },
    }),
  };
}

function variantIn(
  variant: Variant,
  names: readonly ValueNames[],
  imageIn: (image: ProductImage) => ProductImage,
): Variant {
  const options = variant.options.map((value, at) => names[at]?.get(value) ?? value);
  const isRenamed = options.some((value, at) => value !== variant.options[at]);
  return {
    ...variant,
    options,
    ...(isRenamed && { title: options.join(' / '), untranslatedTitle: variant.title }),
    image: variant.image && imageIn(variant.image),
  };
}

/** Translated alt text of an image whose alt text is built from title and value: "Enamel Mug, Moss". */
function altIn(
  alt: string,
  title: string,
  translated: string | undefined,
  names: readonly ValueNames[],
): string {
  if (translated === undefined || !alt.startsWith(title)) return alt;
  const [, value = ''] = /^, (.+)$/.exec(alt.slice(title.length)) ?? [];
  const valueName = names.map((each) => each.get(value)).find((each) => each !== undefined);
  return valueName === undefined ? translated + alt.slice(title.length) : `${translated}, ${valueName}`;
}
