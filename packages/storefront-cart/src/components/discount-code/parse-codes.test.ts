import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCardCode, parseCodes, sameCode } from './parse-codes';

describe('codes in a text', () => {
  it.each([
    [' save20 ', ['save20']],
    ['SAVE20, tenOff;SHIPFREE\nVIP', ['SAVE20', 'tenOff', 'SHIPFREE', 'VIP']],
    ['save20 SAVE20,Save20', ['save20']],
    [' ,; ', []],
    ['ＳＡＶＥ２０　ＶＩＰ', ['SAVE20', 'VIP']],
    ['SAVE20、VIP，TENOFF；SHIP،MUG', ['SAVE20', 'VIP', 'TENOFF', 'SHIP', 'MUG']],
    ['\u200fSAVE20\u200b \ufeffVIP\u2060', ['SAVE20', 'VIP']],
    ['\u200b', []],
  ])('parses %j to %j', (text, codes) => {
    expect(parseCodes(text)).toEqual(codes);
  });

  const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
  const between = fc.constantFrom(' ', ',', ', ', ';', '\n', ' , ');

  it('finds each typed code once, whatever separates them', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 8 }), between, (typed, separator) => {
        const found = parseCodes(typed.join(separator));
        expect(typed.every((each) => found.some((one) => sameCode(one, each)))).toBe(true);
        expect(found.every((each) => typed.includes(each))).toBe(true);
        expect(new Set(found.map((each) => each.toLowerCase())).size).toBe(found.length);
        expect(parseCodes(found.join())).toEqual(found);
      }),
    );
  });
});

it('sends a gift card without its spaces', () => {
  expect(giftCardCode(' GIFT-1234 5678\tABCD ')).toBe('GIFT-12345678ABCD');
  expect(giftCardCode('ＧＩＦＴ\u200b-１２３４　5678')).toBe('GIFT-12345678');
});
