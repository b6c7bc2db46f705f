import { useState } from 'react';
import { Icon } from './icon';
import { ImageIcon } from './icons';
import './product-image.css';

/**
 * Product image, or a placeholder if it is missing or fails to load. Decorative: the title is
 * beside it.
 */
export function ProductImage({ source }: { readonly source: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (source !== null && source !== broken) {
    return (
      <img
        className="cwa-product-image"
        src={source}
        alt=""
        loading="lazy"
        onError={() => setBroken(source)}
      />
    );
  }
  return (
    <span className="cwa-product-image">
      <Icon source={ImageIcon} tone="subdued" />
    </span>
  );
}
