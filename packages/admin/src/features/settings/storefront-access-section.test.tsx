import { discountCode } from '@cartwright/core/components/discount-code';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopQuery } from '../../shared/api/shop-query';
import { SHOP } from '../../testing/shop';
import { StorefrontAccessSection } from './storefront-access-section';

it('shows beside a token when carts start to use it', () => {
  const queries = new QueryClient();
  queries.setQueryData(shopQuery.queryKey, { ...SHOP, hasStorefrontAccessToken: true });
  const html = renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <StorefrontAccessSection />
      </QueryClientProvider>
    </AppProvider>,
  );
  expect(html).toContain(`once you turn on “${discountCode.labels.useStorefrontApi}” in its Discount Code`);
});
