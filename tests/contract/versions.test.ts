import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { deleteCart } from '@cartwright/core/contract/cart-list';
import {
  conflictDetails,
  createCart,
  duplicateCart,
  type SavedCart,
  saveCart,
  setFallback,
} from '@cartwright/core/contract/carts';
import {
  createCampaign,
  deleteCampaign,
  readCampaign,
  readDefaults,
  saveCampaign,
  saveDefaults,
  savedDefaults,
} from '@cartwright/core/contract/collections';
import { conflictOver } from '@cartwright/core/contract/conflict';
import { readLooks, savedLook, saveLooks } from '@cartwright/core/contract/looks';
import { readResultsPage, saveResultsPage } from '@cartwright/core/contract/results-page';
import { listVersions, readVersion } from '@cartwright/core/contract/versions';
import {
  createWidget,
  deleteWidget,
  readWidget,
  savedWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import type { Look } from '@cartwright/core/looks/look';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

describe('document versions', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await serverBackend();
  });
  afterAll(() => backend.close());
  beforeEach(() => backend.reset());

  const create = (name = 'Cart') => ask(backend, createCart, { body: { name } });
  const saving = ({ cart, revision }: SavedCart, changes: Partial<CartDocument>) => ({
    params: { id: cart.id },
    body: { cart: { ...cart, ...changes }, revision },
  });
  const save = (saved: SavedCart, changes: Partial<CartDocument>) =>
    ask(backend, saveCart, saving(saved, changes));
  const list = (id: string, query: Readonly<Record<string, string>> = {}, kind = 'cart') =>
    ask(backend, listVersions, { params: { kind, id }, query });
  const read = (id: string, revision: number, kind = 'cart') =>
    ask(backend, readVersion, { params: { kind, id, revision: String(revision) } });

  it('show who saved a cart, when and what changed, newest first', async () => {
    const saved = await save(await create('Cart'), { name: 'Summer', cartPageEnabled: false });
    const { versions, next } = await list(saved.cart.id);
    expect(versions).toEqual([
      { revision: 2, savedAt: saved.updatedAt, savedBy: 'Store owner', changed: ['Name', 'Global settings'] },
      { revision: 1, savedAt: expect.any(String), savedBy: 'Store owner', changed: null },
    ]);
    expect(next).toBeNull();
  });

  it('are read as they were saved', async () => {
    const created = await create();
    const saved = await save(created, { name: 'Summer' });
    expect(await read(saved.cart.id, 1)).toMatchObject({
      revision: 1,
      savedBy: 'Store owner',
      document: created.cart,
    });
    expect(await read(saved.cart.id, 2)).toMatchObject({ document: saved.cart });
  });

  it('are paged', async () => {
    let saved = await create();
    for (let count = 0; count < 21; count += 1) saved = await save(saved, { name: `Cart ${count}` });
    const first = await list(saved.cart.id);
    expect(first.versions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, index) => 22 - index),
    );
    expect(first.versions.at(-1)?.changed).toEqual(['Name']);
    const second = await list(saved.cart.id, { before: String(first.next) });
    expect(second).toMatchObject({ versions: [{ revision: 2 }, { revision: 1 }], next: null });
  });

  it('name only the status for a cart disabled by another’s save', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    await save(one, { enabled: true });
    await save(other, { enabled: true });
    expect((await list(one.cart.id)).versions[0]).toMatchObject({ revision: 3, changed: ['Status'] });
  });

  it('don’t attribute a fallback change to a later save', async () => {
    const created = await create();
    await ask(backend, setFallback, { params: { id: created.cart.id }, body: { isFallback: true } });
    await save(created, { name: 'Summer' });
    expect((await list(created.cart.id)).versions[0]).toMatchObject({ revision: 2, changed: ['Name'] });
  });

  it('start fresh in a copy', async () => {
    const saved = await save(await create(), { name: 'Summer' });
    const { cart } = await ask(backend, duplicateCart, { params: { id: saved.cart.id }, body: {} });
    expect((await list(cart.cart.id)).versions).toMatchObject([{ revision: 1, changed: null }]);
  });

  it('name who saved in a conflict', async () => {
    const created = await create();
    await save(created, { name: 'Theirs' });
    const { code, details } = await refused(backend, saveCart, saving(created, { name: 'Mine' }));
    expect(code).toBe('conflict');
    expect(conflictDetails.parse(details)).toMatchObject({
      savedBy: 'Store owner',
      saved: { revision: 2, cart: { name: 'Theirs' } },
    });
  });

  it('are deleted with the cart', async () => {
    const { cart, revision } = await create();
    await ask(backend, deleteCart, { params: { id: cart.id }, query: { revision: String(revision) } });
    expect(await refused(backend, listVersions, { params: { kind: 'cart', id: cart.id } })).toMatchObject({
      code: 'not_found',
    });
  });

  it('are also kept for widgets', async () => {
    const body = { widget: { name: 'Shoes', classification: 'cart_page' } };
    const id = String((await ask(backend, createWidget, { body })).widget_id);
    const { widget, revision } = await ask(backend, readWidget, { params: { id } });
    const request = { params: { id }, body: { widget: { ...widget, title: 'Go well' }, revision } };
    await ask(backend, saveWidget, request);
    expect((await list(id, {}, 'widget')).versions).toMatchObject([
      { revision: 2, savedBy: 'Store owner', changed: ['Title'] },
      { revision: 1 },
    ]);
    expect(await read(id, 1, 'widget')).toMatchObject({ document: widget });
    const { details } = await refused(backend, saveWidget, request);
    expect(conflictOver(savedWidget).parse(details)).toMatchObject({
      savedBy: 'Store owner',
      saved: { updatedAt: expect.any(String) },
    });
    await ask(backend, deleteWidget, { params: { id }, query: { revision: '2' } });
    expect(await refused(backend, listVersions, { params: { kind: 'widget', id } })).toMatchObject({
      code: 'not_found',
    });
  });

  it('are also kept for looks, with none before the first save', async () => {
    const { revision } = await ask(backend, readLooks);
    if (revision === 0) expect(await list('default', {}, 'look')).toEqual({ versions: [], next: null });
    const send = (look: Look, at: number) => ({ body: { look, revision: at } });
    const green = { ...DEFAULT_LOOK, accentColor: '#1d6b42' };
    const first = await ask(backend, saveLooks, send(green, revision));
    const request = send({ ...green, textColor: '#101010' }, first.revision);
    const saved = await ask(backend, saveLooks, request);
    expect((await list('default', {}, 'look')).versions.slice(0, 2)).toMatchObject([
      { revision: saved.revision, savedAt: saved.updatedAt, savedBy: 'Store owner', changed: ['Text'] },
      { revision: first.revision },
    ]);
    expect(await read('default', first.revision, 'look')).toMatchObject({
      document: green,
    });
    const { details } = await refused(backend, saveLooks, request);
    expect(conflictOver(savedLook).parse(details)).toMatchObject({
      savedBy: 'Store owner',
      saved: { revision: saved.revision },
    });
    expect(await refused(backend, listVersions, { params: { kind: 'look', id: 'another' } })).toMatchObject({
      code: 'not_found',
    });
  });

  it('are also kept for settings, campaigns and search documents', async () => {
    const { settings, revision } = await ask(backend, readDefaults);
    const setting = { ...settings, renderOos: 'end' as const };
    const { data } = await ask(backend, saveDefaults, { body: { setting, revision } });
    expect((await list('default', {}, 'collection-defaults')).versions[0]).toMatchObject({
      revision: data.revision,
      savedBy: 'Store owner',
    });
    expect(await read('default', data.revision, 'collection-defaults')).toMatchObject({ document: setting });
    const { details } = await refused(backend, saveDefaults, { body: { setting, revision } });
    expect(conflictOver(savedDefaults).parse(details)).toMatchObject({
      savedBy: 'Store owner',
      saved: { revision: data.revision },
    });

    const id = crypto.randomUUID();
    await ask(backend, createCampaign, { body: { id, setting: { name: 'Sale' } } });
    const campaign = await ask(backend, readCampaign, { params: { id } });
    const named = { setting: { ...campaign.data.campaign, name: 'Summer sale' }, revision: 1 };
    await ask(backend, saveCampaign, { params: { id }, body: named });
    expect((await list(id, {}, 'campaign')).versions).toMatchObject([
      { revision: 2, savedBy: 'Store owner', changed: ['Name'] },
      { revision: 1, savedBy: 'Store owner', changed: null },
    ]);
    await ask(backend, deleteCampaign, { params: { id }, query: { revision: '2' } });
    expect(await refused(backend, listVersions, { params: { kind: 'campaign', id } })).toMatchObject({
      code: 'not_found',
    });

    const before = await ask(backend, readResultsPage);
    const editorLayout = { ...before.setting.editorLayout, pageTitle: 'Found' };
    const request = {
      params: { settingsId: before.settingsId },
      body: { editorLayout, revision: before.revision },
    };
    const page = await ask(backend, saveResultsPage, request);
    expect(await read('default', page.data.revision, 'results-page')).toMatchObject({
      document: { editorLayout: { pageTitle: 'Found' }, filterSettings: before.setting.filterSettings },
    });
    for (const kind of ['search-settings', 'keyword-groups']) {
      expect(await list('default', {}, kind)).toMatchObject({ next: null });
    }
    expect(await list('7', {}, 'collection-settings')).toEqual({ versions: [], next: null });
  });

  it.each([
    { kind: 'shop', id: 'a', revision: '1' },
    { kind: 'cart', id: 'a', revision: '0' },
    { kind: 'cart', id: 'a', revision: '2147483648' },
    { kind: 'cart', id: 'a', revision: 'one' },
    { kind: 'cart', id: 'a', revision: '0x1' },
    { kind: 'cart', id: 'a', revision: '1e0' },
    { kind: 'cart', id: 'a', revision: '01' },
    { kind: 'cart', id: 'a', revision: '%201' },
  ])('reject the request %j', async (params) => {
    expect(await refused(backend, readVersion, { params })).toMatchObject({ code: 'invalid_request' });
  });

  it.each([
    { kind: 'cart', id: '__proto__', revision: '1' },
    { kind: 'widget', id: 'one', revision: '1' },
    { kind: 'widget', id: '99', revision: '2147483647' },
  ])('return 404 for %j', async (params) => {
    expect(await refused(backend, readVersion, { params })).toMatchObject({ code: 'not_found' });
  });
});
