import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealWith } from './sealed';

const [OLD, NEW] = ['an old key of more than 32 characters', 'a new key of more than 32 characters'] as const;
const PLACE = { shopId: 'oak.myshopify.com', column: 'access_token' };

const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const place = fc.record({ shopId: fc.string(), column: fc.string() });

test('A sealed secret opens at its place and isn’t visible.', () => {
  fc.assert(
    fc.property(text, place, (secret, where) => {
      const { seal, open } = sealWith([NEW]);
      const sealed = seal(secret, where);
      expect(open(sealed, where)).toBe(secret);
      expect(seal(secret, where)).not.toBe(sealed);
      if (secret.length > 8) expect(sealed).not.toContain(secret);
    }),
  );
});

test('Nothing opens for another shop, another column or another key.', () => {
  fc.assert(
    fc.property(text, place, place, (secret, where, other) => {
      fc.pre(where.shopId !== other.shopId || where.column !== other.column);
      const sealed = sealWith([NEW]).seal(secret, where);
      expect(sealWith([NEW]).open(sealed, other)).toBeNull();
      expect(sealWith([OLD]).open(sealed, where)).toBeNull();
    }),
  );
});

test('Text with one character changed, added or removed doesn’t open.', () => {
  const { seal, open } = sealWith([NEW]);
  fc.assert(
    fc.property(
      text,
      fc.nat(),
      fc.constantFrom('change', 'add', 'leave out'),
      fc.constantFrom(...'Ab0-_.= ?'),
      (secret, nth, how, character) => {
        const sealed = seal(secret, PLACE);
        const at = nth % sealed.length;
        const rest = sealed.slice(how === 'add' ? at : at + 1);
        const other = sealed.slice(0, at) + (how === 'leave out' ? '' : character) + rest;
        fc.pre(other !== sealed);
        expect(open(other, PLACE)).toBeNull();
      },
    ),
  );
});

test('Unsealed text never opens.', () => {
  const { open } = sealWith([NEW]);
  fc.assert(
    fc.property(fc.string(), (given) => {
      expect(open(given, PLACE)).toBeNull();
    }),
  );
});

test('After a key rotation, old secrets open until the old key is removed.', () => {
  const sealed = sealWith([OLD]).seal('secret', PLACE);
  const both = sealWith([NEW, OLD]);
  expect(both.open(sealed, PLACE)).toBe('secret');

  const anew = both.seal('secret', PLACE);
  expect(sealWith([NEW]).open(anew, PLACE)).toBe('secret');
  expect(sealWith([NEW]).open(sealed, PLACE)).toBeNull();
});
