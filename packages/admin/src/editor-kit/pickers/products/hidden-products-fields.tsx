import { TagField } from '../tags/tag-field';
import { ProductField } from './product-field';

/**
 * Products excluded by a document, individually and by tag, as stored by collections and search.
 */
export interface HiddenProducts {
  readonly excludedProducts: readonly { readonly productId: number }[];
  readonly excludedProductTags: readonly string[];
}

export function HiddenProductsFields({
  value,
  error,
  onProducts,
  onTags,
}: {
  readonly value: HiddenProducts;
  /** Error message of the products. */
  readonly error: string | undefined;
  readonly onProducts: (products: { productId: number }[], label: string) => void;
  readonly onTags: (tags: string[], label: string) => void;
}) {
  return (
    <>
      <ProductField
        label="Products"
        purpose="any"
        ordered={false}
        value={value.excludedProducts.map(({ productId }) => ({ product_id: productId, variant_ids: [] }))}
        onChange={(chosen) =>
          onProducts(
            chosen.map(({ product_id }) => ({ productId: product_id })),
            'Change hidden products',
          )
        }
        error={error}
      />
      <TagField
        label="Products with one of these tags"
        value={value.excludedProductTags}
        onChange={(tags) => onTags(tags, 'Change hidden tags')}
      />
    </>
  );
}
