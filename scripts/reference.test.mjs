import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFERENCE, reference } from './reference.mjs';

const written = readFileSync(REFERENCE, 'utf8');

test('the reference matches the types; if not, run "npm run reference"', async () => {
  expect(written).toBe(await reference());
});

test('every entry of the reference has a description', () => {
  const rows = written.split('\n').filter((line) => /^\| `\w+\??` \|/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => row.endsWith('| - |'))).toEqual([]);
});
