import { describe, expect, it } from 'vitest';
import { limitText, textNotes, unknownPlaceholders } from './text-limits';

const AMOUNT = ['{{amount}}'];
const OFFER = ['{quantity}', '{discount}'];

describe('text with a limit', () => {
  it('is truncated when pasted too long, with a message', () => {
    expect(limitText('', 'abcdef', 4)).toEqual({ text: 'abcd', cut: true });
    expect(limitText('abc', 'abcd', 4)).toEqual({ text: 'abcd', cut: false });
  });

  it('keeps existing text wherever something is inserted', () => {
    expect(limitText('abcd', 'abXYZcd', 6)).toEqual({ text: 'abXYcd', cut: true });
    expect(limitText('abcd', 'XYZabcd', 6)).toEqual({ text: 'XYabcd', cut: true });
    expect(limitText('abcd', 'aXYZXYZd', 5)).toEqual({ text: 'aXYZd', cut: true });
    expect(limitText('aaaa', 'aaaaaaa', 5)).toEqual({ text: 'aaaaa', cut: true });
    expect(limitText('abcd', 'abXcd', 4)).toEqual({ text: 'abcd', cut: true });
  });

  it('is never cut inside a character', () => {
    expect(limitText('', 'abc🎁', 4)).toEqual({ text: 'abc', cut: true });
  });

  it('can be shortened step by step if stored too long, but can’t grow', () => {
    expect(limitText('abcdef', 'abcde', 4)).toEqual({ text: 'abcde', cut: false });
    expect(limitText('abcdef', 'abcdefg', 4)).toEqual({ text: 'abcdef', cut: true });
  });

  it('shows a counter only near its limit', () => {
    expect(textNotes('x'.repeat(79), { limit: 100 })).toEqual([]);
    expect(textNotes('x'.repeat(80), { limit: 100 })).toEqual([
      { tone: 'quiet', message: '80 of 100 characters' },
    ]);
    expect(textNotes('x'.repeat(101), { limit: 100 })).toEqual([
      { tone: 'warning', message: '101 of 100 characters. Shorten the text.' },
    ]);
    expect(textNotes('x'.repeat(100), { limit: 100, cut: true })).toEqual([
      { tone: 'warning', message: '100 of 100 characters: the rest was cut off.' },
    ]);
  });
});

describe('placeholders', () => {
  it('are reported once each if unknown', () => {
    expect(unknownPlaceholders('{{amount}} to go', ['{{amount}}'])).toEqual([]);
    expect(unknownPlaceholders('{{ amount }} and {{goal}} and {{goal}}', ['{{amount}}'])).toEqual([
      '{{ amount }}',
      '{{goal}}',
    ]);
  });

  it('are reported with a valid alternative', () => {
    expect(textNotes('Only {{goal}} to go', { placeholders: AMOUNT })).toEqual([
      { tone: 'warning', message: '{{goal}} isn’t a placeholder here. Use {{amount}}.' },
    ]);
    expect(textNotes('Reached {{amount}}', { placeholders: [] })).toEqual([
      { tone: 'warning', message: '{{amount}} isn’t replaced in this text. Shoppers see it as it is.' },
    ]);
    expect(textNotes('Reached {{goal}}', {})).toEqual([]);
    expect(textNotes('Buy {quantity} save {discount}', { placeholders: OFFER })).toEqual([]);
    expect(textNotes('Buy {{quantity}}', { placeholders: OFFER })).toEqual([
      { tone: 'warning', message: '{{quantity}} isn’t a placeholder here. Use {quantity} or {discount}.' },
    ]);
  });
});

describe('required placeholder', () => {
  it('warns if missing, unless the text is empty or has no placeholders', () => {
    const silent = 'Without {{amount}} shoppers don’t see how much is left.';
    const messagesOf = (text: string, placeholders: readonly string[]) =>
      textNotes(text, { placeholders }).map((note) => note.message);
    expect(messagesOf('Almost there', AMOUNT)).toEqual([silent]);
    expect(messagesOf('{{goal}} to go', AMOUNT)).toEqual([
      '{{goal}} isn’t a placeholder here. Use {{amount}}.',
    ]);
    expect(messagesOf('{{amount}} to go', AMOUNT)).toEqual([]);
    expect(messagesOf(' ', AMOUNT)).toEqual([]);
    expect(messagesOf('Invalid code', ['{{code}}'])).toEqual([]);
    expect(messagesOf('Done', [])).toEqual([]);
  });
});

describe('translation placeholders', () => {
  const messagesOf = (text: string, original: string, placeholders: readonly string[] = AMOUNT) =>
    textNotes(text, { placeholders, original }).map((note) => note.message);

  it('warn once if the original’s placeholder is missing', () => {
    expect(messagesOf('Fast da', '{{amount}} away')).toEqual([
      'The original has {{amount}}, this translation doesn’t.',
    ]);
    expect(messagesOf('Noch {{amount}}', '{{amount}} away')).toEqual([]);
    expect(messagesOf(' ', '{{amount}} away')).toEqual([]);
    expect(messagesOf('Endet bald', 'Ends in {{timer}}', ['{{timer}}'])).toEqual([
      'The original has {{timer}}, this translation doesn’t.',
    ]);
  });

  it('may be missing if the original has none', () =>
    expect(messagesOf('Fast da', 'Almost there')).toEqual([]));
});

it('warns about an amount in a name shown in all currencies', () => {
  const messagesOf = (text: string, inAllCurrencies = true) =>
    textNotes(text, { inAllCurrencies }).map((note) => note.message);
  const note = (warning: string) => [`Leave out ${warning}: shoppers in other currencies read it, too.`];
  expect(messagesOf('$10 off your order')).toEqual(note('$10'));
  expect(messagesOf('Spend $1,000.50.')).toEqual(note('$1,000.50'));
  expect(messagesOf('Ab 50 € versandfrei')).toEqual(note('50 €'));
  expect(messagesOf('10% off from 3 items')).toEqual([]);
  expect(messagesOf('$10 off your order', false)).toEqual([]);
});

it('warns about a percentage that differs from the discount', () => {
  const messagesOf = (text: string, percent: number | null) =>
    textNotes(text, { percent }).map((note) => note.message);
  expect(messagesOf('10% off', 25)).toEqual(['This says 10%, but the discount is 25%.']);
  expect(messagesOf('7,5 % Rabatt', 10)).toEqual(['This says 7,5%, but the discount is 10%.']);
  expect(messagesOf('12,50 % de réduction', 12.5)).toEqual([]);
  expect(messagesOf('100% cotton, 25% off', 25)).toEqual([]);
  expect(messagesOf('Discount', 25)).toEqual([]);
  expect(messagesOf('10% off', null)).toEqual([]);
});
