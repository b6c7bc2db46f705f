import { describe, expect, it } from 'vitest';
import { figureText, partText, type ShopFormats, shopLocale } from './figure-text';

const US: ShopFormats = { currency: 'USD', locale: 'en-US', timezone: 'America/New_York' };
const at = Date.parse('2026-11-28T03:05:00Z');
/** Intl writes a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a figure', () => {
  it.each([
    [1234, 'count', '1,234'],
    [0, 'count', '0'],
    [12.34, 'percent', '12.3%'],
    [100, 'percent', '100%'],
    [123_450, 'money', '$1,234.50'],
    [-500, 'money', '-$5.00'],
    [2, 'decimal', '2.0'],
    [at, 'instant', 'Nov 27, 2026, 10:05 PM'],
    ['Color', 'text', 'Color'],
  ] as const)('%s as %s is %s', (value, format, text) => {
    expect(plain(figureText(value, { format }, US))).toBe(text);
  });

  it('that wasn’t measured looks different from none', () => {
    for (const format of ['count', 'percent', 'money', 'decimal', 'instant', 'text'] as const)
      expect(figureText(null, { format }, US)).toBe('–');
  });

  it('is written as the shop’s country writes it, in its currency and zone', () => {
    const tokyo = { currency: 'JPY', locale: shopLocale('JP'), timezone: 'Asia/Tokyo' };
    expect(figureText(150_000, { format: 'money' }, tokyo)).toMatch(/^[¥¥]1,500$/);
    expect(plain(figureText(at, { format: 'instant' }, { ...tokyo, locale: shopLocale('GB') }))).toBe(
      '28 Nov 2026, 12:05',
    );
  });
});

it('what a row adds to a share is told from nothing', () => {
  expect(partText(0.0043, { format: 'percent' }, US)).toBe('0.0043%');
  expect(partText(0, { format: 'percent' }, US)).toBe('0%');
  expect(partText(0.0125, { format: 'decimal' }, US)).toBe('0.013');
  expect(partText(1250, { format: 'money' }, US)).toBe('$12.50');
});

it('a shop has English as its country writes it, or American English', () => {
  expect(shopLocale('GB')).toBe('en-GB');
  expect(shopLocale(null)).toBe('en-US');
  expect(shopLocale('not a country')).toBe('en-US');
});
