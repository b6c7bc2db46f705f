import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractRoutes } from '@cartwright/server/testing/contract-calls';
import { expect, test } from 'vitest';
import { aBrowser } from './a-browser';
import { apps } from './an-app';

const anApp = apps();

const PAGE = readFileSync(fileURLToPath(new URL('../../../docs/routes.md', import.meta.url)), 'utf8');

/** Who may call, in the words of the table. */
const CALLERS = ['anyone', 'a shop’s session', 'any session', 'Shopify’s signature'] as const;

interface Documented {
  readonly route: string;
  readonly callers: (typeof CALLERS)[number];
}

const DOCUMENTED: readonly Documented[] = [...PAGE.matchAll(/^\| `([A-Z]+ \/\S*)` \| ([^|]+) \|/gm)].map(
  ([line, route = '', who = '']) => {
    const callers = CALLERS.find((each) => each === who.trim());
    if (!callers) throw new Error(`docs/routes.md says nothing that is known of who may call: ${line}`);
    return { route, callers };
  },
);

const openTo = (callers: Documented['callers']) =>
  DOCUMENTED.filter((each) => each.callers === callers).map(({ route }) => route);

/** A request to a route, with something in place of each parameter. */
function requestOf(route: string): [path: string, init: RequestInit] {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:\w+|\*/g, '1');
  return [path, { method, ...(method !== 'GET' && { body: '{}' }) }];
}

test('docs/routes.md lists exactly the routes of server and contract', async () => {
  const { routes } = await anApp();
  const served = routes.map(({ method, path }) => `${method} ${path}`);
  expect(DOCUMENTED.map(({ route }) => route).sort()).toEqual(served.sort());
  const contract = (await contractRoutes()).map(({ method, path }) => `${method} ${path}`);
  expect(served).toEqual(expect.arrayContaining(contract));
});

test('contract calls require a session, except shopper reports and data sources', () => {
  const open = DOCUMENTED.filter(({ callers }) => callers === 'anyone' || callers === 'Shopify’s signature');
  expect(open.filter(({ route }) => / \/api\/(?!v1\/)/.test(route))).toEqual([]);
});

const OTHERS_COOKIE = 'another shop’s cookie';

test('routes with a session reject a missing, changed or foreign one', async () => {
  const { shops, shop, url, ...app } = await anApp({ shops: 2 });
  const [, theirs] = shops;
  if (!theirs) throw new Error('There are two.');
  const [ours, admin] = [aBrowser(), aBrowser()];
  await app.signIn(ours, shop);
  await app.signIn(aBrowser(), theirs);
  const cookies = ours.cookies(url);
  const token = await shop.sessionToken(admin);
  const [head = '', body = '', signature = ''] = token.split('.');
  const changed = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const named = { 'X-Cartwright-Shop': theirs.domain };
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const tries: [string, Record<string, string>][] = [
    ['no session', {}],
    ['a changed token', { authorization: `Bearer ${changed}` }],
    ['a changed token beside a good cookie', { authorization: `Bearer ${changed}`, cookie }],
    ['another shop’s token', { authorization: `Bearer ${token}`, ...named }],
    [OTHERS_COOKIE, { cookie, ...named }],
  ];

  const responses: unknown[] = [];
  for (const route of [...openTo('a shop’s session'), ...openTo('any session')]) {
    const [path, init] = requestOf(route);
    for (const [what, headers] of tries) {
      // Routes about the session itself cover its own shops, whichever is named.
      if (what === OTHERS_COOKIE && openTo('any session').includes(route)) continue;
      const response = await fetch(url + path, {
        ...init,
        headers: { 'content-type': 'application/json', ...headers },
      });
      await response.body?.cancel();
      if (response.status !== 401) responses.push([route, what, response.status]);
    }
  }
  expect(responses).toEqual([]);
});

test('signed routes reject unsigned requests, and public ones need no session', async () => {
  const { url } = await anApp();
  const statusOf = async (route: string) => {
    const [path, init] = requestOf(route);
    const response = await fetch(url + path, { ...init, redirect: 'manual' });
    await response.body?.cancel();
    return response.headers.get('location')?.includes('?error=signature') ? 401 : response.status;
  };
  for (const route of openTo('Shopify’s signature')) {
    expect([400, 401], route).toContain(await statusOf(route));
  }
  for (const route of openTo('anyone')) {
    expect([401, 403], route).not.toContain(await statusOf(route));
  }
});

test('with an app, a shop from the settings also requires a session', async () => {
  const fixed = { domain: 'fixed.myshopify.com', accessToken: 'a token', apiOrigin: 'http://127.0.0.1:9' };
  const { url } = await anApp({ server: { shops: [fixed] } });
  for (const headers of [{}, { 'X-Cartwright-Shop': fixed.domain }]) {
    expect((await fetch(`${url}/api/shop`, { headers })).status).toBe(401);
  }
});
