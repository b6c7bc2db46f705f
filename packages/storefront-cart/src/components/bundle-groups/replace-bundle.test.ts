import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import type { CartRequest } from '../../state/ports/cart-port';
import { aRules, aShop, CARD, LAMP, MONTHLY, MUG, type ShopOptions, TOTE } from '../../testing/shop';
import { removeBundle, replaceBundle } from './replace-bundle';

/** A line in the first step of bundle 7, instance `a`. */
const item = (variantId: number, quantity = 1, instance = 'a') => ({
  variantId,
  quantity,
  properties: bundleProperties({ bundleId: '7', instance, step: 1 }),
  sellingPlanId: null as number | null,
});

/** A cart with a bundle of two mugs and a sand tote, one of a mug beside it, and a gift card. */
async function aCartWithBundle(options: ShopOptions = {}) {
  const shop = await aShop(options);
  const writes: CartRequest['path'][] = [];
  let fault: ShopOptions['fault'];
  const session = createSession({
    ports: memoryPorts({
      read: shop.port.read,
      write: (request) => {
        writes.push(request.path);
        return fault?.(request, () => shop.port.write(request)) ?? shop.port.write(request);
      },
    }),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  const items = [item(MUG, 2), item(TOTE.sand), item(MUG, 1, 'b'), { ...item(CARD), properties: {} }];
  await session.dispatch({ type: 'add', items });
  writes.length = 0;
  return {
    session,
    writes,
    fail: (next: ShopOptions['fault']) => {
      fault = next;
    },
    /** `variant×quantity` by bundle, sorted. */
    bundles: () => {
      const all = (session.cartStore.truth.value?.lines ?? []).flatMap(
        ({ properties, variantId, quantity }) =>
          properties._bundle ? `${String(properties._bundle).slice(2, 3)} ${variantId}×${quantity}` : [],
      );
      return all.sort();
    },
    replace: (...lines: ReturnType<typeof item>[]) => replaceBundle(session, { name: '7:a', lines }),
  };
}

/** Items to choose, each variant once. */
const someItems = fc.uniqueArray(
  fc
    .record({
      variantId: fc.constantFrom(MUG, LAMP, TOTE.sand, TOTE.moss),
      quantity: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ variantId, quantity }) => item(variantId, quantity)),
  { minLength: 1, maxLength: 4, selector: ({ variantId }) => variantId },
);

const BEFORE = [`a ${MUG}×2`, `a ${TOTE.sand}×1`, `b ${MUG}×1`];

describe('edited bundle', () => {
  it('has the chosen lines and leaves others unchanged', async () => {
    const cart = await aCartWithBundle();
    expect(cart.bundles()).toEqual(BEFORE);
    expect(await cart.replace(item(MUG, 1), item(LAMP))).toBe(true);
    expect(cart.bundles()).toEqual([`a ${MUG}×1`, `a ${LAMP}×1`, `b ${MUG}×1`]);
  });

  it.each([
    ['only additions', [item(MUG, 3), item(TOTE.sand), item(LAMP)], ['add']],
    ['only removals', [item(MUG, 1)], ['update']],
    ['additions and removals', [item(LAMP)], ['add', 'update']],
    ['no change', [item(MUG, 2), item(TOTE.sand)], []],
  ])('%s: uses as few writes as possible', async (_what, lines, expected) => {
    const cart = await aCartWithBundle();
    expect(await cart.replace(...lines)).toBe(true);
    // Later writes add or remove gifts.
    expect(cart.writes.slice(0, expected.length)).toEqual(expected);
    expect(cart.bundles().filter((line) => line.startsWith('a'))).toEqual(
      lines.map(({ variantId, quantity }) => `a ${variantId}×${quantity}`).sort(),
    );
  });

  it('Any edit results in the chosen lines and leaves other bundles unchanged.', () =>
    fc.assert(
      fc.asyncProperty(someItems, someItems, async (first, second) => {
        const cart = await aCartWithBundle();
        for (const lines of [first, second]) {
          expect(await cart.replace(...lines)).toBe(true);
          const chosen = lines.map(({ variantId, quantity }) => `a ${variantId}×${quantity}`);
          expect(cart.bundles()).toEqual([...chosen, `b ${MUG}×1`].sort());
        }
        expect(cart.session.cartStore.truth.value?.lines.filter(({ giftCard }) => giftCard)).toHaveLength(1);
      }),
      { numRuns: 30 },
    ));

  it('uses the chosen plan', async () => {
    const cart = await aCartWithBundle();
    expect(await cart.replace({ ...item(MUG, 2), sellingPlanId: MONTHLY }, item(TOTE.sand))).toBe(true);
    expect(cart.bundles()).toEqual(BEFORE);
    const lines = cart.session.cartStore.truth.value?.lines ?? [];
    const plans = lines.flatMap(({ properties, variantId, sellingPlan }) =>
      `${properties._bundle}`.startsWith('7:a') && variantId === MUG ? (sellingPlan?.id ?? null) : [],
    );
    expect(plans).toEqual([MONTHLY]);
  });

  it('is unchanged when the store refuses an item', async () => {
    const cart = await aCartWithBundle({ stock: new Map([[LAMP, 0]]) });
    expect(await cart.replace(item(MUG, 3), item(LAMP))).toBe(false);
    expect(cart.bundles()).toEqual(BEFORE);
  });

  it('leaves no line errors after a refused edit, which the builder reports', async () => {
    const cart = await aCartWithBundle({ stock: new Map([[MUG, 4]]) });
    const { lineErrors, error } = cart.session;
    lineErrors.value = new Map([['other', 'Something else.']]);
    expect(await cart.replace(item(MUG, 9), item(TOTE.sand))).toBe(false);
    expect(cart.bundles()).toEqual(BEFORE);
    expect([[...lineErrors.value], error.value]).toEqual([[['other', 'Something else.']], null]);
  });

  it('is unchanged when the store doesn’t respond', async () => {
    const cart = await aCartWithBundle();
    cart.fail(async () => ({ ok: false, code: 'lost', message: '', retryAfter: null }));
    expect(await cart.replace(item(LAMP))).toBe(false);
    cart.fail(undefined);
    await cart.session.refresh();
    expect(cart.bundles()).toEqual(BEFORE);
  });

  it('isn’t saved if it has left the cart or would be empty', async () => {
    const cart = await aCartWithBundle();
    expect(await replaceBundle(cart.session, { name: '7:c', lines: [item(LAMP)] })).toBe(false);
    expect(await cart.replace()).toBe(false);
    expect(cart.bundles()).toEqual(BEFORE);
  });
});

describe('removed bundle', () => {
  it('is removed in one write, leaving other lines unchanged', async () => {
    const cart = await aCartWithBundle();
    expect(await removeBundle(cart.session, '7:a')).toBe(true);
    expect(cart.writes[0]).toBe('update');
    expect(cart.bundles()).toEqual([`b ${MUG}×1`]);
  });

  it('is restored when the store doesn’t respond', async () => {
    const cart = await aCartWithBundle();
    cart.fail(async () => ({ ok: false, code: 'busy', message: '', retryAfter: null }));
    expect(await removeBundle(cart.session, '7:a')).toBe(false);
    expect(cart.bundles()).toEqual(BEFORE);
  });
});
