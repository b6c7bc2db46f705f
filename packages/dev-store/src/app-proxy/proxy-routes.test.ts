import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { aStoreWithApp, CLIENT_SECRET, CONFIGURATION, type StoreWithApp } from '../testing/an-installed-app';
import { SMALL_MARKETS } from '../testing/small-store';
import { proxySignature } from './proxy-signature';

let app: Server | undefined;
let store: StoreWithApp | undefined;
afterEach(async () => {
  await store?.close();
  app?.closeAllConnections();
  app?.close();
  [app, store] = [undefined, undefined];
});

interface Heard {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly body: string;
}

/** A store whose app answers by this; what it has heard is in `heard`. */
async function aProxiedStore(handler: RequestListener, timeLimit?: number) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://app.example');
      heard.push({ url, request, body: Buffer.concat(chunks).toString() });
      handler(request, response);
    });
  });
  app = server;
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const appProxy = {
    url: `http://127.0.0.1:${port}/proxy/`,
    prefix: 'apps',
    subpath: 'cartwright',
    ...(timeLimit !== undefined && { timeLimit }),
  } as const;
  const opened = await aStoreWithApp({
    markets: SMALL_MARKETS,
    app: { configuration: { ...CONFIGURATION, optionalScopes: ['write_app_proxy'], appProxy } },
  });
  store = opened;
  await opened.install();
  await scope(opened, 'grant');
  return { ...opened, heard, shopper: opened.merchant };
}

const scope = ({ merchant }: Pick<StoreWithApp, 'merchant'>, choice: 'grant' | 'revoke') =>
  merchant.form('/back-office/apps/scopes', { scope: 'write_app_proxy', do: choice });

const hello: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'spy=1', 'x-app': 'yes' });
  response.end('{"hello":true}');
};

const liquid =
  (text: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/liquid' });
    response.end(text);
  };

/** The signature as an app works it out, from the raw query. */
function signatureOf({ searchParams }: URL): string {
  const given = new Map<string, string[]>();
  for (const [name, value] of searchParams) {
    if (name !== 'signature') given.set(name, [...(given.get(name) ?? []), value]);
  }
  const text = [...given].map(([name, values]) => `${name}=${values.join(',')}`).sort();
  return createHmac('sha256', CLIENT_SECRET).update(text.join('')).digest('hex');
}

