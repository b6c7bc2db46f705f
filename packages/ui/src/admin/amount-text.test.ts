import { describe, expect, it } from 'vitest';
import { amountText, parseAmount } from './amount-text';

const read = (typed: string, decimals = 2) => {
  const parsed = parseAmount(typed, decimals);
  return parsed.kind === 'amount' ? parsed.amount : parsed.kind;
};

describe('typed amount', () => {
  it('accepts a decimal point or comma', () => {
    expect(read('49.99')).toBe(49.99);
    expect(read('49,99')).toBe(49.99);
    expect(read(',5')).toBe(0.5);
    expect(read('7.')).toBe(7);
  });

  it('keeps the typed digits without floating-point errors', () => {
    for (const typed of ['0.1', '0.07', '1.15', '19.99', '1234567.89'])
      expect(amountText(Number(read(typed)))).toBe(typed);
  });

  it('reads unambiguous thousands separators', () => {
    expect(read('1,250.50')).toBe(1250.5);
    expect(read('1.250,50')).toBe(1250.5);
    expect(read('1,000')).toBe(1000);
    expect(read('1.000.000')).toBe(1_000_000);
    expect(read("1'000")).toBe(1000);
    expect(read('1 000')).toBe(1000);
    expect(read('1’234.50')).toBe(1234.5);
    expect(read('1,00,000')).toBe(100_000);
    expect(read('12,34,567.50')).toBe(1_234_567.5);
    expect(read('1 234,50')).toBe(1234.5);
  });

  it('rejects ambiguous input', () => {
    expect(read('1.000')).toBe('invalid');
    expect(read('0,500')).toBe('invalid');
    expect(read('1234,567')).toBe('invalid');
    expect(parseAmount('1.005', 2)).toEqual({ kind: 'invalid', message: 'Enter at most 2 decimals.' });
    expect(parseAmount('2.5', 0)).toEqual({ kind: 'invalid', message: 'Enter a whole number.' });
  });

  it('ignores trailing zeros', () => {
    expect(read('100.00')).toBe(100);
    expect(read('5.00', 0)).toBe(5);
  });

  it('reads digits and separators of any script', () => {
    expect(read('٣')).toBe(3);
    expect(read('４９．９９')).toBe(49.99);
    expect(read('٤٩٫٩٩')).toBe(49.99);
    expect(read('१२')).toBe(12);
    expect(read('१२,३४,५६७.८९')).toBe(1_234_567.89);
    expect(read('\u200e−۵٫۰۰')).toBe(-5);
    expect(read('\u061c-٠٫٥٠')).toBe(-0.5);
    expect(read('－５')).toBe(-5);
  });

  it('accepts three decimals for their currencies, in steps that Shopify charges', () => {
    expect(read('18.500', 3)).toBe(18.5);
    expect(read('18,500', 3)).toBe(18.5);
    expect(read('1.000', 3)).toBe(1);
    expect(parseAmount('18.505', 3)).toEqual({
      kind: 'invalid',
      message: 'Shopify doesn’t charge smaller steps than 0.010. Enter an amount like 49.990.',
    });
  });

  it('is empty for spaces only', () => {
    expect(read('  ')).toBe('empty');
    expect(amountText(null)).toBe('');
  });

  it('rejects text that isn’t a number', () => {
    for (const typed of [
      'abc',
      '12abc',
      '-',
      '.',
      '1e5',
      '1,2,3',
      '1.2.3',
      '10 20',
      '1.234,567.89',
      '--1',
      'Infinity',
      '٣a',
    ]) {
      expect(read(typed), typed).toBe('invalid');
    }
    // The example in the message is accepted.
    expect([0, 2, 3].map((decimals) => parseAmount('abc', decimals))).toEqual([
      { kind: 'invalid', message: 'Enter a whole number.' },
      { kind: 'invalid', message: 'Enter a number, for example 49.99.' },
      { kind: 'invalid', message: 'Enter a number, for example 49.990.' },
    ]);
    expect(parseAmount('99999999999', 2)).toEqual({ kind: 'invalid', message: 'Enter a smaller number.' });
  });

  it('accepts a negative number, which the field’s rules reject', () => {
    expect(read('-5')).toBe(-5);
  });
});
