import { describe, expect, it } from 'vitest';
import { differences } from '../editing/difference';
import { threeWay } from '../editing/merge';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { newCampaign } from './campaign-document';
import { campaignParts } from './settings-parts';

const campaign = newCampaign('c1', 'Winter', BUILT_IN_SETTINGS);

describe('campaign sections', () => {
  it('cover every field of the document once, with one section per language', () => {
    const fields = campaignParts.split(campaign).flatMap(({ value }) => Object.keys(value as object));
    const { template, translations: _, ...others } = campaign;
    expect(fields.sort()).toEqual([...Object.keys(others), ...Object.keys(template)].sort());
  });

  it('are applied one at a time', () => {
    const theirs = { ...campaign, name: 'Spring', badgeText: 'New' };
    expect(campaignParts.take(campaign, theirs, 'featured')).toEqual({ ...campaign, badgeText: 'New' });
    expect(campaignParts.take(campaign, theirs, 'nothing')).toBe(campaign);
  });

  it('merge when two people change the columns of different widths', () => {
    const columns = (changes: Partial<typeof campaign.template>) => ({
      ...campaign,
      template: { ...campaign.template, ...changes },
    });
    const { merged } = threeWay(campaignParts, {
      base: campaign,
      mine: columns({ tabletColumnBreakpoint: 5 }),
      theirs: columns({ mobileColumnBreakpoint: 1 }),
    });
    expect(merged(new Map())).toEqual({
      ok: true,
      document: columns({ tabletColumnBreakpoint: 5, mobileColumnBreakpoint: 1 }),
    });
  });

  it('report which filter or tile differs, and its changed field', () => {
    const [first, ...rest] = campaign.filters;
    if (!first) throw new Error('A new campaign has filters.');
    const theirs = { ...campaign, filters: [{ ...first, label: 'In store' }, ...rest] };
    expect(differences(campaignParts, campaign, theirs)).toMatchObject([
      { title: 'Filters', fields: [{ label: 'Filter 1: Label', after: { text: 'In store' } }] },
    ]);
  });
});
