import { expect, it } from 'vitest';
import { otherCurrencies, timeThere } from './store-words';

const SHOP = {
  shopifyShopDomain: 'oak-and-linen.myshopify.com',
  name: 'Oak & Linen',
  hasStorefrontAccessToken: false,
  timezone: 'America/New_York',
  currency: 'USD',
  enabledPresentmentCurrencies: ['EUR', 'USD', 'JPY'],
  country: 'US',
  countries: ['DE', 'JP', 'US'],
  storeUrl: 'https://oak-and-linen.example',
  publication: { status: 'published', message: null, warnings: [] },
} as const;

it('says what shoppers can pay in besides', () => {
  const shop = {
    ...SHOP,
    enabledPresentmentCurrencies: [...SHOP.enabledPresentmentCurrencies],
    countries: [...SHOP.countries],
    publication: { ...SHOP.publication, warnings: [] },
  };
  expect(otherCurrencies(shop)).toBe('Shoppers can also pay in EUR, JPY');
  expect(otherCurrencies({ ...shop, enabledPresentmentCurrencies: ['USD'] })).toBeNull();
  expect(otherCurrencies({ ...shop, enabledPresentmentCurrencies: [] })).toBeNull();
});

it('says what time it is there, where the browser knows the zone', () => {
  const now = Date.UTC(2026, 10, 23, 9, 5);
  expect(timeThere(now, 'America/New_York')?.replace(/\s/g, ' ')).toBe('4:05 AM now');
  expect(timeThere(now, 'Moon/Tycho')).toBeNull();
});
