import type { MirroredProduct } from '../../../catalogue/mirrored-product';
import type { Field } from './fields';

/** Texts of a product by field: in the language where they are translated, else in the shop's own. */
export type ProductTexts = { readonly [field in Field]: readonly string[] } & {
  readonly codes: readonly ProductCode[];
};

/** SKU or barcode, unsplit. */
export interface ProductCode {
  readonly code: string;
  /** Index of its variant among the product's. */
  readonly variant: number;
}

/** Title that Shopify gives the only variant of a product without options. */
const NO_OPTION = 'Default Title';

/** Searchable texts of a product in a language, as Shopify writes locales. */
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
    codes: variants.flatMap(({ sku, barcode }, variant) =>
      [sku, ...barcodesIn(barcode)].flatMap((code) => (code === null ? [] : [{ code, variant }])),
    ),
  };
}

/** Barcodes of a variant: merchants write several into its one field. */
function barcodesIn(barcode: string | null): string[] {
  const each = barcode?.split(/[\s,;|]+/).filter((code) => code !== '') ?? [];
  return each.every((code) => BARCODE.test(code)) ? each : [barcode ?? ''];
}

const BARCODE = /^\d{8,14}$/;
