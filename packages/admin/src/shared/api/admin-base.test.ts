import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belowBase, withBase, withoutBase } from './admin-base';
import { isLoginPath } from './login-url';

describe('a page below /admin', () => {
  it.each([
    ['/admin', '/'],
    ['/admin/', '/'],
    ['/admin/smartcart/edit/id/', '/smartcart/edit/id/'],
    ['/smartcart/', '/smartcart/'],
    ['/administration/', '/administration/'],
    ['/admin/login', '/admin/login'],
    ['/admin/login/', '/admin/login/'],
    ['/admin/logins/', '/logins/'],
  ])('at %s is %s', (address, page) => {
    expect(withoutBase(address)).toBe(page);
  });

  it('leads on to pages below /admin, and any other page to pages that are not', () => {
    expect(withBase('/discounts/?a=1#top', '/admin/smartcart/')).toBe('/admin/discounts/?a=1#top');
    expect(withBase('/discounts/', '/smartcart/')).toBe('/discounts/');
    expect(withBase('/discounts/', '/admin/login/')).toBe('/discounts/');
    expect(withBase('/admin/login/?return_to=%2F', '/admin/')).toBe('/admin/login/?return_to=%2F');
  });

  it('is found again under the address that it is given', () => {
    const paths = fc
      .array(fc.constantFrom('admin', 'login', 'smartcart', 'edit', 'x'), { maxLength: 4 })
      .map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);
    fc.assert(
      fc.property(paths, (path) => {
        const page = withoutBase(path);
        // That address is taken.
        fc.pre(!isLoginPath(belowBase(page)));
        expect(withoutBase(belowBase(page))).toBe(withoutBase(page));
        expect(belowBase(belowBase(page))).toBe(belowBase(page));
      }),
    );
  });
});
