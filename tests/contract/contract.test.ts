import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { changeCart, deleteCart, listCarts, setCartLock } from '@cartwright/core/contract/cart-list';
import {
  conflictDetails,
  createCart,
  duplicateCart,
  readCart,
  type SavedCart,
  saveCart,
  setFallback,
} from '@cartwright/core/contract/carts';
import { apiError } from '@cartwright/core/contract/error';
import { readGiftProtection, switchGiftProtection } from '@cartwright/core/contract/gift-protection';
import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import { listProducts, readProductMetafields, readProducts } from '@cartwright/core/contract/products';
import { publishAgain, readHeldPublication, replaceFound } from '@cartwright/core/contract/publication';
import { createStorefrontToken, listPrivateKeys, readScopes, readShop } from '@cartwright/core/contract/shop';
import { listCollections, readCollections } from '@cartwright/core/contract/shop-collections';
import { readThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { readUser } from '@cartwright/core/contract/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, askPage, refused } from './ask';
import { type Backend, ORIGIN } from './backend';
import { serverBackend } from './server-backend';

describe('server', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await serverBackend();
  });
  afterAll(() => backend.close());
  beforeEach(() => backend.reset());

  const create = (name = 'Cart') => ask(backend, createCart, { body: { name } });
  const read = (id: string) => ask(backend, readCart, { params: { id } });
  const list = async () => (await ask(backend, listCarts)).combinedCarts;
  const saveRequest = ({ cart, revision }: SavedCart, changes: Partial<CartDocument> = {}) => ({
    params: { id: cart.id },
    body: { cart: { ...cart, ...changes }, revision },
  });
  const save = (saved: SavedCart, changes: Partial<CartDocument> = {}) =>
    ask(backend, saveCart, saveRequest(saved, changes));
  const changeRequest = (
    { cart, revision }: SavedCart,
    changes: { readonly name?: string; readonly enabled?: boolean },
  ) => ({ params: { id: cart.id }, body: { revision, ...changes } });
  const change = (saved: SavedCart, changes: { readonly name?: string; readonly enabled?: boolean }) =>
    ask(backend, changeCart, changeRequest(saved, changes));
  const makeFallback = ({ cart }: SavedCart, isFallback = true) =>
    ask(backend, setFallback, { params: { id: cart.id }, body: { isFallback } });
  const duplicate = ({ cart }: SavedCart) =>
    ask(backend, duplicateCart, { params: { id: cart.id }, body: {} });
  const removal = ({ cart, revision }: SavedCart) => ({
    params: { id: cart.id },
    query: { revision: String(revision) },
  });

  it('reports whether the theme shows the cart, with a link to change it', async () => {
    const { themeEmbed } = await ask(backend, readThemeEmbed);
    expect(themeEmbed).toMatchObject({ status: 'on', theme: expect.stringMatching(/./) });
    expect(new URL(themeEmbed.editorUrl).pathname).toBe('/admin/themes/current/editor');
  });

  it('creates one storefront token if scopes allow it, and has no private keys', async () => {
    expect(await ask(backend, readScopes)).toMatchObject({ hasAllRequiredScopes: true, missingScopes: [] });
    const created = await ask(backend, createStorefrontToken, { body: {} });
    expect(await ask(backend, createStorefrontToken, { body: {} })).toEqual(created);
    expect((await ask(backend, readShop)).shop.hasStorefrontAccessToken).toBe(true);
    expect(await ask(backend, listPrivateKeys)).toEqual({ privateKeys: [] });
  });

  it('turns gift protection on and off', async () => {
    const state = async () => (await ask(backend, readGiftProtection)).giftProtection;
    const turn = (on: boolean) => ask(backend, switchGiftProtection, { body: { on } });
    expect(await state()).toEqual({ state: 'off', message: null, missingScopes: [] });
    expect((await turn(true)).giftProtection.state).toBe('on');
    expect((await state()).state).toBe('on');
    expect((await turn(false)).giftProtection.state).toBe('off');
  });

  it('lists no carts in a new shop, with the maximum number', async () => {
    expect(await ask(backend, listCarts)).toEqual({ combinedCarts: [], maximum: 25 });
  });

  it('creates a disabled cart at revision 1, and reads it back', async () => {
    const created = await create('Summer');
    expect(created).toMatchObject({
      revision: 1,
      cart: { name: 'Summer', enabled: false, isFallback: false },
    });
    expect(await read(created.cart.id)).toEqual(created);
  });

  it('lists carts newest first, as saved', async () => {
    const first = await create('First');
    const second = await create('Second');
    await makeFallback(second);
    expect(await list()).toMatchObject([
      {
        id: second.cart.id,
        name: 'Second',
        enabled: false,
        isFallback: true,
        isScheduled: false,
        startDate: null,
        endDate: null,
        revision: 1,
      },
      { name: 'First', revision: 1 },
    ]);
    await save(first, { name: 'First, saved last' });
    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First, saved last']);
  });

  it('saves a cart at the next revision, and publishes it', async () => {
    const created = await create();
    const saved = await save(created, { name: 'Renamed', layout: 'double' });
    expect(saved).toMatchObject({ revision: 2, publication: { status: 'published', message: null } });
    expect(saved.cart).toEqual({ ...created.cart, name: 'Renamed', layout: 'double' });
    expect(await read(created.cart.id)).toMatchObject({ revision: 2, cart: saved.cart });
  });

  it('returns a conflict with both versions to the second of two editors', async () => {
    const opened = await create('Opened');
    await save(opened, { name: 'Theirs' });
    const error = await refused(backend, saveCart, saveRequest(opened, { name: 'Yours' }));
    expect(error.code).toBe('conflict');
    expect(conflictDetails.parse(error.details)).toMatchObject({
      saved: { revision: 2, cart: { name: 'Theirs' } },
      yours: { name: 'Yours' },
    });
    expect((await read(opened.cart.id)).cart.name).toBe('Theirs');
  });

  it('rejects an invalid cart with the path of each error', async () => {
    const opened = await create();
    const hidden = opened.cart.components.map((component) =>
      component.type === 'tiered_progress_bar' ? { ...component, settings: { bars: [] } } : component,
    );
    const error = await refused(backend, saveCart, saveRequest(opened, { name: ' ', components: hidden }));
    expect(error).toMatchObject({
      code: 'invalid_document',
      message: 'Unable to save. Fill in required fields.',
    });
    const bar = hidden.find(({ type }) => type === 'tiered_progress_bar');
    expect(error.issues).toEqual([
      expect.objectContaining({ code: 'blank', path: ['name'] }),
      expect.objectContaining({ code: 'bar_missing', path: ['bars'], scope: bar?.componentId }),
    ]);
    expect(await read(opened.cart.id)).toEqual(opened);
  });

  it('rejects a malformed request with the path of the error', async () => {
    const opened = await create();
    const cases = [
      [createCart, { body: { name: '' } }, ['name']],
      [createCart, { body: { name: 'a'.repeat(256) } }, ['name']],
      [createCart, { body: { title: 'Cart' } }, ['name']],
      [
        saveCart,
        { ...saveRequest(opened), body: { cart: { ...opened.cart, layout: 'triple' }, revision: 1 } },
        ['cart', 'layout'],
      ],
      [saveCart, { ...saveRequest(opened), body: { cart: opened.cart } }, ['revision']],
      [changeCart, changeRequest(opened, { name: '  ' }), ['name']],
      [changeCart, changeRequest(opened, { name: 'a'.repeat(256) }), ['name']],
      [changeCart, changeRequest(opened, {}), ['body']],
      [changeCart, { params: { id: opened.cart.id }, body: { name: 'Renamed' } }, ['revision']],
      [deleteCart, { params: { id: opened.cart.id } }, ['revision']],
      [readProducts, { query: { ids: 'one,two' } }, ['ids']],
      [readProductMetafields, { query: { ids: '1', names: 'care' } }, ['names']],
    ] as const;
    for (const [endpoint, request, place] of cases) {
      const error = await refused(backend, endpoint, request);
      expect(error.code).toBe('invalid_request');
      const places = (error.issues ?? []).map(({ path }) => path.slice(-place.length));
      expect(places).toContainEqual(place);
    }
    expect(await read(opened.cart.id)).toEqual(opened);
  });

  it('rejects a body that isn’t JSON', async () => {
    expect((await refused(backend, createCart, { body: '{"name":' })).code).toBe('invalid_request');
  });

  it('rejects a cart whose id differs from the address', async () => {
    const [one, other] = [await create(), await create()];
    const error = await refused(backend, saveCart, { ...saveRequest(other), params: { id: one.cart.id } });
    expect(error.code).toBe('invalid_request');
  });

  it('returns 404 for a missing cart', async () => {
    const deleted = await create();
    await ask(backend, deleteCart, removal(deleted));
    for (const [endpoint, request] of [
      [readCart, { params: { id: deleted.cart.id } }],
      [saveCart, saveRequest(deleted)],
      [changeCart, changeRequest(deleted, { name: 'Renamed' })],
      [deleteCart, removal(deleted)],
      [setFallback, { params: { id: deleted.cart.id }, body: { isFallback: true } }],
      [duplicateCart, { params: { id: deleted.cart.id }, body: {} }],
    ] as const) {
      expect((await refused(backend, endpoint, request)).code).toBe('not_found');
    }
  });

  it('renames a cart, trimmed, and keeps the rest', async () => {
    const seen = await create('Before');
    const renamed = await change(seen, { name: '  After ' });
    expect(renamed).toMatchObject({
      cart: { id: seen.cart.id, name: 'After', enabled: false, revision: 2 },
      publication: { status: 'published' },
    });
    expect(await read(seen.cart.id)).toMatchObject({ revision: 2, cart: { ...seen.cart, name: 'After' } });
    const [listed] = await list();
    expect(listed).toEqual(renamed.cart);
  });

  it('enables a cart in place of another, and disables it', async () => {
    const first = await create('First');
    await change(first, { enabled: true });
    const { cart } = await change(await create('Second'), { enabled: true });
    expect(await read(first.cart.id)).toMatchObject({ revision: 3, cart: { enabled: false } });
    await ask(backend, changeCart, {
      params: { id: cart.id },
      body: { revision: cart.revision, enabled: false },
    });
    expect((await list()).filter(({ enabled }) => enabled)).toEqual([]);
  });

  it('changes a cart only at its current revision', async () => {
    const seen = await create('Seen');
    await save(seen, { name: 'Changed since' });
    const error = await refused(backend, changeCart, changeRequest(seen, { name: 'Renamed' }));
    expect(error).toMatchObject({
      code: 'conflict',
      details: { saved: { cart: { name: 'Changed since' } } },
    });
    expect((await read(seen.cart.id)).cart.name).toBe('Changed since');
  });

  it('rejects changes to a locked cart, with the reason', async () => {
    const created = await create('Locked');
    expect((await save(created, { locked: true })).cart.locked, 'a lock is not the merchant’s to set').toBe(
      false,
    );
    await backend.beStaff(true);
    const live = await save(await read(created.cart.id), { enabled: true });
    const reason = 'We are moving your discounts.';
    await ask(backend, setCartLock, { params: { id: live.cart.id }, body: { reason } });
    const locked = await read(live.cart.id);
    await backend.beStaff(false);
    for (const [endpoint, request] of [
      [saveCart, saveRequest(locked, { name: 'Changed' })],
      [changeCart, changeRequest(locked, { name: 'Changed' })],
      [changeCart, changeRequest(locked, { enabled: false })],
      [deleteCart, removal(locked)],
    ] as const) {
      expect(await refused(backend, endpoint, request)).toMatchObject({
        code: 'forbidden',
        message: `This cart is locked and can’t be edited. Cartwright support says: “${reason}”`,
      });
    }
    // Another cart that is turned on would turn it off.
    const other = await create('Other');
    expect(await refused(backend, changeCart, changeRequest(other, { enabled: true }))).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('“Locked”'),
    });
    expect(await refused(backend, saveCart, saveRequest(other, { enabled: true }))).toMatchObject({
      code: 'forbidden',
    });
    expect((await read(locked.cart.id)).cart).toEqual(locked.cart);
    // Only staff can delete it.
    await backend.beStaff(true);
    await backend.reset();
    await backend.beStaff(false);
  });

  it('deletes a cart only at its current revision', async () => {
    const seen = await create();
    const saved = await save(seen, { name: 'Changed since' });
    const error = await refused(backend, deleteCart, removal(seen));
    expect(error.code).toBe('conflict');
    expect(error.details).toMatchObject({ saved: { cart: { name: 'Changed since' } } });
    expect(await ask(backend, deleteCart, removal(saved))).toMatchObject({
      publication: { status: 'published' },
    });
    expect(await list()).toEqual([]);
  });

  it('rejects new carts at the shop’s maximum', async () => {
    for (let count = 1; count <= 25; count += 1) await create(`Cart ${count}`);
    const error = await refused(backend, createCart, { body: { name: 'One more' } });
    expect(error.code).toBe('limit_reached');
    expect(error.message).toContain('Maximum Carts Reached');
    expect(await list()).toHaveLength(25);
  });

  it('keeps one enabled cart without a schedule, and increments the other’s revision', async () => {
    const first = await save(await create('First'), { enabled: true });
    expect(await save(await create('Second'), { enabled: true })).toMatchObject({ turnedOff: 'First' });
    expect(await read(first.cart.id)).toMatchObject({ revision: 3, cart: { enabled: false } });
    expect((await list()).filter(({ enabled }) => enabled)).toMatchObject([{ name: 'Second' }]);
  });

  it('keeps one fallback cart, set by its own call, without a new revision', async () => {
    const [first, second] = [await create('First'), await create('Second')];
    expect(await makeFallback(first)).toMatchObject({ successful: true, cause: null, info: null });
    await makeFallback(second);
    expect(await read(first.cart.id)).toMatchObject({ revision: 1, cart: { isFallback: false } });
    const fallbacks = async () => (await list()).filter(({ isFallback }) => isFallback);
    expect(await fallbacks()).toMatchObject([{ name: 'Second' }]);
    // A document opened earlier saves, and the cart stays the fallback.
    expect(await save(second, { name: 'Renamed' })).toMatchObject({ cart: { isFallback: true } });
    await makeFallback(first, false);
    expect(await fallbacks()).toMatchObject([{ name: 'Renamed' }]);
    await makeFallback(second, false);
    expect(await fallbacks()).toEqual([]);
  });

  it('rejects a schedule on the fallback, and a scheduled fallback', async () => {
    const day = 86_400_000;
    const schedule = {
      isScheduled: true,
      startDate: new Date(Date.now() + day).toISOString(),
      endDate: new Date(Date.now() + 2 * day).toISOString(),
    };
    const fallback = await create('Fallback');
    await makeFallback(fallback);
    expect(await refused(backend, saveCart, saveRequest(fallback, schedule))).toMatchObject({
      code: 'invalid_document',
      issues: [{ code: 'fallback_scheduled', path: ['isScheduled'] }],
    });
    const scheduled = await save(await create('Scheduled'), schedule);
    expect(await makeFallback(scheduled)).toMatchObject({
      successful: false,
      cause: 'scheduled',
      info: 'Scheduled',
    });
    expect((await list()).filter(({ isFallback }) => isFallback)).toMatchObject([{ name: 'Fallback' }]);
  });

  it('copies a cart disabled with new ids, up to the maximum', async () => {
    const saved = await save(await create('Summer'), { enabled: true, layout: 'double' });
    const { successful, cart: copy } = await duplicate(saved);
    expect(successful).toBe(true);
    expect(copy).toMatchObject({
      revision: 1,
      cart: { name: 'Summer (copy)', enabled: false, layout: 'double' },
    });
    expect(await read(copy.cart.id)).toEqual(copy);
    const ids = ({ cart }: SavedCart) => cart.components.map(({ componentId }) => componentId);
    expect(ids(copy).filter((id) => ids(saved).includes(id))).toEqual([]);
    const { maximum } = await ask(backend, listCarts);
    for (let count = 2; count < maximum; count++) await duplicate(saved);
    const error = await refused(backend, duplicateCart, { params: { id: saved.cart.id }, body: {} });
    expect(error.code).toBe('limit_reached');
  });

  it('pages through every product once, and finds them by words', async () => {
    const ids: number[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(after);
      expect(page.response.products.length).toBeLessThanOrEqual(25);
      ids.push(...page.response.products.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);

    const [some] = (await ask(backend, listProducts)).products;
    const found = await ask(backend, listProducts, { query: { query: some?.title.toUpperCase() ?? '' } });
    expect(found.products.map(({ id }) => id)).toContain(some?.id);
    expect((await ask(backend, listProducts, { query: { query: 'no such thing' } })).products).toEqual([]);
  });

  const pageAfter = (after: string | null) =>
    askPage(backend, listProducts, { query: after === null ? {} : { after } });

  it('filters products by collection, tag and vendor, combined with words', async () => {
    const { collections } = await ask(backend, listCollections);
    const gifts = collections.find(({ title }) => title === 'Gifts');
    const collection = String(gifts?.id);
    const inGifts = (await ask(backend, listProducts, { query: { collection } })).products;
    expect(inGifts).toHaveLength(gifts?.productsCount ?? 0);
    const [one] = inGifts;
    const found = await ask(backend, listProducts, { query: { collection, query: one?.title ?? '' } });
    expect(found.products.map(({ id }) => id)).toEqual([one?.id]);

    const { tags } = await ask(backend, listProductTags);
    const [tag = ''] = tags;
    const tagged = (await ask(backend, listProducts, { query: { tag } })).products;
    expect(tagged.length).toBeGreaterThan(0);
    const none = await ask(backend, listProducts, { query: { tag: `${tag}" OR vendor:*` } });
    expect(none.products).toEqual([]);

    const { vendors } = await ask(backend, listProductVendors);
    const counts = await Promise.all(
      vendors.map(
        async (vendor) => (await ask(backend, listProducts, { query: { vendor } })).products.length,
      ),
    );
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  it('finds collections, tags and vendors by substring, and collections by id', async () => {
    const { collections } = await ask(backend, listCollections, { query: { query: 'GIFT' } });
    expect(collections.map(({ title }) => title)).toEqual(['Gifts']);
    const ids = `1,${collections[0]?.id}`;
    expect(await ask(backend, readCollections, { query: { ids } })).toEqual({ collections });
    expect((await ask(backend, listProductTags, { query: { query: 'WOO' } })).tags).toContain('wool');
    const { vendors } = await ask(backend, listProductVendors, { query: { query: 'quill' } });
    expect(vendors).toEqual(['Quill & Thorn']);
    expect((await ask(backend, listCollections, { query: { query: 'no such' } })).collections).toEqual([]);
  });

  it('returns the chosen products that still exist', async () => {
    const [first, second] = (await ask(backend, listProducts)).products;
    const ids = [second?.id, 1, first?.id].join(',');
    const { products } = await ask(backend, readProducts, { query: { ids } });
    expect(new Set(products)).toEqual(new Set([first, second]));
  });

  it('returns only requested metafields of chosen products, as text', async () => {
    const ids = (await ask(backend, listProducts)).products.map(({ id }) => id).join(',');
    const query = { ids, names: 'custom.care,custom.none' };
    const { products } = await ask(backend, readProductMetafields, { query });
    const names = products.flatMap(({ metafields }) => Object.keys(metafields));
    expect(new Set(names)).toEqual(new Set(['custom.care']));
  });

  it('returns the shop, and publishes again on request', async () => {
    const { shop } = await ask(backend, readShop);
    expect(shop.shopifyShopDomain).toMatch(/\.myshopify\.com$/);
    expect(shop.enabledPresentmentCurrencies).toContain(shop.currency);
    expect(shop.country).toMatch(/^[A-Z]{2}$/);
    expect(shop.countries).toContain(shop.country);
    expect(URL.canParse(shop.storeUrl)).toBe(true);
    expect(await ask(backend, publishAgain, { body: {} })).toEqual({
      publication: { status: 'published', message: null, warnings: [] },
    });
  });

  it('replaces nothing if nothing is held, or if it wasn’t seen', async () => {
    const heldPublication = await ask(backend, readHeldPublication);
    expect(heldPublication).toMatchObject({ publication: { status: 'published' }, found: [] });
    const unseen = await refused(backend, replaceFound, { body: { seen: heldPublication.seen } });
    expect(unseen.code).toBe('conflict');
  });

  it('returns the user as a merchant, with the accessible shop', async () => {
    const { shop } = await ask(backend, readShop);
    expect(await ask(backend, readUser)).toEqual({
      user: { id: null, name: 'Store owner', email: null, rebuyAdmin: false },
      shops: [{ shopifyShopDomain: shop.shopifyShopDomain }],
      canSignOut: false,
    });
  });

  it('returns 404 for an unknown call', async () => {
    const response = await backend.send(new Request(`${ORIGIN}/api/no-such-call`));
    expect(response.status).toBe(404);
    expect(apiError.parse(await response.json()).error.code).toBe('not_found');
  });
});
