import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { campaignDocument, newCampaign } from '../../collections/campaign-document';
import { schemaTexts } from '../../testing/schema-texts';
import { TEXT_LIMITS } from '../../texts/limits';
import { shopperTextRule } from '../../texts/shopper-text';
import { setFilter, setFilters, setListTranslation } from './change-settings';
import {
  BUILT_IN_SETTINGS,
  type DefaultSettings,
  defaultSettings,
  readDefaultSettings,
  validateDefaultSettings,
} from './default-settings';
import { listingSlots, translatedListing } from './listing-texts';
import { rulesOfSettings } from './rules-of';
import { defaultSettingsParts } from './settings-parts';

/** Texts of listing settings that aren't translated, with the reason. */
const NOT_TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/^id$|\.(id|imageUuid)$/, 'names something'],
  [/^name$/, 'only the merchant sees it'],
  [
    /(filters|sortOptions)\[\]\.name$/,
    'what the option, type or order is called; its label stands in for it',
  ],
  [/\.(namespace|key)$/, 'names of metafields'],
  [/Tags\[\]$|tagFilters\[\]$|tagExclusions\[\]$/, 'tags of products'],
  [/collections\[\]\.collection(Handle|Name)$/, 'copies of a collection’s own'],
  [/image(Redirect)?Url$/, 'addresses'],
  [/^translations/, 'translations themselves'],
];

describe.each([
  ['default settings', defaultSettings],
  ['campaigns', campaignDocument],
] as const)('texts of %s', (_, schema) => {
  it('are all translatable or listed with a reason', () => {
    const forgotten = schemaTexts(schema as z.ZodType).filter(
      ({ at, schema: each }) => !shopperTextRule(each) && !NOT_TRANSLATED.some(([path]) => path.test(at)),
    );
    expect(forgotten.map(({ at }) => at)).toEqual([]);
  });
});

const slotOf = (settings: DefaultSettings, key: string) =>
  listingSlots(settings).find((each) => each.key === key);

const translated = (settings: DefaultSettings, key: string, text: string, language = 'de') =>
  setListTranslation<DefaultSettings>({ language, key, text })(settings).document;

/** Filter names in a language. */
const namesIn = (settings: DefaultSettings, language: string | null) =>
  rulesOfSettings(translatedListing(settings, language), settings).filters.map(({ label }) => label);

const SIZE = 'filters/size/label';
const german = translated(BUILT_IN_SETTINGS, SIZE, 'Größe');

describe('translated filter label', () => {
  it('appears in its language and that language’s regions only', () => {
    expect(namesIn(german, 'de')).toContain('Größe');
    expect(namesIn(german, 'de-AT')).toContain('Größe');
    expect(namesIn(german, 'fr')).toContain('Size');
    expect(translatedListing(german, 'fr')).toBe(german);
    expect(translatedListing(german, null)).toBe(german);
  });

  it('uses the default label as the original when no label is set', () => {
    expect(slotOf(BUILT_IN_SETTINGS, SIZE)).toMatchObject({ text: 'Size', isShopifys: true });
    const labelled = setFilter<DefaultSettings>(3, { label: 'Fit' })(BUILT_IN_SETTINGS).document;
    expect(slotOf(labelled, SIZE)).toMatchObject({ text: 'Fit', isShopifys: false });
    expect(german.translations).toEqual({ de: { [SIZE]: { text: 'Größe', original: 'Size' } } });
  });

  it('stays with its filter when the filter moves', () => {
    const turned = setFilters<DefaultSettings>(german.filters.toReversed(), 'Move')(german).document;
    expect(namesIn(turned, 'de').at(-4)).toBe('Größe');
  });

  it('isn’t listed for translation while the filter is off', () => {
    const off = setFilter<DefaultSettings>(3, { enabled: false })(BUILT_IN_SETTINGS).document;
    expect(slotOf(off, SIZE)?.isShown).toBe(false);
  });
});

describe('other translated texts', () => {
  it('of sort orders are keyed by sort', () => {
    const settings = translated(BUILT_IN_SETTINGS, 'sortOptions/best-sellers/label', 'Renner');
    const { sorts } = rulesOfSettings(translatedListing(settings, 'de'), settings);
    expect(sorts.find(({ key }) => key === 'best-sellers')?.label).toBe('Renner');
  });

  it('stay blank when the original is blank', () => {
    const titled = { ...german, template: { ...german.template, pageTitle: 'Sale' } };
    const settings = translated(titled, 'template/pageTitle', 'Ausverkauf');
    expect(translatedListing(settings, 'de').template.pageTitle).toBe('Ausverkauf');
    const blank = { ...settings, template: german.template };
    expect(translatedListing(blank, 'de').template.pageTitle).toBe('');
  });

  it('of promo tiles are matched by their original', () => {
    const tile = (name: string) => ({
      name,
      placement: { page: 'firstPage' as const, position: 1 },
      content: { imageUrl: 'https://cdn.example/a.png', imageUuid: null },
    });
    const campaign = { ...newCampaign('c', 'C', BUILT_IN_SETTINGS), promoTiles: [tile('Tea'), tile('Mugs')] };
    const typed = { language: 'de', key: 'promoTiles/1/name', text: 'Tassen' };
    const { document } = setListTranslation<typeof campaign>(typed)(campaign);
    const alone = { ...document, promoTiles: [tile('Mugs')] };
    expect(translatedListing(alone, 'de').promoTiles.map(({ name }) => name)).toEqual(['Tassen']);
  });
});

describe('settings with translations', () => {
  it('can’t be saved with a translation that is too long for its field', () => {
    const long = translated(BUILT_IN_SETTINGS, SIZE, 'x'.repeat(TEXT_LIMITS.listLabel + 1));
    expect(validateDefaultSettings(long)).toMatchObject([
      { code: 'too_long', path: ['translations', 'de', SIZE, 'text'] },
    ]);
    expect(validateDefaultSettings(german)).toEqual([]);
  });

  it('have none when upgraded from the version before', () => {
    const { translations: _, ...before } = { ...BUILT_IN_SETTINGS, schemaVersion: 1 };
    expect(readDefaultSettings(before)).toEqual({ ok: true, value: BUILT_IN_SETTINGS });
  });

  it('merge language by language', () => {
    const french = translated(BUILT_IN_SETTINGS, SIZE, 'Taille', 'fr');
    const both = defaultSettingsParts.take(german, french, 'translations:fr');
    expect(both.translations).toEqual({ ...german.translations, ...french.translations });
  });
});
