import { describe, expect, it } from 'vitest';
import type { ListChoices } from './list-choices';
import { foundMessage, noneMessage } from './list-messages';

const plain: ListChoices<'live' | 'draft', 'newest', 10> = {
  name: 'Campaigns',
  noun: { one: 'campaign', other: 'campaigns' },
  sorts: [{ value: 'newest', label: 'Newest first' }],
  sizes: [10],
};
const choices = {
  ...plain,
  filter: {
    label: 'Status',
    any: 'All statuses',
    options: [
      { value: 'live', label: 'Live' },
      { value: 'draft', label: 'Draft' },
    ],
  },
} as const;
const all = { search: '', filter: undefined };

describe('list status for screen readers', () => {
  it('announces the number of results after a search', () => {
    expect(foundMessage(all, 12, choices)).toBe('');
    expect(foundMessage({ ...all, search: 'tea' }, 1, choices)).toBe('1 campaign found');
    expect(foundMessage({ ...all, filter: 'live' }, 0, choices)).toBe('0 campaigns found');
  });
});

describe('empty list result', () => {
  it('names the search', () => {
    expect(noneMessage({ ...all, search: 'tea' }, plain)).toBe('No campaign is called "tea".');
    expect(noneMessage({ ...all, search: 'tea' }, choices)).toBe('No campaign is called "tea".');
    expect(noneMessage({ ...all, filter: 'draft' }, choices)).toBe('No campaign has the status “draft”.');
    expect(noneMessage({ search: 'tea', filter: 'live' }, choices)).toBe(
      'No campaign with the status “live” is called "tea".',
    );
  });
});
