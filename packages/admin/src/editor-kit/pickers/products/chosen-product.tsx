import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { ProductImage } from '@cartwright/ui/admin/product-image';
import type { ReactNode } from 'react';
import type { ChosenEntry } from '../chosen/chosen-row';
import './chosen-product.css';
import { giftWarning, type Purpose, variantsLabel } from './product-selection';

/** Loaded products of a selection: while loading, a missing one isn't deleted yet. */
export interface KnownProducts {
  readonly products: ReadonlyMap<number, CatalogueProduct>;
  readonly isSettled: boolean;
}

/**
 * List entry of a selected product. `detail` replaces the text of its variants, `warning` is below
 * it.
 */
export function productEntry(
  selection: ProductSelection,
  { products, isSettled }: KnownProducts,
  {
    purpose,
    detail,
    warning,
  }: {
    readonly purpose: Purpose;
    readonly detail?: (product: CatalogueProduct) => ReactNode;
    readonly warning?: string | null;
  },
): ChosenEntry {
  const product = products.get(selection.product_id);
  const key = String(selection.product_id);
  if (!product) {
    const title = isSettled ? 'No longer in your store' : 'Loading…';
    const name = isSettled ? `deleted product ${key}` : `product ${key}`;
    const about = isSettled ? `Product ${key}` : null;
    return {
      key,
      name,
      content: <ChosenProduct image={null} title={title} gone={isSettled} detail={about} />,
    };
  }
  return {
    key,
    name: product.title,
    content: (
      <ChosenProduct
        image={product.image}
        title={product.title}
        detail={detail ? detail(product) : variantsLabel(selection, product)}
        warning={purpose === 'gift' ? giftWarning(selection, product) : (warning ?? null)}
      />
    ),
  };
}

function ChosenProduct({
  image,
  title,
  detail,
  warning = null,
  gone = false,
}: {
  readonly image: string | null;
  readonly title: string;
  readonly detail: ReactNode;
  readonly warning?: string | null;
  readonly gone?: boolean;
}) {
  return (
    <div className="cw-chosen-product">
      <ProductImage source={image} />
      <div className="cw-chosen-product__text">
        <div className="cw-chosen-product__title" data-gone={gone}>
          {title}
        </div>
        {detail !== null && <div className="cw-chosen-product__detail">{detail}</div>}
        {warning !== null && <div className="cw-chosen-product__warning">{warning}</div>}
      </div>
    </div>
  );
}
