import { listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { readHeldPublication } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import { expect, test } from 'vitest';
import type { FakeShopify } from '../testing/fake-shopify';
import { seeded } from '../testing/seeded';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 12);
const SEED = Number(process.env.SEED ?? 20_261_122);
const LONGEST_ROUND_MS = 20_000;

const database = testDatabase();
const startApp = testApps(database);
const startElsewhere = testApps(testDatabase());

/** What checkout gives at this moment: the carts whose discount is active and gives something. */
function giving(shopify: FakeShopify): string[] {
  const now = Date.now();
  return shopify.discounts
    .filter(
      ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && (endsAt === null || now < Date.parse(endsAt)),
    )
    .map(({ rewards }) => JSON.parse(rewards ?? '{}'))
    .filter(({ bars = [], volume = null }) => bars.length > 0 || volume !== null)
    .map(({ cartId }) => cartId);
}

/** The cart that pages show now, when it promises what a discount has to give. */
function promising(shopify: FakeShopify): string[] {
  const config = JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? '{"carts":[]}');
  return config.carts
    .filter((cart: { discountsActive: boolean }) => cart.discountsActive)
    .map(({ id }: { id: string }) => id);
}

/**
 * Two servers on one database, and a third on another one that must not get in. Merchants enable, rename and change carts
 * by way of either server, while Shopify loses answers, is busy, or is away, and a server is ended in the middle of what it
 * is doing. At every moment checkout gives what the shown cart promises, and of one cart at most; in the end nothing is
 * doubled or left behind.
 */
test(`two servers, lost answers, a busy Shopify and a stranger: SEED=${SEED}`, {
  timeout: 60_000 + ROUNDS * LONGEST_ROUND_MS,
}, async () => {
  const random = seeded(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const first = await startApp();
  const { shopify, domain } = first;
  const shop = { domain, accessToken: shopify.token, apiOrigin: shopify.origin };
  const again = (): Promise<TestApp> => startApp({ shop, saveWaitMs: 50 });
  const servers: TestApp[] = [first, await again()];
  await eventually(async () => (await first.ask(readShop)).shop.publication.status === 'published');
  const carts: SavedCart[] = [];
  for (const name of ['Summer', 'Winter', 'Sale'])
    carts.push(await first.ask(createCart, { body: { name } }));

  const seen: { gives: string[]; promises: string[] }[] = [];
  const look = () => seen.push({ gives: giving(shopify), promises: promising(shopify) });
  const isChange = (operation: string) => /^(Create|Update|Delete|Set)/.test(operation);
  let ending: Promise<void> | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fault = pick(['none', 'none', 'lost', 'busy', 'away', 'end'] as const);
    let left = 1 + Math.floor(random() * 3);
    shopify.loses = (operation) => fault === 'lost' && isChange(operation) && random() < 0.5 && left-- > 0;
    shopify.before = async (operation) => {
      look();
      if (fault === 'busy' && left-- > 0) shopify.trouble = 429;
      else if (fault === 'away' && left-- > 0) shopify.trouble = 503;
      else shopify.trouble = null;
      if (fault === 'end' && isChange(operation) && ending === null)
        ending = servers[1]?.server.close() ?? null;
    };
    const saves = 1 + Math.floor(random() * 3);
    for (let save = 0; save < saves; save += 1) {
      const { combinedCarts } = await first.ask(listCarts);
      const index = Math.floor(random() * carts.length);
      const known = carts[index] as SavedCart;
      const item = combinedCarts.find(({ id }) => id === known.cart.id);
      const changes = { enabled: random() < 0.7, name: `${pick(['Summer', 'Winter', 'Sale'])} ${index}` };
      const app = ending ? first : pick(servers);
      const body = { cart: { ...known.cart, ...changes }, revision: item?.revision ?? known.revision };
      const { publication: _, ...saved } = await app.ask(saveCart, { params: { id: known.cart.id }, body });
      carts[index] = saved;
    }
    if (ending) {
      await ending;
      servers[1] = await again();
      ending = null;
    }
    shopify.before = async () => void look();
    shopify.loses = null;
    shopify.trouble = null;
    await eventually(async () => {
      const { combinedCarts } = await first.ask(listCarts);
      const live = combinedCarts.filter(({ enabled }) => enabled);
      const titles = shopify.discounts.map(({ title }) => title);
      return (
        JSON.stringify(titles) === JSON.stringify(live.map(({ name }) => `Cartwright: ${name}`)) &&
        JSON.stringify(giving(shopify)) === JSON.stringify(live.map(({ id }) => id)) &&
        JSON.stringify(promising(shopify)) === JSON.stringify(live.map(({ id }) => id))
      );
    });
    // A stranger starts, finds a store that is not its own, and changes nothing.
    if (round % 4 === 0) {
      const before = JSON.stringify([shopify.discounts, [...shopify.appMetafields]]);
      const stranger = await startElsewhere({ shop });
      await eventually(async () => (await stranger.ask(readShop)).shop.publication.status !== 'pending');
      const { publication, found } = await stranger.ask(readHeldPublication);
      expect([publication.status, found.length > 0]).toEqual(['held', true]);
      await stranger.server.close();
      expect(JSON.stringify([shopify.discounts, [...shopify.appMetafields]])).toBe(before);
    }
  }
  for (const { gives, promises } of seen) {
    expect(gives.length).toBeLessThanOrEqual(1);
    expect(gives).toEqual(promises);
  }
});
