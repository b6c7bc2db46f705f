import { subunits } from '@cartwright/core/money/subunits';
import { ANY_QUANTITY } from '@cartwright/core/quantity-rules/quantity-rule';
import type { CartChange } from '@cartwright/core/rewards/plan-cart-changes';
import { describe, expect, it } from 'vitest';
import { NOTHING, type ShopperPart } from '../gifts/shopper-part';
import type { StoreLine } from '../ports/store-cart';
import { requestsFor } from './requests';

const MUG = { variantId: 11, quantity: 1, properties: {}, sellingPlanId: null };
const GIFT: CartChange = { type: 'add', giftId: 'g', variantId: 41, quantity: 1, properties: { _tier: 't' } };
const GOES: CartChange = { type: 'set', lineKey: '41:k', quantity: 0, reason: 'not_earned' };

const line = (quantity: number): StoreLine => ({
  key: '11:k',
  variantId: 11,
  productId: 1,
  quantity,
  properties: { Engraving: 'For Mia' },
  sellingPlan: { id: 7, name: 'Monthly' },
  giftCard: false,
  title: 'Mug',
  variantTitle: null,
  vendor: '',
  handle: 'mug',
  url: '',
  image: null,
  linePrice: subunits(0),
  charged: subunits(0),
  priceWithoutPlan: null,
  parentKey: null,
  removable: true,
  countable: true,
  rule: ANY_QUANTITY,
  contents: [],
  perMeasure: null,
  discounts: [],
});

const paths = (part: Partial<ShopperPart>, ...changes: CartChange[]) =>
  requestsFor({ ...NOTHING, ...part }, changes).map(({ path }) => path);

describe('requests of an action', () => {
  it('add items and gifts in one request', () => {
    expect(paths({ adds: [MUG] })).toEqual(['add']);
    expect(paths({ adds: [MUG] }, GIFT)).toEqual(['add']);
  });

  it('raise a quantity by key, or add the difference with the gifts', () => {
    expect(paths({ sets: [{ line: line(1), quantity: 3 }] })).toEqual(['change']);
    const [request] = requestsFor({ ...NOTHING, sets: [{ line: line(1), quantity: 3 }] }, [GIFT]);
    expect(request).toEqual({
      path: 'add',
      items: [
        { variantId: 11, quantity: 2, properties: { Engraving: 'For Mia' }, sellingPlanId: 7 },
        { variantId: 41, quantity: 1, properties: { _tier: 't' }, sellingPlanId: null },
      ],
    });
  });

  it('lower a quantity by key, or together with a removed gift', () => {
    expect(paths({ sets: [{ line: line(3), quantity: 1 }] })).toEqual(['change']);
    const [request, ...more] = requestsFor({ ...NOTHING, sets: [{ line: line(3), quantity: 1 }] }, [GOES]);
    expect(request).toEqual({ path: 'update', updates: { '11:k': 1, '41:k': 0 } });
    expect(more).toEqual([]);
  });

  it('remove a gift before raising or adding anything', () => {
    expect(paths({ adds: [MUG] }, GOES, GIFT)).toEqual(['change', 'add']);
    expect(paths({ sets: [{ line: line(1), quantity: 2 }] }, GOES)).toEqual(['change', 'change']);
  });

  it('are empty when nothing changes', () => {
    expect(paths({ sets: [{ line: line(2), quantity: 2 }] })).toEqual([]);
    expect(paths({})).toEqual([]);
  });

  it('save a text separately', () => {
    expect(requestsFor({ ...NOTHING, note: '' }, [])).toEqual([{ path: 'update', note: '' }]);
    expect(requestsFor({ ...NOTHING, attributes: { a: 'b' } }, [])).toEqual([
      { path: 'update', attributes: { a: 'b' } },
    ]);
  });
});
