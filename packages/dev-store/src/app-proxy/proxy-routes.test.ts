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

interface ReceivedRequest {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly body: string;
}

/** A store whose app answers by this; its requests are in `requests`. */
async function aProxiedStore(handler: RequestListener, timeLimit?: number) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://app.example');
      requests.push({ url, request, body: Buffer.concat(chunks).toString() });
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
  return { ...opened, requests, shopper: opened.merchant };
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

describe('app proxy page', () => {
  it('is requested from the app with a signature and the shopper', async () => {
    const { shopper, requests } = await aProxiedStore(hello);
    const response = await shopper.get('/apps/cartwright/a/b%20c?tag=x&tag=y&shop=evil&signature=evil');
    expect(await response.json()).toEqual({ hello: true });
    const url = requests[0]?.url ?? new URL('http://none');
    expect(url.pathname).toBe('/proxy/a/b%20c');
    expect(url.searchParams.getAll('tag')).toEqual(['x', 'y']);
    expect(url.searchParams.getAll('shop')).toEqual(['small.myshopify.com']);
    expect(url.searchParams.get('path_prefix')).toBe('/apps/cartwright');
    expect(url.searchParams.get('timestamp')).toBe(String(Date.parse('2026-11-20T12:00:00Z') / 1000));
    expect(url.searchParams.get('logged_in_customer_id')).toBe('');
    expect(url.searchParams.getAll('signature')).toEqual([signatureOf(url)]);
  });

  it('includes the signed-in customer’s id', async () => {
    const { shopper, requests } = await aProxiedStore(hello);
    await shopper.form('/account/login', { email: 'anna@example.com' });
    await shopper.get('/apps/cartwright');
    expect(requests[0]?.url.pathname).toBe('/proxy');
    expect(requests[0]?.url.searchParams.get('logged_in_customer_id')).toMatch(/^\d+$/);
  });

  it('forwards no cookies in either direction', async () => {
    const { shopper, requests } = await aProxiedStore(hello);
    await shopper.get('/');
    const response = await shopper.get('/apps/cartwright');
    expect(requests[0]?.request.headers.cookie).toBeUndefined();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('x-app')).toBe('yes');
  });

  it('forwards form posts, and returns the status', async () => {
    const { shopper, requests } = await aProxiedStore((_, response) => {
      response.writeHead(422, { 'content-type': 'text/plain' });
      response.end('no');
    });
    const reply = await shopper.post('/apps/cartwright/save', { a: 1 });
    expect([reply.status, await reply.text()]).toEqual([422, 'no']);
    expect([requests[0]?.request.method, requests[0]?.body]).toEqual(['POST', '{"a":1}']);
  });

  it('supports conditional requests', async () => {
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

  it('passes on the app’s redirects', async () => {
    const { shopper } = await aProxiedStore((_, response) => {
      response.writeHead(302, { location: '/apps/cartwright/there' });
      response.end();
    });
    const reply = await shopper.get('/apps/cartwright');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/apps/cartwright/there']);
  });

  it('works under the market’s root', async () => {
    const { shopper, requests } = await aProxiedStore(hello);
    await shopper.get('/de/apps/cartwright/x');
    expect(requests[0]?.url.pathname).toBe('/proxy/x');
    expect(requests[0]?.url.searchParams.get('path_prefix')).toBe('/de/apps/cartwright');
  });

  it.each(['/apps/cartwrights', '/apps', '/apps/other/x', '/tools/cartwright'])(
    'doesn’t exist at %s',
    async (path) => {
      const { shopper, requests } = await aProxiedStore(hello);
      expect([(await shopper.get(path)).status, requests]).toEqual([404, []]);
    },
  );

  it('requires the scope', async () => {
    const opened = await aProxiedStore(hello);
    await scope(opened, 'revoke');
    expect([(await opened.shopper.get('/apps/cartwright')).status, opened.requests]).toEqual([404, []]);
    expect(await (await opened.shopper.get('/back-office/apps')).text()).not.toContain('Pages in your shop');
    await scope(opened, 'grant');
    expect((await opened.shopper.get('/apps/cartwright')).status).toBe(200);
  });

  it('is removed with the app', async () => {
    const { shopper } = await aProxiedStore(hello);
    await shopper.form('/back-office/apps/uninstall', {});
    expect((await shopper.get('/apps/cartwright')).status).toBe(404);
  });
});

describe('Liquid response', () => {
  it('is rendered in the theme, in the market of the request', async () => {
    const { shopper } = await aProxiedStore(
      liquid('<b>{{ shop.name }}, {{ localization.country.iso_code }}</b>'),
    );
    const page = await (await shopper.get('/de/apps/cartwright')).text();
    expect(page).toContain('<b>Small Store, DE</b>');
    expect(page).toContain('<footer class="footer">');
  });

  it('is rendered alone without a layout', async () => {
    const { shopper } = await aProxiedStore(liquid('{% layout none %}<b>{{ shop.name }}</b>'));
    const response = await shopper.get('/apps/cartwright');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('<b>Small Store</b>');
  });

  it('reads products by handle, with the market’s prices', async () => {
    const { shopper } = await aProxiedStore(
      liquid(
        '{% layout none %}{% assign cup = all_products["cup"] %}{{ cup.title }}, {{ cup.price | money }}, {{ cup.url }}, {{ all_products["draft"].title }}{{ all_products["none"].title }}.',
      ),
    );
    expect(await (await shopper.get('/de/apps/cartwright')).text()).toBe(
      'Cup, 9,00\u00a0€, /de/products/cup, .',
    );
  });

  it('reads at most twenty different products', async () => {
    const handles = Array.from({ length: 19 }, (_, index) => `none-${index}`);
    const { shopper } = await aProxiedStore(
      liquid(
        `{% layout none %}{% assign handles = "${[...handles, 'cup', 'tea', 'cup'].join(',')}" | split: "," %}{% for handle in handles %}{{ all_products[handle].title }}{% endfor %}`,
      ),
    );
    expect(await (await shopper.get('/apps/cartwright')).text()).toBe('CupCup');
  });

  it('reads collections by handle, in the page’s market', async () => {
    const { shopper } = await aProxiedStore(
      liquid('{% layout none %}{{ collections["gift-ideas"].url }}, {{ collections["none"].title }}.'),
    );
    expect(await (await shopper.get('/de/apps/cartwright')).text()).toBe('/de/collections/gift-ideas, .');
  });

  it('shows its errors', async () => {
    const { shopper } = await aProxiedStore(liquid('{{ shop.name | nonsense }}'));
    expect(await (await shopper.get('/apps/cartwright')).text()).toContain(
      'Liquid error: undefined filter: nonsense',
    );
  });
});

describe('failing app', () => {
  it('returns a 502 that reports the timeout', async () => {
    const { shopper } = await aProxiedStore(() => undefined, 20);
    const response = await shopper.get('/apps/cartwright');
    expect([response.status, await response.text()]).toEqual([
      502,
      'Cartwright took too long to answer. Try again in a moment.',
    ]);
  });

  it('returns a 502 when the connection breaks', async () => {
    const { shopper } = await aProxiedStore((request) => request.socket.destroy());
    const response = await shopper.get('/apps/cartwright');
    expect([response.status, await response.text()]).toEqual([
      502,
      'Cartwright can’t be reached. Try again in a moment.',
    ]);
  });
});

describe('proxy path', () => {
  it('can be changed by the merchant', async () => {
    const { shopper, requests } = await aProxiedStore(hello);
    await shopper.form('/back-office/apps/proxy', { prefix: 'tools', subpath: 'search' });
    expect(await (await shopper.get('/back-office/apps')).text()).toContain('href="/tools/search"');
    expect((await shopper.get('/apps/cartwright')).status).toBe(404);
    await shopper.get('/tools/search/x');
    expect(requests[0]?.url.searchParams.get('path_prefix')).toBe('/tools/search');
  });

  it.each([
    ['other', 'search', 'Prefix'],
    ['apps', '', 'Subpath'],
    ['apps', 'a/b', 'Subpath'],
    ['apps', 'Admin', 'Subpath'],
    ['apps', 'x'.repeat(31), 'Subpath'],
  ])('rejects %s/%s', async (prefix, subpath, message) => {
    const { shopper } = await aProxiedStore(hello);
    const response = await shopper.form('/back-office/apps/proxy', { prefix, subpath });
    expect([response.status, (await response.text()).startsWith(`${message}:`)]).toEqual([422, true]);
  });
});

it('the signature doesn’t depend on the order of parameters', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), { selector: ([name]) => name });
  fc.assert(
    fc.property(pairs, (given) => {
      const backwards = new URLSearchParams([...given].reverse());
      expect(proxySignature(backwards, 'secret')).toBe(proxySignature(new URLSearchParams(given), 'secret'));
    }),
  );
});
