import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARTS } from '../cart/saved-cart';
import { forShop, type ShopStore } from '../db/for-shop';
import { carts, shops, versions } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import { writeDocument } from '../documents/stored-documents';
import { wishProtection } from '../gift-protection/protection-wish';
import { productsById } from '../products/catalogue';
import { type AdminClient, adminClient, isMutation } from '../shopify/admin-client';
import { cartInTime, DAY, MUG, START } from '../testing/carts-in-time';
import { type FakeShopify, fakeShopify } from '../testing/fake-shopify';
import { afterItsLease, type MortalServer, mortalServer } from '../testing/mortal-server';
import { testDatabase } from '../testing/test-database';
import {
  type ShopperView,
  takesWhatIsGiven,
  whatShoppersGet,
  whatShoppersShouldGet,
} from '../testing/what-shoppers-get';
import { readPublication, wantPublication } from './publication-state';

/** Faults at one call of a publication to Shopify. */
const FAULTS = [
  'the server is killed before it',
  'the server is killed when it is done, before the answer',
  'the server is killed while it is on its way, and it arrives when another one is done',
  'its answer is lost',
  'it is throttled',
  'it is answered with 429',
  'an edge of a schedule passes before it',
  'a server on another database starts before it',
] as const;
type Fault = (typeof FAULTS)[number];

/** Every fault at every call of every publication; else some publications, with another fault at each call. */
const ALL = process.env.FAULTS === 'all';
/** One that is given up goes on, and disturbs the next. */
const LIMIT_MS = ALL ? 900_000 : 120_000;

/** From these to those: two swap their names, rewards come and go, times change, one goes and one comes. */
const THESE = [
  cartInTime('standing', 'Summer', { gift: true }),
  cartInTime('early', 'Winter', { window: [2, 4] }),
  cartInTime('late', 'Sale', { window: [6, 8], gift: true }),
];
const THOSE = [
  cartInTime('standing', 'Winter'),
  cartInTime('early', 'Summer', { window: [3, 7], gift: true }),
  cartInTime('new', 'Flash', { window: [9, 10], gift: true }),
];
/** Just after a window begins or ends. */
const EDGES = [2, 3, 4, 6, 7, 8, 9, 10].map((day) => START + day * DAY + 1_000);
/** An hour after these days: before, within and after each window. */
const DAYS = [0, 2.5, 3.5, 5, 6.5, 12];
const DAYS_OF_FAULTS = ALL ? [0, 2.5, 6.5] : [2.5];

const database = testDatabase();
const elsewhere = testDatabase({ own: true });
let shopify: FakeShopify;
let admin: AdminClient;
let products: CatalogueProduct[];
beforeAll(async () => {
  shopify = await fakeShopify();
  shopify.products.push(MUG);
  const { token: accessToken, origin: apiOrigin } = shopify;
  admin = adminClient({ domain: 'steps.myshopify.com', accessToken, apiOrigin, backoffMs: [1, 1] });
  const found = await productsById(admin, [MUG.id]);
  if (!found.ok) throw new Error(found.message);
  products = found.value;
});
afterAll(() => shopify.close());

/** With gift protection, which is on before, or is turned on with it. */
const WAYS = [
  ['these carts to those', THESE, THOSE, true],
  ['those carts to these', THOSE, THESE, false],
] as const;

test('the publications cover every kind of step, with only old or new rewards in between', async () => {
  const steps = new Set<string>();
  for (const [title, from, to, wasProtected] of WAYS) {
    for (const day of DAYS) {
      const published = await publishes(await aShop(`${title} ${day}`, from, day, wasProtected), to);
      expect({ title, day, wrong: published.wrong }).toEqual({ title, day, wrong: [] });
      for (const each of published.steps) steps.add(each);
    }
  }
  expect([...steps].sort()).toEqual([
    'create',
    'create validation',
    'delete',
    'enable validation',
    'rename',
    'rest',
    'switch',
    'update',
  ]);
});

describe.each(WAYS)('publication from %s', (title, from, to, wasProtected) => {
  test.each(DAYS_OF_FAULTS)(
    'on day %d survives any fault at any call',
    async (day) => {
      const shop = await aShop(`${title} ${day} with faults`, from, day, wasProtected);
      const { calls } = await publishes(shop, to);
      for (let call = 1; call <= calls; call += 1) {
        const faults = ALL ? FAULTS : FAULTS.filter((_, index) => index === call % FAULTS.length);
        for (const fault of faults) {
          const { wrong } = await publishes(shop, to, { fault, call });
          expect({ fault, call, wrong }).toEqual({ fault, call, wrong: [] });
        }
      }
    },
    LIMIT_MS,
  );
});

