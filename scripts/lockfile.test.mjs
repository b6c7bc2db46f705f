import { expect, test } from 'vitest';
import { lockfileProblems } from './lockfile.mjs';

test('a lockfile that has every optional package and no address is right', () => {
  const packages = {
    '': { optionalDependencies: { direct: '1' } },
    'node_modules/direct': {},
    'node_modules/bundler': { optionalDependencies: { 'bundler-linux': '1', '@bundler/mac': '1' } },
    'node_modules/bundler-linux': {},
    'node_modules/bundler/node_modules/@bundler/mac': {},
    'node_modules/@cartwright/core': { resolved: 'packages/core' },
  };
  expect(lockfileProblems({ packages })).toEqual([]);
});

test('an optional package without an entry is named with the package that lists it', () => {
  const packages = { 'node_modules/bundler': { optionalDependencies: { 'bundler-mac': '1' } } };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/bundler lists the optional package bundler-mac, which has no entry.',
  ]);
});

test('a copy nested in another package does not count', () => {
  const packages = {
    'node_modules/bundler': { optionalDependencies: { 'bundler-mac': '1' } },
    'node_modules/other/node_modules/bundler-mac': {},
  };
  expect(lockfileProblems({ packages })).toHaveLength(1);
});

test('an address of a registry is named', () => {
  const packages = { 'node_modules/zod': { resolved: 'https://registry.example/zod.tgz' } };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/zod names a registry: https://registry.example/zod.tgz',
  ]);
});
