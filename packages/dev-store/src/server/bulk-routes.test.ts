import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineProduct } from '../catalogue/define-product';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { admin, aRunningStore } from '../testing/running-store';
import { SMALL_STORE } from '../testing/small-store';

const DAY = 24 * 60 * 60 * 1000;
const PRODUCTS = Array.from({ length: 450 }, (_, index) =>
  defineProduct({
    handle: `shirt-${index}`,
    title: `Shirt ${index}`,
    description: 'A shirt.',
    type: 'Clothing',
    price: '20.00',
    options: { Size: ['S', 'M'] },
  }),
);
const EVERYTHING = '{ products { edges { node { id title variants { edges { node { id title } } } } } } }';

let store: RunningStore;
let now = 0;
beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z');
  store = await aRunningStore({
    catalogue: { ...SMALL_STORE, products: PRODUCTS, collections: [] },
    clock: () => new Date(now),
    bulkOperations: 'by_steps',
    app: { scopes: ['read_products'] },
  });
});
afterEach(() => store.close());

const FIELDS =
  'id status errorCode objectCount rootObjectCount fileSize url partialDataUrl createdAt completedAt query';

async function start(query: string, grouped = false) {
  const document = `mutation ($query: String!, $grouped: Boolean!) {
    bulkOperationRunQuery(query: $query, groupObjects: $grouped) {
      bulkOperation { ${FIELDS} } userErrors { code field message } } }`;
  return at(await admin(store.url, document, { query, grouped }), 'data', 'bulkOperationRunQuery');
}

async function read(started: unknown) {
  const id = textAt(started, 'bulkOperation', 'id');
  const response = await admin(store.url, `query ($id: ID!) { bulkOperation(id: $id) { ${FIELDS} } }`, {
    id,
  });
  return at(response, 'data', 'bulkOperation');
}

const send = (path: string, body: unknown) =>
  fetch(`${store.url}/__store/bulk-operations/${path}`, { method: 'POST', body: JSON.stringify(body) });
const step = (slices = 1) => send('steps', { slices });

async function linesAt(address: string): Promise<Record<string, unknown>[]> {
  const text = await (await fetch(address)).text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('bulk operation', () => {
  it('reports progress, and writes a line with its parent per node', async () => {
    const started = await start(EVERYTHING);
    expect(at(started, 'userErrors')).toEqual([]);
    expect(at(started, 'bulkOperation')).toMatchObject({ status: 'CREATED', objectCount: '0', url: null });
    await step(2);
    expect(await read(started)).toMatchObject({
      status: 'RUNNING',
      objectCount: '600',
      rootObjectCount: '200',
      fileSize: null,
      url: null,
    });
    await step(2);
    const done = await read(started);
    expect(done).toMatchObject({
      status: 'COMPLETED',
      objectCount: '1350',
      rootObjectCount: '450',
      completedAt: '2026-11-20T12:00:00.000Z',
      query: EVERYTHING,
    });
    const address = textAt(done, 'url');
    const lines = await linesAt(address);
    expect(lines).toHaveLength(1350);
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(Number(textAt(done, 'fileSize')));
    const products = lines.filter((line) => line.__parentId === undefined);
    expect(new Set(products.map(({ id }) => id)).size).toBe(450);
    expect(products.every((line) => Object.keys(line).join() === 'id,title')).toBe(true);
    const ids = new Set(products.map(({ id }) => id));
    expect(lines.filter((line) => ids.has(line.__parentId))).toHaveLength(900);
  });

  it('groups child nodes with their parent only on request', async () => {
    const [loose, grouped] = [await start(EVERYTHING), await start(EVERYTHING, true)];
    await step(4);
    const titlesOf = async (started: unknown) =>
      (await linesAt(textAt(await read(started), 'url'))).slice(0, 3).map(({ title }) => title);
    expect((await titlesOf(grouped)).slice(1)).toEqual(['S', 'M']);
    expect((await titlesOf(loose)).slice(1)).not.toContain('S');
  });

  it('has no URL if the result is empty', async () => {
    const started = await start('{ collections { nodes { id } } }');
    await step();
    expect(await read(started)).toMatchObject({
      status: 'COMPLETED',
      objectCount: '0',
      fileSize: '0',
      url: null,
    });
  });

  it('is rejected with a path if it breaks a restriction', async () => {
    expect(await start('{ shop { name } }')).toEqual({
      bulkOperation: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['query'],
          message: 'Invalid bulk query: There must be at least one connection field.',
        },
      ],
    });
  });

  it('runs concurrently with four others at most', async () => {
    const first = await start(EVERYTHING);
    for (let count = 2; count <= 5; count++) await start(EVERYTHING);
    expect(at(await start(EVERYTHING), 'userErrors', 0, 'code')).toBe('LIMIT_REACHED');
    await step(4);
    expect(at(await read(first), 'status')).toBe('COMPLETED');
    expect(at(await start(EVERYTHING), 'userErrors')).toEqual([]);
  });

  it('fails on request, with its partial result', async () => {
    expect((await send('faults', { afterObjects: 500, errorCode: 'TIMEOUT' })).status).toBe(200);
    const [failing, other] = [await start(EVERYTHING), await start(EVERYTHING)];
    await step(4);
    const failed = await read(failing);
    expect(failed).toMatchObject({ status: 'FAILED', errorCode: 'TIMEOUT', url: null, completedAt: null });
    expect(await linesAt(textAt(failed, 'partialDataUrl'))).toHaveLength(600);
    expect(at(await read(other), 'status')).toBe('COMPLETED');
  });

  it('fails without access to its fields', async () => {
    const started = await start('{ orders { nodes { id } } }');
    await step();
    expect(await read(started)).toMatchObject({
      status: 'FAILED',
      errorCode: 'ACCESS_DENIED',
      partialDataUrl: null,
    });
  });

  it('can be canceled until it is done', async () => {
    const cancel = async (id: string) => {
      const document = `mutation ($id: ID!) {
        bulkOperationCancel(id: $id) { bulkOperation { status } userErrors { field message } } }`;
      return at(await admin(store.url, document, { id }), 'data', 'bulkOperationCancel');
    };
    const started = await start(EVERYTHING);
    const id = textAt(started, 'bulkOperation', 'id');
    await step(2);
    expect(await cancel(id)).toEqual({ bulkOperation: { status: 'CANCELING' }, userErrors: [] });
    await step();
    expect(await read(started)).toMatchObject({ status: 'CANCELED', url: null, partialDataUrl: null });
    expect(at(await cancel(id), 'userErrors', 0, 'message')).toContain('cannot be canceled');
    expect(at(await cancel('gid://shopify/BulkOperation/7'), 'userErrors', 0, 'message')).toContain(
      'does not exist',
    );
  });

  it('is listed and found, newest first', async () => {
    const [first, second] = [await start(EVERYTHING), await start(EVERYTHING)];
    const ids = [first, second].map((each) => textAt(each, 'bulkOperation', 'id'));
    await step(4);
    await start('{ productVariants { nodes { id } } }');
    const document = `query ($id: ID!) {
      bulkOperations(first: 10, query: "status:completed created_at:>=2026-11-20") { nodes { id } }
      currentBulkOperation { query } node(id: $id) { id } }`;
    const { data } = await admin(store.url, document, { id: ids[0] });
    expect(each(at(data, 'bulkOperations'), 'nodes', 'id')).toEqual([...ids].reverse());
    expect(at(data, 'currentBulkOperation', 'query')).toContain('productVariants');
    expect(at(data, 'node', 'id')).toBe(ids[0]);
  });
});

