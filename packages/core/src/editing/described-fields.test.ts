import { describe, expect, it } from 'vitest';
import { describedFields } from './described-fields';

const DESCRIBED = {
  name: 'Name',
  side: { label: 'Side', valueLabels: { start: 'Left', end: 'Right' } },
  each: { label: 'Tier', each: { label: 'Label' } },
};

const said = (record: object) => describedFields(record, DESCRIBED).map(({ label, text }) => [label, text]);

describe('a setting in a comparison', () => {
  it('is said in its words, or as it is', () => {
    expect(said({ name: 'Spring', side: 'end', each: null })).toEqual([
      ['Name', 'Spring'],
      ['Side', 'Right'],
      ['Tier', 'Empty'],
    ]);
  });

  it.each(['toString', 'constructor', '__proto__', 'valueOf'])('says %s as a merchant typed it', (typed) => {
    expect(said({ name: typed, side: typed, each: typed }).map(([, text]) => text)).toEqual([
      typed,
      typed,
      typed,
    ]);
  });
});
