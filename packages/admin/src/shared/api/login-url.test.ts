import { expect, it } from 'vitest';
import { loginUrl, returnAddress } from './login-url';

const HOME = '/';

it('the login page knows where the merchant was, down to the screen of the editor', () => {
  const url = new URL(loginUrl('/smartcart/edit/id-1/#component/bar'), 'http://admin.test');
  expect(url.pathname).toBe('/admin/login/');
  expect(returnAddress(url.searchParams.get('return_to'))).toBe('/smartcart/edit/id-1/#component/bar');
});

it.each(['/smartcart/edit/id-1/?tab=2#general', '/smartcart/', '/'])('%s is come back to', (address) => {
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
])('%j is not come back to', (address) => {
  expect(returnAddress(address)).toBe(HOME);
});
