import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCardRefusal, refusalOf } from './code-messages';
import { DISCOUNT_CODE_WORDS as WORDS } from './discount-code-words';

const text = (reason: string | null, merchants = 'Invalid Discount Code') =>
  refusalOf('SAVE20', reason, merchants, WORDS).text;

describe('a code that gives nothing', () => {
  it('is told why, where the store has said so', () => {
    expect(text('DISCOUNT_USAGE_LIMIT_REACHED')).toBe('SAVE20: It has been used up.');
    expect(text('DISCOUNT_USAGE_LIMIT_REACHED', 'No {{code}}!')).toBe('SAVE20: It has been used up.');
  });

  it('is told in the merchant’s words when the reason is unknown, or that there is no such code', () => {
    expect(text(null)).toBe('SAVE20: Invalid Discount Code');
    expect(text('DISCOUNT_NOT_FOUND')).toBe('SAVE20: Invalid Discount Code');
    expect(text('SOMETHING_NEW', 'We do not know {{code}}.')).toBe('We do not know SAVE20.');
  });

  it('is named in every message, whatever it is', () => {
    const reason = fc.option(fc.constantFrom(...Object.keys(WORDS.reasons), 'toString', 'SOMETHING_NEW'));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), reason, fc.string(), (code, why, merchants) => {
        expect(refusalOf(code, why, merchants, WORDS).text).toContain(code);
      }),
    );
  });
});

it('a gift card that cannot be used has the merchant’s text and what the store says', () => {
  expect(giftCardRefusal('Invalid Gift Card Code', 'This gift card has expired.').text).toBe(
    'Invalid Gift Card Code. This gift card has expired.',
  );
  expect(giftCardRefusal('No such card!', '').text).toBe('No such card!');
});
