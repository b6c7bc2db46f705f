import { ProductImage } from '@cartwright/ui/admin/product-image';
import type { ReactNode } from 'react';
import './explained-products.css';

export interface ExplainedProduct {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  /** Beside its title. */
  readonly beside?: ReactNode;
  /** Reasons for the position, most important first. */
  readonly reasons: readonly string[];
}

/** Products with the reasons for their position: numbered in shoppers' order, unless hidden. */
export function ExplainedProducts({
  products,
  label = 'Products in order',
  isOrdered = true,
}: {
  readonly products: readonly ExplainedProduct[];
  readonly label?: string;
  readonly isOrdered?: boolean;
}) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="cw-explained" aria-label={label}>
      {products.map(({ id, title, image, beside, reasons }, at) => (
        <li key={id} className="cw-explained__row">
          {isOrdered && <span className="cw-explained__place">{at + 1}.</span>}
          <ProductImage source={image} />
          <span className="cw-explained__words">
            <span>
              {title} {beside}
            </span>
            {reasons.map((reason) => (
              <span key={reason} className="cw-explained__why">
                {reason}
              </span>
            ))}
          </span>
        </li>
      ))}
    </List>
  );
}
