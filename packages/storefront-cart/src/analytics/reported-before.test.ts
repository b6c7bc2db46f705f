import { aShoppersBrowser } from '@cartwright/storefront-kit/testing/a-shoppers-browser';
import { describe, expect, it } from 'vitest';
import { reportedBefore } from './reported-before';

function aBrowser(allowed = true) {
  const browser = aShoppersBrowser(allowed);
  return { ...browser, page: () => reportedBefore(browser.storage, browser.consent) };
}

describe('what was told of a cart', () => {
  it('is not told again, by this page or the next', () => {
    const browser = aBrowser();
    const page = browser.page();
    expect(page.fresh('c1', ['a'])).toEqual(['a']);
    expect(page.fresh('c1', ['a', 'b'])).toEqual(['b']);
    expect(browser.page().fresh('c1', ['a', 'b', 'c'])).toEqual(['c']);
  });

  it('is another matter for another cart', () => {
    const page = aBrowser().page();
    page.fresh('c1', ['a']);
    expect(page.fresh('c2', ['a'])).toEqual(['a']);
  });

  it('is told by one of two tabs', () => {
    const browser = aBrowser();
    const [one, other] = [browser.page(), browser.page()];
    one.fresh('c1', []);
    other.fresh('c1', []);
    expect(one.fresh('c1', ['a'])).toEqual(['a']);
    expect(other.fresh('c1', ['a'])).toEqual([]);
  });

  it('is never kept with the secret of the cart', () => {
    const browser = aBrowser();
    browser.page().fresh('c1?key=secret', ['a']);
    expect([...browser.kept.values()].join()).not.toContain('secret');
  });

  it('is kept nowhere without consent; a page then takes what it finds for told', () => {
    const browser = aBrowser(false);
    const page = browser.page();
    expect(page.fresh('c1', ['a'])).toEqual([]);
    expect(page.fresh('c1', ['a', 'b'])).toEqual(['b']);
    expect([...browser.kept.values()]).toEqual([]);
  });

  it('is forgotten by the browser when consent is withdrawn', () => {
    const browser = aBrowser();
    const page = browser.page();
    page.fresh('c1', ['a']);
    browser.decide(false);
    expect([...browser.kept.values()]).toEqual(['']);
    expect(page.fresh('c1', ['a'])).toEqual([]);
  });

  it('is forgotten by the next page when no page of ours heard that consent was withdrawn', () => {
    const browser = aBrowser();
    browser.page().fresh('c1', ['a']);
    browser.gone(false);
    browser.page();
    expect([...browser.kept.values()]).toEqual(['']);
  });

  it('survives a broken text', () => {
    const browser = aBrowser();
    browser.kept.set('cartwright:told', '{');
    expect(browser.page().fresh('c1', ['a'])).toEqual(['a']);
  });
});
