import { aShoppersBrowser } from '@cartwright/storefront-kit/testing/a-shoppers-browser';
import { describe, expect, it } from 'vitest';
import { reportedBefore } from './reported-before';

function aBrowser(allowed = true) {
  const browser = aShoppersBrowser(allowed);
  return { ...browser, page: () => reportedBefore(browser.storage, browser.consent) };
}

describe('events already reported for a cart', () => {
  it('are not reported again on this or a later page', () => {
    const browser = aBrowser();
    const page = browser.page();
    expect(page.fresh('c1', ['a'])).toEqual(['a']);
    expect(page.fresh('c1', ['a', 'b'])).toEqual(['b']);
    expect(browser.page().fresh('c1', ['a', 'b', 'c'])).toEqual(['c']);
  });

  it('are reported again for another cart', () => {
    const page = aBrowser().page();
    page.fresh('c1', ['a']);
    expect(page.fresh('c2', ['a'])).toEqual(['a']);
  });

  it('are reported by only one of two tabs', () => {
    const browser = aBrowser();
    const [one, other] = [browser.page(), browser.page()];
    one.fresh('c1', []);
    other.fresh('c1', []);
    expect(one.fresh('c1', ['a'])).toEqual(['a']);
    expect(other.fresh('c1', ['a'])).toEqual([]);
  });

  it('are stored without the cart’s secret', () => {
    const browser = aBrowser();
    browser.page().fresh('c1?key=secret', ['a']);
    expect([...browser.kept.values()].join()).not.toContain('secret');
  });

  it('are not stored without consent, and the first events then count as reported', () => {
    const browser = aBrowser(false);
    const page = browser.page();
    expect(page.fresh('c1', ['a'])).toEqual([]);
    expect(page.fresh('c1', ['a', 'b'])).toEqual(['b']);
    expect([...browser.kept.values()]).toEqual([]);
  });

  it('are deleted when consent is withdrawn', () => {
    const browser = aBrowser();
    const page = browser.page();
    page.fresh('c1', ['a']);
    browser.decide(false);
    expect([...browser.kept.values()]).toEqual(['']);
    expect(page.fresh('c1', ['a'])).toEqual([]);
  });

  it('are deleted by the next page if the withdrawal went unnoticed', () => {
    const browser = aBrowser();
    browser.page().fresh('c1', ['a']);
    browser.gone(false);
    browser.page();
    expect([...browser.kept.values()]).toEqual(['']);
  });

  it('are reset when storage is corrupt', () => {
    const browser = aBrowser();
    browser.kept.set('cartwright:told', '{');
    expect(browser.page().fresh('c1', ['a'])).toEqual(['a']);
  });
});
