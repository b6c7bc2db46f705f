import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, readCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { switchGiftProtection } from '@cartwright/core/contract/gift-protection';
import { publishAgain, readHeldPublication } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import { neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { productsById } from '../products/catalogue';
import { adminClient } from '../shopify/admin-client';
import { aLife } from '../testing/a-life';
import { withGifts } from '../testing/a-rewarding-cart';
import { MUG } from '../testing/carts-in-time';
import type { FakeShopify } from '../testing/fake-shopify';
import { afterItsLease } from '../testing/mortal-server';
import { seeded } from '../testing/seeded';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { takesWhatIsGiven, whatShoppersGet, whatShoppersShouldGet } from '../testing/what-shoppers-get';

const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 12);
const SEED = Number(process.env.SEED ?? 20_261_122);
const MAX_ROUND_MS = 20_000;

const HALF_DAY = 43_200_000;
/** Windows begin and end at half days, each cart's in days of its own, so that they never overlap. */
const HALF_DAYS_AHEAD = 12;

const database = testDatabase();
const startApp = testApps(database);
const startElsewhere = testApps(testDatabase({ own: true }));

/**
 * Two servers on one database, one with a clock that is ahead, and a third on another database that must not get in.
 * Merchants enable, rename, schedule and change carts by way of either server, while Shopify loses answers, is busy, or
 * is away, a server is ended or killed in the middle of what it is doing, and windows begin and end. Whatever checkout gives, now or
 * later, is promised by the cart that is shown then; what is promised now is given, except while the publication is under
 * way at which a window began or ended; and checkout, with gift protection on, refuses nothing of it. In the end nothing is
 * doubled or left behind.
 */
