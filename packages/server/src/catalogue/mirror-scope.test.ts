import { expect, it } from 'vitest';
import type { AdminClient } from '../shopify/admin-client';
import { readMirrorScope } from './mirror-scope';

const END = { hasNextPage: false, endCursor: null };

/** A shop with so many markets, each with two countries of its own; `requests` are the documents. */
function aShopWith(markets: number) {
  const requests: string[] = [];
  const admin: AdminClient = {
    async run(document, { id }, data) {
      requests.push(document);
      const nodes = Array.from({ length: markets }, (_, at) => ({
        id: `${at}`,
        status: 'ACTIVE',
        catalogs: { nodes: [] },
      }));
      const regions = ['A', 'B'].map((letter) => ({
        code: `${letter}${id}`,
        currency: { currencyCode: 'EUR' },
      }));
      const conditions = { regionsCondition: { regions: { nodes: regions, pageInfo: END } } };
      const response = document.includes('shopLocales')
        ? {
            markets: { nodes, pageInfo: END },
            shopLocales: [
              { locale: 'de', primary: false },
              { locale: 'en', primary: true },
            ],
            shop: { billingAddress: { countryCodeV2: 'A1' } },
          }
        : { market: { conditions } };
      return { ok: true, value: data.parse(response) };
    },
  };
  return { admin, requests };
}

it('merges the countries of a market that share a currency into one place', async () => {
  const scope = await readMirrorScope(aShopWith(2).admin, { metafields: [], until: performance.now() });
  expect(scope).toMatchObject({
    value: {
      places: [{ priceCountry: 'A0', countries: ['A0', 'B0'] }, { priceCountry: 'A1' }],
      home: 'A1',
      language: 'en',
      languages: ['de'],
    },
  });
});

it('gives up on markets after far more than the step’s time', async () => {
  const { admin, requests } = aShopWith(60);
  const longAgo = performance.now() - 3_600_000;
  const scope = await readMirrorScope(admin, { metafields: [], until: longAgo });
  expect(scope).toMatchObject({ ok: false, code: 'unavailable' });
  expect(requests).toEqual([]);
});
