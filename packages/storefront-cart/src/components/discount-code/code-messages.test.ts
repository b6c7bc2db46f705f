import { discountCode } from '@cartwright/core/components/discount-code';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_TRANSLATIONS } from '../../testing/all-translations';
import { codeStatusText, giftCardRefusal, refusalOf } from './code-messages';
import { CODE_REASON_MESSAGES } from './code-reason-messages';
import { DISCOUNT_CODE_MESSAGES as MESSAGES } from './discount-code-messages';

const SENTENCES = new Map(Object.entries(CODE_REASON_MESSAGES));
const because = (name: string | null) => (name === null ? null : { name, sentence: SENTENCES.get(name) });

const text = (reason: string | null, merchants = 'Invalid Discount Code') =>
  refusalOf('SAVE20', because(reason), { merchants, unknown: 'It does not apply to your cart.' }, MESSAGES)
    .text;

describe('refused code message', () => {
  it('contains the store’s reason when there is one', () => {
    expect(text('DISCOUNT_USAGE_LIMIT_REACHED')).toBe('SAVE20 has reached its usage limit.');
    expect(text('DISCOUNT_USAGE_LIMIT_REACHED', 'No {{code}}!')).toBe('SAVE20 has reached its usage limit.');
  });

  it('says invalid only if the store doesn’t know the code', () => {
    expect(text('DISCOUNT_NOT_FOUND')).toBe('SAVE20: Invalid Discount Code');
    expect(text('DISCOUNT_NOT_FOUND', 'We do not know {{code}}.')).toBe('We do not know SAVE20.');
  });

  it('says that it doesn’t apply when there is no known reason', () => {
    expect(text(null)).toBe('SAVE20: It does not apply to your cart.');
    expect(text('SOMETHING_NEW')).toBe('SAVE20: It does not apply to your cart.');
  });

  it('uses the merchant’s text when the reason is unknown', () => {
    expect(text(null, 'No luck with {{code}}.')).toBe('No luck with SAVE20.');
    expect(text(null, 'Try another one')).toBe('SAVE20: Try another one');
  });

  it('has the same invalid text in the parts and texts of every language', () => {
    for (const [language, { parts, texts }] of Object.entries(ALL_TRANSLATIONS)) {
      expect(parts.discount_code?.invalid, language).toBe(texts[MESSAGES.invalid]);
    }
    expect(discountCode.defaults(() => '').language.discountInvalidMessage).toBe(MESSAGES.invalid);
  });

  it('contains the code for any reason and text', () => {
    const reason = fc.option(fc.constantFrom(...SENTENCES.keys(), 'SOMETHING_NEW'));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), reason, fc.string(), (code, why, merchants) => {
        expect(refusalOf(code, because(why), { merchants, unknown: 'No.' }, MESSAGES).text).toContain(code);
      }),
    );
  });
});

describe('refused shipping code message', () => {
  it('says what checkout decides, in every language', () => {
    const texts = [MESSAGES, ...Object.values(ALL_TRANSLATIONS).map(({ parts }) => parts.discount_code)].map(
      (messages) => messages && codeStatusText({ kind: 'beside_free_shipping' }, messages),
    );
    expect(texts[0]).toBe('You’ve already earned free shipping. Checkout shows if it still applies.');
    expect(new Set(texts).size).toBe(9);
  });
});

describe('refused gift card message', () => {
  const ofNoMerchant = discountCode.defaults(() => '').language.giftCardInvalidMessage;

  it('is a single sentence: the store’s reason if there is one', () => {
    expect(giftCardRefusal(ofNoMerchant, 'This gift card has expired.').text).toBe(
      'This gift card has expired.',
    );
    expect(giftCardRefusal(ofNoMerchant, '').text).toBe(ofNoMerchant);
  });

  it('is the merchant’s own text if there is one, in the page’s language', () => {
    const german = ALL_TRANSLATIONS.de?.texts[ofNoMerchant] ?? '';
    expect(german).not.toBe('');
    for (const text of ['No such card!', german])
      expect(giftCardRefusal(text, 'This gift card has expired.').text).toBe(text);
  });
});
