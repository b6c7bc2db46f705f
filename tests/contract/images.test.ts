import { randomUUID } from 'node:crypto';
import { newCart } from '@cartwright/core/cart/new-cart';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { apiError } from '@cartwright/core/contract/error';
import {
  changeImage,
  deleteImage,
  type GalleryImage,
  IMAGE_UPLOAD_PATH,
  listImages,
  readImage,
  readImageAccess,
  readImageUses,
  searchImages,
  uploadedImage,
} from '@cartwright/core/contract/images';
import { aPng } from '@cartwright/dev-store/files/testing/a-png';
import { ACCESS_TOKEN, aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { CARTS } from '@cartwright/server/cart/saved-cart';
import { forShop } from '@cartwright/server/db/for-shop';
import { writeDocument } from '@cartwright/server/documents/stored-documents';
import { createApp } from '@cartwright/server/http/app';
import { imageRoutes } from '@cartwright/server/images/image-routes';
import { adminClient } from '@cartwright/server/shopify/admin-client';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';

const database = testDatabase();
let shops = 0;

/** A gallery on a store whose clock stands still until it is told to go on; `scopes` are the app's. */
async function aGallery(scopes: readonly string[] = ['write_files']) {
  shops += 1;
  const shopId = `pictures-${shops}.myshopify.com`;
  const time = { now: Date.parse('2026-11-20T12:00:00Z') };
  const clock = () => new Date(time.now);
  const shopify = await aRunningStore({ clock, app: { scopes } });
  onTestFinished(() => shopify.close());
  const store = forShop(database(), shopId);
  const admin = adminClient({ domain: shopId, accessToken: ACCESS_TOKEN, apiOrigin: shopify.url });
  const app = createApp(silentLogger, []);
  const resolveShop = async () =>
    ({ ok: true, shopId, user: { id: null, name: 'Owner', email: null, rebuyAdmin: false } }) as const;
  const deletedIn: string[] = [];
  const afterDelete = async (id: string) => {
    deletedIn.push(id);
  };
  const ports = { storeOf: () => store, adminOf: () => admin, clock, newId: randomUUID, afterDelete };
  imageRoutes(app, resolveShop, ports);

  const own = { host: 'localhost', origin: 'http://localhost' };
  const send = ({ method, path }: Endpoint, { uuid = '', query = '', body }: Call = {}) =>
    app.request(`http://localhost${path.replace(':uuid', uuid)}${query}`, {
      method,
      headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const ask = async <R extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
    call?: Call,
  ): Promise<z.infer<R>> => {
    const response = await send(endpoint, call);
    const body = await response.json();
    if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
    return endpoint.response.parse(body);
  };
  const refused = async (endpoint: Endpoint, call?: Call) => {
    const response = await send(endpoint, call);
    return { status: response.status, ...apiError.parse(await response.json()).error };
  };
  const post = (name: string, bytes: Uint8Array) =>
    app.request(`http://localhost${IMAGE_UPLOAD_PATH}?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  return {
    time,
    deletedIn,
    store,
    shopify,
    ask,
    refused,
    post,
    upload: async (name: string, bytes = aPng(640, 360)): Promise<GalleryImage> => {
      const response = await post(name, bytes);
      const body = await response.json();
      if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      // The next one is newer.
      time.now += 1;
      return uploadedImage.parse(body).image;
    },
    notUploaded: async (name: string, bytes: Uint8Array) => {
      const response = await post(name, bytes);
      return { status: response.status, ...apiError.parse(await response.json()).error };
    },
    list: async (changes: object = {}) =>
      ask(listImages, { body: { category: 'gallery', imageType: 'user', ...changes } }),
  };
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

interface Call {
  readonly uuid?: string;
  readonly query?: string;
  readonly body?: unknown;
}

describe('image', () => {
  it('is processed by Shopify after upload, then has a URL', async () => {
    const { time, upload, list } = await aGallery();
    const image = await upload('C:\\pictures\\Summer sale.png');
    expect(image).toMatchObject({
      name: 'Summer sale.png',
      alt: '',
      url: null,
      width: 640,
      height: 360,
      type: 'image/png',
      status: 'processing',
    });
    expect((await list()).images).toEqual([image]);
    time.now += 1_000;
    const [ready] = (await list()).images;
    expect(ready).toMatchObject({ uuid: image.uuid, status: 'ready', problem: null });
    expect((await fetch(ready?.url ?? '')).headers.get('content-type')).toBe('image/png');
    expect(ready?.url).toContain('/Summer-sale.png?v=');
  });

  it.each([
    [
      'not an image',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      'can be used',
    ],
    [
      'an HTML page',
      new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
      400,
      'can be used',
    ],
    ['a PDF', new TextEncoder().encode('%PDF-1.7\n%\u00e2\u00e3'), 400, 'can be used'],
    ['an empty file', new Uint8Array(), 400, 'can be used'],
    ['truncated', aPng(64, 64).slice(0, 20), 400, 'can be used'],
    ['too wide', aPng(8_001, 1), 400, '8001 × 1 pixels'],
    ['too many pixels', aPng(5_000, 5_000), 400, '20 megapixels'],
  ])(
    'that is %s is rejected with the reason, regardless of its name',
    async (_what, bytes, status, message) => {
      const { notUploaded, list } = await aGallery();
      const refusal = await notUploaded('fine.png', bytes);
      expect(refusal.status).toBe(status);
      expect(refusal.message).toContain(message);
      expect((await list()).total).toBe(0);
    },
  );

  it.each([
    ['a\u0000b.png', 'ab.png'],
    ['\ud800.png', '\ufffd.png'],
    ['../../etc/passwd', 'passwd'],
    [' ', 'Image'],
    [`${'x'.repeat(254)}😀.png`, `${'x'.repeat(254)}\ufffd`],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ])('named %j becomes %j', async (name, shown) => {
    const { upload } = await aGallery();
    expect((await upload(name)).name).toBe(shown);
  });

  it.each([
    [
      'HTML appended',
      'page.html',
      [...aPng(1, 1), ...ascii('<script>alert(1)</script>')],
      'image/png',
      'page.png',
    ],
    [
      'HTML inside',
      'x.html.gif',
      ascii('GIF89a\u0001\u0000\u0001\u0000<script>alert(1)</script>'),
      'image/gif',
      'x-html.gif',
    ],
    ['another file extension', 'picture.svg', [...aPng(1, 1)], 'image/png', 'picture.png'],
  ])('with %s is served as the type of its content', async (_, name, bytes, type, file) => {
    const { time, upload, list } = await aGallery();
    expect((await upload(name, new Uint8Array(bytes))).type).toBe(type);
    time.now += 1_000;
    const [image] = (await list()).images;
    expect(image?.url).toContain(`/${file}?`);
    expect((await fetch(image?.url ?? '')).headers.get('content-type')).toBe(type);
  });

  it('above 10 MB isn’t read', async () => {
    const { notUploaded } = await aGallery();
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(await notUploaded('large.png', bytes)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('that Shopify can’t process reports so', async () => {
    const { shopify, upload, list } = await aGallery();
    await fetch(`${shopify.url}/__store/files/faults`, {
      method: 'POST',
      body: JSON.stringify({ errorCode: 'IMAGE_PROCESSING_FAILURE' }),
    });
    await upload('broken.png');
    expect((await list()).images).toMatchObject([
      { status: 'failed', url: null, problem: 'The file could not be processed.' },
    ]);
  });

  it('has an editable name and alt text', async () => {
    const { upload, ask, refused } = await aGallery();
    const { uuid } = await upload('a.png');
    const { image } = await ask(changeImage, { uuid, body: { alt: 'Two mugs on a shelf' } });
    expect(image).toMatchObject({ name: 'a.png', alt: 'Two mugs on a shelf' });
    expect(await refused(changeImage, { uuid, body: { name: '' } })).toMatchObject({ status: 400 });
    expect(await refused(changeImage, { uuid: 'none', body: { alt: '' } })).toMatchObject({ status: 404 });
  });

  it('lists what uses it, and is deleted here and in Shopify', async () => {
    const { time, store, upload, list, ask, refused, deletedIn } = await aGallery();
    const { uuid } = await upload('a.png');
    time.now += 1_000;
    const url = (await list()).images[0]?.url ?? '';
    expect((await ask(readImageUses, { uuid })).uses).toEqual([]);
    let last = 0;
    const cart = newCart('c1', 'Main cart', () => `id-${++last}`);
    // With another version it is the same image.
    const tier = { ...newTier('t1', 'shipping'), productTierImage: url.replace(/v=\d+/, 'v=2') };
    const document = {
      ...cart,
      components: cart.components.map((component) =>
        component.type === 'tiered_progress_bar'
          ? {
              ...component,
              settings: { bars: component.settings.bars.map((bar) => ({ ...bar, tiers: [tier] })) },
            }
          : component,
      ),
    };
    const saved = { now: new Date(time.now), by: 'Owner' };
    await writeDocument(store, CARTS, { document, revision: 0 }, saved, { previewKey: 'key' });
    expect((await ask(readImageUses, { uuid })).uses).toEqual([
      { kind: 'cart', id: 'c1', name: 'Main cart' },
    ]);

    expect((await ask(readImage, { uuid })).image.url).toBe(url);
    expect(deletedIn).toEqual([]);
    expect(await ask(deleteImage, { uuid })).toEqual({ successful: true });
    expect(deletedIn).toEqual([store.shopId]);
    expect(await refused(readImage, { uuid })).toMatchObject({ status: 404, code: 'not_found' });
    expect((await list()).total).toBe(0);
    expect((await fetch(url)).status).toBe(404);
    expect(await refused(deleteImage, { uuid })).toMatchObject({ status: 404 });
  });
});

describe('image gallery', () => {
  it('pages newest first by offset, and finds by name', async () => {
    const { upload, list, ask, refused } = await aGallery();
    for (const name of ['Été.png', 'winter.png', 'Summer.png']) await upload(name);
    const names = ({ images }: { readonly images: readonly GalleryImage[] }) =>
      images.map(({ name }) => name);
    expect(await list({ limit: 2 })).toMatchObject({ total: 3, successful: true });
    expect(names(await list({ limit: 2 }))).toEqual(['Summer.png', 'winter.png']);
    expect(names(await list({ limit: 2, offset: 2 }))).toEqual(['Été.png']);
    const body = { category: 'gallery', imageType: 'user', offset: 2 };
    expect(names(await ask(listImages, { query: '?offset=2', body }))).toEqual(['Été.png']);
    expect(await refused(listImages, { query: '?offset=1', body })).toMatchObject({ status: 400 });
    expect(names(await ask(searchImages, { body: { search: 'ete' } }))).toEqual(['Été.png']);
  });

  it('reports whether the app may store files, and rejects uploads otherwise', async () => {
    const { ask, notUploaded } = await aGallery(['read_products']);
    expect(await ask(readImageAccess)).toEqual({ access: 'missing' });
    expect(await notUploaded('a.png', aPng(1, 1))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await (await aGallery()).ask(readImageAccess)).toEqual({ access: 'granted' });
  });

  it('is separate by shop', async () => {
    const [mine, theirs] = [await aGallery(), await aGallery()];
    const { uuid } = await mine.upload('mine.png');
    expect((await theirs.list()).total).toBe(0);
    for (const endpoint of [deleteImage, readImage, readImageUses]) {
      expect(await theirs.refused(endpoint, { uuid })).toMatchObject({ status: 404 });
    }
    expect(await theirs.refused(changeImage, { uuid, body: { alt: 'x' } })).toMatchObject({ status: 404 });
    expect((await mine.list()).total).toBe(1);
  });
});
