import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belowBase, withBase, withoutBase } from './admin-base';
import { isLoginPath } from './login-url';

describe('page below /admin', () => {
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

  it('links to pages below /admin, as other pages link to those that aren’t', () => {
    expect(withBase('/discounts/?a=1#top', '/admin/smartcart/')).toBe('/admin/discounts/?a=1#top');
    expect(withBase('/discounts/', '/smartcart/')).toBe('/discounts/');
    expect(withBase('/discounts/', '/admin/login/')).toBe('/discounts/');
    expect(withBase('/admin/login/?return_to=%2F', '/admin/')).toBe('/admin/login/?return_to=%2F');
  });

  it('round-trips through its address', () => {
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
