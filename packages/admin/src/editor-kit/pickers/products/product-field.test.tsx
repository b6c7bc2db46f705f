import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogue } from '../../../testing/catalogue';
import { ProductField } from './product-field';
import { chosenProductsQuery } from './product-queries';
import { SelectedProducts } from './selected-products';

const CHOSEN = [101, 103].map((id) => ({ product_id: id, variant_ids: [] }));

/** Names of the buttons on two products, in the field and in its picker. */
function buttons(ordered: boolean): string[] {
  const queries = new QueryClient();
  const products = new Map(catalogue.map((product) => [product.id, product]));
  queries.setQueryData(chosenProductsQuery([101, 103]).queryKey, products);
  const html = renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <ProductField label="Products" purpose="any" ordered={ordered} value={CHOSEN} onChange={() => {}} />
        <SelectedProducts
          chosen={CHOSEN}
          purpose="any"
          ordered={ordered}
          known={{ products, isSettled: true }}
          failure={null}
          onRetry={() => {}}
          onChange={() => {}}
          onBrowse={() => {}}
        />
      </QueryClientProvider>
    </AppProvider>,
  );
  return [...html.matchAll(/aria-label="((?:Move|Remove) [^"]+)"/g)].map(([, name = '']) => name);
}

it('allows reordering products only if their order matters', () => {
  const removing = ['Remove Canvas Tote', 'Remove Enamel Mug'];
  expect(buttons(false)).toEqual([...removing, ...removing]);
  expect(buttons(true)).toContain('Move Enamel Mug up');
});
