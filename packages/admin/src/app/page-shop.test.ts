import { describe, expect, it } from 'vitest';
import { pageShop } from './page-shop';

const [A, B] = ['a.myshopify.com', 'b.myshopify.com'];

describe('shop of a page with known session shops', () => {
  it.each([
    ['stays with its shop', A, true, [B, A], { kind: 'stay', domain: A }],
    ['defaults to the only shop', null, false, [A], { kind: 'stay', domain: A }],
    ['requires a choice between several', null, false, [A, B], { kind: 'choose' }],
    [
      'leaves one that was kept from another time for the only one',
      B,
      false,
      [A],
      { kind: 'switch', domain: A },
    ],
    [
      'requires a choice if the stored one isn’t among several',
      'c.myshopify.com',
      false,
      [A, B],
      { kind: 'choose' },
    ],
    ['requires a choice if its address names another than the only one', B, true, [A], { kind: 'choose' }],
    ['requires a choice if the session has none', A, false, [], { kind: 'choose' }],
  ] as const)('%s', (_what, current, isNamed, shops, decided) => {
    expect(pageShop(current, isNamed, shops)).toEqual(decided);
  });
});
