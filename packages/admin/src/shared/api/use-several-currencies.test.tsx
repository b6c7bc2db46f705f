import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SHOP } from '../../testing/shop';
import { shopQuery } from './shop-query';
import { useConversionHelp } from './use-several-currencies';

function helpIn(enabledPresentmentCurrencies: string[], own?: string): string {
  const queries = new QueryClient();
  queries.setQueryData(shopQuery.queryKey, { ...SHOP, currency: 'USD', enabledPresentmentCurrencies });
  const Help = () => useConversionHelp(own).help ?? 'None';
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Help />
    </QueryClientProvider>,
  );
}

it('explains the conversion of an amount if shoppers pay in several currencies', () => {
  expect(helpIn(['USD', 'EUR'])).toBe(
    'Other currencies: converted at your store’s exchange rate, without rounding.',
  );
  expect(helpIn(['USD', 'EUR'], 'For one of each product.')).toMatch(/^For one of each product\. Other curr/);
  expect(helpIn(['USD'], 'For one of each product.')).toBe('For one of each product.');
  expect(helpIn(['USD'])).toBe('None');
});
