import { type SavedDefaults, savedDefaults } from '@cartwright/core/contract/collections';
import { BUILT_IN_SETTINGS, type DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import type { ListingTemplate } from '@cartwright/core/listing/settings/listing-settings';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createDocumentEditor } from '../document-editor/document-editor';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { PagesFields } from './pages-fields';

type Pagination = ListingTemplate['pagination'];

const { Editor } = createDocumentEditor<DefaultSettings, SavedDefaults>(COLLECTION_DEFAULTS, () => ({
  saved: savedDefaults,
  documentOf: ({ settings }) => settings,
  read: () => new Promise(() => {}),
  save: () => new Promise(() => {}),
}));

/** Fields of the pagination; `wrong` is the place of a page size that can't be saved. */
function shown(changes: Partial<Pagination>, wrong?: number): string {
  const scope: FieldScope = {
    part: null,
    owner: null,
    whole: (path) => path,
    error: (path) => (wrong !== undefined && path.at(-1) === wrong ? 'Value must be 1-100' : undefined),
    problems: () => ({ reported: 0, waiting: 0 }),
    enter: () => {},
    leave: () => {},
  };
  return renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Editor loaded={{ settings: BUILT_IN_SETTINGS, revision: 1, updatedAt: null }}>
          <PagesFields
            pagination={{ ...BUILT_IN_SETTINGS.template.pagination, ...changes }}
            scope={scope}
            path={['pagination']}
            onChange={() => {}}
          />
        </Editor>
      </QueryClientProvider>
    </AppProvider>,
  );
}

it.each(['default', 'load_more', 'continuous_scroll'] as const)('hides page sizes with %s', (type) => {
  expect(shown({ type })).not.toContain('Page sizes shoppers can choose');
});

it('shows page sizes and “All” if shoppers can choose or one blocks saving', () => {
  const choosing = shown({ type: 'default_with_dropdown', limitOptions: [10, 'all'] });
  expect(choosing).toContain('Page sizes shoppers can choose');
  expect(choosing).toMatch(/aria-checked="true"/);
  const without = shown({ type: 'default_with_dropdown', limitOptions: [10] });
  expect(without).not.toMatch(/aria-checked="true"/);
  expect(shown({ type: 'load_more', limitOptions: [10, 10] }, 1)).toContain('Page sizes shoppers can choose');
});
