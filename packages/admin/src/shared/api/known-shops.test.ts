import { describe, expect, it } from 'vitest';
import { knownShops, rememberShop } from './known-shops';
import { KNOWN_SHOPS } from './storage-keys';

function browserWith(stored: string | null = null) {
  const store = new Map<string, string>(stored === null ? [] : [[KNOWN_SHOPS, stored]]);
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  };
  return () => storage as Storage;
}

describe('known shops', () => {
  it('are the visited ones, latest first, without duplicates', () => {
    const browser = browserWith();
    for (const name of ['a', 'b', 'a', 'c', 'b']) rememberShop(`${name}.myshopify.com`, browser);
    expect(knownShops(browser)).toEqual(['b.myshopify.com', 'c.myshopify.com', 'a.myshopify.com']);
  });

  it('are capped at a readable number', () => {
    const browser = browserWith();
    for (let at = 0; at < 30; at += 1) rememberShop(`shop-${at}.myshopify.com`, browser);
    expect(knownShops(browser)).toHaveLength(20);
    expect(knownShops(browser)[0]).toBe('shop-29.myshopify.com');
  });

  it('exclude invalid stored values', () => {
    expect(knownShops(browserWith('javascript:alert(1) a.myshopify.com  {"x"} https://b.example'))).toEqual([
      'a.myshopify.com',
    ]);
  });

  it('are empty without browser storage', () => {
    const refusing = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    rememberShop('a.myshopify.com', refusing);
    expect(knownShops(refusing)).toEqual([]);
  });
});
