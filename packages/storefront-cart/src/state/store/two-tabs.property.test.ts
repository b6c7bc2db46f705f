import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCart } from '../../platform/shopify/read-cart';
import { Ledger } from '../../testing/ledger';
import {
  CARD,
  LAMP,
  MONTHLY,
  MUG,
  PRODUCTS,
  STICKERS,
  STICKERS_GIFT,
  TOTE,
  TOTE_GIFT,
} from '../../testing/shop';
import { EXPIRED_CARD, type Fate, type Trouble } from '../../testing/troubled-store';
import { type Left, type TwoTabs, twoTabs } from '../../testing/two-tabs';
import {
  type CartName,
  GERMAN_STICKERS_GIFT,
  type MarketName,
  SALE_TOTE_GIFT,
  theCarts,
} from '../../testing/walked-shop';
import type { Intent } from '../ports/intent';
import { nameOf } from '../ports/line-name';
import { judge, planFor } from '../requests/predict';
import { tryCodes } from '../requests/try-codes';

/** The product that only the theme adds, never our tabs. */
const POSTER = CARD;

type Step =
  | { readonly do: 'add'; readonly variant: number; readonly units: number }
  | { readonly do: 'set'; readonly line: number; readonly units: number }
  | { readonly do: 'swap'; readonly line: number; readonly variant: number }
  | { readonly do: 'plan'; readonly line: number; readonly plan: number | null; readonly priced: boolean }
  | {
      readonly do: 'codes';
      readonly apply: readonly string[];
      readonly remove: readonly string[];
      readonly unless: readonly ('useless' | 'costs_gift')[] | null;
    }
  | { readonly do: 'gift cards'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | {
      readonly do: 'another cart';
      readonly cart: CartName;
      readonly delays: { readonly tabs: readonly [number, number]; readonly store: number };
    }
  | { readonly do: 'another market'; readonly market: MarketName }
  | { readonly do: 'pick'; readonly gift: string; readonly variant: number }
  | { readonly do: 'decline'; readonly gift: string }
  | { readonly do: 'note'; readonly text: string }
  | { readonly do: 'settle' }
  | { readonly do: 'refresh' }
  | { readonly do: 'reload' }
  | { readonly do: 'theme adds'; readonly variant: number }
  | { readonly do: 'theme enters'; readonly codes: string }
  | { readonly do: 'stock'; readonly variant: number; readonly units: number };

type Move = Step & { readonly tab: number; readonly pause: number };

const BOUGHT = [MUG, LAMP, TOTE.sand, TOTE.moss];
type Unless = Extract<Step, { do: 'codes' }>['unless'];
const CODES = ['FIFTH', 'TENNER', 'NONSENSE'];
const GIFT_CARDS = ['CARD-A', 'CARD-B'];
/** Possible clock lags in milliseconds. */
const delay = fc.constantFrom(0, 0, 100, 2000, 70_000);
const line = fc.nat(4);
const units = fc.integer({ min: 0, max: 4 });
const does = <Name extends string>(name: Name) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: does('add'),
      variant: fc.constantFrom(...BOUGHT),
      units: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: does('set'), line, units }) },
  { weight: 2, arbitrary: fc.record({ do: does('swap'), line, variant: fc.constantFrom(...BOUGHT) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('plan'),
      line,
      plan: fc.constantFrom(MONTHLY, null),
      priced: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('codes'),
      apply: fc.subarray(CODES, { maxLength: 2 }),
      remove: fc.subarray(CODES),
      unless: fc.constantFrom<Unless>(null, ['useless'], ['useless', 'costs_gift']),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('gift cards'),
      add: fc.subarray([...GIFT_CARDS, EXPIRED_CARD], { maxLength: 2 }),
      remove: fc.subarray(GIFT_CARDS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('another cart'),
      cart: fc.constantFrom<CartName>('usual', 'sale', 'none'),
      delays: fc.record({ tabs: fc.tuple(delay, delay), store: delay }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('another market'),
      market: fc.constantFrom<MarketName>('home', 'germany', 'japan'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('pick'),
      gift: fc.constantFrom(TOTE_GIFT, SALE_TOTE_GIFT),
      variant: fc.constantFrom(...Object.values(TOTE)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: does('decline'),
      gift: fc.constantFrom(STICKERS_GIFT, TOTE_GIFT, SALE_TOTE_GIFT, GERMAN_STICKERS_GIFT),
    }),
  },
  fc.record({ do: does('note'), text: fc.constantFrom('Ring', 'Ring twice', '') }),
  fc.record({ do: does('settle') }),
  fc.record({ do: does('refresh') }),
  fc.record({ do: does('reload') }),
  fc.record({ do: does('theme adds'), variant: fc.constantFrom(POSTER) }),
  fc.record({ do: does('theme enters'), codes: fc.constantFrom('', 'FIFTH', 'FIFTH,TENNER') }),
  fc.record({
    do: does('stock'),
    variant: fc.constantFrom(MUG, LAMP, STICKERS, ...Object.values(TOTE)),
    units: fc.nat(3),
  }),
);

const move: fc.Arbitrary<Move> = fc
  .tuple(step, fc.nat(1), fc.constantFrom(0, 0, 5, 60, 900, 30_000))
  .map(([each, tab, pause]) => ({ ...each, tab, pause }));

const TROUBLES: readonly Trouble[] = [
  'conflict',
  'too_many',
  'too_many_for_long',
  'broken',
  'answer_broken',
  'cut_off',
  'answer_cut_off',
  'page',
  'half_a_cart',
];

const fate = (troubles: readonly Trouble[]): fc.Arbitrary<Fate> =>
  fc.record({
    trouble: fc.oneof({ weight: 3, arbitrary: fc.constant<Trouble>('none') }, fc.constantFrom(...troubles)),
    there: fc.integer({ min: 1, max: 300 }),
    back: fc.integer({ min: 1, max: 900 }),
  });

const walks = (troubles: readonly Trouble[]) =>
  fc.record({
    /** Initial lines of the cart. */
    start: fc.array(fc.tuple(fc.constantFrom(...BOUGHT), fc.integer({ min: 1, max: 2 })), { maxLength: 3 }),
    moves: fc.array(move, { minLength: 1, maxLength: 12 }),
    fates: fc.array(fate(troubles), { maxLength: 24 }),
    basis: fc.constantFrom('amount' as const, 'quantity' as const),
    excludeDiscountInSubtotal: fc.boolean(),
    useLineItemMode: fc.boolean(),
    volume: fc.constantFrom(null, 'percentage' as const, 'fixed_amount' as const),
    unknown: fc.subarray([1, 2]),
    codesByStorefront: fc.boolean(),
  });

type Walk = ReturnType<typeof walks> extends fc.Arbitrary<infer Each> ? Each : never;

interface Law {
  readonly locks: boolean;
  readonly charging: boolean;
  /** Compares everything acknowledged with the cart. */
  readonly ledger: boolean;
}

const ARRIVES: Fate = { trouble: 'none', there: 1, back: 1 };
const BUSY: Fate = { ...ARRIVES, trouble: 'conflict' };

const FAILED_ONCE: readonly Walk[] = [
  // Only a gift was sent, and the read after it failed: the other tab declined the gift without seeing it.
  {
    start: [
      [MUG, 1],
      [MUG, 2],
    ],
    moves: [
      { do: 'pick', gift: TOTE_GIFT, variant: TOTE.sand, tab: 0, pause: 0 },
      { do: 'decline', gift: STICKERS_GIFT, tab: 1, pause: 30_000 },
      { do: 'gift cards', add: [], remove: [], tab: 0, pause: 0 },
    ],
    fates: [ARRIVES, ARRIVES, ARRIVES, BUSY, BUSY, BUSY],
    basis: 'amount',
    excludeDiscountInSubtotal: false,
    useLineItemMode: false,
    volume: null,
    unknown: [],
    codesByStorefront: false,
  },
];

describe('two tabs of one shopper', () => {
  it('end with a correct cart after any actions and failures', async () => {
    await fc.assert(
      fc.asyncProperty(walks(TROUBLES), (walk) => go(walk, { locks: true, charging: false, ledger: true })),
      { numRuns: RUNS.all, examples: FAILED_ONCE.map((walk): [Walk] => [walk]) },
    );
  }, 300_000);

  it('end with a correct cart when the store charges for gifts', async () => {
    await fc.assert(
      fc.asyncProperty(walks(TROUBLES), (walk) => go(walk, { locks: true, charging: true, ledger: true })),
      { numRuns: RUNS.some },
    );
  }, 300_000);

  it('end with a correct cart when reads come from a cache', async () => {
    await fc.assert(
      fc.asyncProperty(walks(['stale']), (walk) => go(walk, { locks: true, charging: false, ledger: false })),
      { numRuns: RUNS.some },
    );
  }, 300_000);

  it('end with a correct cart in a browser without locks', async () => {
    await fc.assert(
      fc.asyncProperty(walks(TROUBLES), (walk) => go(walk, { locks: false, charging: false, ledger: false })),
      { numRuns: RUNS.some },
    );
  }, 300_000);
});

/** Two thousand runs in total. */
const RUNS = { all: 1400, some: 200 };

async function go(
  { start, moves, fates, unknown, codesByStorefront, volume, ...bar }: Walk,
  law: Law,
): Promise<void> {
  const ledger = new Ledger();
  const wrong: string[] = [];
  const tabs = twoTabs({
    carts: theCarts(bar, volume),
    unknown,
    fates,
    codesByStorefront,
    ...law,
    onDone: (done, { store }) => {
      const fault = law.ledger ? ledger.check(done, store.state(), store.giftCards()) : null;
      if (fault) wrong.push(fault);
    },
  });
  for (const [id, quantity] of start) {
    tabs.store.fetch('/cart/add.js', { body: JSON.stringify({ id, quantity }) });
  }
  ledger.takeOver(tabs.store.state(), []);
  let requests = 0;
  for (const each of moves) {
    // Both tabs settle after the live cart changes.
    requests += each.do === 'another cart' ? 2 : 1;
    take(each, tabs, ledger);
    await tabs.time.pass(each.pause);
    expect(wrong).toEqual([]);
  }
  tabs.calm();
  await tabs.time.passAll();
  expect(wrong).toEqual([]);
  tabs.followMarket();
  for (const tab of [0, 1]) {
    void tabs.cartStore(tab).refresh();
    tabs.dispatch(tab, { type: 'settle' });
  }
  await tabs.time.passAll();
  expectRight(tabs, law);
  if (law.ledger) {
    expect(ledger.checkDeclined(tabs.store.state())).toBeNull();
    expect(ledger.checkEntered(tabs.store.state(), tabs.store.giftCards())).toBeNull();
  }
  const settled = tabs.store.writes();
  // Settling again changes nothing.
  for (const tab of [0, 1]) {
    void tabs.cartStore(tab).refresh();
    tabs.dispatch(tab, { type: 'settle' });
  }
  await tabs.time.passAll();
  expect(tabs.store.writes()).toBe(settled);
  expect(wrong).toEqual([]);
  expect(settled).toBeLessThanOrEqual(12 * (requests + 2));
}

function expectRight(tabs: TwoTabs, { charging }: Law): void {
  const cart = readCart(tabs.store.fetch('/cart.js').body);
  if (!cart) throw new Error('The store has no cart');
  expect(tabs.open()).toBe(0);
  for (const tab of [0, 1]) {
    const { truth, view, busy } = tabs.cartStore(tab);
    expect(busy.value).toBe(false);
    expect(truth.value).toEqual(cart);
    expect(view.value?.cart).toEqual(cart);
    expect(planFor(cart, view.value?.choices ?? never(), tabs.rules(tab))).toEqual([]);
  }
  const ours = cart.lines.filter(({ properties }) => properties._source !== undefined);
  expect(ours.filter(({ charged, quantity }) => charged !== 0 || quantity !== 1)).toEqual([]);
  expect(new Set(ours.map(({ productId }) => productId)).size).toBe(ours.length);
  const { bar } = judge(cart, tabs.rules(0));
  const earned = bar?.tiers.filter((tier) => tier.earned).map(({ id }) => id) ?? [];
  for (const { properties } of ours) expect(earned).toContain(properties._tier);
  if (charging) expect(ours).toEqual([]);
}

/** One-time unit price in subunits. */
function priceOf(variantId: number): number {
  const variant = PRODUCTS.flatMap(({ variants }) => variants).find(({ id }) => id === variantId);
  return variant?.price ?? 0;
}

function never(): never {
  throw new Error('The cart was not read');
}

function take(each: Move, tabs: TwoTabs, ledger: Ledger): void {
  const { store } = tabs;
  const dispatch = (intent: Intent) => tabs.dispatch(each.tab, intent);
  const left = ({ asked, crossed }: Left) => {
    if (asked) ledger.takeOver(store.state(), store.giftCards(), asked, crossed);
  };
  const lines = tabs.cartStore(each.tab).view.value?.cart.lines ?? [];
  const bought = lines.filter(({ variantId }) => variantId !== POSTER);
  const at = 'line' in each ? bought[each.line] : undefined;
  switch (each.do) {
    case 'add':
      dispatch({
        type: 'add',
        items: [{ variantId: each.variant, quantity: each.units, properties: {}, sellingPlanId: null }],
      });
      return;
    case 'set':
      if (at) dispatch({ type: 'set_quantity', line: nameOf(at), quantity: each.units });
      return;
    case 'swap':
      if (at) dispatch({ type: 'swap_variant', line: nameOf(at), variantId: each.variant });
      return;
    case 'plan':
      if (at) {
        const price = priceOf(at.variantId) * (each.plan === null ? 1 : 0.9);
        const known = each.priced && { price };
        dispatch({ type: 'set_plan', line: nameOf(at), sellingPlanId: each.plan, ...known });
      }
      return;
    case 'codes':
      dispatch({
        type: 'codes',
        apply: each.apply,
        remove: each.remove,
        ...(each.unless && { unless: ['useless'] }),
        ...(each.unless?.includes('costs_gift') && { weigh: tryCodes }),
      });
      return;
    case 'gift cards':
      dispatch({ type: 'gift_cards', add: each.add, remove: each.remove });
      return;
    case 'another cart':
      tabs.goLive(each.cart, each.delays);
      return;
    case 'another market':
      left(tabs.buyIn(each.tab, each.market));
      return;
    case 'pick':
      dispatch({ type: 'pick_gift', giftId: each.gift, variantId: each.variant });
      return;
    case 'decline':
      dispatch({ type: 'decline_gift', giftId: each.gift });
      return;
    case 'note':
      dispatch({ type: 'note', note: each.text });
      return;
    case 'settle':
      dispatch({ type: 'settle' });
      return;
    case 'refresh':
      void tabs.cartStore(each.tab).refresh();
      return;
    case 'reload':
      left(tabs.reload(each.tab));
      return;
    case 'theme adds': {
      const before = store.state();
      store.fetch('/cart/add.js', { body: JSON.stringify({ id: each.variant, quantity: 1 }) });
      ledger.absorb(before, store.state());
      return;
    }
    case 'theme enters':
      store.fetch('/cart/update.js', { body: JSON.stringify({ discount: each.codes }) });
      ledger.clearCodes();
      return;
    case 'stock':
      store.stock.set(each.variant, each.units);
      return;
    default:
      each satisfies never;
  }
}
