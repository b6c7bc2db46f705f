import { describe, expect, it } from 'vitest';
import { loginAddress } from './login-address';

describe('login address', () => {
  it('returns to the same page and language with the cart open', () => {
    const address = loginAddress('/de/', {
      pathname: '/de/products/mug',
      search: '?variant=7&viewcart=false',
    });
    const url = new URL(address, 'https://shop.example');
    expect(url.pathname).toBe('/de/account/login');
    expect(url.searchParams.get('return_url')).toBe('/de/products/mug?variant=7&viewcart=true');
  });
});
