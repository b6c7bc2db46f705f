import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { TieredProgressBar } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';
import type { ComponentProps, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { aConfig, aRules, aShop, LAMP, MUG, STICKERS, TOTE } from '../../testing/shop';
import { part } from './tiered-progress-bar-part';

type BarProps = ComponentProps<typeof TieredProgressBar>;
type Bar = Extract<StorefrontComponent, { type: 'tiered_progress_bar' }>;

/** The rendered bar of the small shop's cart, with some variants sold out. */
async function drawnBar(config = aConfig(), soldOut: readonly number[] = []) {
  const shop = await aShop({ config, soldOut });
  const { context, ...others } = aRules(config);
  const none = { available: false, needsSellingPlan: false, minimumQuantity: 1 };
  const variants = { ...context.variants, ...Object.fromEntries(soldOut.map((id) => [id, none])) };
  const rules = { ...others, context: { ...context, variants } };
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules,
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  const component = config.components.find((each): each is Bar => each.type === 'tiered_progress_bar');
  if (!component) throw new Error('The cart has a bar.');
  return {
    session,
    async add(variantId: number, quantity = 1) {
      await shop.add(variantId, quantity);
      await session.refresh();
    },
    props: () => (part.Component({ component, session }, {}) as ReactElement<BarProps>).props,
    enter: (code: string) => session.dispatch({ type: 'codes', apply: [code], remove: [] }),
  };
}

describe('note on amounts before discounts', () => {
  it('appears once a bought item is discounted', async () => {
    const { add, enter, props } = await drawnBar();
    await add(LAMP);
    expect(props().message.amount, 'free stickers don’t discount bought items').toBe('$40.00');
    expect(props().note).toBeNull();
    await enter('FIFTH');
    expect(props().message.amount).toBe('$40.00');
    expect(props().note).toBe('Counted before discounts');
  });

  it('appears for our own discounts too', async () => {
    const { add, props } = await drawnBar(aConfig({}, true, 'percentage'));
    await add(MUG, 2);
    expect([props().message.amount, props().note]).toEqual(['$15.00', 'Counted before discounts']);
  });

  it('is hidden for amounts after discounts and when nothing is missing', async () => {
    const after = await drawnBar(aConfig({ excludeDiscountInSubtotal: false }));
    await after.add(LAMP);
    await after.enter('FIFTH');
    expect(after.props().note).not.toBe('Counted before discounts');
    const all = await drawnBar();
    await all.add(LAMP, 2);
    await all.enter('FIFTH');
    expect(all.props().note).toBeNull();
  });
});

describe('progress bar in the store preview of a cart that isn’t live', () => {
  it('shows no tier as earned and offers no gifts', async () => {
    const { add, props } = await drawnBar(aConfig({}, false));
    await add(LAMP, 2);
    expect(props().message.before).toBe('Your rewards don’t apply right now.');
    expect(new Set(props().tiers.map(({ statusLabel }) => statusLabel))).toEqual(new Set(['Doesn’t apply']));
    expect(
      props().gifts.map(({ statusText, choices, addLabel }) => [statusText, choices.length, addLabel]),
    ).toEqual([
      ['Not available right now', 0, null],
      ['Not available right now', 0, null],
    ]);
  });
});

describe('progress bar with a sold-out gift', () => {
  it('doesn’t show its tier as earned', async () => {
    const { add, props } = await drawnBar(aConfig(), [STICKERS]);
    await add(MUG, 3);
    expect(props().tiers.map(({ statusLabel }) => statusLabel)).toEqual([
      'Earned',
      'Not available right now',
      'Not earned yet',
      'Not earned yet',
    ]);
    expect(props().gifts[0]?.statusText).toBe('Sold out');
  });
});

describe('progress bar with a gift to pick', () => {
  it('reminds of it once at checkout and highlights it', async () => {
    const { add, props, session } = await drawnBar();
    await add(LAMP, 2);
    const prompted = () => props().gifts.map(({ title, isPrompted }) => [title, isPrompted]);
    expect(prompted()).toEqual([
      ['stickers', false],
      ['tote', false],
    ]);
    const way = session.checkout;
    expect([way.remind(), way.remind()]).toEqual([true, false]);
    Object.assign(way, { heldUp: () => 'gift' });
    expect(prompted()).toEqual([
      ['stickers', false],
      ['tote', true],
    ]);
    await session.dispatch({ type: 'pick_gift', giftId: 'tote-tier:5', variantId: TOTE.moss });
    expect(prompted().some(([, isPrompted]) => isPrompted)).toBe(false);
  });
});
