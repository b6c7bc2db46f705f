import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { aShop, LAMP } from '../../testing/shop';
import type { CodeNature } from './code-status';
import { codeStatuses, type LookAt } from './code-statuses';

/** A visible cart with a lamp and its stickers, and the lookups of codes. */
async function aCart(nature: CodeNature | null = null, signedIn = false) {
  const shop = await aShop();
  await shop.add(LAMP);
  const lookups: { code: string; variants: number[] }[] = [];
  const lookAt: LookAt = async (code, lines) => {
    lookups.push({ code, variants: lines.map(({ variantId }) => variantId) });
    return nature;
  };
  const isOpen = signal(true);
  const page = { isOpen, signedIn } as unknown as Parameters<typeof codeStatuses>[0]['page'];
  const statuses = codeStatuses({ cartStore: shop.cartStore, page }, lookAt);
  return { shop, lookups, statuses };
}

describe('code lookup', () => {
  it('looks up an unexplained code once, with the bought variants', async () => {
    const { lookups, statuses } = await aCart('lost');
    await statuses.look(['FREE']);
    await statuses.look(['FREE']);
    expect(lookups).toEqual([{ code: 'FREE', variants: [LAMP] }]);
    // The lamp has earned free shipping.
    expect(statuses.standing('FREE')).toEqual({ kind: 'already_free' });
  });

  it('skips codes that save something', async () => {
    const { shop, lookups, statuses } = await aCart();
    await shop.cartStore.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [] });
    await statuses.look(['FIFTH']);
    expect(lookups).toEqual([]);
    expect(statuses.standing('FIFTH')).toEqual({ kind: 'saves', amount: 1600 });
  });

  it('expires with the cart for a code that isn’t in it', async () => {
    const { shop, lookups, statuses } = await aCart('lost');
    await statuses.look(['FREE']);
    await shop.add(LAMP);
    expect(statuses.standing('FREE')).toEqual({ kind: 'idle' });
    await statuses.look(['FREE']);
    expect(lookups).toHaveLength(2);
  });

  it('claims nothing for a signed-in customer who may have used the code before', async () => {
    for (const [signedIn, kind] of [
      [true, 'idle'],
      [false, 'beaten'],
    ] as const) {
      const { shop, statuses } = await aCart({ saves: 800 }, signedIn);
      await shop.cartStore.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [] });
      await statuses.look(['MINE']);
      expect(statuses.standing('MINE').kind).toBe(kind);
    }
  });

  it('claims nothing when the lookup fails', async () => {
    const { statuses } = await aCart(null);
    await statuses.look(['NONSENSE']);
    expect(statuses.standing('NONSENSE')).toEqual({ kind: 'idle' });
  });
});
