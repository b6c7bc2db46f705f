import type { Layout } from '@cartwright/core/smart-cart/cart-document';

/** Where cart and second column stand on a screen of 96 × 64; null: no second column. */
const COLUMNS: Record<Layout, { readonly cart: number; readonly aside: number | null }> = {
  single: { cart: 62, aside: null },
  double: { cart: 62, aside: 38 },
  'double-right': { cart: 38, aside: 70 },
};

/** A small drawing of a layout: the page, the cart with its lines and button, and the second column. */
export function LayoutPicture({ layout }: { layout: Layout }) {
  const { cart, aside } = COLUMNS[layout];
  return (
    <svg className="cw-layouts__picture" viewBox="0 0 96 64" aria-hidden="true">
      <rect className="cw-layouts__page" x="0.5" y="0.5" width="95" height="63" rx="4" />
      {aside !== null && (
        <g className="cw-layouts__aside">
          <rect x={aside} y="6" width="22" height="52" rx="2" />
          {[12, 28].map((y) => (
            <rect key={y} className="cw-layouts__ink" x={aside + 4} y={y} width="14" height="12" rx="1.5" />
          ))}
        </g>
      )}
      <rect className="cw-layouts__cart" x={cart} y="6" width="30" height="52" rx="2" />
      <rect className="cw-layouts__ink" x={cart + 4} y="10" width="14" height="3" rx="1.5" />
      {[18, 26, 34].map((y) => (
        <rect key={y} className="cw-layouts__ink" x={cart + 4} y={y} width="22" height="5" rx="1.5" />
      ))}
      <rect className="cw-layouts__button" x={cart + 4} y="48" width="22" height="6" rx="1.5" />
    </svg>
  );
}