describe('result URL', () => {
  async function aResult() {
    const started = await start(EVERYTHING);
    await step(4);
    return { started, address: textAt(await read(started), 'url') };
  }

  it('expires after seven days', async () => {
    const { started, address } = await aResult();
    now += 7 * DAY - 1000;
    expect((await fetch(address)).status).toBe(200);
    now += 1000;
    expect((await fetch(address)).status).toBe(410);
    expect(await read(started)).toMatchObject({ status: 'EXPIRED', url: null });
  });

  it('supports byte ranges, up to the end', async () => {
    const { address } = await aResult();
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    const from = (range: string) => fetch(address, { headers: { range } });
    // In the second of three slices.
    const begin = Math.floor(whole.length / 2);
    const rest = await from(`bytes=${begin}-`);
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes ${begin}-${whole.length - 1}/${whole.length}`);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(whole.subarray(begin));
    const some = await from('bytes=100-199');
    expect(Buffer.from(await some.arrayBuffer())).toEqual(whole.subarray(100, 200));
    const past = await from(`bytes=${whole.length}-`);
    expect(past.status).toBe(416);
    expect(past.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect((await from('bytes=a-b')).status).toBe(200);
  });

  it('is rejected if changed in any way', async () => {
    const { address } = await aResult();
    const changed = new URL(address);
    changed.searchParams.set('expires', String(Number(changed.searchParams.get('expires')) + 1));
    expect((await fetch(changed)).status).toBe(403);
    expect((await fetch(address.split('?')[0] ?? '')).status).toBe(403);
  });
});

it.each([
  ['steps', { slices: 0 }, 'slices'],
  ['faults', { errorCode: 'NOPE' }, 'errorCode'],
  ['faults', { errorCode: 'TIMEOUT', afterObjects: -1 }, 'afterObjects'],
])('rejects %s of %j with a path', async (path, body, place) => {
  const response = await send(path, body);
  expect(response.status).toBe(400);
  expect(at(await response.json(), 'error', 'path')).toBe(place);
});

it('processes operations by itself unless configured otherwise', async () => {
  const own = await aRunningStore();
  const document = `mutation { bulkOperationRunQuery(query: "{ products { nodes { id } } }") { bulkOperation { id } } }`;
  const id = textAt(await admin(own.url, document), 'data', 'bulkOperationRunQuery', 'bulkOperation', 'id');
  await expect
    .poll(async () =>
      at(
        await admin(own.url, 'query ($id: ID!) { bulkOperation(id: $id) { status } }', { id }),
        'data',
        'bulkOperation',
        'status',
      ),
    )
    .toBe('COMPLETED');
  await own.close();
});