/** A shop whose store has `from`, some days after the start. */
async function aShop(name: string, from: readonly CartDocument[], day: number, wasProtected: boolean) {
  const domain = `${name.replace(/\W/g, '-')}.myshopify.com`;
  const [store, strange] = [forShop(database(), domain), forShop(elsewhere(), domain)];
  const begin = START + day * DAY + DAY / 24;
  for (const each of [store, strange]) await ensureShop(each, new Date(begin));
  await saves(strange, [cartInTime('strange', 'Strange')]);

  shopify.discounts.splice(0);
  shopify.validations.splice(0);
  shopify.appMetafields.clear();
  await wishProtection(store, wasProtected);
  await saves(store, from);
  const server = mortalServer({ store, admin, clock: () => new Date(begin) });
  await server.publish();
  const old = stateOf(shopify);
  const [row] = await store.rows(shops);

  return {
    store,
    strange,
    begin,
    old: whatShoppersGet(old),
    /** Saves these, and everything else is again as it was. */
    async wants(to: readonly CartDocument[]) {
      const { discounts, validations, appMetafields } = structuredClone(old);
      shopify.discounts.splice(0, shopify.discounts.length, ...discounts);
      shopify.validations.splice(0, shopify.validations.length, ...validations);
      shopify.appMetafields.clear();
      for (const [key, value] of appMetafields) shopify.appMetafields.set(key, value);
      await store.update(shops, {
        storefrontConfig: row?.storefrontConfig ?? null,
        giftProtection: wasProtected ? 'on' : 'asked',
      });
      await saves(store, to);
    },
  };
}
type Shop = Awaited<ReturnType<typeof aShop>>;

async function saves(store: ShopStore, documents: readonly CartDocument[]): Promise<void> {
  await store.remove(carts, undefined);
  await store.remove(versions, undefined);
  for (const document of documents) {
    const saved = { now: new Date(START), by: 'Owner' };
    const previewKey = `preview-${document.id}`;
    await writeDocument(store, CARTS, { document, revision: 0 }, saved, { previewKey });
  }
  await wantPublication(store);
}

const stateOf = ({ discounts, validations, appMetafields }: FakeShopify) =>
  structuredClone({ discounts, validations, appMetafields });

/** The publication of `to`, looked at after every change; when its server is killed, another one takes over. */
async function publishes(
  shop: Shop,
  to: readonly CartDocument[],
  { fault, call }: { readonly fault: Fault | null; readonly call: number } = { fault: null, call: 0 },
) {
  await shop.wants(to);
  const world: World = { now: shop.begin, isLate: false, arrivesLate: null };
  const due = whatShoppersShouldGet(to, products);
  const wrong = new Set<string>();
  const steps = new Set<string>();
  let calls = 0;
  const look = () => {
    for (const each of wrongOnTheWay(shop.old, due, world)) wrong.add(`call ${calls}: ${each}`);
  };
  const watched = (server: () => MortalServer): AdminClient => ({
    async run(document, variables, data) {
      calls += 1;
      for (const step of stepOf(document, variables)) steps.add(step);
      const send = () => admin.run(document, variables, data);
      const response = await (fault !== null && calls === call
        ? meeting(fault, { send, server: server(), shop, world })
        : send());
      if (isMutation(document)) look();
      return response;
    },
  });
  const clock = () => new Date(world.now);
  const first: MortalServer = mortalServer({ store: shop.store, admin: watched(() => first), clock });
  const next: MortalServer = mortalServer({ store: shop.store, admin: watched(() => next), clock });
  try {
    await Promise.race([first.publish(), first.died]);
    look();
    if (first.isDead()) {
      await afterItsLease(shop.store);
      await next.publish();
      look();
      await world.arrivesLate?.();
      look();
      // What the check does some minutes later.
      if (world.arrivesLate) await next.publish();
    }
    for (const each of await wrongInTheEnd(shop.store, to, world.now)) wrong.add(`in the end: ${each}`);
  } finally {
  }
  return { wrong: [...wrong], calls, steps };
}

interface World {
  now: number;
  isLate: boolean;
  /** A call that is on its way for long. */
  arrivesLate: (() => Promise<unknown>) | null;
}

interface Meeting<Answer> {
  readonly send: () => Promise<Answer>;
  readonly server: MortalServer;
  readonly shop: Shop;
  readonly world: World;
}

async function meeting<Answer>(
  fault: Fault,
  { send, server, shop: { strange }, world }: Meeting<Answer>,
): Promise<Answer> {
  let isAnswered = false;
  switch (fault) {
    case 'the server is killed before it':
      return server.kill();
    case 'the server is killed when it is done, before the answer':
      await send();
      return server.kill();
    case 'the server is killed while it is on its way, and it arrives when another one is done':
      world.arrivesLate = send;
      return server.kill();
    case 'its answer is lost':
      shopify.loses = () => !isAnswered;
      break;
    case 'it is throttled':
      shopify.trouble = 'throttled';
      break;
    case 'it is answered with 429':
      shopify.trouble = 429;
      break;
    case 'an edge of a schedule passes before it':
      world.now = EDGES.find((edge) => edge > world.now) ?? world.now + DAY;
      world.isLate = true;
      break;
    case 'a server on another database starts before it':
      await findsAStoreThatIsNotItsOwn(strange, world.now);
  }
  const response = await send();
  isAnswered = true;
  shopify.loses = null;
  shopify.trouble = null;
  return response;
}

