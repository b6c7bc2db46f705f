import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REWARDS_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import {
  inputQueryBytes,
  inputQueryCost,
  inputQueryProblems,
} from '@cartwright/dev-store/functions/input-query';
import { camelCase } from '@cartwright/dev-store/functions/read-function-extension';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentProblems } from '../shopify/published-schema';
import { BUILT_FILE, builtFunction, EXTENSION, extensionFile, MANIFEST } from './built-function';

const FETCHING = 180_000;

describe("the discount function's extension", () => {
  it('is the function that discounts are created with, for both targets, in the version of our schemas', () => {
    expect(MANIFEST.handle).toBe(REWARDS_FUNCTION_HANDLE);
    expect(MANIFEST.apiVersion).toBe('2026-07');
    expect(MANIFEST.targets.map(({ target }) => target)).toEqual([
      'cart.lines.discounts.generate.run',
      'cart.delivery-options.discounts.generate.run',
    ]);
  });

  it('has the texts that its manifest names', () => {
    const texts: Record<string, unknown> = JSON.parse(extensionFile('locales/en.default.json'));
    const named = [...extensionFile('shopify.extension.toml').matchAll(/"t:(\w+)"/g)].map(
      ([, name]) => name ?? '',
    );
    expect(named).toEqual(['name', 'description']);
    for (const name of named) expect(texts[name]).toEqual(expect.stringMatching(/\w/));
  });

  it("has the entry from which Shopify's CLI builds, and the one of our build, with the manifest's exports", async () => {
    const names = MANIFEST.targets.map((target) => camelCase(target.export)).sort();
    expect(existsSync(join(EXTENSION, 'src/index.ts'))).toBe(true);
    const entry: object = await import(join(EXTENSION, 'src/index.ts'));
    const built: object = await import(join(EXTENSION, BUILT_FILE));
    expect(Object.keys(entry).sort()).toEqual(names);
    expect(Object.keys(built).sort()).toEqual(names);
  });

  it('loads where there is no Intl, URL, TextEncoder or console', async () => {
    const make = await builtFunction();
    make().close();
  });
});

describe.each(MANIFEST.targets)('the input query of $target', ({ inputQuery }) => {
  const query = extensionFile(inputQuery);

  it(
    'is valid against what Shopify publishes, and can be filled by the local store',
    async () => {
      expect(await documentProblems('functions_discount_2026-07', query)).toEqual([]);
      expect(inputQueryProblems(query)).toEqual([]);
    },
    FETCHING,
  );

  it('keeps well below a cost of 30 and 3,000 bytes', () => {
    expect(inputQueryCost(parse(query))).toBeLessThanOrEqual(22);
    expect(inputQueryBytes(query)).toBeLessThan(1_500);
  });
});

it('both targets see the same cart: only the delivery options are asked for besides', () => {
  const [lines = '', delivery = ''] = MANIFEST.targets.map(({ inputQuery }) =>
    print(parse(extensionFile(inputQuery))).replace(/\s+/g, ' '),
  );
  expect(delivery.replace('deliveryGroups { deliveryOptions { handle cost { amount } } } ', '')).toBe(lines);
  expect(delivery).not.toBe(lines);
});
