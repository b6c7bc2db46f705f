import { describe, expect, it } from 'vitest';
import { openHistory, record, undo } from '../../../editing/history';
import type { CartDocument } from '../../cart-document';
import { findByType } from '../../components-of';
import { newCart } from '../../new-cart';
import type { CommandResult } from '../command';
import { updateBar } from './bars';
import { addTier, moveTier, updateTier } from './tiers';

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}`;
};
const cart = newCart('cart', 'Cart', newId);
const component = (document: CartDocument) => {
  const found = findByType(document, 'tiered_progress_bar');
  const bar = found?.settings.bars[0];
  if (!found || !bar) throw new Error('A new cart has a bar.');
  return { bar, place: { componentId: found.componentId, barId: bar.id } };
};
const { place } = component(cart);
const tiers = (document: CartDocument) => component(document).bar.tiers;
const done = (result: CommandResult): CartDocument => {
  if (!result.ok) throw new Error(result.message);
  return result.document;
};
const withGift = done(addTier(cart, { ...place, type: 'product', newId }));
const [shipping, gift] = tiers(withGift);
const tierId = gift?.id ?? '';

describe('minimum of a new tier', () => {
  const added = (document: CartDocument, type: 'product' | 'discount') =>
    done(addTier(document, { ...place, type, newId }));
  const minimums = (document: CartDocument) => tiers(document).map(({ minimum }) => minimum);

  it('is the default of its type', () => {
    expect(minimums(added(cart, 'discount'))).toEqual([50, 100]);
  });

  it('is above the highest tier if another has the default', () => {
    expect(minimums(added(added(withGift, 'discount'), 'discount'))).toEqual([50, 100, 150, 200]);
  });
});

describe('tier order', () => {
  it('moves a tier by one place and rejects moves past either end', () => {
    const moved = done(moveTier(withGift, { ...place, tierId, by: -1 }));
    expect(tiers(moved).map(({ id }) => id)).toEqual([tierId, shipping?.id]);
    expect(moveTier(moved, { ...place, tierId, by: -1 })).toMatchObject({ ok: false, code: 'tier_at_end' });
    expect(moveTier(withGift, { ...place, tierId, by: 1 })).toMatchObject({ ok: false, code: 'tier_at_end' });
  });
});

describe('tier with a changed type', () => {
  it('updates default texts to the new reward', () => {
    const changed = done(updateTier(withGift, { ...place, tierId, changes: { type: 'discount' } }));
    expect(tiers(changed)[1]).toMatchObject({
      type: 'discount',
      minimum: gift?.minimum,
      tierLabel: 'Discount',
      remainingText: '{{amount}} away from a discount',
    });
  });

  it('keeps the merchant’s own texts and choices', () => {
    const products = [{ product_id: 7, variant_ids: [] }];
    const written = done(
      updateTier(withGift, { ...place, tierId, changes: { tierLabel: 'Ours', minimum: 70, products } }),
    );
    const changed = done(updateTier(written, { ...place, tierId, changes: { type: 'decorative' } }));
    expect(tiers(changed)[1]).toMatchObject({ tierLabel: 'Ours', minimum: 70, products });
    const back = done(updateTier(changed, { ...place, tierId, changes: { type: 'product' } }));
    expect(tiers(back)[1]).toMatchObject({ tierLabel: 'Ours', products, reachedText: gift?.reachedText });
  });
});

describe('progress bar undo', () => {
  it('reverts only the text that was typed last', () => {
    const { language } = component(cart).bar;
    let history = openHistory(cart);
    const type = (changes: Partial<typeof language>, field: string, at: number) => {
      const texts = { ...component(history.present).bar.language, ...changes };
      const result = updateBar(history.present, { ...place, changes: { language: texts }, field });
      if (result.ok) history = record(history, result, at);
    };
    type({ giftAreaTitle: 'Gif' }, 'language.giftAreaTitle', 0);
    type({ giftAreaTitle: 'Gifts' }, 'language.giftAreaTitle', 100);
    type({ freeShippingReached: 'Free!' }, 'language.freeShippingReached', 200);
    history = undo(history);
    expect(component(history.present).bar.language).toEqual({ ...language, giftAreaTitle: 'Gifts' });
    history = undo(history);
    expect(component(history.present).bar.language).toEqual(language);
  });

  it('reverts each toggle separately', () => {
    let history = openHistory(cart);
    for (const useLineItemMode of [true, false, true]) {
      const result = updateBar(history.present, { ...place, changes: { useLineItemMode } });
      if (result.ok) history = record(history, result, 0);
    }
    expect(component(undo(history).present).bar.useLineItemMode).toBe(false);
  });
});
