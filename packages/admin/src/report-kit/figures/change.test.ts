import { describe, expect, it } from 'vitest';
import { changeOf } from './change';

const change = (
  value: number | null,
  earlier: number | null,
  format: Parameters<typeof changeOf>[2]['format'] = 'count',
) => changeOf(value, earlier, { format }, 'in the 30 days before', { locale: 'en-US' });

describe('change of a figure', () => {
  it.each([
    [112, 100, 'count', 'up', '12%', '12% more than in the 30 days before'],
    [50_000, 100_000, 'money', 'down', '50%', '50% less than in the 30 days before'],
    [5001, 5000, 'count', 'up', 'under 1%', 'under 1% more than in the 30 days before'],
    [3, 0, 'count', 'up', 'New', 'There were none in the 30 days before'],
    [0, 3, 'count', 'down', '100%', '100% less than in the 30 days before'],
    [-100, 200, 'money', 'down', '150%', '150% less than in the 30 days before'],
    [7, 7, 'count', 'none', 'No change', 'The same as in the 30 days before'],
    [34.5, 31.4, 'percent', 'up', '3.1 pts', '3.1 percentage points higher than in the 30 days before'],
    [10, 11, 'percent', 'down', '1 pts', '1 percentage point lower than in the 30 days before'],
    [
      10,
      10.01,
      'percent',
      'down',
      'under 0.1 pts',
      'under 0.1 percentage points lower than in the 30 days before',
    ],
    [4.2, 4.6, 'decimal', 'down', '0.4', '0.4 lower than in the 30 days before'],
    [4, 0, 'decimal', 'up', '4', '4 higher than in the 30 days before'],
  ] as const)('to %s, from %s before (%s)', (value, earlier, format, direction, short, text) => {
    expect(change(value, earlier, format)).toEqual({ direction, short, sentence: text });
  });

  it('shows which direction is better if lower is', () => {
    const position = (value: number, earlier: number) =>
      changeOf(value, earlier, { format: 'decimal', isBetterLower: true }, 'the day before', {
        locale: 'en-US',
      });
    expect(position(4.6, 4.2)).toEqual({
      direction: 'up',
      judgement: 'worse',
      short: '0.4 worse',
      sentence: '0.4 higher than the day before, which is worse',
    });
    expect(position(4.2, 4.6)).toMatchObject({ direction: 'down', judgement: 'better', short: '0.4 better' });
    expect(position(4, 4)).toEqual({
      direction: 'none',
      short: 'No change',
      sentence: 'The same as the day before',
    });
  });

  it('requires both figures', () => {
    expect(change(null, 3)).toBeNull();
    expect(change(3, null)).toBeNull();
  });
});
