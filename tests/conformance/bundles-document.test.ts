import { readFileSync } from 'node:fs';
import { type BundleSettings, newBundle, newTier } from '@cartwright/core/widgets/bundle-settings';
import { describe, expect, it } from 'vitest';
import { documentTables, expectValues, plain } from './document-tables';
import { isHeld } from './held-rows';

const rowsOf = documentTables('bundles.md');
const failures = readFileSync(new URL('../laws/bundle-failures.test.ts', import.meta.url), 'utf8');
const reported = Array.from({ length: 8 }, (_, at) => `B${at + 1}`);

/** A new bundle with one of everything that lists have. */
function wholeBundle(): BundleSettings {
  const bundle = newBundle();
  const gift = { productId: 1, quantity: 1, variantIds: [1], giftMessage: '' };
  return {
    ...bundle,
    discount: { ...bundle.discount, tiers: [{ ...newTier('t'), giftItems: [gift] }] },
  };
}

/** Every field with its value, by its path; the first of a list stands for each. */
function fieldsOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (Array.isArray(value) && typeof value[0] === 'object') return fieldsOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, path ? `${path}.${name}` : name));
}

/** Values that only a merchant or the editor can set. */
const CHOSEN: Readonly<Record<string, string>> = {
  'steps[].id': 'given',
  'discount.tiers[].id': 'given',
  'discount.tiers[].giftItems[].productId': 'as chosen',
  'discount.tiers[].giftItems[].variantIds': 'as chosen',
};

const inWords = (path: string, value: unknown) =>
  CHOSEN[path] ?? (value === '' ? 'empty' : Array.isArray(value) ? 'none' : String(value));

describe('docs/bundles.md', () => {
  it('lists every public failure, each with a test of its name', () => {
    expect(rowsOf('Public failures').map(([name]) => name)).toEqual(reported);
    const tested = [...failures.matchAll(/\bit\('(B\d): /g)].map(([, name]) => name);
    expect(tested).toEqual(reported);
  });

  it('lists every field of a new bundle', () => {
    const rows = rowsOf('Fields').map(([path, value = '']) => [plain(path), value]);
    const fields = fieldsOf(wholeBundle()).map(([path, value]) => [path, inWords(path, value)]);
    expectValues(rows, Object.fromEntries(fields));
  });

  const held = [
    ...rowsOf('Fields').map(([name = '', , by = '']) => [name, by] as const),
    ...rowsOf('Rules').map(([name = '', by = '']) => [name, by] as const),
  ];

  it.each(held)('%s: is covered by a test, a decision or a plan', (_name, by) => {
    expect(isHeld(by), by).toBe(true);
  });

  it('lists each row once', () => {
    const names = held.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
