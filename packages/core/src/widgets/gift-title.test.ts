import { expect, it } from 'vitest';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { giftTitle } from './gift-title';

const HONEY = aMirroredProduct({
  id: 9,
  title: 'Honey',
  translations: { de: { title: 'Honig' } },
  variants: [aMirroredVariant({ id: 90, available: false }), aMirroredVariant({ id: 91 })],
});
const priceCountry = Object.keys(HONEY.variants[0]?.prices ?? {})[0] ?? '';
const titleIn = (language: string | null, variantIds: readonly number[] = []) =>
  giftTitle(HONEY, { variantIds }, { priceCountry, language });

it('names a gift by its product in the shopper’s language', () => {
  expect([titleIn('de'), titleIn('fr'), titleIn(null)]).toEqual(['Honig', 'Honey', 'Honey']);
});

it('omits unavailable gifts: sold out, unsold in the market, or subscription only', () => {
  expect([titleIn('de', [91]), titleIn('de', [90])]).toEqual(['Honig', null]);
  expect(giftTitle(HONEY, { variantIds: [] }, { priceCountry: 'nowhere', language: 'de' })).toBeNull();
  const byPlan = { ...HONEY, requiresSellingPlan: true };
  expect(giftTitle(byPlan, { variantIds: [] }, { priceCountry, language: 'de' })).toBeNull();
});
