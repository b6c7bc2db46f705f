import { cartItems } from '@cartwright/core/components/cart-items';
import type { LineOffersProps } from '@cartwright/ui/cart/line-offers/line-offers';
import type { VariantValuesProps } from '@cartwright/ui/cart/line-offers/variant-values';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { lineIds } from '../../session/line-ids';
import { createSession } from '../../session/session';
import type { StoreLine } from '../../state/ports/store-cart';
import { aConfig, aRules, aShop, LAMP, MONTHLY, MUG, type Shop, TOTE } from '../../testing/shop';
import { part } from './line-offers-part';

let isFileAway = false;
vi.mock('@cartwright/storefront-kit/parts/load-file', () => ({
  loadFile: async (name: string) => {
    if (name === 'whole-product') return import('./whole-product');
    return isFileAway ? null : import('./variant-values-file');
  },
}));

/** The mug as in `/products/mug.js`: monthly for 10 % less, weekly for 1.00 less. */
const MUG_JSON = {
  requires_selling_plan: false,
  selling_plan_groups: [
    {
      selling_plans: [
        { id: MONTHLY, name: 'Monthly', price_adjustments: [{ value_type: 'percentage', value: 10 }] },
        { id: 8, name: 'Weekly', price_adjustments: [{ value_type: 'fixed_amount', value: 100 }] },
      ],
    },
  ],
  variants: [
    {
      id: MUG,
      title: 'Default Title',
      available: true,
      price: 3000,
      selling_plan_allocations: [
        { selling_plan_id: MONTHLY, price: 2700 },
        { selling_plan_id: 8, price: 2900 },
      ],
    },
  ],
};

const config = (changes: Partial<ReturnType<typeof aConfig>> = {}) => ({
  ...aConfig({}, true, 'percentage'),
  ...changes,
});

/** Variant buttons, empty while there are none. */
function valuesOf(offers: LineOffersProps | undefined): VariantValuesProps['options'] {
  const element = offers?.variant?.values as { props: VariantValuesProps } | null | undefined;
  return element?.props.options ?? [];
}

/** Offers on the bought line of a variant. */
async function offered(shop: Shop, cartConfig = config()) {
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(cartConfig),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  const lines = () => session.cartStore.view.value?.cart.lines ?? [];
  const on = (variantId: number, change: Partial<StoreLine> = {}): LineOffersProps | undefined => {
    const cart = session.cartStore.view.value?.cart;
    const line = lines().find((each) => each.variantId === variantId);
    if (!cart || !line) throw new Error(`No line of ${variantId}`);
    const props = {
      line: { ...line, ...change },
      id: lineIds(cart).of(line),
      settings: cartItems.defaults(() => ''),
      session,
    };
    return (part.Component(props) as { props: LineOffersProps } | null)?.props;
  };
  return { session, lines, on };
}

