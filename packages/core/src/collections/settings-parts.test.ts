import { describe, expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { newCampaign } from './campaign-document';
import { campaignParts } from './settings-parts';

const campaign = newCampaign('c1', 'Winter', BUILT_IN_SETTINGS);

describe('the parts', () => {
  it('hold every field of their document, once; each language is one of its own', () => {
    const fields = campaignParts.split(campaign).flatMap(({ value }) => Object.keys(value as object));
    expect([...fields, 'translations'].sort()).toEqual(Object.keys(campaign).sort());
  });

  it('are taken one by one', () => {
    const theirs = { ...campaign, name: 'Spring', badgeText: 'New' };
    expect(campaignParts.take(campaign, theirs, 'featured')).toEqual({ ...campaign, badgeText: 'New' });
    expect(campaignParts.take(campaign, theirs, 'nothing')).toBe(campaign);
  });
});
