import { expect, test } from 'vitest';
import { lockfileProblems } from './lockfile.mjs';

test('accepts a lockfile with every optional package and no registry URL', () => {
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

test('names a missing optional package, with its dependent', () => {
  const packages = { 'node_modules/bundler': { optionalDependencies: { 'bundler-mac': '1' } } };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/bundler lists the optional package bundler-mac, which has no entry.',
  ]);
});

test('doesn’t count a copy nested in another package', () => {
  const packages = {
    'node_modules/bundler': { optionalDependencies: { 'bundler-mac': '1' } },
    'node_modules/other/node_modules/bundler-mac': {},
  };
  expect(lockfileProblems({ packages })).toHaveLength(1);
});

test('reports a registry URL', () => {
  const packages = { 'node_modules/zod': { resolved: 'https://registry.example/zod.tgz' } };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/zod names a registry: https://registry.example/zod.tgz',
  ]);
});
