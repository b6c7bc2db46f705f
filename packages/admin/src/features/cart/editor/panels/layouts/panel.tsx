import './panel.css';
import { LAYOUTS, type Layout } from '@cartwright/core/cart/cart-document';
import { setLayout } from '@cartwright/core/cart/commands/set-layout';
import { Banner } from '@cartwright/ui/admin/banner';
import { useDocument, useRun } from '../../model/editor-context';

const WORDS: Record<Layout, { readonly name: string; readonly help: string }> = {
  single: { name: 'Single column', help: 'Everything in one column.' },
  double: {
    name: 'Two columns, cross-sells left',
    help: 'Cross-sells have their own column, left of the cart.',
  },
  'double-right': {
    name: 'Two columns, cross-sells right',
    help: 'Cross-sells have their own column, right of the cart.',
  },
};

/** Panel of the cart's layout. */
export function LayoutsPanel() {
  const layout = useDocument((document) => document.layout);
  const filled = useDocument((document) => document.dragDropState.crossSells.length > 0);
  const run = useRun();
  return (
    <fieldset className="cw-layouts">
      <legend className="cwa-visually-hidden">Layout</legend>
      {LAYOUTS.map((each) => (
        <label key={each} className="cw-layouts__choice">
          <input
            type="radio"
            name="layout"
            value={each}
            checked={layout === each}
            onChange={() => run((document) => setLayout(document, { layout: each }))}
          />
          <LayoutPicture layout={each} />
          <span>
            <span className="cw-layouts__name">{WORDS[each].name}</span>
            <span className="cw-layouts__help">{WORDS[each].help}</span>
          </span>
        </label>
      ))}
      {layout !== 'single' && !filled && (
        <Banner tone="info">
          Cross-Sells is empty, so the cart still has one column. Move a component there by its handle or
          menu.
        </Banner>
      )}
      <p className="cw-layouts__note">
        On phones the second column is below the items. In right-to-left languages, left and right are
        swapped.
        {layout !== 'single' &&
          filled &&
          ' With a single column, components in Cross-Sells move to Needs Attention.'}
      </p>
    </fieldset>
  );
}

/** Horizontal positions of cart and second column in a 96 × 64 picture; null: no second column. */
const COLUMNS: Record<Layout, { readonly cart: number; readonly aside: number | null }> = {
  single: { cart: 62, aside: null },
  double: { cart: 62, aside: 38 },
  'double-right': { cart: 38, aside: 70 },
};

/** Thumbnail of a layout: page, cart with lines and button, second column. */
function LayoutPicture({ layout }: { layout: Layout }) {
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
