import { Session } from 'node:inspector/promises';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { collectionProxyRoute } from '@cartwright/server/collections/collection-proxy-route';
import { createApp } from '@cartwright/server/http/app';
import { searchProxyRoute } from '@cartwright/server/search/search-proxy-route';
import { suggestionProxyRoute } from '@cartwright/server/search/suggestion-proxy-route';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { expect } from 'vitest';
import type { MirroredShop } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const SECRET = 'shpss_of_the_app';

/** Lists that pages of a store ask for, by the app proxy. */
export const LISTS = ['search', 'search/suggest', 'collections/even'] as const;

const typed = (q: string) => `q=${encodeURIComponent(q)}`;
const many = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join('&');

/** Questions that are the worst that we know, by what is in them. */
export const WORST: readonly (readonly [name: string, query: string])[] = [
  ['4,000 characters of one word', typed('a'.repeat(4_000))],
  ['4,000 characters of words', typed('thing 7 '.repeat(500))],
  ['2,000 different words', typed(Array.from({ length: 800 }, (_, at) => at.toString(36)).join(' '))],
  ['hyphens that may join or split', typed('t-h-i-n-g-'.repeat(25))],
  ['combining marks', typed(`thing${'\u0301\u0323'.repeat(120)}`)],
  ['a letter that becomes eighteen', typed('ﷺ'.repeat(250))],
  ['right to left, and marks of direction', typed('\u202ething\u202c \u2066رمز\u2069 \u200f7')],
  ['joiners, and emoji of families', typed('👩‍👩‍👧‍👦'.repeat(40))],
  ['halves of pairs', 'q=%ED%A0%80thing%ED%BF%BF'],
  ['half of the last pair that is read', typed(`${'a'.repeat(255)}😀`)],
  ['what is no UTF-8', 'q=%FF%FE%C0%AF%'],
  ['a character without width, and null', typed('th\u0000ing\u200b\ufeff')],
  ['languages without spaces', typed('登山鞋カート靴下'.repeat(20))],
  ['names of the prototype', `${typed('__proto__ constructor')}&__proto__=1&constructor=2&toString=3`],
  [
    'filters named so',
    'q=thing&filter.__proto__=1&filter.v.option.__proto__=a&filter.p.m.__proto__.constructor=b&filter.p.tag=__proto__',
  ],
  ['HTML', typed('"><img src=x onerror=alert(1)><script>alert(1)</script>')],
  ['Liquid', typed("{{ shop.email }}{% layout 'x' %}{% raw %}")],
  ['SQL', typed("'; drop table catalogue_products; --")],
  ['JavaScript', typed('`;alert(1)//\u2028</script>')],
  ['a regular expression', typed('(a+)+$ [[[ \\ .*.*.*.*.*')],
  ['one parameter 900 times', many(900, () => 'q=thing')],
  ['300 values of a filter', `q=thing&${many(300, (at) => `filter.p.tag=tag-${at}`)}`],
  [
    'every kind of filter, many times',
    `q=thing&${many(40, (at) => `filter.v.price.gte=${at}&filter.v.price.lte=9${at}&filter.p.vendor=${at}&filter.v.availability=${at % 2}&filter.p.product_type=Even`)}`,
  ],
  [
    'options in every case',
    `q=thing&${many(150, (at) => `filter.v.option.${at % 2 ? 'Colour' : 'COLOUR'}${at}=x`)}`,
  ],
  ['amounts that are none', `q=thing&filter.v.price.gte=1e309&filter.v.price.lte=${'9'.repeat(400)}`],
  ['an amount of every digit', 'q=thing&filter.v.price.gte=-999999999999.999999&filter.v.price.lte=NaN'],
  ['the last page', 'q=thing&page=999999999'],
  ['a page that is no number', `q=thing&page=-1&page=${'9'.repeat(4_000)}&limit=1e9&part=999`],
  ['all on a page', 'q=thing&limit=all&page=10000&part=999&sort_by=__proto__'],
  ['a country and a language that are none', 'q=thing&country=__&locale=../../etc&country=DE'],
  ['languages that nobody speaks', 'q=thing&country=ZZ&locale=zzz-__proto__'],
  ['what only Shopify may say', 'q=thing&path_prefix=//evil.example&timestamp=0&logged_in_customer_id=1'],
  ['more than an address may have', `q=${'%F0%9F%98%80'.repeat(1_000)}`],
];

/** The lists of a shop: each question is a minute after the one before, so that nobody asks too often. */
export async function askedLists(shop: MirroredShop) {
  const app = createApp(silentLogger, []);
  const { products, collections } = await shop.mirror();
  const index = buildIndex(products, collections, ['en']);
  let minutes = shop.time.now / 60_000;
  const options = {
    find: async (id: string) => (id === shop.domain ? { store: shop.store } : null),
    indexOf: async () => index,
    indexVersionOf: () => 'mirror 1',
    secrets: [SECRET],
    clock: () => new Date(60_000 * minutes),
    trustedProxies: 0,
  };
  collectionProxyRoute(app, options);
  searchProxyRoute(app, options);
  suggestionProxyRoute(app, options);
  return async (path: string, query: string): Promise<Response> => {
    minutes += 1;
    return app.request(proxiedPath(shop.domain, path, query, SECRET, 60_000 * minutes));
  };
}

/**
 * Fails unless an answer is one that the store can render and a browser can't take for its own: JSON in which the only
 * Liquid is ours, with the text that was searched as it was typed; or the refusal of a list that isn't there.
 */
export async function expectHarmless(
  response: Response,
  path: string,
  query: string,
  name = query.slice(0, 500),
): Promise<void> {
  const text = await response.text();
  expect([200, 401, 404], name).toContain(response.status);
  expect(response.headers.get('content-type'), name).toBe(
    response.status === 200 ? 'application/liquid' : 'application/json',
  );
  if (response.status !== 200) return;
  const [layout, head = ''] = text.split('\n');
  expect(layout).toBe('{% layout none %}');
  const json = head.replaceAll(/\{\{ -?\d+ \| money \| strip_html \| json \}\}/g, '""');
  expect(json, name).not.toMatch(/[<>%]/);
  const said = JSON.parse(`${json}]}`);
  if (path !== 'search') return;
  const typed = new URLSearchParams(query).get('q') ?? '';
  expect(said.searched.text, name).toBe(typed.slice(0, 256).trim());
}

interface BlockCounts {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/**
 * Counts how many blocks of our code something runs through, as V8 counts them for coverage: a measure of steps that no load
 * of the machine changes. What runs inside one call of the language, such as a sort, is one.
 */
export async function stepCounter(): Promise<{
  stepsOf(work: () => Promise<unknown>): Promise<number>;
  end(): Promise<void>;
}> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const take = async (): Promise<BlockCounts> => session.post('Profiler.takePreciseCoverage');
  await take();
  return {
    async stepsOf(work) {
      await work();
      const ours = (await take()).result.filter(
        ({ url }) => /\/packages\/(?:core|server)\/src\//.test(url) && !/\/src\/(?:db|testing)\//.test(url),
      );
      const ranges = ours.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
      return ranges.reduce((sum, { count }) => sum + count, 0);
    },
    async end() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
