import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { aThemeExtension } from '../testing/a-theme-extension';
import { aRunningStore, aShopper } from '../testing/running-store';

let store: RunningStore;

beforeAll(async () => {
  const customer =
    '<i data-customer="{% if customer %}{{ customer.email }}{% endif %}"></i>' +
    '{% schema %}{ "name": "Customer", "target": "body" }{% endschema %}';
  store = await aRunningStore({ app: { themeExtension: aThemeExtension({ blocks: { customer } }) } });
});
afterAll(() => store.close());

const target = (response: Response) => response.headers.get('location');

describe('store account', () => {
  it('is signed in to, known to apps, and signed out of', async () => {
    const shopper = aShopper(store.url);
    expect(target(await shopper.get('/account'))).toBe('/account/login');
    expect(await (await shopper.get('/')).text()).toContain('data-customer=""');
    const login = await shopper.form('/account/login', {
      email: 'mia@example.com',
      return_url: '/cart?viewcart=true',
    });
    expect(target(login)).toBe('/cart?viewcart=true');
    expect(await (await shopper.get('/account')).text()).toContain('mia@example.com');
    expect(await (await shopper.get('/')).text()).toContain('data-customer="mia@example.com"');
    expect(target(await shopper.get('/account/login?return_url=/cart'))).toBe('/cart');
    await shopper.get('/account/logout');
    expect(target(await shopper.get('/account'))).toBe('/account/login');
  });

  it('rejects an invalid email', async () => {
    const response = await aShopper(store.url).form('/account/login', { email: 'mia', return_url: '/cart' });
    expect(target(response)).toMatch(/^\/account\/login\?return_url=%2Fcart&error=/);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    // Browsers leave out tabs and line breaks before they read an address.
    '/\t/elsewhere.example',
    '/\n\\elsewhere.example',
  ])('redirects to no other site: %j', async (address) => {
    const response = await aShopper(store.url).form('/account/login', {
      email: 'mia@example.com',
      return_url: address,
    });
    expect(target(response)).toBe('/account');
  });
});
