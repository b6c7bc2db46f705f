import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { aShop, LAMP } from '../../testing/shop';
import type { CodeNature } from './code-status';
import { codeStatuses, type LookAt } from './code-statuses';

/** A cart with a lamp and its stickers, that can be seen; and who is asked about codes, with what. */
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
  const standings = codeStatuses({ cartStore: shop.cartStore, page }, lookAt);
  return { shop, lookups, standings };
}

describe('code lookup', () => {
  it('looks up an unexplained code once, with the bought variants', async () => {
    const { lookups, standings } = await aCart('lost');
    await standings.look(['FREE']);
    await standings.look(['FREE']);
    expect(lookups).toEqual([{ code: 'FREE', variants: [LAMP] }]);
    // The lamp has earned free shipping.
    expect(standings.standing('FREE')).toEqual({ kind: 'already_free' });
  });

  it('skips codes that save something', async () => {
    const { shop, lookups, standings } = await aCart();
    await shop.cartStore.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [] });
    await standings.look(['FIFTH']);
    expect(lookups).toEqual([]);
    expect(standings.standing('FIFTH')).toEqual({ kind: 'saves', amount: 1600 });
  });

  it('expires with the cart for a code that isn’t in it', async () => {
    const { shop, lookups, standings } = await aCart('lost');
    await standings.look(['FREE']);
    await shop.add(LAMP);
    expect(standings.standing('FREE')).toEqual({ kind: 'idle' });
    await standings.look(['FREE']);
    expect(lookups).toHaveLength(2);
  });

  it('claims nothing for a signed-in customer who may have used the code before', async () => {
    for (const [signedIn, kind] of [
      [true, 'idle'],
      [false, 'beaten'],
    ] as const) {
      const { shop, standings } = await aCart({ saves: 800 }, signedIn);
      await shop.cartStore.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [] });
      await standings.look(['MINE']);
      expect(standings.standing('MINE').kind).toBe(kind);
    }
  });

  it('claims nothing when the lookup fails', async () => {
    const { standings } = await aCart(null);
    await standings.look(['NONSENSE']);
    expect(standings.standing('NONSENSE')).toEqual({ kind: 'idle' });
  });
});
