import { describe, expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { schemaTexts } from '../testing/schema-texts';
import { shopperTextRule } from '../texts/shopper-text';
import { setResultsTranslation } from './change-results-page';
import { changedResultsPage, resultsPage, resultsPageOf } from './results-page';
import { isDefaultResultsText, translatedResultsPage } from './results-texts';

/** Texts of the results page that aren't translated, with the reason. */
const NOT_TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/\.id$/, 'names something'],
  [/Settings\[\]\.name$/, 'what the option, type or order is called; its label stands in for it'],
  [/\.(namespace|key)$/, 'names of metafields'],
  [/^tag(Filters|Exclusions)\[\]$/, 'tags of products'],
  [/colorSettings\./, 'colors'],
  [/^embeddedSelector$/, 'code'],
  [/integrations/, 'apps'],
  [/\.(addedToCartTitle|addingToCartTitle|searchBarPlaceHolderText)$/, 'no page shows them'],
  [/^translations/, 'translations themselves'],
];

const page = resultsPageOf(null, BUILT_IN_SETTINGS);
const translated = (key: string, text: string) =>
  setResultsTranslation({ language: 'de', key, text })(page).document.translations;

describe('texts of the results page', () => {
  it('are all translatable or listed with a reason', () => {
    const forgotten = schemaTexts(resultsPage).filter(
      ({ at, schema }) => !shopperTextRule(schema) && !NOT_TRANSLATED.some(([path]) => path.test(at)),
    );
    expect(forgotten.map(({ at }) => at)).toEqual([]);
  });

  it('appear in the page’s language', () => {
    const translations = {
      de: {
        ...translated('editorLayout/pageTitle', 'Treffer: {term}').de,
        ...translated('filterSettings/size/label', 'Größe').de,
      },
    };
    const shown = translatedResultsPage({ ...page, translations }, 'de');
    expect(shown.editorLayout.pageTitle).toBe('Treffer: {term}');
    expect(shown.filterSettings.find(({ id }) => id === 'size')?.label).toBe('Größe');
    expect(translatedResultsPage({ ...page, translations }, 'fr').editorLayout).toEqual(page.editorLayout);
  });

  it('use the translations of collections until some are saved', () => {
    const size = { text: 'Größe', original: 'Size' };
    const defaults = { ...BUILT_IN_SETTINGS, translations: { de: { 'filters/size/label': size } } };
    expect(resultsPageOf(null, defaults).translations).toEqual({ de: { 'filterSettings/size/label': size } });
    const saved = changedResultsPage(null, { translations: {} });
    expect(resultsPageOf(saved, defaults).translations).toEqual({});
    const others = changedResultsPage(null, {
      filterSettings: page.filterSettings.map((each) => ({ ...each, label: `My ${each.name}` })),
    });
    expect(resultsPageOf(others, defaults).translations).toEqual({});
  });

  it('are translated by the storefront while they are defaults', () => {
    expect(['Suggestions', 'Add to Cart', 'Best Sellers', 'Fit'].map(isDefaultResultsText)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
