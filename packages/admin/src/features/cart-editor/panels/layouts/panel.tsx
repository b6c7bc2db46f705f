import { LAYOUTS, type Layout } from '@cartwright/core/smart-cart/cart-document';
import { setLayout } from '@cartwright/core/smart-cart/commands/set-layout';
import { Banner } from '@cartwright/ui/admin/banner';
import { useDocument, useRun } from '../../model/editor-context';
import { LayoutPicture } from './layout-picture';
import './panel.css';

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