test(`survives two servers, a crash, lost responses, a busy Shopify, schedules and other writers: SEED=${SEED}`, {
  timeout: 60_000 + ROUNDS * MAX_ROUND_MS,
}, async () => {
  const random = seeded(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const world = { ahead: 0, isLate: false };
  const now = () => Date.now() + world.ahead;
  const nextBoundary = () => (Math.floor(now() / HALF_DAY) + 1) * HALF_DAY;
  const passEdge = () => {
    world.ahead += nextBoundary() + 5_000 - now();
  };

  // No window begins or ends by itself while the test runs.
  passEdge();
  const first = await startApp({ clock: () => new Date(now()) });
  const { shopify, domain } = first;
  shopify.products.push(MUG);
  const shop = { domain, accessToken: shopify.token, apiOrigin: shopify.origin };
  let life = aLife();
  const again = (): Promise<TestApp> => {
    life = aLife();
    return startApp({ shop, life, saveWaitMs: 50, clock: () => new Date(now() + 2_000) });
  };
  const servers: TestApp[] = [first, await again()];
  await eventually(async () => (await first.ask(readShop)).shop.publication.status === 'published');
  const products = await productsById(adminClient(shop), [MUG.id]);
  if (!products.ok) throw new Error(products.message);
  const known = products.value;
  const carts: SavedCart[] = [];
  for (const name of ['Summer', 'Winter', 'Sale'])
    carts.push(await first.ask(createCart, { body: { name } }));
  await first.ask(switchGiftProtection, { body: { on: true } });
  const withoutGift = carts.map(({ cart }) => cart.components);

  const wrong: string[] = [];
  const look = () => {
    const views = whatShoppersGet(shopify);
    for (const time of timesFrom(now())) {
      const { promised, given } = views(time);
      const mayLack = time > now() || world.isLate;
      if (!takesWhatIsGiven(shopify, time, given)) {
        wrong.push(`${new Date(time).toISOString()}: refused ${given.map(short)}`);
      }
      if (String(given) === String(promised) || (given.length === 0 && mayLack)) continue;
      wrong.push(
        `${new Date(time).toISOString()}: promised ${promised.map(short)}, given ${given.map(short)}`,
      );
    }
  };
  const timesFrom = (time: number) => [
    time,
    ...Array.from(
      { length: HALF_DAYS_AHEAD },
      (_, half) => (Math.floor(time / HALF_DAY) + half + 1) * HALF_DAY,
    ),
  ];

  /** A window of a cart that begins later than today. */
  const someWindow = (index: number): Partial<CartDocument> => {
    const today = Math.floor(now() / HALF_DAY / 2);
    const days = [1, 2, 3, 4, 5].map((ahead) => today + ahead).filter((day) => day % carts.length === index);
    const from = pick(days) * 2 * HALF_DAY;
    const instant = (time: number) => new Date(time).toISOString();
    return { isScheduled: true, startDate: instant(from), endDate: instant(from + pick([1, 2]) * HALF_DAY) };
  };
  const someChanges = (index: number): Partial<CartDocument> => ({
    enabled: random() < 0.7,
    name: `${pick(['Summer', 'Winter', 'Sale'])} ${index}`,
    ...pick([someWindow(index), { isScheduled: false, startDate: null, endDate: null }]),
    components: withoutGift[index] ?? [],
    ...(random() < 0.5 &&
      withGifts({ cart: { ...(carts[index] as SavedCart).cart, components: withoutGift[index] ?? [] } }, [
        { product_id: MUG.id, variant_ids: [] },
      ])),
  });

  const isChange = (operation: string) => /^(Create|Update|Delete|Set)/.test(operation);
  let ending: Promise<void> | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fault = pick([
      'none',
      'lost',
      'busy',
      'throttled',
      'away',
      'end',
      'kill',
      'kill',
      'edge',
      'edge',
    ] as const);
    let remaining = 1 + Math.floor(random() * 3);
    shopify.loses = (operation) =>
      fault === 'lost' && isChange(operation) && random() < 0.5 && remaining-- > 0;
    shopify.before = async (operation) => {
      look();
      shopify.trouble = null;
      if (fault === 'busy' && remaining-- > 0) shopify.trouble = 429;
      if (fault === 'throttled' && remaining-- > 0) shopify.trouble = 'throttled';
      if (fault === 'away' && remaining-- > 0) shopify.trouble = 503;
      if (fault === 'edge' && isChange(operation) && remaining-- === 1) {
        world.isLate = true;
        passEdge();
      }
      if (fault === 'end' && isChange(operation) && ending === null)
        ending = servers[1]?.server.close() ?? null;
      if (fault === 'kill' && isChange(operation) && remaining-- === 1) life.end();
    };
    const saves = 1 + Math.floor(random() * 3);
    for (let save = 0; save < saves; save += 1) {
      const { combinedCarts } = await first.ask(listCarts);
      const index = Math.floor(random() * carts.length);
      const { cart } = carts[index] as SavedCart;
      const item = combinedCarts.find(({ id }) => id === cart.id);
      const app = ending || life.isOver ? first : fault === 'kill' ? (servers[1] ?? first) : pick(servers);
      const body = {
        cart: { ...cart, ...someChanges(index) },
        revision: item?.revision ?? 1,
      };
      const saving = app.ask(saveCart, { params: { id: cart.id }, body });
      // Of a server that dies in the middle of it nobody hears whether it has saved.
      const saved = await Promise.race([saving, app === first ? saving : life.ended]);
      if (!saved) {
        saving.catch(() => {});
        break;
      }
      carts[index] = saved;
    }
    if (life.isOver) await afterItsLease(forShop(database(), domain));
    if (ending || life.isOver) {
      await ending;
      servers[1] = await again();
      ending = null;
    }
    shopify.before = async () => look();
    shopify.loses = null;
    shopify.trouble = null;
    // What the ten-minutes check does.
    if (world.isLate) await first.ask(publishAgain, { body: {} });
    await isAsSaved();
    world.isLate = false;
    if (random() < 0.3) {
      passEdge();
      look();
      await first.ask(publishAgain, { body: {} });
      await isAsSaved();
    }
    if (round % 4 === 0) await strangerStaysOut();
  }
  expect(wrong).toEqual([]);

  async function isAsSaved(): Promise<void> {
    await eventually(async () => {
      // Read each time: a server that died may have been in the middle of a save.
      const documents: CartDocument[] = [];
      for (const { cart } of carts) {
        documents.push((await first.ask(readCart, { params: { id: cart.id } })).cart);
      }
      const due = whatShoppersShouldGet(documents, known);
      const needed = neededDiscounts(documents, known, now());
      const views = whatShoppersGet(shopify);
      const { publication } = (await first.ask(readShop)).shop;
      // Also what a publication tidies up at its end: classes that it needed on the way.
      return (
        publication.status === 'published' &&
        fieldsOf(shopify.discounts.map((each) => [each.title, each.discountClasses])) ===
          fieldsOf(needed.map((each) => [each.title, each.classes])) &&
        String(shopify.validations.map(({ enabled }) => enabled)) === 'true' &&
        timesFrom(now()).every((time) => {
          const { promised, given } = views(time);
          return String(promised) === String(due(time)) && String(given) === String(promised);
        })
      );
    });
  }

  /** It starts, finds a store that is not its own, and changes nothing. */
  async function strangerStaysOut(): Promise<void> {
    const before = JSON.stringify(stateOf(shopify));
    const stranger = await startElsewhere({ shop });
    await eventually(async () => (await stranger.ask(readShop)).shop.publication.status !== 'pending');
    const { publication, found } = await stranger.ask(readHeldPublication);
    expect([publication.status, found.length > 0]).toEqual(['held', true]);
    await stranger.server.close();
    expect(JSON.stringify(stateOf(shopify))).toBe(before);
  }
});

const fieldsOf = (discounts: readonly (readonly [string, readonly string[]])[]) =>
  String(discounts.map(([title, classes]) => [title, ...[...classes].sort()].join()).sort());

const stateOf = ({ discounts, validations, appMetafields }: FakeShopify) => [
  discounts,
  validations,
  [...appMetafields],
];

/** Rewards are long. */
function short(rewards: string): string {
  const [, cart, rest] = /"cartId":"([\w-]+)".*\}([^}]*)$/.exec(rewards) ?? [];
  return `those of ${cart}${rest}`;
}
