import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { apiError, ERROR_CODES } from '@cartwright/core/contract/error';
import { anyCharacter } from '@cartwright/core/testing/any-character';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractRoutes, type Fixture, fixtureOf, type Route, samples } from './testing/contract-calls';
import { testApps, testFolders } from './testing/test-app';
import { testDatabase } from './testing/test-database';
import { startTestIndexWorker } from './testing/test-worker';

/** Requests of each route. */
const ROUNDS = Number(process.env.ROUNDS ?? 30);
/** Only of those whose path has it. */
const ROUTES = process.env.ROUTES ?? '';
const MAX_REQUEST_MS = 100;

const startApp = testApps(testDatabase());
const newFolder = testFolders();

const OTHER_ROUTES: Route[] = [
  '/storefront/config.json',
  '/storefront/preview-config.json',
  '/storefront/preview/cart',
  '/storefront/preview/:id',
  '/storefront/assets/:id',
  '/healthz',
  '/assets/:id',
  '/smartcart/edit/:id',
  '/api/:id',
].map((path) => ({ method: 'GET', path }));

const BLANKS = ' '.repeat(100_000);
const DEEP = 5_000;
const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PROTOTYPE) },
  { weight: 1, arbitrary: fc.constantFrom(BLANKS, 'a'.repeat(5_000), '9'.repeat(400), '{{'.repeat(500)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        '',
        ' ',
        '\u0000',
        'a\u0000b',
        '\ud800',
        'x\udfffy',
        '\u202e',
        '-1',
        '1e309',
        'NaN',
        '[object Object]',
      ],
      ...[
        "'; drop table carts; --",
        '<script>',
        '{{ x | append: }}',
        '{% for',
        '{% assign a',
        '../../secret',
      ],
      ...[
        '2026-02-30T25:61:00Z',
        '9999-12-31T23:59:59Z',
        '0000-01-01T00:00:00Z',
        '.',
        ',',
        ',,,,',
        '1,1',
        '٣',
      ],
    ),
  },
  { weight: 3, arbitrary: fc.string({ unit: anyCharacter }) },
);

