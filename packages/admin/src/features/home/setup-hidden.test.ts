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
  const kept = browser();
  expect(isSetupHidden('a.myshopify.com', kept)).toBe(false);
  keepSetupHidden('a.myshopify.com', true, kept);
  keepSetupHidden('b.myshopify.com', true, kept);
  keepSetupHidden('b.myshopify.com', false, kept);
  expect(isSetupHidden('a.myshopify.com', kept)).toBe(true);
  expect(isSetupHidden('b.myshopify.com', kept)).toBe(false);
});

it('are shown in a browser without storage', () => {
  const blocked = () => {
    throw new Error('Storage is off.');
  };
  keepSetupHidden('a.myshopify.com', true, blocked);
  expect(isSetupHidden('a.myshopify.com', blocked)).toBe(false);
});
