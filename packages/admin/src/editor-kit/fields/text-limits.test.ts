import { describe, expect, it } from 'vitest';
import { limitText, textNotes, unknownPlaceholders } from './text-limits';

const AMOUNT = ['{{amount}}'];
const OFFER = ['{quantity}', '{discount}'];

describe('a text with a limit', () => {
  it('is cut where it is pasted too long, and says so', () => {
    expect(limitText('', 'abcdef', 4)).toEqual({ text: 'abcd', cut: true });
    expect(limitText('abc', 'abcd', 4)).toEqual({ text: 'abcd', cut: false });
  });

  it('keeps what stood there, wherever something is put in', () => {
    expect(limitText('abcd', 'abXYZcd', 6)).toEqual({ text: 'abXYcd', cut: true });
    expect(limitText('abcd', 'XYZabcd', 6)).toEqual({ text: 'XYabcd', cut: true });
    expect(limitText('abcd', 'aXYZXYZd', 5)).toEqual({ text: 'aXYZd', cut: true });
    expect(limitText('aaaa', 'aaaaaaa', 5)).toEqual({ text: 'aaaaa', cut: true });
    expect(limitText('abcd', 'abXcd', 4)).toEqual({ text: 'abcd', cut: true });
  });

  it('is never cut inside of a character', () => {
    expect(limitText('', 'abc🎁', 4)).toEqual({ text: 'abc', cut: true });
  });

  it('that was stored longer can be shortened bit by bit, and does not grow', () => {
    expect(limitText('abcdef', 'abcde', 4)).toEqual({ text: 'abcde', cut: false });
    expect(limitText('abcdef', 'abcdefg', 4)).toEqual({ text: 'abcdef', cut: true });
  });

  it('is counted near its limit only', () => {
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
  it('that nothing replaces are found, each once', () => {
    expect(unknownPlaceholders('{{amount}} to go', ['{{amount}}'])).toEqual([]);
    expect(unknownPlaceholders('{{ amount }} and {{goal}} and {{goal}}', ['{{amount}}'])).toEqual([
      '{{ amount }}',
      '{{goal}}',
    ]);
  });

  it('are warned of, with the one that works', () => {
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

describe('a text without what is missing', () => {
  it('is warned of, unless it is empty or has no placeholders', () => {
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

describe('a translation', () => {
  const messagesOf = (text: string, original: string, placeholders: readonly string[] = AMOUNT) =>
    textNotes(text, { placeholders, original }).map((note) => note.message);

  it('is warned of once where it leaves out what its original has', () => {
    expect(messagesOf('Fast da', '{{amount}} away')).toEqual([
      'The original has {{amount}}, this translation doesn’t.',
    ]);
    expect(messagesOf('Noch {{amount}}', '{{amount}} away')).toEqual([]);
    expect(messagesOf(' ', '{{amount}} away')).toEqual([]);
    expect(messagesOf('Endet bald', 'Ends in {{timer}}', ['{{timer}}'])).toEqual([
      'The original has {{timer}}, this translation doesn’t.',
    ]);
  });

  it('may leave out what its original leaves out', () =>
    expect(messagesOf('Fast da', 'Almost there')).toEqual([]));
});

it('says where a name that is read in all currencies has an amount', () => {
  const messagesOf = (text: string, inAllCurrencies = true) =>
    textNotes(text, { inAllCurrencies }).map((note) => note.message);
  const note = (said: string) => [`Leave out ${said}: shoppers in other currencies read it, too.`];
  expect(messagesOf('$10 off your order')).toEqual(note('$10'));
  expect(messagesOf('Spend $1,000.50.')).toEqual(note('$1,000.50'));
  expect(messagesOf('Ab 50 € versandfrei')).toEqual(note('50 €'));
  expect(messagesOf('10% off from 3 items')).toEqual([]);
  expect(messagesOf('$10 off your order', false)).toEqual([]);
});

it('says where a text promises another percent than the discount', () => {
  const messagesOf = (text: string, percent: number | null) =>
    textNotes(text, { percent }).map((note) => note.message);
  expect(messagesOf('10% off', 25)).toEqual(['This says 10%, but the discount is 25%.']);
  expect(messagesOf('7,5 % Rabatt', 10)).toEqual(['This says 7,5%, but the discount is 10%.']);
  expect(messagesOf('12,50 % de réduction', 12.5)).toEqual([]);
  expect(messagesOf('100% cotton, 25% off', 25)).toEqual([]);
  expect(messagesOf('Discount', 25)).toEqual([]);
  expect(messagesOf('10% off', null)).toEqual([]);
});