describe('a page of the app in the shop', () => {
  it('is asked of the app, with who asks, signed', async () => {
    const { shopper, heard } = await aProxiedStore(hello);
    const response = await shopper.get('/apps/cartwright/a/b%20c?tag=x&tag=y&shop=evil&signature=evil');
    expect(await response.json()).toEqual({ hello: true });
    const url = heard[0]?.url ?? new URL('http://none');
    expect(url.pathname).toBe('/proxy/a/b%20c');
    expect(url.searchParams.getAll('tag')).toEqual(['x', 'y']);
    expect(url.searchParams.getAll('shop')).toEqual(['small.myshopify.com']);
    expect(url.searchParams.get('path_prefix')).toBe('/apps/cartwright');
    expect(url.searchParams.get('timestamp')).toBe(String(Date.parse('2026-11-20T12:00:00Z') / 1000));
    expect(url.searchParams.get('logged_in_customer_id')).toBe('');
    expect(url.searchParams.getAll('signature')).toEqual([signatureOf(url)]);
  });

  it('names the customer who is signed in by a number', async () => {
    const { shopper, heard } = await aProxiedStore(hello);
    await shopper.form('/account/login', { email: 'anna@example.com' });
    await shopper.get('/apps/cartwright');
    expect(heard[0]?.url.pathname).toBe('/proxy');
    expect(heard[0]?.url.searchParams.get('logged_in_customer_id')).toMatch(/^\d+$/);
  });

  it('carries no cookies, in either direction', async () => {
    const { shopper, heard } = await aProxiedStore(hello);
    await shopper.get('/');
    const response = await shopper.get('/apps/cartwright');
    expect(heard[0]?.request.headers.cookie).toBeUndefined();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('x-app')).toBe('yes');
  });

  it('takes what a form sends, and passes the status on', async () => {
    const { shopper, heard } = await aProxiedStore((_, response) => {
      response.writeHead(422, { 'content-type': 'text/plain' });
      response.end('no');
    });
    const reply = await shopper.post('/apps/cartwright/save', { a: 1 });
    expect([reply.status, await reply.text()]).toEqual([422, 'no']);
    expect([heard[0]?.request.method, heard[0]?.body]).toEqual(['POST', '{"a":1}']);
  });

  it('is not made again for a browser that has it', async () => {
    const { shopper } = await aProxiedStore((request, response) => {
      const isKnown = request.headers['if-none-match'] === 'W/"1"';
      response.writeHead(isKnown ? 304 : 200, {
        'content-type': 'application/liquid',
        'cache-control': 'private, no-cache',
        etag: 'W/"1"',
      });
      response.end(isKnown ? undefined : '{% layout none %}{{ shop.name }}');
    });
    const reply = await shopper.get('/apps/cartwright');
    expect([reply.headers.get('etag'), reply.headers.get('cache-control')]).toEqual([
      'W/"1"',
      'private, no-cache',
    ]);
    const again = await shopper.get('/apps/cartwright', { 'if-none-match': 'W/"1"' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('leads on where the app leads', async () => {
    const { shopper } = await aProxiedStore((_, response) => {
      response.writeHead(302, { location: '/apps/cartwright/there' });
      response.end();
    });
    const reply = await shopper.get('/apps/cartwright');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/apps/cartwright/there']);
  });

  it('has the root of its market', async () => {
    const { shopper, heard } = await aProxiedStore(hello);
    await shopper.get('/de/apps/cartwright/x');
    expect(heard[0]?.url.pathname).toBe('/proxy/x');
    expect(heard[0]?.url.searchParams.get('path_prefix')).toBe('/de/apps/cartwright');
  });

  it.each(['/apps/cartwrights', '/apps', '/apps/other/x', '/tools/cartwright'])(
    'is not at %s',
    async (path) => {
      const { shopper, heard } = await aProxiedStore(hello);
      expect([(await shopper.get(path)).status, heard]).toEqual([404, []]);
    },
  );

  it('is there while the app has the scope for it', async () => {
    const opened = await aProxiedStore(hello);
    await scope(opened, 'revoke');
    expect([(await opened.shopper.get('/apps/cartwright')).status, opened.heard]).toEqual([404, []]);
    expect(await (await opened.shopper.get('/back-office/apps')).text()).not.toContain('Pages in your shop');
    await scope(opened, 'grant');
    expect((await opened.shopper.get('/apps/cartwright')).status).toBe(200);
  });

  it('is gone with the app', async () => {
    const { shopper } = await aProxiedStore(hello);
    await shopper.form('/back-office/apps/uninstall', {});
    expect((await shopper.get('/apps/cartwright')).status).toBe(404);
  });
});

describe('an answer in Liquid', () => {
  it('is rendered inside of the theme, in the market of the request', async () => {
    const { shopper } = await aProxiedStore(
      liquid('<b>{{ shop.name }}, {{ localization.country.iso_code }}</b>'),
    );
    const page = await (await shopper.get('/de/apps/cartwright')).text();
    expect(page).toContain('<b>Small Store, DE</b>');
    expect(page).toContain('<footer class="footer">');
  });

  it('stands alone when it asks for no layout', async () => {
    const { shopper } = await aProxiedStore(liquid('{% layout none %}<b>{{ shop.name }}</b>'));
    const response = await shopper.get('/apps/cartwright');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('<b>Small Store</b>');
  });

  it('has products by their handles, with the prices of the market', async () => {
    const { shopper } = await aProxiedStore(
      liquid(
        '{% layout none %}{% assign cup = all_products["cup"] %}{{ cup.title }}, {{ cup.price | money }}, {{ cup.url }}, {{ all_products["draft"].title }}{{ all_products["none"].title }}.',
      ),
    );
    expect(await (await shopper.get('/de/apps/cartwright')).text()).toBe(
      'Cup, 9,00\u00a0€, /de/products/cup, .',
    );
  });

  it('has twenty different products at most', async () => {
    const handles = Array.from({ length: 19 }, (_, index) => `none-${index}`);
    const { shopper } = await aProxiedStore(
      liquid(
        `{% layout none %}{% assign handles = "${[...handles, 'cup', 'tea', 'cup'].join(',')}" | split: "," %}{% for handle in handles %}{{ all_products[handle].title }}{% endfor %}`,
      ),
    );
    expect(await (await shopper.get('/apps/cartwright')).text()).toBe('CupCup');
  });

  it('has collections by their handles, in the market of the page', async () => {
    const { shopper } = await aProxiedStore(
      liquid('{% layout none %}{{ collections["gift-ideas"].url }}, {{ collections["none"].title }}.'),
    );
    expect(await (await shopper.get('/de/apps/cartwright')).text()).toBe('/de/collections/gift-ideas, .');
  });

  it('says what is wrong with it', async () => {
    const { shopper } = await aProxiedStore(liquid('{{ shop.name | nonsense }}'));
    expect(await (await shopper.get('/apps/cartwright')).text()).toContain(
      'Liquid error: undefined filter: nonsense',
    );
  });
});

describe('an app that fails', () => {
  it('is a 502 that says so when it never answers', async () => {
    const { shopper } = await aProxiedStore(() => undefined, 20);
    const response = await shopper.get('/apps/cartwright');
    expect([response.status, await response.text()]).toEqual([
      502,
      'Cartwright took too long to answer. Try again in a moment.',
    ]);
  });

  it('is a 502 when it breaks off', async () => {
    const { shopper } = await aProxiedStore((request) => request.socket.destroy());
    const response = await shopper.get('/apps/cartwright');
    expect([response.status, await response.text()]).toEqual([
      502,
      'Cartwright can’t be reached. Try again in a moment.',
    ]);
  });
});

describe('the place of the pages', () => {
  it('can be changed by the merchant', async () => {
    const { shopper, heard } = await aProxiedStore(hello);
    await shopper.form('/back-office/apps/proxy', { prefix: 'tools', subpath: 'search' });
    expect(await (await shopper.get('/back-office/apps')).text()).toContain('href="/tools/search"');
    expect((await shopper.get('/apps/cartwright')).status).toBe(404);
    await shopper.get('/tools/search/x');
    expect(heard[0]?.url.searchParams.get('path_prefix')).toBe('/tools/search');
  });

  it.each([
    ['other', 'search', 'Prefix'],
    ['apps', '', 'Subpath'],
    ['apps', 'a/b', 'Subpath'],
    ['apps', 'Admin', 'Subpath'],
    ['apps', 'x'.repeat(31), 'Subpath'],
  ])('is not %s/%s', async (prefix, subpath, said) => {
    const { shopper } = await aProxiedStore(hello);
    const response = await shopper.form('/back-office/apps/proxy', { prefix, subpath });
    expect([response.status, (await response.text()).startsWith(`${said}:`)]).toEqual([422, true]);
  });
});

it('a signature is the same in whatever order the names come', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), { selector: ([name]) => name });
  fc.assert(
    fc.property(pairs, (given) => {
      const backwards = new URLSearchParams([...given].reverse());
      expect(proxySignature(backwards, 'secret')).toBe(proxySignature(new URLSearchParams(given), 'secret'));
    }),
  );
});
