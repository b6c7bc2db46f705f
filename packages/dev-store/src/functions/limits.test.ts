import { expect, it } from 'vitest';
import { scaledLimits } from './limits';

it.each([
  [0, 128_000, 20_000],
  [200, 128_000, 20_000],
  [201, 128_640, 20_100],
  [400, 256_000, 40_000],
])('a cart of %i lines: %i bytes in, %i bytes out', (lines, inputBytes, outputBytes) => {
  expect(scaledLimits(lines)).toEqual({ inputBytes, outputBytes });
});
