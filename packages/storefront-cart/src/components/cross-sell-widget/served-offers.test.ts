import { newWidget } from '@cartwright/core/widgets/widget';
import { effect, signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { aConfig, aRules, aShop } from '../../testing/shop';
import type { Offer } from './offers';
import type { RecommendedProduct } from './recommendations';
import { servedOffers, withThoseInCart } from './served-offers';

const product = (id: number): RecommendedProduct => ({
  id,
  handle: `p-${id}`,
  title: `Product ${id}`,
  image: null,
  giftCard: false,
  variants: [{ id: id * 10, title: 'Default Title', price: 500, compareAtPrice: null, available: true }],
});

const { title, outOfStock, settings } = newWidget(1, 'Beside', 'cart_page');
const component = (id: number, dataSource: 'server' | 'hand_picked' = 'server') => ({
  id: `component-${id}`,
  anchor: 'body' as const,
  type: 'cross_sell_widget' as const,
  settings: {
    widget: { id, title, outOfStock, dataSource, language: settings.language, limit: 4, products: [] },
  },
});

type Answer = ReadonlyMap<number, readonly RecommendedProduct[]> | null;

/** A cart with two widgets that our server knows and one that it doesn't, drawn as it changes; questions are answered by hand. */
async function aDrawnCart() {
  const asked: { ids: readonly number[]; inCart: readonly number[]; answer: (answer: Answer) => void }[] = [];
  const ask = (ids: readonly number[], inCart: readonly number[]) =>
    new Promise<Answer>((answer) => asked.push({ ids, inCart, answer }));
  const ports = memoryPorts((await aShop()).port);
  const isOpen = signal(false);
  const learn = vi.fn();
  const session = createSession({
    ports: { ...ports, page: { ...ports.page, isOpen, learn } },
    rules: aRules({
      ...aConfig({}),
      components: [component(1), component(2), component(3, 'hand_picked')],
    }),
    root: '/',
    locale: () => 'en',
    currency: () => 'USD',
    close: null,
  });
  const inCart = signal<readonly number[] | null>(null);
  const shown: { offers: number[]; loading: boolean; again: (() => void) | null }[] = [];
  effect(() => {
    const { offers, ...state } = servedOffers({ id: 1 }, inCart.value, session, ask);
    servedOffers({ id: 2 }, inCart.value, session, ask);
    shown.push({ ...state, offers: offers.map(({ productId }) => productId) });
  });
  const answer = async (at: number, found: Answer) => {
    asked[at]?.answer(found);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, isOpen, inCart, learn, now: () => shown.at(-1), answer };
}

describe('offers that our server knows', () => {
  it('are asked for once for all widgets, when the cart is open and read', async () => {
    const { asked, isOpen, inCart, learn, now, answer } = await aDrawnCart();
    inCart.value = [7, 8];
    expect(asked).toEqual([]);
    isOpen.value = true;
    expect(asked).toMatchObject([{ ids: [1, 2], inCart: [7, 8] }]);
    expect(now()).toMatchObject({ offers: [], loading: true });
    const found = new Map([
      [1, [product(21), product(22)]],
      [2, [product(23)]],
    ]);
    await answer(0, found);
    expect(now()).toMatchObject({ offers: [21, 22], loading: false, again: null });
    expect(learn).toHaveBeenCalledWith([...found.values()].flat());
  });

  it('are asked for again when other products are in the cart, not for more of them or another order', async () => {
    const { asked, isOpen, inCart, now, answer } = await aDrawnCart();
    isOpen.value = true;
    inCart.value = [7, 8];
    await answer(0, new Map([[1, [product(21)]]]));
    inCart.value = [8, 7, 7];
    isOpen.value = false;
    isOpen.value = true;
    expect(asked).toHaveLength(1);
    inCart.value = [8];
    expect(asked).toHaveLength(2);
    // Until the answer comes the old ones stand.
    expect(now()).toMatchObject({ offers: [21], loading: false });
    await answer(1, new Map([[1, [product(22)]]]));
    expect(now()?.offers).toEqual([22]);
  });

  it('are never those of a cart that has changed meanwhile', async () => {
    const { isOpen, inCart, now, answer } = await aDrawnCart();
    isOpen.value = true;
    inCart.value = [7];
    inCart.value = [8];
    await answer(1, new Map([[1, [product(22)]]]));
    await answer(0, new Map([[1, [product(21)]]]));
    expect(now()?.offers).toEqual([22]);
  });

  it('can be asked for again where our server doesn’t answer, by the button or by opening the cart', async () => {
    const { asked, isOpen, inCart, now, answer } = await aDrawnCart();
    isOpen.value = true;
    inCart.value = [7];
    await answer(0, null);
    now()?.again?.();
    expect(asked).toHaveLength(2);
    expect(now()).toMatchObject({ loading: true, again: null });
    await answer(1, null);
    expect(now()?.again).not.toBeNull();
    isOpen.value = false;
    isOpen.value = true;
    expect(asked).toHaveLength(3);
    await answer(2, new Map([[1, [product(21)]]]));
    expect(now()).toMatchObject({ offers: [21], again: null });
  });

  it('keep in their place what was added from among them', () => {
    const offers = (...ids: number[]) => ids.map((productId) => ({ productId }) as Offer);
    const ids = (list: readonly Offer[]) => list.map(({ productId }) => productId);
    expect(ids(withThoseInCart(offers(4, 5, 6), offers(1, 2, 3), [2]))).toEqual([4, 2, 5, 6]);
    expect(ids(withThoseInCart(offers(4, 2), offers(1, 2), [2]))).toEqual([4, 2]);
    expect(ids(withThoseInCart(offers(4), offers(1, 2, 3), [3]))).toEqual([4, 3]);
    expect(ids(withThoseInCart(offers(4, 5), offers(1), []))).toEqual([4, 5]);
  });
});
