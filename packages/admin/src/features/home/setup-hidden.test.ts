import { expect, it } from 'vitest';
import { isSetupHidden, keepSetupHidden } from './setup-hidden';

function browser() {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  };
  return () => storage as Storage;
}

it('set-up steps stay hidden for one shop until shown again', () => {
  const storage = browser();
  expect(isSetupHidden('a.myshopify.com', storage)).toBe(false);
  keepSetupHidden('a.myshopify.com', true, storage);
  keepSetupHidden('b.myshopify.com', true, storage);
  keepSetupHidden('b.myshopify.com', false, storage);
  expect(isSetupHidden('a.myshopify.com', storage)).toBe(true);
  expect(isSetupHidden('b.myshopify.com', storage)).toBe(false);
});

it('are shown in a browser without storage', () => {
  const blocked = () => {
    throw new Error('Storage is off.');
  };
  keepSetupHidden('a.myshopify.com', true, blocked);
  expect(isSetupHidden('a.myshopify.com', blocked)).toBe(false);
});
