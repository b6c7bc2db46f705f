import { describe, expect, it } from 'vitest';
import { setFilter, setPagination, setSort } from '../listing/settings/change-settings';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { newCampaign } from './campaign-document';
import { campaignParts, defaultSettingsParts } from './settings-parts';

const campaign = newCampaign('c1', 'Winter', BUILT_IN_SETTINGS);

describe('the parts', () => {
  it('hold every field of their document, once', () => {
    const fieldsIn = (parts: readonly { value: unknown }[]) =>
      parts.flatMap(({ value }) => Object.keys(value as object)).sort();
    expect(fieldsIn(defaultSettingsParts.split(BUILT_IN_SETTINGS))).toEqual(
      Object.keys(BUILT_IN_SETTINGS).sort(),
    );
    expect(fieldsIn(campaignParts.split(campaign))).toEqual(Object.keys(campaign).sort());
  });

  it('are taken one by one', () => {
    const theirs = { ...campaign, name: 'Spring', badgeText: 'New' };
    expect(campaignParts.take(campaign, theirs, 'featured')).toEqual({ ...campaign, badgeText: 'New' });
    expect(campaignParts.take(campaign, theirs, 'nothing')).toBe(campaign);
  });
});

describe('a change', () => {
  it('of a row leaves the other rows', () => {
    const { document } = setFilter<typeof BUILT_IN_SETTINGS>(1, { label: 'Kind' })(BUILT_IN_SETTINGS);
    expect(document.filters.map(({ label }) => label)).toEqual(['', 'Kind', '', '', '']);
    const sorted = setSort<typeof BUILT_IN_SETTINGS>(0, { enabled: false })(BUILT_IN_SETTINGS);
    expect(sorted.document.sortOptions.filter(({ enabled }) => !enabled).map(({ key }) => key)).toEqual([
      'featured',
    ]);
  });

  it('that is typed is one step for each field', () => {
    const keys = [
      setFilter(0, { label: 'A' })(BUILT_IN_SETTINGS),
      setFilter(1, { label: 'A' })(BUILT_IN_SETTINGS),
      setPagination({ amountPerPage: 1 })(BUILT_IN_SETTINGS),
    ].map(({ mergeKey }) => mergeKey);
    expect(new Set(keys).size).toBe(3);
  });
});
