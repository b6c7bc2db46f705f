import type { RequestedFacts } from '@cartwright/core/data-sources/cart-facts';
import { newWidget } from '@cartwright/core/widgets/widget';
import { effect, signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { aConfig, aRules, aShop, MUG } from '../../testing/shop';
import type { RecommendedProduct } from './recommendations';
import { servedOffers } from './served-offers';
import type { askForProducts } from './served-products';

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

/** A cart with two widgets served by our server and one that isn't; the test responds to requests. */
async function aDrawnCart(facts: RequestedFacts = {}) {
  const requests: {
    ids: readonly number[];
    inCart: readonly number[];
    facts: Readonly<Record<string, string>>;
    respond: (response: Answer) => void;
  }[] = [];
  const request: typeof askForProducts = (ids, inCart, facts) =>
    new Promise<Answer>((respond) => requests.push({ ids, inCart, facts, respond }));
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
  const shown: ({ offers: number[]; loading: boolean } | null)[] = [];
  const askedOf = () => facts;
  effect(() => {
    const served = servedOffers({ id: 1 }, inCart.value, session, request, askedOf);
    servedOffers({ id: 2 }, inCart.value, session, request, askedOf);
    shown.push(
      served && { loading: served.loading, offers: served.offers.map(({ productId }) => productId) },
    );
  });
  const respond = async (at: number, found: Answer) => {
    requests[at]?.respond(found);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { requests, isOpen, inCart, learn, now: () => shown.at(-1), respond, session };
}

describe('cross-sell offers from the server', () => {
  it('are requested once for all widgets when the cart is open and loaded', async () => {
    const { requests, isOpen, inCart, learn, now, respond } = await aDrawnCart();
    inCart.value = [7, 8];
    expect(requests).toEqual([]);
    isOpen.value = true;
    expect(requests).toMatchObject([{ ids: [1, 2], inCart: [7, 8] }]);
    expect(now()).toMatchObject({ offers: [], loading: true });
    const found = new Map([
      [1, [product(21), product(22)]],
      [2, [product(23)]],
    ]);
    await respond(0, found);
    expect(now()).toMatchObject({ offers: [21, 22], loading: false });
    expect(learn).toHaveBeenCalledWith([...found.values()].flat());
  });

  it('are requested again for other products, not for quantity or order', async () => {
    const { requests, isOpen, inCart, now, respond } = await aDrawnCart();
    isOpen.value = true;
    inCart.value = [7, 8];
    await respond(0, new Map([[1, [product(21)]]]));
    inCart.value = [8, 7, 7];
    isOpen.value = false;
    isOpen.value = true;
    expect(requests).toHaveLength(1);
    inCart.value = [8];
    expect(requests).toHaveLength(2);
    // The old offers stay until the response arrives.
    expect(now()).toMatchObject({ offers: [21], loading: false });
    await respond(1, new Map([[1, [product(22)]]]));
    expect(now()?.offers).toEqual([22]);
  });

  it('ignore responses for an earlier cart', async () => {
    const { isOpen, inCart, now, respond } = await aDrawnCart();
    isOpen.value = true;
    inCart.value = [7];
    inCart.value = [8];
    await respond(1, new Map([[1, [product(22)]]]));
    await respond(0, new Map([[1, [product(21)]]]));
    expect(now()?.offers).toEqual([22]);
  });

  it('are empty after a failed request and retried when the cart reopens', async () => {
    const { requests, isOpen, inCart, now, respond } = await aDrawnCart();
    isOpen.value = true;
    inCart.value = [7];
    expect(now()).toEqual({ offers: [], loading: true });
    await respond(0, null);
    expect(now()).toBeNull();
    isOpen.value = false;
    isOpen.value = true;
    expect(requests).toHaveLength(2);
    expect(now()).toBeNull();
    await respond(1, new Map([[1, [product(21)]]]));
    expect(now()).toEqual({ offers: [21], loading: false });
    // The old offers stay when a later request fails.
    inCart.value = [8];
    await respond(2, null);
    expect(now()).toEqual({ offers: [21], loading: false });
  });

  it('are requested again when a rule may change, not on every unit', async () => {
    const { requests, isOpen, inCart, session } = await aDrawnCart({ items: [3] });
    const setTo = async (quantity: number) => {
      const [line] = session.cartStore.truth.value?.lines ?? [];
      if (!line) throw new Error('The cart is empty.');
      await session.dispatch({ type: 'set_quantity', line: { ...line, sellingPlanId: null }, quantity });
    };
    const mug = { variantId: MUG, quantity: 1, properties: {}, sellingPlanId: null };
    await session.dispatch({ type: 'add', items: [mug] });
    isOpen.value = true;
    inCart.value = [1];
    expect(requests.map(({ facts }) => facts)).toEqual([{ items: '0' }]);
    await setTo(2);
    expect(requests).toHaveLength(1);
    await setTo(3);
    await setTo(4);
    expect(requests.map(({ facts }) => facts)).toEqual([{ items: '0' }, { items: '3' }]);
  });
});
