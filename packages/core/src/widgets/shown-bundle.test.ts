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

it('contains each tier’s label, slot text and gift heading', () => {
  expect(shown.tierLabels).toEqual(['Three', '']);
  expect(shown.tierOffers).toEqual([
    { slot: '10 %', giftHeading: 'Yours', gifts: [] },
    { slot: '', giftHeading: '', gifts: [] },
  ]);
});

it('names gifts by product and omits unavailable ones', () => {
  expect(giftIds(shown)).toEqual([8, 9]);
  expect(withGifts(shown, titleOf).tierOffers?.map(({ gifts }) => gifts)).toEqual([['Honey'], ['Honey']]);
});

it('shows only published tiers, each with its texts', () => {
  const steps = shown.rule.steps.map((step) => ({ ...step, products: [] }));
  const [, last] = shown.rule.discount.tiers;
  const discount = { ...shown.rule.discount, tiers: last ? [last] : [] };
  const published = asPublished(withGifts(shown, titleOf), { ...shown.rule, steps, discount });
  expect(published.tierLabels).toEqual(['']);
  expect(published.tierOffers).toEqual([{ slot: '', giftHeading: '', gifts: ['Honey'] }]);
  expect(asPublished(shown, undefined).tierOffers).toEqual([]);
});
