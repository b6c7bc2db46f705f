import type { CatalogueState } from '@cartwright/core/contract/catalogue-state';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogueQuery } from './catalogue-query';
import { CatalogueSection } from './catalogue-section';

const READY: CatalogueState = {
  state: 'ready',
  sync: null,
  products: 12,
  collections: 2,
  lastSyncedAt: '2026-11-20T12:00:00.000Z',
  backlog: 0,
  lastComparedAt: '2026-11-20T12:00:00.000Z',
  drift: 0,
  problem: null,
};

function shown(catalogue: CatalogueState | null): string {
  const queries = new QueryClient();
  if (catalogue) queries.setQueryData(catalogueQuery.queryKey, catalogue);
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <CatalogueSection />
      </QueryClientProvider>
    </AppProvider>,
  );
}

const isOff = (html: string) => /<button[^>]*aria-disabled="true"[^>]*>(?:<[^>]*>)*Sync now/.test(html);

it('shows a loading state', () => {
  expect(shown(null)).toContain('aria-label="Loading catalog"');
});

it('shows counts and the last comparison when ready, with a sync button', () => {
  const html = shown(READY);
  for (const text of ['Up to date', '12 products and 2 collections', 'Everything matched Shopify.']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('role="progressbar"');
  expect(isOff(html)).toBe(false);
});

it('says that nothing is there before the first sync', () => {
  const html = shown({ ...READY, state: 'never', products: 0, collections: 0, lastSyncedAt: null });
  expect(html).toContain('Your products and collections haven’t been read yet.');
  expect(isOff(html)).toBe(false);
});

it('shows by how much it is behind', () => {
  const html = shown({ ...READY, backlog: 3 });
  expect(html).toContain('Updating');
  expect(html).toContain('3 changes from Shopify to read');
});

it('announces progress during a sync, without a second sync button', () => {
  const progress = { what: 'products', step: 'save', done: 6, of: 12 } as const;
  const sync = { since: '2026-11-20T12:00:00.000Z', progress };
  const html = shown({ ...READY, state: 'syncing', sync });
  expect(html).toMatch(/role="status".*Syncing/);
  expect(html).toContain('Saving products: 6 of 12');
  expect(html).toContain('value="67"');
  expect(isOff(html)).toBe(true);
});

it('shows a problem, with a retry', () => {
  const problem = 'Shopify’s export of your catalog took too long. We’ll try again soon.';
  const html = shown({ ...READY, state: 'syncing', problem });
  expect(html).toContain(problem);
  expect(isOff(html)).toBe(false);
});
