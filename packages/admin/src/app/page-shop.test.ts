import { describe, expect, it } from 'vitest';
import { pageShop } from './page-shop';

const [A, B] = ['a.myshopify.com', 'b.myshopify.com'];

describe('shop of a page with known session shops', () => {
  it.each([
    ['stays with its shop', A, true, [B, A], { kind: 'stay', domain: A }],
    ['takes the only shop where it has none', null, false, [A], { kind: 'stay', domain: A }],
    ['asks where it has none of several', null, false, [A, B], { kind: 'choose' }],
    [
      'leaves one that was kept from another time for the only one',
      B,
      false,
      [A],
      { kind: 'switch', domain: A },
    ],
    ['asks where one that was kept is none of several', 'c.myshopify.com', false, [A, B], { kind: 'choose' }],
    ['asks where its address names another than the only one', B, true, [A], { kind: 'choose' }],
    ['asks where the session is for none', A, false, [], { kind: 'choose' }],
  ] as const)('%s', (_what, current, isNamed, shops, decided) => {
    expect(pageShop(current, isNamed, shops)).toEqual(decided);
  });
});
