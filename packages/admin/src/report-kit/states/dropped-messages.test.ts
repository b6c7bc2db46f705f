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

describe('what wasn’t counted', () => {
  it('is said of a day, with what the plan counts', () => {
    expect(texts(day('2026-11-27', { lists: 12_400 }))).toEqual([
      '12,400 events of product lists on Nov 27, 2026 weren’t counted: your plan counts 100,000 a day.',
    ]);
  });

  it('is summed over days and shares', () => {
    expect(texts(day('2026-11-26', { lists: 2_000 }), day('2026-11-27', { carts: 1 }))).toEqual([
      '2,001 events of carts and product lists on 2 days, most recently Nov 27, 2026, weren’t counted: your plan counts 100,000 a day of each.',
    ]);
  });

  it('is said apart of visits that sent too much', () => {
    expect(texts(day('2026-11-27', { ofSessions: 1 }))).toEqual([
      '1 event of very long visits on Nov 27, 2026 wasn’t counted: 3,000 of one visit are.',
    ]);
  });

  it('is nothing where everything was', () => {
    expect(texts()).toEqual([]);
    expect(botsText({ bots: 0 }, 'en-US')).toBeNull();
  });
});

it('bots are said apart: nobody has to do anything about them', () => {
  expect(botsText({ bots: 3_400 }, 'en-US')).toBe('3,400 events from bots not counted');
});