async function findsAStoreThatIsNotItsOwn(strange: ShopStore, now: number): Promise<void> {
  const before = stateOf(shopify);
  const stranger = mortalServer({ store: strange, admin, clock: () => new Date(now) });
  await stranger.publish();
  expect((await readPublication(strange)).status).toBe('held');
  expect(stateOf(shopify)).toEqual(before);
}

/** The kinds of step in a call; none when it changes nothing. */
function stepOf(document: string, variables: Record<string, unknown>): string[] {
  const sent = JSON.stringify(variables);
  if (document.includes('mutation CreateDiscount')) return ['create'];
  if (document.includes('mutation DeleteDiscount')) return ['delete'];
  if (document.includes('mutation UpdateDiscount'))
    return [sent.includes('discountClasses') ? 'update' : 'rename'];
  if (document.includes('mutation CreateValidation')) return ['create validation'];
  if (document.includes('mutation UpdateValidation')) return ['enable validation'];
  if (document.includes('mutation SetMetafields'))
    return [/AppInstallation|Validation/.test(sent) ? 'switch' : 'rest'];
  return [];
}

/**
 * At any time the store promises what it did or what it is to (`due`), and gives nothing that it does not promise; and
 * now it gives all that it promises. What comes later may be promised alone meanwhile (ADR 33), also when it comes before
 * the publication has ended (`isLate`). Checkout never refuses what is given.
 */
function wrongOnTheWay(
  old: (time: number) => ShopperView,
  due: (time: number) => string[],
  { now, isLate }: { readonly now: number; readonly isLate: boolean },
): string[] {
  const views = whatShoppersGet(shopify);
  return timesFrom(now).flatMap((time) => {
    const { promised, given } = views(time);
    const may = [old(time).promised, due(time)].map(String);
    const isKept = String(given) === String(promised) || (given.length === 0 && (time > now || isLate));
    if (!isKept || !may.includes(String(promised))) return [describeView(time, views(time))];
    return takesWhatIsGiven(shopify, time, given) ? [] : [`Refused: ${describeView(time, views(time))}`];
  });
}

/** Everything is as it is to be, with nothing doubled and nothing left. */
async function wrongInTheEnd(store: ShopStore, to: readonly CartDocument[], now: number): Promise<string[]> {
  const { status, message, warnings } = await readPublication(store);
  const views = whatShoppersGet(shopify);
  const due = whatShoppersShouldGet(to, products);
  const needed = neededDiscounts(to, products, now).map(({ title, classes, startsAt, endsAt }) =>
    JSON.stringify([title, [...classes].sort(), startsAt ?? 'begun', endsAt]),
  );
  const found = shopify.discounts.map(({ title, discountClasses, startsAt, endsAt }) =>
    JSON.stringify([
      title,
      [...discountClasses].sort(),
      Date.parse(startsAt) <= now ? 'begun' : startsAt,
      endsAt,
    ]),
  );
  const rules = shopify.validations.map(({ enabled, blockOnFailure }) => `${enabled} ${blockOnFailure}`);
  return [
    ...(String(rules) === 'true false' ? [] : [`The rules of checkout: ${rules}`]),
    ...(status === 'published' && warnings.length === 0 ? [] : [`${status}: ${message} ${warnings}`]),
    ...(String(found.sort()) === String(needed.sort()) ? [] : [`There is ${found} instead of ${needed}`]),
    ...timesFrom(now).flatMap((time) => {
      const { promised, given } = views(time);
      const is = String(due(time));
      return String(promised) === is && String(given) === is ? [] : [describeView(time, views(time))];
    }),
  ];
}

/** Now, and twice on each day to come. */
function timesFrom(now: number): number[] {
  const later = Array.from({ length: 26 }, (_, half) => START + (half / 2) * DAY + 1_000);
  return [now, ...later.filter((time) => time > now)];
}

function describeView(time: number, { promised, given }: ShopperView): string {
  const day = ((time - START) / DAY).toFixed(1);
  return `On day ${day} it promises [${promised.map(short)}], and gives [${given.map(short)}].`;
}

/** Rewards are long: their cart, whether they have a gift, and what the discount lacks. */
function short(rewards: string): string {
  const [, cart, rest] = /"cartId":"(\w+)".*\}([^}]*)$/.exec(rewards) ?? [];
  return `${cart}${rewards.includes('"gifts"') ? ' with gift' : ''}${rest}`;
}
