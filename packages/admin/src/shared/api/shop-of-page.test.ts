import { describe, expect, it } from 'vitest';
import { findShop, namedShop, shopAddress } from './shop-of-page';
import { KNOWN_SHOPS } from './storage-keys';

const [A, B, C] = ['a.myshopify.com', 'b.myshopify.com', 'c.myshopify.com'];
const TAB = 'cartwright:shop';

function storage(entries: Readonly<Record<string, string>> = {}): Storage {
  const stored = new Map(Object.entries(entries));
  return {
    length: stored.size,
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

describe('shop of a page', () => {
  it('is from its address, else its tab, else the last one in the browser', () => {
    const [tab, browser] = [() => storage({ [TAB]: B }), () => storage({ [KNOWN_SHOPS]: `${C} ${A}` })];
    expect(findShop(`?shop=${A}`, tab, browser)).toBe(A);
    expect(findShop('?tab=1', tab, browser)).toBe(B);
    expect(findShop('', () => storage(), browser)).toBe(C);
    expect(
      findShop(
        '',
        () => storage(),
        () => storage(),
      ),
    ).toBeNull();
  });

  it('stays with the tab when other tabs switch', () => {
    const tab = storage();
    findShop(
      '',
      () => tab,
      () => storage({ [KNOWN_SHOPS]: A }),
    );
    expect(
      findShop(
        '',
        () => tab,
        () => storage({ [KNOWN_SHOPS]: `${B} ${A}` }),
      ),
    ).toBe(A);
  });

  it('is only in the address without browser storage', () => {
    const refusing = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    expect(findShop(`?shop=${A}`, refusing, refusing)).toBe(A);
    expect(findShop('', refusing, refusing)).toBeNull();
  });

  it.each([
    '',
    'a',
    'evil.example',
    'a.myshopify.com.evil.example',
    'https://a.myshopify.com',
    '-a.myshopify.com',
    'A.myshopify.com',
    'a.myshopify.com\nx',
  ])('is never %j from any source', (text) => {
    expect(namedShop(`?${new URLSearchParams({ shop: text })}`)).toBeNull();
    const everywhere = () => storage({ [TAB]: text, [KNOWN_SHOPS]: text });
    expect(findShop('', everywhere, everywhere)).toBeNull();
  });

  it('has an address that opens the app for it', () => {
    expect(namedShop(new URL(shopAddress(B), 'http://own.invalid').search)).toBe(B);
  });
});
