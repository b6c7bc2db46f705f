import { describe, expect, it } from 'vitest';
import { figureText, partText, type ShopFormats, shopLocale, sumText } from './figure-text';

const US: ShopFormats = { currency: 'USD', locale: 'en-US', timezone: 'America/New_York' };
const at = Date.parse('2026-11-28T03:05:00Z');
/** Intl writes a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('figure text', () => {
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
  ] as const)('formats %s as %s as %s', (value, format, text) => {
    expect(plain(figureText(value, { format }, US))).toBe(text);
  });

  it('distinguishes not measured from 0', () => {
    for (const format of ['count', 'percent', 'money', 'decimal', 'instant', 'text'] as const)
      expect(figureText(null, { format }, US)).toBe('–');
  });

  it('uses the shop’s locale, currency and time zone', () => {
    const tokyo = { currency: 'JPY', locale: shopLocale('JP'), timezone: 'Asia/Tokyo' };
    expect(figureText(150_000, { format: 'money' }, tokyo)).toMatch(/^[¥¥]1,500$/);
    expect(plain(figureText(at, { format: 'instant' }, { ...tokyo, locale: shopLocale('GB') }))).toBe(
      '28 Nov 2026, 12:05',
    );
  });
});

it('formats a row’s part of a share without a base', () => {
  expect(partText({ amount: 0.0043 }, { format: 'percent' }, US)).toBe('Yes');
  expect(partText({ amount: 0 }, { format: 'percent' }, US)).toBe('No');
  const position = { format: 'decimal', averaged: { one: 'click', other: 'clicks' } } as const;
  expect(partText({ amount: 3, averaged: 1 }, position, US)).toBe('3.0');
  expect(partText({ amount: 2.5, averaged: 2 }, position, US)).toBe('2.5 (2 clicks)');
  expect(partText({ amount: 1250 }, { format: 'money' }, US)).toBe('$12.50');
});

it('formats for the shop’s country in English, or American English', () => {
  expect(shopLocale('GB')).toBe('en-GB');
  expect(shopLocale(null)).toBe('en-US');
  expect(shopLocale('not a country')).toBe('en-US');
});

describe('sum of rows', () => {
  const behind = (sum: number | null, serverSize: number, ...amounts: number[]) => ({
    sum,
    rows: amounts.map((amount, index) => ({
      id: String(index),
      at: '2026-11-28T00:00:00.000Z',
      kind: 'session' as const,
      title: '',
      orderId: null,
      amount,
    })),
    pagination: { currentPage: 1, pageSize: 25, responseSize: amounts.length, serverSize },
  });
  const percent = { format: 'percent' } as const;

  it('is a total', () => {
    expect(sumText(behind(3, 3, 1, 1, 1), { format: 'count' }, US)).toBe('Total: 3');
  });

  it('includes the count for an average', () => {
    const average = { format: 'money', isAverage: true } as const;
    expect(sumText(behind(2450, 2, 1900, 3000), average, US)).toBe('Average of 2: $24.50');
    const position = {
      format: 'decimal',
      isAverage: true,
      averaged: { one: 'click', other: 'clicks' },
    } as const;
    expect(sumText({ ...behind(3.4, 9, 2, 5), averaged: 12 }, position, US)).toBe(
      'Average of 12 clicks: 3.4',
    );
    expect(sumText({ ...behind(2, 1, 2), averaged: 1 }, position, US)).toBe('Average of 1 click: 2.0');
  });

  it('includes part and whole for a share', () => {
    expect(sumText(behind(75, 4, 0, 25, 25, 25), percent, US)).toBe('3 of 4: 75%');
  });

  it('includes the total number if the rows are only a part', () => {
    expect(sumText(behind(20, 2, 10, 10), percent, US)).toBe('2 of 10: 20%');
  });

  it('is shown on a page of rows that are all 0', () => {
    expect(sumText(behind(25, 4, 0, 0), percent, US)).toBe('1 of 4: 25%');
  });
});
