import { describe, expect, it } from 'vitest';
import { botsText, droppedTexts } from './dropped-messages';

const day = (date: string, changes: Partial<Record<'carts' | 'lists' | 'pages' | 'ofSessions', number>>) => ({
  date,
  carts: 0,
  lists: 0,
  pages: 0,
  ofSessions: 0,
  perDay: 100_000,
  ...changes,
});
const texts = (...days: ReturnType<typeof day>[]) => droppedTexts({ days }, 'en-US');

describe('dropped events message', () => {
  it('is shown per day, with the plan’s limit', () => {
    expect(texts(day('2026-11-27', { lists: 12_400 }))).toEqual([
      '12,400 events of product lists on Nov 27, 2026 weren’t counted: your plan counts 100,000 a day.',
    ]);
  });

  it('sums over days and subjects', () => {
    expect(texts(day('2026-11-26', { lists: 2_000 }), day('2026-11-27', { carts: 1 }))).toEqual([
      '2,001 events of carts and product lists on 2 days, most recently Nov 27, 2026, weren’t counted: your plan counts 100,000 a day of each.',
    ]);
  });

  it('lists visits that sent too much separately', () => {
    expect(texts(day('2026-11-27', { ofSessions: 1 }))).toEqual([
      '1 event of very long visits on Nov 27, 2026 wasn’t counted: 3,000 of one visit are.',
    ]);
  });

  it('is empty if nothing was dropped', () => {
    expect(texts()).toEqual([]);
    expect(botsText({ bots: 0 }, 'en-US')).toBeNull();
  });
});

it('lists bots separately, with no action needed', () => {
  expect(botsText({ bots: 3_400 }, 'en-US')).toBe('3,400 events from bots not counted');
});
