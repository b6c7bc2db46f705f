import { describe, expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { inheritingCampaign, newCampaign, validateCampaign } from './campaign-document';
import { INHERITABLE, inForce, inForceIn, ownSlots, takenOver } from './inherited';
import { publishedPages } from './published-pages';
import { readCampaignDocument } from './read-stored';

const { template } = BUILT_IN_SETTINGS;
const ofShop = {
  ...BUILT_IN_SETTINGS,
  renderOos: 'end' as const,
  tagFilters: ['new'],
  template: {
    ...template,
    desktopColumnBreakpoint: 3,
    pagination: { ...template.pagination, type: 'load_more' as const, amountPerPage: 9 },
  },
};
const listingOf = ({ filters, sortOptions, tagFilters, renderOos, template }: typeof ofShop) => ({
  filters,
  sortOptions,
  tagFilters,
  renderOos,
  template,
});

describe('campaign that inherits settings', () => {
  it('leaves its pages unchanged when it is new', () => {
    const campaign = inheritingCampaign('c1', 'Winter', ofShop);
    expect(inForce(campaign, ofShop)).toMatchObject(listingOf(ofShop));
  });

  it('uses its own values for everything it doesn’t inherit', () => {
    const campaign = newCampaign('c1', 'Winter', ofShop);
    expect(inForce(campaign, ofShop)).toEqual(campaign);
    expect(campaign.template.pagination).toMatchObject({ amountPerPage: 15, limitOptions: [15, 25, 75] });
  });

  it('inherits layout and pages independently', () => {
    const own = newCampaign('c1', 'Winter', ofShop);
    const layout = inForce({ ...own, inherits: ['layout'] }, ofShop).template;
    expect([layout.desktopColumnBreakpoint, layout.pagination.amountPerPage]).toEqual([3, 15]);
    const pages = inForce({ ...own, inherits: ['pages'] }, ofShop).template;
    expect([pages.desktopColumnBreakpoint, pages.pagination.amountPerPage]).toEqual([4, 9]);
  });

  it('inherits from the own settings of each collection that has them', () => {
    const campaign = {
      ...inheritingCampaign('c1', 'Winter', ofShop),
      allCollections: true,
      createdAt: '2026-01-01T00:00:00Z',
      publishedAt: '2026-01-01T00:00:00Z',
      canBeServed: true,
    };
    const own = new Map([[7, { ...ofShop, template: { ...template, desktopColumnBreakpoint: 6 } }]]);
    const { pages } = publishedPages({
      defaults: ofShop,
      own,
      campaigns: [campaign],
      languages: [],
      tests: [],
      now: Date.now(),
    });
    expect([pages.default[0]?.wide, pages.collections['7']?.[0]?.wide]).toEqual([3, 6]);
  });

  it('can be saved with invalid values in inherited fields', () => {
    const own = newCampaign('c1', 'Winter', ofShop);
    const broken = { ...own, template: { ...own.template, desktopColumnBreakpoint: null } };
    expect(validateCampaign(broken)).toHaveLength(1);
    expect(validateCampaign({ ...broken, inherits: [...INHERITABLE] })).toEqual([]);
  });

  it('inherits nothing when upgraded from an earlier version', () => {
    const { inherits: _, ...before } = { ...newCampaign('c1', 'Winter', ofShop), schemaVersion: 1 };
    const read = readCampaignDocument(before);
    expect(read).toMatchObject({ ok: true, value: { ...before, schemaVersion: 3, inherits: [] } });
  });
});

describe('translations of a campaign', () => {
  const german = (key: string, text: string, original: string) => ({ de: { [key]: { text, original } } });
  const shop = { ...ofShop, translations: german('filters/size/label', 'Größe', 'Size') };
  const labelIn = ({ filters }: Pick<typeof shop, 'filters'>) =>
    filters.find(({ id }) => id === 'size')?.label;

  it('come from the inherited settings, or are its own', () => {
    const inheriting = {
      ...inheritingCampaign('c1', 'Winter', ofShop),
      translations: german('filters/size/label', 'Wintergröße', 'Size'),
    };
    expect(labelIn(inForceIn(inheriting, shop, 'de'))).toBe('Größe');
    expect(labelIn(inForceIn({ ...inheriting, inherits: [] }, shop, 'de'))).toBe('Wintergröße');
    expect(labelIn(inForceIn(inheriting, shop, null))).toBe('');
  });

  it('start as copies of the source’s translations when the texts match', () => {
    const { translations } = shop;
    expect(newCampaign('c1', 'Winter', shop).translations).toEqual(translations);
    const more = german('template/pagination/loadMoreText', 'Weiter', 'Load more');
    expect(newCampaign('c1', 'Winter', { ...shop, translations: more }).translations).toEqual({});
  });

  it('are replaced together with a part that is taken over', () => {
    const campaign = {
      ...inheritingCampaign('c1', 'Winter', ofShop),
      translations: german('filters/size/label', 'Wintergröße', 'Size'),
    };
    expect(takenOver('filters', campaign, shop).translations).toEqual(shop.translations);
    expect(takenOver('sorting', campaign, shop).translations).toEqual(campaign.translations);
    expect(takenOver('filters', campaign, ofShop).translations).toEqual({});
  });

  it('are listed for translation unless inherited', () => {
    const own = ownSlots({ ...newCampaign('c1', 'Winter', shop), inherits: ['filters', 'pages'] });
    const fields = new Set(own.map(({ path }) => path.slice(0, 2).join()));
    expect([...fields].filter((each) => !each.startsWith('sortOptions'))).toEqual([
      'template,pageTitle',
      'badgeText',
    ]);
  });
});
