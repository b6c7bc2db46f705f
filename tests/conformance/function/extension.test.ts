import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REWARDS_FUNCTION_HANDLE, VALIDATION_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import {
  inputQueryBytes,
  inputQueryCost,
  inputQueryProblems,
} from '@cartwright/dev-store/functions/input-query';
import { inputSchemaOf } from '@cartwright/dev-store/functions/input-schema';
import { camelCase } from '@cartwright/dev-store/functions/read-function-extension';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentProblems } from '../shopify/published-schema';
import { CART_REWARDS, CART_VALIDATION, EXTENSIONS } from './built-function';

const FETCHING = 180_000;

it('each function has the handle and targets that the server installs', () => {
  expect(CART_REWARDS.manifest.handle).toBe(REWARDS_FUNCTION_HANDLE);
  expect(CART_REWARDS.manifest.targets.map(({ target }) => target)).toEqual([
    'cart.lines.discounts.generate.run',
    'cart.delivery-options.discounts.generate.run',
  ]);
  expect(CART_VALIDATION.manifest.handle).toBe(VALIDATION_FUNCTION_HANDLE);
  expect(CART_VALIDATION.manifest.targets.map(({ target }) => target)).toEqual([
    'cart.validations.generate.run',
  ]);
});

describe.each(EXTENSIONS)('extension $manifest.handle', ({ folder, manifest, builtFile, file, built }) => {
  it('has the API version of our schemas', () => {
    expect(manifest.apiVersion).toBe('2026-07');
  });

  it('has the texts named in its manifest', () => {
    const texts: Record<string, unknown> = JSON.parse(file('locales/en.default.json'));
    const named = [...file('shopify.extension.toml').matchAll(/"t:(\w+)"/g)].map(([, name]) => name ?? '');
    expect(named).toEqual(['name', 'description']);
    for (const name of named) expect(texts[name]).toEqual(expect.stringMatching(/\w/));
  });

  it('has entries for Shopify’s CLI and for our build, with the manifest’s exports', async () => {
    const names = manifest.targets.map((target) => camelCase(target.export)).sort();
    expect(existsSync(join(folder, 'src/index.ts'))).toBe(true);
    const entry: object = await import(join(folder, 'src/index.ts'));
    const bundle: object = await import(join(folder, builtFile));
    expect(Object.keys(entry).sort()).toEqual(names);
    expect(Object.keys(bundle).sort()).toEqual(names);
  });

  it('loads without Intl, URL, TextEncoder or console', async () => {
    const make = await built();
    make().close();
  });
});

const targets = EXTENSIONS.flatMap(({ manifest, file, schema }) =>
  manifest.targets.map(({ target, inputQuery }) => ({ target, schema, query: file(inputQuery) })),
);

describe.each(targets)('input query of $target', ({ target, schema, query }) => {
  it(
    'matches the published schema, and can be filled by the local store',
    async () => {
      expect(await documentProblems(schema, query)).toEqual([]);
      expect(inputQueryProblems(query, inputSchemaOf(target))).toEqual([]);
    },
    FETCHING,
  );

  it('stays well below a cost of 30 and 3,000 bytes', () => {
    expect(inputQueryCost(parse(query), inputSchemaOf(target))).toBeLessThanOrEqual(26);
    expect(inputQueryBytes(query)).toBeLessThan(1_500);
  });
});

it('both targets of the discount function query the same cart, except for delivery options', () => {
  const [lines = '', delivery = ''] = CART_REWARDS.manifest.targets.map(({ inputQuery }) =>
    print(parse(CART_REWARDS.file(inputQuery))).replace(/\s+/g, ' '),
  );
  const withoutOptions = delivery.replace(
    'deliveryGroups { deliveryOptions { handle cost { amount } } } ',
    '',
  );
  expect(withoutOptions.replace('query DeliveryInput', 'query LinesInput')).toBe(lines);
  expect(withoutOptions).not.toBe(delivery);
});
