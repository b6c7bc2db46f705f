import type { GiftReason, GiftState, GiftStatus } from '@cartwright/core/rewards/gift-state';
import { describe, expect, it } from 'vitest';
import { aConfig, STICKERS, TOTE } from '../../testing/shop';
import { giftRowProps } from './gift-row-props';
import { TIERED_PROGRESS_BAR_MESSAGES as MESSAGES } from './tiered-progress-bar-messages';

const { products } = aConfig();

function row(
  status: GiftStatus,
  productId: number,
  variants: GiftState['variants'],
  variantId?: number,
  reason: GiftReason | null = null,
  standing: Parameters<typeof giftRowProps>[5] = { promise: 'given', causes: '' },
) {
  const gift = { id: 'g', tierId: 't', productId, status, reason, variantId: variantId ?? null, variants };
  const picked: number[] = [];
  const product = products.find(({ id }) => id === productId);
  const props = giftRowProps(gift, product, '$75.00', MESSAGES, (id) => picked.push(id), standing);
  return { ...props, picked };
}

const ONE = [{ variantId: STICKERS, offerable: true }];
const THREE = [TOTE.sand, TOTE.moss, TOTE.ink].map((variantId) => ({
  variantId,
  offerable: variantId !== TOTE.ink,
}));

describe('gift row', () => {
  it('shows when a locked gift is earned and offers no action', () => {
    expect(row('locked', 5, THREE)).toMatchObject({
      statusText: 'Unlocks at $75.00',
      choices: [],
      addLabel: null,
    });
  });

  it('offers the available variants', () => {
    const { choices, addLabel } = row('offered', 5, THREE);
    expect(choices.map(({ label, chosen, unavailable }) => [label, chosen, unavailable])).toEqual([
      ['Sand', false, null],
      ['Moss', false, null],
      ['Ink', false, 'sold out'],
    ]);
    expect(addLabel).toBeNull();
  });

  it('marks the variant in the cart, and none after its removal', () => {
    expect(row('in_cart', 5, THREE, TOTE.moss)).toMatchObject({
      title: 'tote – Moss',
      choices: [{ chosen: false }, { chosen: true }, { chosen: false }],
    });
    expect(row('removed', 5, THREE, TOTE.moss).choices.some(({ chosen }) => chosen)).toBe(false);
  });

  it('offers to add a removed gift back', () => {
    const { addLabel, onAdd, picked } = row('removed', 4, ONE, STICKERS);
    expect(addLabel).toBe('Add back');
    onAdd();
    expect(picked).toEqual([STICKERS]);
  });

  it('adds back the removed variant or lets the shopper choose another', () => {
    const { addLabel, onAdd, picked, choices } = row('removed', 5, THREE, TOTE.moss);
    expect([addLabel, choices.length]).toEqual(['Add back', 3]);
    onAdd();
    expect(picked).toEqual([TOTE.moss]);
    expect(row('removed', 5, THREE, TOTE.ink).addLabel, 'sold out since its removal').toBeNull();
  });

  it('offers no action for an unavailable gift, but a retry for a charged one', () => {
    expect(row('unavailable', 4, [{ variantId: STICKERS, offerable: false }])).toMatchObject({
      addLabel: null,
      choices: [],
    });
    expect(row('unavailable', 4, ONE, undefined, 'charged').addLabel).toBe('Try again');
  });

  it.each<[GiftStatus, GiftReason | null, string]>([
    ['unavailable', 'sold_out', 'Sold out'],
    ['unavailable', 'charged', 'Removed: the store didn’t make it free'],
    ['unavailable', null, 'Not available right now'],
    ['locked', 'discounted', 'Removed: with the discount your order is below $75.00'],
  ])('shows why it is unavailable (%s, %s)', (status, reason, text) => {
    expect(row(status, 4, [], undefined, reason).statusText).toBe(text);
  });
});
