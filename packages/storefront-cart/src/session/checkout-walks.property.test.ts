import { signal } from '@preact/signals';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coreDiscounts } from '../platform/memory/core-discounts';
import { memoryPorts } from '../platform/memory/memory-ports';
import { readCart } from '../platform/shopify/read-cart';
import { nameOf } from '../state/ports/line-name';
import type { StoreCart } from '../state/ports/store-cart';
import { aConfig, aRules, LAMP, MUG, STICKERS_GIFT, TOTE } from '../testing/shop';
import { type Fate, type Trouble, troubledStore } from '../testing/troubled-store';
import { virtualTime } from '../testing/virtual-time';
import { MARKETS } from '../testing/walked-shop';
import { createSession } from './session';

type Step =
  | { readonly do: 'add'; readonly variant: number; readonly units: number }
  | { readonly do: 'set'; readonly line: number; readonly units: number }
  | { readonly do: 'decline' }
  /** Another script's write; `read`: the page notices it because the response is read. */
  | { readonly do: 'elsewhere'; readonly line: number; readonly units: number; readonly read: boolean }
  | { readonly do: 'elsewhere adds'; readonly variant: number; readonly read: boolean }
  | { readonly do: 'open' }
  /** The button, held down for this many milliseconds. */
  | { readonly do: 'check out'; readonly held: number }
  /** The theme's cart page with an unsent quantity. */
  | { readonly do: 'submit'; readonly line: number; readonly units: number }
  | { readonly do: 'leave' };

type Move = Step & { readonly then: number };

const does = <Name extends string>(name: Name) => fc.constant(name);
const line = fc.nat(3);
const units = fc.nat(3);
const variant = fc.constantFrom(MUG, LAMP, TOTE.sand);
const read = fc.boolean();

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: does('add'), variant, units: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: does('set'), line, units }),
  fc.record({ do: does('decline') }),
  { weight: 2, arbitrary: fc.record({ do: does('elsewhere'), line, units, read }) },
  { weight: 2, arbitrary: fc.record({ do: does('elsewhere adds'), variant, read }) },
  fc.record({ do: does('open') }),
  { weight: 4, arbitrary: fc.record({ do: does('check out'), held: fc.constantFrom(0, 90, 900) }) },
  { weight: 2, arbitrary: fc.record({ do: does('submit'), line, units }) },
  fc.record({ do: does('leave') }),
);

const move: fc.Arbitrary<Move> = fc
  .tuple(step, fc.constantFrom(0, 0, 30, 700, 5000))
  .map(([each, then]) => ({ ...each, then }));

const fate: fc.Arbitrary<Fate> = fc.record({
  trouble: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Trouble>('none') },
    fc.constantFrom<Trouble>(
      'conflict',
      'too_many',
      'broken',
      'answer_broken',
      'cut_off',
      'answer_cut_off',
      'page',
    ),
  ),
  there: fc.constantFrom(0, 20, 200, 700),
  back: fc.constantFrom(0, 20, 200, 900),
});

const config = aConfig();
const rules = aRules(config);

/** Gifts that the store would charge for, and all amounts of its cart. */
const chargedGifts = ({ lines }: StoreCart) =>
  lines.filter(({ properties, charged }) => properties._source !== undefined && charged !== 0).length;
const amountsOf = ({ total, lines }: StoreCart) => [
  total,
  ...lines.map((each) => `${each.variantId} ${each.quantity} ${each.charged}`).sort(),
];

