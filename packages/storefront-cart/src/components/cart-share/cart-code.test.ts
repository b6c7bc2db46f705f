import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCart, encodeCart } from './cart-code';

type Line = Parameters<typeof encodeCart>[0][number];

function aLine(line: Partial<Line>): Line {
  return {
    variantId: 45_678_901_234_567,
    quantity: 1,
    properties: {},
    sellingPlan: null,
    parentKey: null,
    ...line,
  };
}

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const properties = fc.dictionary(
  fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((name) => !name.startsWith('_') && name !== '__proto__'),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean()),
  { maxKeys: 4 },
);
const line = fc
  .record({ variantId: id, quantity: fc.integer({ min: 1, max: 999 }), properties, plan: fc.option(id) })
  .map(({ plan, ...rest }) =>
    aLine({ ...rest, sellingPlan: plan === null ? null : { id: plan, name: 'Monthly' } }),
  );
const lines = fc.array(line, { minLength: 1, maxLength: 50 });

describe('cart code', () => {
  it('round-trips and is URL-safe', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const code = encodeCart(cart);
        expect(code).toMatch(/^[\w.-]+$/);
        expect(decodeCart(code)).toEqual({
          items: cart.map(({ variantId, quantity, properties, sellingPlan }) => ({
            variantId,
            quantity,
            properties,
            sellingPlanId: sellingPlan?.id ?? null,
          })),
          unread: 0,
        });
      }),
    );
  });

  it('A truncated code never adds units that weren’t in the cart.', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (cart, at) => {
        const code = encodeCart(cart);
        const cut = decodeCart(code.slice(0, at % code.length));
        const units = cart.reduce((sum, { quantity }) => sum + quantity, 0);
        const read = cut?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
        expect(read + (cut?.unread ?? units)).toBeLessThanOrEqual(Math.max(units, read));
        if (cut) expect(cut.items.length).toBeLessThanOrEqual(cart.length);
      }),
    );
  });

  it('drops lines that exceed the length of a link and counts their units', () => {
    const engraved = Array.from({ length: 50 }, (_, index) =>
      aLine({ variantId: index + 1, quantity: 2, properties: { Engraving: 'ü'.repeat(400) } }),
    );
    const code = encodeCart(engraved);
    const read = decodeCart(code);
    expect(read?.items.length).toBeGreaterThan(10);
    expect(2 * (read?.items.length ?? 0) + (read?.unread ?? 0)).toBe(100);
    const one = aLine({ properties: { Engraving: 'a'.repeat(50_000) } });
    expect(decodeCart(encodeCart([one, aLine({})]))).toMatchObject({ items: [{ quantity: 1 }], unread: 1 });
  });

  it('decodes any text to valid items or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `1.3.${text}`),
        ),
        (text) => {
          for (const { variantId, quantity, properties } of decodeCart(text)?.items ?? []) {
            expect(Number.isSafeInteger(variantId) && variantId >= 1).toBe(true);
            expect(quantity >= 1 && quantity <= 999).toBe(true);
            expect(Object.keys(properties).some((name) => name.startsWith('_'))).toBe(false);
          }
        },
      ),
    );
  });

  it('excludes our gifts, nested lines and private properties', () => {
    const code = encodeCart([
      aLine({ variantId: 1, properties: { _source: 'tiered_progress_bar' } }),
      aLine({ variantId: 2, parentKey: 'k' }),
      aLine({ variantId: 3, properties: { _secret: 'x', For: 'Mia' } }),
    ]);
    expect(decodeCart(code)).toEqual({
      items: [{ variantId: 3, quantity: 1, properties: { For: 'Mia' }, sellingPlanId: null }],
      unread: 0,
    });
  });

  it('is short', () => {
    expect(encodeCart([aLine({ quantity: 2 })])).toBe('1.2.g6wliefev--2');
  });

  it('contains 50 lines and counts the remaining units', () => {
    const code = encodeCart(Array.from({ length: 52 }, (_, at) => aLine({ variantId: at + 1, quantity: 3 })));
    const decoded = decodeCart(code);
    expect(decoded?.items).toHaveLength(50);
    expect(decoded?.unread).toBe(6);
  });

  it.each([
    ['nothing', ''],
    ['another version', '2.1.5--1'],
    ['no line', '1.1'],
    ['an empty line', '1.x.'],
    ['no unit', '1.1.5--0'],
    ['a thousand units', '1.1.5--rs'],
    ['no variant', '1.1.-5-1'],
    ['a private property', '1.1.5--1-WyJfc291cmNlIiwidGllcmVkX3Byb2dyZXNzX2JhciJd'],
    ['invalid properties', '1.1.5--1-W10x'],
    ['too many lines', `1.51.${Array.from({ length: 51 }, () => '5--1').join('.')}`],
    ['properties that are too long', `1.1.5--1-${'A'.repeat(20_000)}`],
  ])('is rejected with %s', (_what, code) => {
    expect(decodeCart(code)).toBeNull();
  });
});
