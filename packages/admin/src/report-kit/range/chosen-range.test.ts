import { daysLater } from '@cartwright/core/schedule/wall-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenIn, daysProblems, rangeOfChosen, searchOf } from './chosen-range';

const NEW_YORK = 'America/New_York';
/** Still 27 November in New York. */
const NOW = Date.parse('2026-11-28T03:00:00Z');
const chosen = (search: Parameters<typeof chosenIn>[0]) => chosenIn(search, NOW, NEW_YORK);

describe('range in the address', () => {
  it.each([
    [{}, 30],
    [{ range: 0 }, 0],
    [{ range: '90' }, 90],
    [{ range: 7 }, 30],
    [{ range: 'x', from: '2026-11-01' }, 30],
    [
      { from: '2026-11-01', to: '2026-11-27' },
      { from: '2026-11-01', to: '2026-11-27' },
    ],
    // Tomorrow in New York, backwards, too many, and no day at all.
    [{ from: '2026-11-01', to: '2026-11-28' }, 30],
    [{ from: '2026-11-02', to: '2026-11-01' }, 30],
    [{ from: '2025-01-01', to: '2026-11-27' }, 30],
    [{ from: '2026-02-30', to: '2026-11-27' }, 30],
    [{ from: ['2026-11-01'], to: {} }, 30],
  ])('%j', (search, expected) => {
    expect(chosen(search)).toEqual(expected);
  });

  it('round-trips through the address', () => {
    const day = fc.integer({ min: -395, max: 0 }).map((days) => daysLater('2026-11-27', days));
    const own = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(0, 1, 30, 60, 90), own), (days) => {
        expect(chosen(searchOf(days as Parameters<typeof searchOf>[0]))).toEqual(days);
      }),
    );
  });
});

it('a range starts and ends in the shop’s time zone', () => {
  expect(rangeOfChosen(0, NOW, NEW_YORK)).toMatchObject({ from: '2026-11-27', to: '2026-11-27', end: NOW });
  expect(rangeOfChosen({ from: '2026-11-01', to: '2026-11-02' }, NOW, NEW_YORK)).toMatchObject({
    start: Date.parse('2026-11-01T04:00:00Z'),
    end: Date.parse('2026-11-03T05:00:00Z'),
  });
});

describe('invalid custom range', () => {
  it.each([
    [
      { from: '', to: '' },
      { from: 'Choose a day.', to: 'Choose a day.' },
    ],
    [{ from: '2026-11-28', to: '2026-11-27' }, { from: 'Choose today or an earlier day.' }],
    [{ from: '2026-11-20', to: '2026-11-19' }, { to: 'Choose a day that isn’t before the first one.' }],
    [
      { from: '2025-10-26', to: '2026-11-26' },
      { from: 'Choose 2025-10-27 or later. A report has 396 days at most.' },
    ],
  ])('%j shows an error at the field', (days, problems) => {
    expect(daysProblems(days, NOW, NEW_YORK)).toEqual(problems);
  });

  it('allows up to 396 days', () => {
    expect(daysProblems({ from: '2025-10-27', to: '2026-11-26' }, NOW, NEW_YORK)).toEqual({});
  });
});
