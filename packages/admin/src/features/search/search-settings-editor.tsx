import type { SavedSearchSettings } from '@cartwright/core/contract/search';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlockStatusLine } from '../../editor-kit/block-status/block-status-line';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { EditingProvider } from '../../editor-kit/page/editing-provider';
import { EditorHead } from '../../editor-kit/page/editor-head';
import { usePageEditing } from '../../editor-kit/page/use-page-editing';
import { SoldOutSetting } from '../../listing-settings/sold-out-setting';
import { toast } from '../../shared/state/toasts';
import { CodeCard } from './code-card';
import { HiddenCard } from './hidden-card';
import { InfluenceCard } from './influence-card';
import {
  SearchConflict,
  SearchDrafts,
  SearchEditor,
  SearchVersions,
  useSearch,
  useSearchEditor,
} from './search-editor';
import { SearchNav } from './search-nav';
import { SearchOnCard } from './search-on-card';
import { searchSettingsQuery } from './search-queries';
import { TermsCard } from './terms-card';
import { TryCard } from './try-card';

export function SearchSettingsEditor({ loaded }: { readonly loaded: SavedSearchSettings }) {
  return (
    <SearchEditor loaded={loaded}>
      <Layout />
    </SearchEditor>
  );
}

function Layout() {
  const queries = useQueryClient();
  const editing = usePageEditing(useSearchEditor(), (saved) => {
    toast('Saved successfully!');
    queries.setQueryData(searchSettingsQuery.queryKey, (before) => before && { ...before, ...saved });
  });
  const { settings, set } = useSearch();
  const edited = useMemo(() => ({ settings }), [settings]);
  return (
    <EditingProvider editing={editing} conflict={SearchConflict}>
      <div className="cw-editor-page">
        <EditorHead
          title="Search settings"
          back={undefined}
          actions={editing.actions}
          versions={SearchVersions}
          discardMessage="The settings go back to their last saved version. This can’t be undone."
        />
        <SearchNav />
        <SearchDrafts />
        <BlockStatusNotice block="search" />
        <SearchOnCard />
        <TryCard edited={edited} />
        <HiddenCard />
        <TermsCard />
        <InfluenceCard />
        <SettingsCard title="Sold-out products">
          <SoldOutSetting
            value={settings.renderOos}
            onChange={(renderOos) => set('renderOos', renderOos, 'Change sold-out products')}
          />
        </SettingsCard>
        <SettingsCard title="Searches with few results">
          <Checkbox
            label="Add similar products"
            helpText="When a search finds fewer than 12 products, products of the best match’s type are added."
            checked={settings.mode === 'hybrid'}
            onChange={(isOn) => set('mode', isOn ? 'hybrid' : 'lexical', 'Turn similar products on or off')}
          />
        </SettingsCard>
        <CodeCard />
        <BlockStatusLine block="search" />
      </div>
    </EditingProvider>
  );
}