let requests: string[] = [];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return address === '/products/mug.js' ? Response.json(MUG_JSON) : new Response('', { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The tote with more variants than the store returns at once, the shopper's last. */
describe('product with more than 250 variants', () => {
  const gid = (id: number) => `gid://shopify/ProductVariant/${id}`;
  const others = Array.from({ length: 600 }, (_, index) => ({ id: 70_000 + index, title: `Shade ${index}` }));
  const all = [...others, { id: TOTE.moss, title: 'Moss' }, { id: TOTE.sand, title: 'Sand' }];
  const inStock = (id: number) => id < 70_000 || id === 70_599;
  const plans = MUG_JSON.selling_plan_groups;
  let isAway = false;
  let pages: unknown[] = [];

  beforeEach(() => {
    isAway = false;
    pages = [];
    vi.stubGlobal('window', { Shopify: { locale: 'pt-BR' } });
    vi.stubGlobal('fetch', async (address: string, init?: { body: string }) => {
      requests.push(address);
      if (address.endsWith('.js'))
        return Response.json({
          selling_plan_groups: plans,
          variants: all.slice(0, 250).map((each) => ({
            ...each,
            available: inStock(each.id),
            price: 2000,
            selling_plan_allocations: [{ selling_plan_id: MONTHLY, price: 1800 }],
          })),
        });
      if (isAway) return Response.json({ errors: [{ message: 'away' }] });
      const { variables } = JSON.parse(init?.body ?? '{}');
      pages.push(variables);
      const from = Number(variables.after ?? 0);
      const nodes = all
        .slice(from, from + 250)
        .map(({ id, title }) => ({ id: gid(id), title, availableForSale: inStock(id) }));
      const pageInfo = { hasNextPage: from + 250 < all.length, endCursor: String(from + 250) };
      return Response.json({ data: { product: { variants: { nodes, pageInfo } } } });
    });
  });

  async function aTote(changes: Parameters<typeof config>[0] = {}) {
    const shop = await aShop({ config: config(changes) });
    await shop.add(TOTE.sand);
    const offer = await offered(shop, config(changes));
    // Pages print 250 variants, or the selected one.
    const { known, ...rules } = aRules(config(changes));
    const printed = [...known].filter(([, { productId }]) => productId !== known.get(TOTE.sand)?.productId);
    offer.session.setRules({ ...rules, known: new Map(printed) });
    return offer;
  }

  it('can be changed to any variant, with the current one selected', async () => {
    const { session, lines, on } = await aTote();
    on(TOTE.sand)?.variant?.onToggle();
    expect(on(TOTE.sand)?.variant).toMatchObject({ open: true, select: null });
    await vi.waitFor(() => expect(on(TOTE.sand)?.variant?.select).not.toBeNull());
    const select = on(TOTE.sand)?.variant?.select;
    expect(select?.options).toHaveLength(602);
    expect(select?.value).toBe(String(TOTE.sand));
    expect(select?.options.at(-1)).toEqual({ value: String(TOTE.sand), label: 'Sand', disabled: false });
    expect(select?.options.filter(({ disabled }) => !disabled)).toHaveLength(3);
    expect(pages).toMatchObject([{ after: null, language: 'PT_BR' }, { after: '250' }, { after: '500' }]);
    select?.onChoose(String(TOTE.moss));
    await session.allDone();
    expect(lines().map(({ variantId }) => variantId)).toEqual([TOTE.moss]);
  });

  it('can’t be changed when the remaining variants fail to load', async () => {
    isAway = true;
    const { on } = await aTote();
    on(TOTE.sand)?.variant?.onToggle();
    await vi.waitFor(() => expect(on(TOTE.sand)?.variant ?? null).toBeNull());
  });

  it.each([false, true])('can be switched to a subscription (remaining variants fail: %s)', async (away) => {
    isAway = away;
    const { session, on, lines } = await aTote({ switchToSubscriptionEnabled: true });
    on(TOTE.sand);
    await vi.waitFor(() => expect(on(TOTE.sand)?.plan?.subscribe.saving).toBe('Save 10%'));
    on(TOTE.sand)?.plan?.subscribe.onChoose();
    await session.allDone();
    expect(lines()[0]?.sellingPlan?.id).toBe(MONTHLY);
    on(TOTE.sand)?.plan?.oneTime?.onChoose();
    await session.allDone();
    expect(lines()[0]?.sellingPlan).toBeNull();
  });
});

describe('line offers', () => {
  it('set the quantity of a chosen tier in one write with its gift', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(MUG);
    const { session, on } = await offered(shop);
    expect(on(MUG)?.volume).toMatchObject({
      tiers: [
        { text: 'Buy 2 save 10%', reached: false },
        { text: 'Buy 3 save 25%', reached: false },
      ],
      reached: null,
      next: 'Add 1 more to save 10%',
    });
    const before = shop.writes.length;
    on(MUG)?.volume?.tiers[1]?.onChoose?.();
    expect(on(MUG)?.volume?.tiers[1]?.reached).toBe(true);
    await session.allDone();
    expect(shop.writes.slice(before).map(({ path }) => path)).toEqual(['add']);
    expect(
      session.cartStore.truth.value?.lines.map(({ variantId, quantity }) => [variantId, quantity]),
    ).toHaveLength(2);
    expect(on(MUG)?.volume?.next).toBeNull();
  });

  it('show the reached tier’s own label unless the discount shows it', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(MUG, 2);
    const reachedText = async (reached: string) => {
      const { volume } = config();
      const { on } = await offered(shop, config({ volume: volume && { ...volume, reached } }));
      return on(MUG)?.volume?.reached;
    };
    expect(await reachedText('Buy More Save More!')).toBeNull();
    expect(await reachedText('{discount} off for {quantity}')).toBe('10% off for 2');
  });

  it('show a tier the quantity rule doesn’t allow without a button', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(MUG);
    const { on } = await offered(shop);
    const rule = { min: 1, max: 2, increment: 1 };
    const buttons = on(MUG, { rule })?.volume?.tiers.map(({ onChoose }) => onChoose !== null);
    expect(buttons).toEqual([true, false]);
  });

  it('show a subscription without an amount in another currency than the page’s', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(MUG);
    const offering = config({ switchToSubscriptionEnabled: true });
    const { session, on } = await offered(shop, offering);
    session.setRules({ ...aRules(offering), currency: 'EUR' });
    on(MUG);
    await vi.waitFor(() => expect(on(MUG)?.plan?.subscribe.saving).toBe('Save 10%'));
    on(MUG)?.plan?.subscribe.onChoose();
    // Not 2700, the price in the page's market: the line keeps its price until the store responds.
    expect(session.cartStore.view.value?.cart.lines[0]?.linePrice).toBe(3000);
    await session.allDone();
    expect(on(MUG)?.plan?.plans?.options.map(({ label }) => label)).toEqual(['Monthly · Save 10%', 'Weekly']);
  });

  it('show a subscription’s savings from one product request', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(MUG);
    const { session, on } = await offered(shop, config({ switchToSubscriptionEnabled: true }));
    expect(on(MUG)?.plan).toBeNull();
    await vi.waitFor(() => expect(on(MUG)?.plan?.subscribe.saving).toBe('Save 10%'));
    on(MUG)?.plan?.subscribe.onChoose();
    // Forecast before the store has responded.
    expect(session.cartStore.view.value?.cart.lines[0]?.linePrice).toBe(2700);
    await session.allDone();
    expect(on(MUG)?.plan?.plans?.options.map(({ label }) => label)).toEqual([
      'Monthly · Save 10%',
      'Weekly · Save $1.00',
    ]);
    on(MUG)?.plan?.oneTime?.onChoose();
    await session.allDone();
    expect(session.cartStore.truth.value?.lines[0]).toMatchObject({ sellingPlan: null, linePrice: 3000 });
    expect(requests).toEqual(['/products/mug.js']);
  });

  it('request nothing while subscriptions are off, and don’t repeat a failed request', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(LAMP);
    expect((await offered(shop)).on(LAMP)).toBeUndefined();
    expect(requests).toEqual([]);
    const { on } = await offered(shop, config({ switchToSubscriptionEnabled: true }));
    for (let drawing = 0; drawing < 3; drawing++) expect(on(LAMP)).toBeUndefined();
    await vi.waitFor(() => expect(requests).toEqual(['/products/lamp.js']));
    expect(on(LAMP)).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it('show other variants the page knows without a request', async () => {
    const shop = await aShop({ config: config() });
    await shop.add(TOTE.sand);
    const { session, lines, on } = await offered(shop);
    on(TOTE.sand)?.variant?.onToggle();
    await vi.waitFor(() => expect(valuesOf(on(TOTE.sand))).toHaveLength(1));
    const [colors] = valuesOf(on(TOTE.sand));
    expect(colors?.map(({ text, isChosen }) => [text, isChosen])).toEqual([
      ['Sand', true],
      ['Moss', false],
      ['Ink', false],
    ]);
    colors?.[1]?.onPress?.();
    await session.allDone();
    expect(lines().map(({ variantId }) => variantId)).toEqual([TOTE.moss]);
    expect(on(TOTE.moss)?.variant?.open).toBe(false);
    expect(requests).toEqual([]);
  });

  it('fall back to a variant list when the button file fails to load', async () => {
    isFileAway = true;
    const shop = await aShop({ config: config() });
    await shop.add(TOTE.sand);
    const { session, lines, on } = await offered(shop);
    on(TOTE.sand)?.variant?.onToggle();
    await vi.waitFor(() => expect(on(TOTE.sand)?.variant?.select).not.toBeNull());
    isFileAway = false;
    const select = on(TOTE.sand)?.variant?.select;
    expect(select?.options.map(({ label }) => label)).toEqual(['Sand', 'Moss', 'Ink']);
    select?.onChoose(String(TOTE.moss));
    await session.allDone();
    expect(lines().map(({ variantId }) => variantId)).toEqual([TOTE.moss]);
  });

  it('show the quantity rule', async () => {
    const shop = await aShop({ config: aConfig() });
    await shop.add(MUG);
    const { on } = await offered(shop, aConfig());
    const ruleText = (min: number, max: number | null, increment: number) =>
      on(MUG, { rule: { min, max, increment } })?.rule;
    expect(ruleText(6, 24, 6)).toBe('Only in packs of 6 · At most 24');
    expect(ruleText(4, null, 2)).toBe('Only in packs of 2 · At least 4');
    expect(ruleText(1, null, 1)).toBeUndefined();
  });
});
