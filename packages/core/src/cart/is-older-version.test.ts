import { expect, it } from 'vitest';
import { isOlderVersion } from './is-older-version';

it.each([
  ['1.0', '1.5', true],
  ['1.5', '1.10', true],
  ['1.10', '1.5', false],
  ['v1.5', '1.5', false],
  ['v1.5', 'V1.6', true],
  ['1', '1.0', false],
  ['1.0', '1.0.1', true],
  ['', '0', true],
  ['newest', '1.0', true],
  ['1.0', 'newest', false],
  ['one', 'two', false],
])('%j is older than %j: %s', (version, other, older) => expect(isOlderVersion(version, other)).toBe(older));
