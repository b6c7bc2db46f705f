import { describe, expect, it } from 'vitest';
import { describedFields } from './described-fields';

const DESCRIBED = {
  name: 'Name',
  side: { label: 'Side', valueLabels: { start: 'Left', end: 'Right' } },
  each: { label: 'Tier', each: { label: 'Label' } },
};

const described = (record: object) =>
  describedFields(record, DESCRIBED).map(({ label, text }) => [label, text]);

describe('setting in a comparison', () => {
  it('uses the labels of choices, or the value itself', () => {
    expect(described({ name: 'Spring', side: 'end', each: null })).toEqual([
      ['Name', 'Spring'],
      ['Side', 'Right'],
      ['Tier', 'Empty'],
    ]);
  });

  it.each(['toString', 'constructor', '__proto__', 'valueOf'])('shows %s as typed', (typed) => {
    expect(described({ name: typed, side: typed, each: typed }).map(([, text]) => text)).toEqual([
      typed,
      typed,
      typed,
    ]);
  });
});
