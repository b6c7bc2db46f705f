import type { MirroredProduct } from '../../catalogue/mirrored-product';
import type { Field } from './fields';

/** A product's texts by field. What is translated is in the language, the rest in the shop's own. */
export type ProductTexts = { readonly [field in Field]: readonly string[] } & {
  /** Kept whole: SKUs, barcodes. */
  readonly codes: readonly string[];
};

/** What Shopify calls the only variant of a product without options. */
const NO_OPTION = 'Default Title';

/** What a product is found by in a language, as Shopify writes locales. */
export function productTexts(product: MirroredProduct, language: string): ProductTexts {
  const { variants, vendor } = product;
  const translation = product.translations[language];
  return {
    title: [translation?.title ?? product.title],
    kind: [translation?.productType ?? product.productType, ...product.tags],
    vendor: [vendor],
    options: product.options.flatMap(({ values }, option) =>
      values
        .map(({ name }, value) => translation?.options?.[option]?.values[value] ?? name)
        .filter((name) => name !== NO_OPTION),
    ),
    description: [translation?.description ?? product.description],
    codes: variants.flatMap(({ sku, barcode }) => [sku, barcode].filter((code) => code !== null)),
  };
}
