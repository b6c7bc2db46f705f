import { expect, it } from 'vitest';
import { newBundle, newTier } from './bundle-settings';
import { asPublished, giftIds, shownBundle, withGifts } from './shown-bundle';

const gift = (productId: number) => ({ productId, quantity: 1, variantIds: [], giftMessage: '' });
const three = {
  ...newTier('three'),
  requiredQuantity: 3,
  giftItems: [gift(8)],
  productHolderLabel: ' 10 % ',
  progressBarLabel: ' Three ',
  giftHeaderMessage: ' Yours ',
};
const six = { ...newTier('six'), requiredQuantity: 6, giftItems: [gift(8), gift(9)] };
const bundle = newBundle();
const shown = shownBundle(7, { ...bundle, discount: { ...bundle.discount, tiers: [three, six] } });
const titleOf = ({ productId }: { readonly productId: number }) => (productId === 8 ? 'Honey' : null);

it('a tier has its label, what the slot says that reaches it, and a heading of its gifts', () => {
  expect(shown.tierLabels).toEqual(['Three', '']);
  expect(shown.tierOffers).toEqual([
    { slot: '10 %', giftHeading: 'Yours', gifts: [] },
    { slot: '', giftHeading: '', gifts: [] },
  ]);
});

it('gifts have the titles of their products; what can’t be had isn’t named', () => {
  expect(giftIds(shown)).toEqual([8, 9]);
  expect(withGifts(shown, titleOf).tierOffers?.map(({ gifts }) => gifts)).toEqual([['Honey'], ['Honey']]);
});

it('shoppers see the tiers that were published, each with what is said of it', () => {
  const steps = shown.rule.steps.map((step) => ({ ...step, products: [] }));
  const [, last] = shown.rule.discount.tiers;
  const discount = { ...shown.rule.discount, tiers: last ? [last] : [] };
  const published = asPublished(withGifts(shown, titleOf), { ...shown.rule, steps, discount });
  expect(published.tierLabels).toEqual(['']);
  expect(published.tierOffers).toEqual([{ slot: '', giftHeading: '', gifts: ['Honey'] }]);
  expect(asPublished(shown, undefined).tierOffers).toEqual([]);
});
