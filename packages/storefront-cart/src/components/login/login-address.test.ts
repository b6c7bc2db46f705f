import { describe, expect, it } from 'vitest';
import { loginAddress } from './login-address';

describe('the way to the login', () => {
  it('leads back to the same page of the same language, with the cart open', () => {
    const address = loginAddress('/de/', {
      pathname: '/de/products/mug',
      search: '?variant=7&viewcart=false',
    });
    const url = new URL(address, 'https://shop.example');
    expect(url.pathname).toBe('/de/account/login');
    expect(url.searchParams.get('return_url')).toBe('/de/products/mug?variant=7&viewcart=true');
  });
});
