import { expect, it } from 'vitest';
import { loginUrl, returnAddress } from './login-url';

const HOME = '/';

it('includes the merchant’s page, down to the editor’s screen', () => {
  const url = new URL(loginUrl('/smartcart/edit/id-1/#component/bar'), 'http://admin.test');
  expect(url.pathname).toBe('/admin/login/');
  expect(returnAddress(url.searchParams.get('return_to'))).toBe('/smartcart/edit/id-1/#component/bar');
});

it.each(['/smartcart/edit/id-1/?tab=2#general', '/smartcart/', '/'])('returns to %s', (address) => {
  expect(returnAddress(address)).toBe(address);
});

it.each([
  undefined,
  7,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/admin/login/?return_to=/admin/login/',
])('doesn’t return to %j', (address) => {
  expect(returnAddress(address)).toBe(HOME);
});
