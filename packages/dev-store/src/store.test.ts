import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from './store';
import { aThemeExtension } from './testing/a-theme-extension';
import { at, each, textAt } from './testing/read-json';
import { admin, aRunningStore, aShopper } from './testing/running-store';
import { theProduct, theVariant } from './testing/small-store';

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({
    app: {
      themeExtension: aThemeExtension({
        blocks: {
          cart: [
            '<script type="application/json" id="embed-config">{{ app.metafields.cartwright.config.value | json }}</script>',
            '<b data-embed title="{{ shop.name }}" data-page="{{ request.page_type }}">',
            '{{ product.title | escape }} {{ block.settings.greeting }} {{ 1999 | money }} {{ cart.item_count }}</b>',
            '<script src="{{ "loader.js" | asset_url }}" defer></script>',
            `{% schema %}{ "name": "Cart", "target": "body", "settings": [
              { "type": "text", "id": "greeting", "label": "Greeting", "default": "hello" }
            ] }{% endschema %}`,
          ].join(''),
          broken: `{{ "no-such-<b>.js" | asset_url }}{% schema %}{ "name": "Broken", "target": "body" }{% endschema %}`,
        },
        assets: { 'loader.js': 'load()' },
      }),
    },
  });
});
afterAll(() => store.close());

const cup = theVariant('cup');