/** JSON as it is sent. */
const json = fc.oneof(
  { weight: 4, arbitrary: text.map((each) => JSON.stringify(each)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['null', 'true', 'false', '[]', '{}', '0', '-0', '-1', '1.5', '1e400', '-1e400', '5e-324'],
      ...['2147483647', '2147483648', '9007199254740993', '1e21', '[null]', '{"a":{}}'],
      ...PROTOTYPE.map((name) => `{"${name}":{"${name}":1}}`),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
      `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
      `[${'1,'.repeat(DEEP)}1]`,
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue().map((each) => JSON.stringify(each)) },
);

const NO_JSON = ['', '{', '{"a":', '\u0000', "{'a':1}", 'undefined', '{"a":1}}', '\ufeff{}', '{"a":01}'];

interface Change {
  /** Which of its values, as they are counted. */
  readonly at: number;
  /** `alike`: with another value of its kind, which is looked at longer before it is refused. */
  readonly kind: 'alike' | 'replace' | 'delete' | 'add';
  readonly name: string;
  readonly to: string;
  readonly text: string;
  readonly number: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('alike', 'alike', 'alike', 'alike', 'replace', 'delete', 'add'),
  name: fc.constantFrom(...PROTOTYPE, 'extra', ''),
  to: json,
  text,
  number: fc.constantFrom(0, -1, 1, 2, 1.5, 255, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, Number.MAX_VALUE),
});

/** Of a path or a query: sent as it is. */
const RAW = [
  '%',
  '%00',
  '%ZZ',
  '%ED%A0%80',
  '%C0%AF',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%252e',
  '&',
  '=',
  '+',
  '#',
];
/** With U+FFFD for halves of pairs, which no address can have. */
const wellFormed = (each: string) => new TextDecoder().decode(new TextEncoder().encode(each));
const piece = fc.oneof(
  { weight: 3, arbitrary: text.map((each) => encodeURIComponent(wellFormed(each.slice(0, 1_000)))) },
  { weight: 1, arbitrary: fc.constantFrom(...RAW) },
);

const nothing = fc.constant(undefined);
const mostly = <Value, Other>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Other>, weight = 2) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });
const seldom = (...values: string[]) => mostly(nothing, fc.constantFrom(...values), 15);

const attempt = fc.record({
  method: seldom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET'),
  /** In place of the id of something that is there. */
  id: mostly(nothing, piece),
  query: mostly(
    fc.constant<never[]>([]),
    fc.array(fc.record({ at: fc.nat(), name: mostly(nothing, piece), value: piece }), { maxLength: 2 }),
  ),
  body: fc.oneof(
    { weight: 10, arbitrary: fc.array(change, { maxLength: 2 }) },
    { weight: 1, arbitrary: json },
    { weight: 1, arbitrary: fc.constantFrom(...NO_JSON) },
  ),
  headers: fc.record({
    'content-type': seldom(
      'text/plain',
      '',
      '__proto__',
      'application/json;charset=utf-16',
      'multipart/form-data',
      'APPLICATION/JSON',
    ),
    'accept-encoding': seldom(
      'gzip',
      'br',
      'gzip;q=,,;',
      'br;q=2',
      '*;q=0',
      '__proto__',
      'identity;q=0',
      ','.repeat(1_000),
    ),
    'if-none-match': seldom('*', '"', 'W/', ',,,', '__proto__', '"'.repeat(1_000), 'W/"a"'),
    origin: seldom('null', 'http://evil.example', 'not an origin', 'http://[::1', '__proto__', ''),
    accept: seldom('text/html', '__proto__', '*/*', ''),
    'x-forwarded-for': seldom('__proto__', ',,,', '::1', 'a'.repeat(1_000)),
  }),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

function requestOf({ method, path }: Route, { body, ...tried }: Attempt, fixture: Fixture): Sent {
  const sample = samples(fixture)[`${method} ${path}`] ?? {};
  const known = path.startsWith('/api/widgets') ? String(fixture.widget.widget.id) : fixture.cart.cart.id;
  const pairs = Object.entries(sample.query ?? {}).map(([name, value]) => [name, encodeURIComponent(value)]);
  for (const { at, name, value } of tried.query) {
    const pair = pairs[at % Math.max(1, pairs.length)];
    if (name === undefined && pair) pair[1] = value;
    else pairs.push([name ?? 'after', value]);
  }
  const sent =
    typeof body === 'string'
      ? body
      : sample.body || body.length > 0
        ? changed(sample.body ?? {}, body)
        : '{}';
  const headers = { 'content-type': 'application/json', ...withoutAbsent(tried.headers) };
  const requestMethod = tried.method ?? method;
  const query = pairs.map((pair) => pair.join('=')).join('&');
  return {
    method: requestMethod,
    path: `${addressOf(path, tried.id, { id: known, kind: 'cart', revision: String(fixture.cart.revision) })}${query === '' ? '' : `?${query}`}`.replaceAll(
      '#',
      '%23',
    ),
    headers,
    body: ['POST', 'PUT', 'PATCH'].includes(requestMethod) ? sent : undefined,
  };
}

/** A path with what its parameters are known by, and one of them as it was tried. */
function addressOf(path: string, tried: string | undefined, known: Readonly<Record<string, string>>): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const changed = tried === undefined ? undefined : names[tried.length % names.length];
  return path.replace(/:(\w+)/g, (_, name: string) => (name === changed ? tried : known[name]) ?? '');
}

/** The JSON of a value after some changes. */
function changed(sample: object, changes: readonly Change[]): string {
  const root = { value: structuredClone(sample) };
  const marks: [string, string][] = [];
  for (const [index, { at, kind, name, to, text: word, number }] of changes.entries()) {
    const mark = `@${index}@`;
    marks.push([JSON.stringify(mark), to]);
    const places = placesIn(root);
    const place = places[at % places.length];
    if (!place) continue;
    const { holder, key } = place;
    const held = holder[key];
    if (kind === 'delete' && holder !== root) delete holder[key];
    else if (kind === 'add' && typeof held === 'object' && held !== null) {
      Object.defineProperty(held, name, {
        value: mark,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else if (kind === 'alike' && typeof held === 'string') holder[key] = word;
    else if (kind === 'alike' && typeof held === 'number') holder[key] = number;
    else if (kind === 'alike' && typeof held === 'boolean') holder[key] = !held;
    else if (kind === 'alike' && Array.isArray(held)) holder[key] = [...held, ...held];
    else holder[key] = mark;
  }
  return marks.reduce((sent, [mark, to]) => sent.replace(mark, () => to), JSON.stringify(root.value));
}

type Holder = Record<string, unknown>;

function placesIn(holder: object): { readonly holder: Holder; readonly key: string }[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    { holder: holder as Holder, key },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

function withoutAbsent(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** What there is for a request to name. */
interface Answered {
  readonly status: number;
  readonly body: string;
}

function send(url: string, { method, path, headers, body }: Sent): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    // A connection of its own: what the server leaves unread of a refused body may cost the connection.
    const request = httpRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const received = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip' && received.byteLength > 0;
        resolve({
          status: response.statusCode ?? 0,
          body: (isPacked ? gunzipSync(received) : received).toString(),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Throws when an answer is none that the contract knows, with what was asked. */
function check(request: Sent, response: Answered): void {
  try {
    checkAnswer(request.method, response);
  } catch (error) {
    const { method, path, body } = request;
    const asked = [method, path, body ?? ''].map((each) => each.slice(0, 500)).join(' ');
    throw new Error(`${asked}\nis answered with ${response.status} ${response.body.slice(0, 500)}`, {
      cause: error,
    });
  }
}

function checkAnswer(method: string, { status, body }: Answered): void {
  expect(status).toBeLessThan(500);
  if (status < 400 || method === 'HEAD') return;
  const { error } = apiError.parse(JSON.parse(body));
  expect(ERROR_CODES[error.code]).toBe(status);
  expect(body).not.toMatch(/\\n\s+at |node_modules|\.[jt]s:\d/);
  if (status !== 400) return;
  expect(error.issues?.map(({ path }) => path[0]).filter((where) => !isPart(where))).toEqual([]);
  expect(error.issues).not.toEqual([]);
}

const isPart = (where: unknown) => ['params', 'query', 'body'].includes(String(where));

/** Each look at it is a minute later, so that nobody sends too often. */
function clockOfMinutes(): () => Date {
  let minutes = Date.parse('2026-11-20T09:00:00Z') / 60_000;
  return () => new Date(60_000 * minutes++);
}

/** Pino's level for errors. */
const ERROR_LEVEL = 50;

test(`none of ${ROUNDS} hostile requests to each route causes a server error`, {
  timeout: 120_000 + ROUNDS * 40 * MAX_REQUEST_MS,
}, async () => {
  const dist = await newFolder();
  for (const page of ['index.html', 'preview.html', 'collection-preview.html', 'widget-preview.html'])
    await writeFile(join(dist, page), '<title>A page</title>');
  const app = await startApp({
    adminDist: dist,
    storefrontDist: dist,
    discoveryDist: dist,
    clock: clockOfMinutes(),
    startIndexWorker: startTestIndexWorker,
  });
  app.shopify.products.push({ id: 11, title: 'Mug', variants: [{ id: 111, title: 'One', price: '1.00' }] });
  const routes = [...(await contractRoutes()), ...OTHER_ROUTES];
  let fixture: Fixture | null = await fixtureOf(app);
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(samples(fixture))));
  for (const route of routes.filter(({ path }) => path.includes(ROUTES))) {
    await fc.assert(
      fc.asyncProperty(attempt, async (tried) => {
        fixture ??= await fixtureOf(app);
        const request = requestOf(route, tried, fixture);
        const response = await send(app.url, request);
        check(request, response);
        if (request.method !== 'GET' && response.status < 300) fixture = null;
      }),
      { numRuns: ROUNDS },
    );
    expect(await (await app.fetch('/healthz')).json()).toEqual({ status: 'ok' });
  }
  expect(app.log.filter(({ level }) => Number(level) >= ERROR_LEVEL)).toEqual([]);
});
