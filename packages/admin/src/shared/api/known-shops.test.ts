import { describe, expect, it } from 'vitest';
import { knownShops, rememberShop } from './known-shops';
import { KNOWN_SHOPS } from './storage-keys';

function browserWith(kept: string | null = null) {
  const store = new Map<string, string>(kept === null ? [] : [[KNOWN_SHOPS, kept]]);
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  };
  return () => storage as Storage;
}

describe('the shops that a browser knows', () => {
  it('are those that it was at, the last one first, each once', () => {
    const browser = browserWith();
    for (const name of ['a', 'b', 'a', 'c', 'b']) rememberShop(`${name}.myshopify.com`, browser);
    expect(knownShops(browser)).toEqual(['b.myshopify.com', 'c.myshopify.com', 'a.myshopify.com']);
  });

  it('are no more than can be looked through', () => {
    const browser = browserWith();
    for (let at = 0; at < 30; at += 1) rememberShop(`shop-${at}.myshopify.com`, browser);
    expect(knownShops(browser)).toHaveLength(20);
    expect(knownShops(browser)[0]).toBe('shop-29.myshopify.com');
  });

  it('are only what can be a shop, whatever was written there', () => {
    expect(knownShops(browserWith('javascript:alert(1) a.myshopify.com  {"x"} https://b.example'))).toEqual([
      'a.myshopify.com',
    ]);
  });

  it('are none where the browser keeps nothing', () => {
    const refusing = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    rememberShop('a.myshopify.com', refusing);
    expect(knownShops(refusing)).toEqual([]);
  });
});
