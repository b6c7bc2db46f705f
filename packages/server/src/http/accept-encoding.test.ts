import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './accept-encoding';

const BOTH = ['br', 'gzip'] as const;

describe('response encoding', () => {
  test.each([
    // What browsers, tools and caches send.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
    ['*', 'br'],
    ['deflate, zstd', 'identity'],
    // What is liked more wins, and of two that are liked the same the smaller.
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['identity, gzip;q=0.5, br;q=0.1', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    // Nothing that is refused is sent where there is another way.
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', 'identity'],
    // What cannot be read is not there.
    ['br;q=much, gzip', 'gzip'],
    ['br;q=2, gzip', 'gzip'],
    ['br ; q=0.2 , gzip ;q=0.3', 'gzip'],
    [',,;q=1, gzip', 'gzip'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(acceptedEncoding(accepted, BOTH)).toBe(encoding);
  });

  test('is one of the available encodings', () => {
    expect(acceptedEncoding('br', [])).toBe('identity');
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(acceptedEncoding('*', [])).toBe('identity');
  });
});
