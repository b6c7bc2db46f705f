import { afterEach, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at } from '../testing/read-json';
import { admin, aRunningStore } from '../testing/running-store';
import { aPng } from './testing/a-png';

let store: RunningStore | undefined;
afterEach(() => store?.close());

const STAGE = `mutation Stage($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`;
const CREATE = `mutation Create($files: [FileCreateInput!]!) {
  fileCreate(files: $files) {
    files { id fileStatus fileErrors { code message } alt ... on MediaImage { mimeType image { url width height } } }
    userErrors { code field message }
  }
}`;
const READ = `query Read($id: ID!) {
  node(id: $id) {
    ... on MediaImage { fileStatus fileErrors { code } mimeType image { url width height } originalSource { fileSize } }
  }
}`;
const DELETE = `mutation Delete($ids: [ID!]!) {
  fileDelete(fileIds: $ids) { deletedFileIds userErrors { code message } }
}`;

/** A store whose clock stands still until it is told to go on. */
async function aStore() {
  const time = { now: Date.parse('2026-03-01T15:00:00Z') };
  const running = await aRunningStore({
    clock: () => new Date(time.now),
    app: { scopes: ['write_files'] },
  });
  store = running;
  const ask = (query: string, variables: Record<string, unknown>) => admin(running.url, query, variables);
  const stage = async (filename: string) => {
    const input = [{ filename, mimeType: 'image/png', resource: 'IMAGE', httpMethod: 'POST' }];
    return at(await ask(STAGE, { input }), 'data', 'stagedUploadsCreate', 'stagedTargets', 0);
  };
  const send = async (target: unknown, bytes: Uint8Array, changes: Record<string, string> = {}) => {
    const form = new FormData();
    const parameters = at(target, 'parameters') as { name: string; value: string }[];
    for (const { name, value } of parameters) form.set(name, changes[name] ?? value);
    form.set('file', new File([new Uint8Array(bytes)], 'any.png'));
    return (await fetch(String(at(target, 'url')), { method: 'POST', body: form })).status;
  };
  const create = async (originalSource: unknown, alt = '') =>
    at(await ask(CREATE, { files: [{ originalSource, alt, contentType: 'IMAGE' }] }), 'data', 'fileCreate');
  const read = async (id: unknown) => at(await ask(READ, { id }), 'data', 'node');
  const upload = async (filename: string, bytes: Uint8Array) => {
    const target = await stage(filename);
    expect(await send(target, bytes)).toBe(201);
    return at(await create(at(target, 'resourceUrl'), 'A tile'), 'files', 0);
  };
  return { time, url: running.url, ask, stage, send, create, read, upload };
}

it('stages, uploads and creates an image, with a URL after processing', async () => {
  const { time, upload, read } = await aStore();
  const file = await upload('summer sale.png', aPng(640, 360));
  expect(file).toMatchObject({ fileStatus: 'UPLOADED', fileErrors: [], alt: 'A tile', image: null });
  time.now += 1_000;
  const ready = await read(at(file, 'id'));
  expect(ready).toMatchObject({
    fileStatus: 'READY',
    mimeType: 'image/png',
    image: { width: 640, height: 360 },
    originalSource: { fileSize: aPng(640, 360).length },
  });
  const address = String(at(ready, 'image', 'url'));
  expect(address).toMatch(/\/cdn\/shop\/files\/summer_sale\.png\?v=\d+$/);
  const served = await fetch(address);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(aPng(640, 360));
});

it('renames a second file of the same name, and deletes files', async () => {
  const { time, upload, read, ask } = await aStore();
  const first = await upload('a.png', aPng(1, 1));
  const second = await upload('a.png', aPng(2, 2));
  time.now += 1_000;
  const addressOf = async (file: unknown) => String(at(await read(at(file, 'id')), 'image', 'url'));
  const [one, two] = [await addressOf(first), await addressOf(second)];
  expect(one).not.toBe(two);
  const ids = [at(first, 'id')];
  expect(at(await ask(DELETE, { ids }), 'data', 'fileDelete')).toEqual({
    deletedFileIds: ids,
    userErrors: [],
  });
  expect((await fetch(one)).status).toBe(404);
  expect((await fetch(two)).status).toBe(200);
  expect(at(await ask(DELETE, { ids }), 'data', 'fileDelete', 'userErrors', 0, 'code')).toBe(
    'FILE_DOES_NOT_EXIST',
  );
});

it('fails on non-images during processing, and when a test requests it', async () => {
  const { url, upload } = await aStore();
  const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  expect(await upload('a.png', text)).toMatchObject({
    fileStatus: 'FAILED',
    fileErrors: [{ code: 'UNSUPPORTED_IMAGE_FILE_TYPE' }],
  });
  await fetch(`${url}/__store/files/faults`, {
    method: 'POST',
    body: JSON.stringify({ errorCode: 'IMAGE_PROCESSING_FAILURE' }),
  });
  expect(await upload('b.png', aPng(1, 1))).toMatchObject({
    fileErrors: [{ code: 'IMAGE_PROCESSING_FAILURE' }],
  });
  expect(await upload('c.png', aPng(1, 1))).toMatchObject({ fileErrors: [] });
});

it('requires a signed upload and an uploaded file', async () => {
  const { stage, send, create } = await aStore();
  const target = await stage('a.png');
  expect(await send(target, aPng(1, 1), { 'x-goog-signature': 'another' })).toBe(403);
  expect(await create('https://elsewhere.example/a.png')).toMatchObject({
    files: [],
    userErrors: [{ code: 'INVALID_IMAGE_SOURCE_URL' }],
  });
  expect(await create(at(target, 'resourceUrl'))).toMatchObject({
    files: [{ fileStatus: 'FAILED', fileErrors: [{ code: 'GENERIC_FILE_DOWNLOAD_FAILURE' }] }],
  });
});

it('rejects an app without the files scope', async () => {
  store = await aRunningStore({ app: { scopes: ['read_products'] } });
  const input = [{ filename: 'a.png', mimeType: 'image/png', resource: 'IMAGE', httpMethod: 'POST' }];
  const response = await admin(store.url, STAGE, { input });
  expect(at(response, 'errors', 0, 'extensions', 'code')).toBe('ACCESS_DENIED');
});
