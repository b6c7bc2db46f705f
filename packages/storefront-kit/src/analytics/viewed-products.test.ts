import { expect, it } from 'vitest';
import { aShoppersBrowser } from '../testing/a-shoppers-browser';
import { dropWithoutConsent } from './drop-without-consent';
import { keepViewed, viewedProducts } from './viewed-products';

const DAY = 86_400_000;

function aBrowser(allowed = true) {
  const browser = aShoppersBrowser(allowed);
  const { storage, consent } = browser;
  return { ...browser, view: (product: number, now = 0) => keepViewed(storage, consent, product, now) };
}

it('keeps up to twenty distinct products, latest last', () => {
  const { storage, view } = aBrowser();
  for (const product of [1, 2, 1, 3]) view(product);
  expect(viewedProducts(storage, 0)).toEqual([2, 1, 3]);
  for (let product = 4; product <= 24; product++) view(product);
  expect(viewedProducts(storage, 0)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});

it('expires ninety days after the last view', () => {
  const { storage, view } = aBrowser();
  view(1, 0);
  view(2, 80 * DAY);
  expect(viewedProducts(storage, 169 * DAY)).toEqual([1, 2]);
  expect(viewedProducts(storage, 170 * DAY)).toEqual([]);
});

it('isn’t stored without consent, and is deleted when consent is withdrawn', () => {
  const refused = aBrowser(false);
  refused.view(1);
  expect(refused.kept.size).toBe(0);
  const browser = aBrowser();
  dropWithoutConsent(browser.storage, browser.consent);
  browser.view(1);
  browser.storage.write('cartwright:widgets-began', '{"1":5}');
  browser.decide(false);
  expect([...browser.kept.values()]).toEqual(['', '']);
  expect(viewedProducts(browser.storage, 0)).toEqual([]);
});

it.each([
  '',
  'null',
  '[]',
  '{"at":0}',
  '{"at":"x","products":[1]}',
  '{"at":0,"products":[1.5,-1,"7",{}]}',
  '{',
])('reads nothing from invalid storage %j', (kept) => {
  const { storage } = aBrowser();
  storage.write('cartwright:viewed', kept);
  expect(viewedProducts(storage, 1)).toEqual([]);
});