async function walk(moves: readonly Move[], fates: readonly Fate[]): Promise<number> {
  const time = virtualTime(() => undefined);
  let ticks = 0;
  vi.stubGlobal('performance', { now: () => time.now() + ++ticks / 1e6 });
  vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => {
    void time.wait(wait).then(run);
    return 0;
  });
  const ahead = [...fates];
  const store = troubledStore(
    time,
    coreDiscounts(() => rules),
  );
  const inStore = () => {
    const cart = readCart(store.fetch('/cart.js').body);
    if (!cart) throw new Error('The store has no cart.');
    return cart;
  };
  const kept = new Map<string, string>();
  let left = 0;
  /** Failed assertions, because errors thrown while leaving the page are lost. */
  const wrong: unknown[] = [];
  const hold = (law: () => void) => {
    try {
      law();
    } catch (error) {
      wrong.push(error);
    }
  };

  const openPage = () => {
    const page = { gone: false, leaving: false, market: MARKETS.home };
    const port = store.port(() => ahead.shift() ?? { trouble: 'none', there: 20, back: 20 }, page);
    const ports = memoryPorts(port);
    const isOpen = signal(true);
    const session = createSession({
      ports: {
        ...ports,
        storage: {
          read: (name) => kept.get(name) ?? null,
          write: (name, text) => {
            kept.set(name, text);
          },
        },
        clock: { wait: time.wait, jitter: () => 0.5 },
        page: { ...ports.page, isOpen },
      },
      rules,
      root: '/',
      locale: () => 'en-US',
      currency: () => 'USD',
      close: null,
    });
    void session.settle(performance.now());
    return { page, session, isOpen };
  };
  let tab = openPage();

  const leavePage = () => {
    tab.page.leaving = true;
    tab.session.cartStore.leave();
    tab.page.gone = true;
    tab = openPage();
  };
  const hear = (isRead: boolean) => isRead && void tab.session.settle(performance.now());
  const ours = (index: number) => {
    const lines = tab.session.cartStore.view.value?.cart.lines ?? [];
    return lines[index % Math.max(1, lines.length)];
  };
  const theirs = (index: number) => {
    const { lines } = inStore();
    return lines[index % Math.max(1, lines.length)];
  };

  /** Waits until the press has left the page or was held up. */
  async function pressed(form: { sent: boolean; requestSubmit: () => void }): Promise<void> {
    form.requestSubmit();
    for (let waited = 0; tab.session.checkout.leaving.value.size > 0; waited++) {
      if (waited > 600) throw new Error('The press neither left nor was held up.');
      await time.pass(500);
    }
  }

  async function checkOut(held: number): Promise<void> {
    const { session } = tab;
    // An empty or unknown cart has no way to checkout.
    if (!session.cartStore.view.value?.cart.lines.length) return;
    session.checkout.aim(true);
    await time.pass(held);
    const wasReported = session.checkout.heldUp() === 'unchecked';
    const form = {
      sent: false,
      requestSubmit: () => {
        form.sent = session.checkout.mayLeave(form);
        if (!form.sent) return;
        left++;
        if (wasReported) return;
        const shown = session.cartStore.view.value?.cart;
        hold(() => expect(shown && amountsOf(shown)).toEqual(amountsOf(inStore())));
        hold(() => expect(chargedGifts(inStore())).toBe(0));
      },
    };
    await pressed(form);
    if (form.sent) leavePage();
  }

  /** Mirrors the drawer on the theme's cart page. */
  async function submit(index: number, quantity: number): Promise<void> {
    const { session, isOpen } = tab;
    const shown = theirs(index);
    isOpen.value = false;
    let isDone = false;
    const outcome = shown
      ? session
          .dispatch({ type: 'set_quantities', quantities: { [shown.key]: quantity } })
          .then(({ ok }) => ok)
      : session.check(performance.now());
    void outcome.then((ok) => {
      isDone = ok;
      if (!ok) return;
      left++;
      hold(() => expect(chargedGifts(inStore())).toBe(0));
      const now = inStore().lines.find(({ key }) => key === shown?.key);
      // A gift line has one unit or none.
      if (shown && shown.properties._source === undefined)
        hold(() => expect(now?.quantity ?? 0).toBe(quantity));
    });
    await time.pass(200_000);
    if (!isDone) isOpen.value = true;
    else leavePage();
  }

  for (const { then, ...each } of moves) {
    switch (each.do) {
      case 'add': {
        const item = { variantId: each.variant, quantity: each.units, properties: {}, sellingPlanId: null };
        void tab.session.dispatch({ type: 'add', items: [item] });
        break;
      }
      case 'set': {
        const found = ours(each.line);
        if (found) {
          const name = nameOf(found);
          void tab.session.dispatch({ type: 'set_quantity', line: name, quantity: each.units });
        }
        break;
      }
      case 'decline':
        void tab.session.dispatch({ type: 'decline_gift', giftId: STICKERS_GIFT });
        break;
      case 'elsewhere': {
        const found = theirs(each.line);
        const body = { id: found?.key, quantity: each.units };
        if (found) store.fetch('/cart/change.js', { method: 'POST', body: JSON.stringify(body) });
        hear(each.read);
        break;
      }
      case 'elsewhere adds': {
        const body = { items: [{ id: each.variant, quantity: 1 }] };
        store.fetch('/cart/add.js', { method: 'POST', body: JSON.stringify(body) });
        hear(each.read);
        break;
      }
      case 'open':
        void tab.session.settle(performance.now());
        break;
      case 'check out':
        await checkOut(each.held);
        break;
      case 'submit':
        await submit(each.line, each.units);
        break;
      case 'leave':
        leavePage();
        break;
      default:
        each satisfies never;
    }
    await time.pass(then);
  }
  await time.pass(300_000);
  await checkOut(0);
  if (wrong.length > 0) throw wrong[0];
  return left;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('random walks to checkout', () => {
  it('charge the displayed total, and no gift, for every write answered before the press', {
    timeout: 300_000,
  }, async () => {
    let arrived = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 3, maxLength: 14 }),
        fc.array(fate, { maxLength: 25 }),
        async (moves, fates) => {
          arrived += await walk(moves, fates);
        },
      ),
      { numRuns: Number(process.env.WALKS_TO_CHECKOUT ?? 400) },
    );
    // Walks that never reach checkout would pass with any error.
    expect(arrived).toBeGreaterThan(200);
  });
});