describe('AJAX Cart API over HTTP', () => {
  it('keeps a cart per browser', async () => {
    const [anna, ben] = [aShopper(store.url), aShopper(store.url)];
    await anna.post('/cart/add.js', { items: [{ id: cup, quantity: 2 }] });
    expect(at(await anna.cart(), 'item_count')).toBe(2);
    expect(at(await ben.cart(), 'item_count')).toBe(0);
    expect(textAt(await anna.cart(), 'token')).toContain('?key=');
    expect(textAt(await anna.cart(), 'token')).toBe(textAt(await anna.cart(), 'token'));
  });

  it('returns uncacheable JSON under every spelling of its paths', async () => {
    const anna = aShopper(store.url);
    const response = await anna.get('/cart.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await anna.post('/cart/update', { note: 'x' })).status).toBe(302);
    expect(at(await anna.cart(), 'note')).toBe('x');
  });

  it('applies concurrent requests for a cart in turn', async () => {
    const anna = aShopper(store.url);
    await anna.cart();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        anna.post('/cart/add.js', { items: [{ id: cup, properties: { n: String(index % 3) } }] }),
      ),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(at(await anna.cart(), 'item_count')).toBe(12);
    expect(each(await anna.cart(), 'items', 'quantity')).toEqual([4, 4, 4]);
  });

  it('reads multipart forms, and returns 400 for unreadable bodies', async () => {
    const anna = aShopper(store.url);
    await anna.cart();
    const form = new FormData();
    form.set('id', String(cup));
    form.set('properties[Name]', 'Ä');
    const response = await fetch(`${store.url}/cart/add.js`, { method: 'POST', body: form });
    expect(at(await response.json(), 'properties')).toEqual({ Name: 'Ä' });
    const broken = await fetch(`${store.url}/cart/add.js`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
  });

  it('returns errors with their status', async () => {
    const anna = aShopper(store.url);
    expect((await anna.post('/cart/add.js', { id: 5 })).status).toBe(404);
    expect((await anna.post('/cart/change.js', { id: 'x' })).status).toBe(400);
    expect((await anna.post('/cart/add.js', { id: theVariant('scarf', 'Blue') })).status).toBe(422);
  });
});

describe('AJAX Product API', () => {
  it('lists published products by page', async () => {
    const list = await (await fetch(`${store.url}/products.json?limit=2&page=2`)).json();
    expect(each(list, 'products', 'handle')).toEqual(['print', 'tea']);
    expect(at(list, 'products', 0, 'variants', 0, 'price')).toBe('3.33');
    const all = await (await fetch(`${store.url}/products.json`)).json();
    expect(each(all, 'products', 'handle')).not.toContain('draft');
  });

  it('returns a product in subunits or decimals', async () => {
    expect(at(await (await fetch(`${store.url}/products/cup.js`)).json(), 'price')).toBe(1000);
    const decimal = await (await fetch(`${store.url}/products/cup.json`)).json();
    expect(at(decimal, 'product', 'variants', 0, 'price')).toBe('10.00');
    expect((await fetch(`${store.url}/products/draft.js`)).status).toBe(404);
  });
});

describe('compressed response', () => {
  /** fetch opens what is compressed, but tells that it was. */
  const encodingOf = async (path: string, accepted: string) => {
    const response = await fetch(`${store.url}${path}`, { headers: { 'accept-encoding': accepted } });
    await response.arrayBuffer();
    return [response.headers.get('content-encoding'), response.headers.get('vary')];
  };

  it.each(['/', '/products/scarf', '/assets/theme.js', '/assets/theme.css', '/cdn/products/cup.svg'])(
    'is gzipped only if accepted: %s',
    async (path) => {
      expect(await encodingOf(path, 'gzip, deflate, br')).toEqual(['gzip', 'Accept-Encoding']);
      for (const accepted of ['identity', 'br', 'gzip;q=0', 'gzip;q=0, *']) {
        expect(await encodingOf(path, accepted), accepted).toEqual([null, 'Accept-Encoding']);
      }
    },
  );

  it('contains the same cart', async () => {
    expect(await encodingOf('/cart.js', 'gzip')).toEqual([null, null]);
  });
});

describe('shop without JavaScript', () => {
  it('supports product form, cart page, quantities, removal and checkout', async () => {
    const anna = aShopper(store.url);
    const page = await (await anna.get('/products/scarf')).text();
    expect(page).toContain('action="/cart/add" method="post"');
    expect(page).toContain('Blue (sold out)');
    const added = await anna.form('/cart/add', { id: String(theVariant('scarf', 'Red')), quantity: '2' });
    expect([added.status, added.headers.get('location')]).toEqual([302, '/cart']);
    expect(await (await anna.get('/cart')).text()).toContain('$50.00');
    await anna.form('/cart', { 'updates[]': '1', note: 'Thanks', update: '' });
    expect(at(await anna.cart(), 'item_count')).toBe(1);
    const checkout = await anna.form('/cart', { 'updates[]': '1', checkout: '' });
    expect(checkout.headers.get('location')).toBe('/checkout');
    const summary = await (await anna.get('/checkout')).text();
    expect(summary).toMatch(/1 × <\/span><bdi>Scarf<\/bdi><\/p>\s*<p class="fine" dir="auto">Red</);
    expect(summary).toContain('$30.00');
    await anna.get('/cart/change?line=1&quantity=0');
    expect(await (await anna.get('/cart')).text()).toContain('Your cart is empty.');
  });

  it('shows on the page why a form was rejected', async () => {
    const anna = aShopper(store.url);
    const refused = await anna.form('/cart/add', { id: String(theVariant('print')), quantity: '9' });
    const page = await anna.get(refused.headers.get('location') ?? '');
    expect(await page.text()).toContain('Only 2 items were added to your cart due to availability.');
  });

  it('never redirects to another site', async () => {
    const anna = aShopper(store.url);
    for (const target of ['https://example.com', '//example.com', '/\\example.com']) {
      const response = await anna.form('/cart/add', { id: String(cup), return_to: target });
      expect(response.headers.get('location')).toBe('/cart');
    }
    const own = await anna.form('/cart/add', { id: String(cup), return_to: '/products/cup' });
    expect(own.headers.get('location')).toBe('/products/cup');
    const code = await anna.get('/discount/TEN?redirect=//example.com');
    expect(code.headers.get('location')).toBe('/');
    expect(each(await anna.cart(), 'discount_codes', 'applicable')).toEqual([true]);
  });

  it('shows free shipping at checkout', async () => {
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', { id: cup });
    await anna.post('/cart/update.js', { discount: 'SHIP' });
    const page = await (await anna.get('/checkout')).text();
    expect(page).toContain('Standard, SHIP');
    expect(page).toContain('Free');
  });

  it('escapes shopper input', async () => {
    const anna = aShopper(store.url);
    const evil = '</textarea><script>alert(1)</script>';
    await anna.post('/cart/add.js', { items: [{ id: cup, properties: { [evil]: evil } }] });
    await anna.post('/cart/update.js', { note: evil, discount: evil });
    for (const path of ['/cart', '/checkout', `/cart?error=${encodeURIComponent(evil)}`]) {
      expect(await (await anna.get(path)).text()).not.toContain('<script>alert');
    }
  });

  it('has a 404 page', async () => {
    const response = await fetch(`${store.url}/collections/none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('See the range');
    expect((await fetch(`${store.url}/products/draft`)).status).toBe(404);
    expect((await fetch(`${store.url}/collections/all`)).status).toBe(200);
  });
});

describe('page data for scripts', () => {
  it('includes window.Shopify and the app’s embed blocks at the end of the body', async () => {
    const page = await (await fetch(`${store.url}/products/cup`)).text();
    expect(page).toContain('"routes":{"root":"/"}');
    expect(page).toContain('title="Small Store" data-page="product">Cup hello $19.99 0</b>');
    const [, script] = /src="([^"]+loader\.js)"/.exec(page) ?? [];
    expect(await (await fetch(script ?? '')).text()).toBe('load()');
    expect(page).toContain('<script type="application/json" id="embed-config">null</script>');
    expect(page).not.toContain('"target": "body"');
    expect(page.indexOf('data-embed')).toBeGreaterThan(page.indexOf('</footer>'));
  });

  it('includes app metafields as unescaped JSON, which blocks must escape', async () => {
    const value = JSON.stringify({ title: '<b>bold</b> & \u2028' });
    const owner = 'gid://shopify/AppInstallation/1';
    await admin(
      store.url,
      'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }',
      { metafields: [{ ownerId: owner, namespace: 'cartwright', key: 'config', type: 'json', value }] },
    );
    const page = await (await fetch(`${store.url}/`)).text();
    const printed = /id="embed-config">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(printed).toBe(value);
  });

  it('is complete even if a block fails', async () => {
    const page = await fetch(`${store.url}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(
      '<!-- Liquid error in a block of the app: the extension has no asset no-such-b.js',
    );
  });

  it('prevents startup with a block that Shopify would reject', async () => {
    const cart = '{{ "x" | no_such_filter }}{% schema %}{ "name": "Cart", "target": "body" }{% endschema %}';
    const themeExtension = aThemeExtension({ blocks: { cart } });
    await expect(aRunningStore({ app: { themeExtension } })).rejects.toThrow(
      'undefined filter: no_such_filter',
    );
  });

  it('draws products in their variant’s color, and loads nothing from elsewhere', async () => {
    const [red, blue] = theProduct('scarf').variants;
    const draw = async (id: number | undefined) =>
      (await fetch(`${store.url}/cdn/products/scarf.svg?variant=${id}`)).text();
    expect(await draw(red?.id)).toMatch(/^<svg /);
    expect(await draw(red?.id)).not.toBe(await draw(blue?.id));
    const page = await (await fetch(`${store.url}/`)).text();
    expect([...page.matchAll(/(?:src|href)="(https?:)?\/\//g)].map(([address]) => address)).toEqual([
      'src="http://',
    ]);
  });
});
