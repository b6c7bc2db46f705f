import type { ShopLanguages } from '@cartwright/core/contract/catalogue-state';
import { type SavedDefaults, savedDefaults } from '@cartwright/core/contract/collections';
import { setFilter, setListTranslation } from '@cartwright/core/listing/settings/change-settings';
import { BUILT_IN_SETTINGS, type DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import { isDefaultListText } from '@cartwright/core/listing/settings/default-texts';
import { listingSlots } from '@cartwright/core/listing/settings/listing-texts';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createDocumentEditor } from '../document-editor/document-editor';
import { languagesQuery } from '../shared/api/languages-query';
import { ListTranslations } from './list-translations';
import { TranslatedLanguageProvider } from './translated-language';

const { Editor } = createDocumentEditor<DefaultSettings, SavedDefaults>(COLLECTION_DEFAULTS, () => ({
  saved: savedDefaults,
  documentOf: ({ settings }) => settings,
  read: () => new Promise(() => {}),
  save: () => new Promise(() => {}),
}));

function shown(settings: DefaultSettings, languages: ShopLanguages | null): string {
  const queries = new QueryClient();
  queries.setQueryData(languagesQuery.queryKey, languages);
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={queries}>
        <Editor loaded={{ settings, revision: 1, updatedAt: null }}>
          <TranslatedLanguageProvider>
            <ListTranslations
              noun="these settings"
              slots={listingSlots(settings)}
              translations={settings.translations}
              isDefaultText={isDefaultListText}
              onTranslate={() => {}}
            />
          </TranslatedLanguageProvider>
        </Editor>
      </QueryClientProvider>
    </AppProvider>,
  );
}

const labelled = (at: number, label: string) =>
  setFilter<DefaultSettings>(at, { label })(BUILT_IN_SETTINGS).document;
const PRICE = 2;
const SIZE = 3;

it('shows how shoppers read each untranslated text', () => {
  const german = shown(BUILT_IN_SETTINGS, { own: 'en', others: ['de'] });
  expect(german).toContain('16 of 16 texts translated');
  expect(german.match(/Shown as this option is translated in Shopify/g)).toHaveLength(2);
  const swedish = shown(BUILT_IN_SETTINGS, { own: 'en', others: ['sv'] });
  expect(swedish).toContain('2 of 16 texts translated');
});

it('counts renamed texts as missing', () => {
  const german = { own: 'en', others: ['de'] };
  expect(shown(labelled(PRICE, 'Budget'), german)).toContain('15 of 16 texts translated');
  expect(shown(labelled(SIZE, 'Fit'), german)).toContain('15 of 16 texts translated');
});

it('shows the original above its translation, grouped by place', () => {
  const typed = { language: 'de', key: 'filters/price/label', text: 'Was es kostet' };
  const html = shown(setListTranslation<DefaultSettings>(typed)(labelled(PRICE, 'Budget')).document, {
    own: 'en',
    others: ['de'],
  });
  expect(html).toMatch(/Filter 3: Label<.*lang="en" dir="ltr">Budget<.*value="Was es kostet"/s);
  expect(html).toMatch(/<h3[^>]*>Names of filters<.*<h3[^>]*>Names of sort options</s);
});

it('explains how to add a language to a store with one', () => {
  expect(shown(BUILT_IN_SETTINGS, { own: 'en', others: [] })).toContain(
    'To translate these settings, add a language',
  );
});
