import { Button, Icon } from '@shopify/polaris';
import { ImageIcon, XIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import './product-list.css';

export interface ListedProduct {
  readonly id: number;
  /** `loading`: not known yet; `gone`: deleted in Shopify. */
  readonly state: 'loading' | 'here' | 'gone';
  readonly title: string;
  readonly image: string | null;
  /** The variants meant, in words. */
  readonly detail: string;
  /** What is to be known before it is counted on; null: nothing. */
  readonly warning: string | null;
}

/** Chosen products, each with a button that takes it out. */
export function ProductList({
  label,
  products,
  onRemove,
}: {
  label: string;
  products: readonly ListedProduct[];
  onRemove: (id: number) => void;
}) {
  return (
    <ul className="cwa-products" aria-label={label}>
      {products.map((product) => (
        <li key={product.id} className={`cwa-product cwa-product--${product.state}`}>
          <ProductImage source={product.image} />
          <div className="cwa-product__text">
            <div className="cwa-product__title">{titleOf(product)}</div>
            {product.state === 'here' && <div className="cwa-product__detail">{product.detail}</div>}
            {product.warning !== null && <div className="cwa-product__warning">{product.warning}</div>}
          </div>
          <Button
            icon={XIcon}
            variant="tertiary"
            accessibilityLabel={`Remove ${titleOf(product)}`}
            onClick={() => onRemove(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A product's picture, or a quiet stand-in. Decorative: the title stands beside it. */
export function ProductImage({ source }: { source: string | null }): ReactNode {
  if (source !== null) return <img className="cwa-product__image" src={source} alt="" loading="lazy" />;
  return (
    <span className="cwa-product__image cwa-product__image--none">
      <Icon source={ImageIcon} tone="subdued" />
    </span>
  );
}

function titleOf({ state, title, id }: ListedProduct): string {
  switch (state) {
    case 'loading':
      return 'Loading…';
    case 'gone':
      return `Product no longer exists (${id})`;
    case 'here':
      return title;
    default: {
      const unknown: never = state;
      return unknown;
    }
  }
}
