import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import type { SavedCollectionSettings } from '@cartwright/core/contract/collection-settings';
import { setField } from '@cartwright/core/editing/set-field';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { Text } from '@cartwright/ui/admin/text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { toast } from '../../shared/state/toasts';
import { COLLECTIONS } from './campaigns-path';
import { stateLabel } from './collection-messages';
import { collectionSettingsQuery } from './collection-queries';
import { ExplainCard } from './explain-card';
import { FeaturingCards } from './featuring-cards';
import { ListTranslationsCard } from './list-translations-card';
import {
  CollectionConflict,
  CollectionDrafts,
  CollectionEditing,
  CollectionVersions,
  useCollection,
  useCollectionEditor,
  useRunCollection,
} from './listing-editor';
import { ListingEditorFrame, useListingEditing } from './listing-editor-frame';

interface CollectionEditorProps {
  readonly loaded: SavedCollectionSettings;
  /** Current state: other settings may take effect while the page is open. */
  readonly now: SavedCollectionSettings;
}

export function CollectionEditor({ loaded, now }: CollectionEditorProps) {
  return (
    <CollectionEditing loaded={loaded}>
      <Layout now={now} />
    </CollectionEditing>
  );
}

function Layout({ now }: Pick<CollectionEditorProps, 'now'>) {
  const queries = useQueryClient();
  const { settings, scope } = useCollection();
  const listing = { settings, scope, run: useRunCollection() };
  const editing = useListingEditing(useCollectionEditor(), (saved) => {
    toast('Collection Settings updated successfully!');
    queries.setQueryData(collectionSettingsQuery(String(saved.settings.collectionId)).queryKey, {
      data: saved,
    });
  });
  const previewed = useMemo(() => ({ level: 'collection', document: settings }) as const, [settings]);
  return (
    <ListingEditorFrame
      editing={editing}
      title={now.collection.title}
      back={COLLECTIONS}
      discardMessage="The settings go back to their last saved version. This can’t be undone."
      settings={previewed}
      conflict={CollectionConflict}
      versions={CollectionVersions}
    >
      <CollectionDrafts />
      <BlockStatusNotice block="collection" what="these settings" />
      <StateCard now={now} />
      <FeaturingCards {...listing} collections={[settings.collectionId]} />
      <ListTranslationsCard {...listing} noun="these settings" />
      <ExplainCard first={settings.collectionId} />
    </ListingEditorFrame>
  );
}

/** Switch for own settings, and what shoppers see now. */
function StateCard({ now }: Pick<CollectionEditorProps, 'now'>) {
  const { settings } = useCollection();
  const run = useRunCollection();
  const message = stateLabel({
    holds: now.holds,
    isNew: now.revision === 0,
    isOn: now.settings.enabled,
    willBeOn: settings.enabled,
  });
  return (
    <SettingsCard title="Own settings">
      <Checkbox
        label="Use these settings for this collection"
        helpText="Otherwise the default settings apply. A live campaign overrides both."
        checked={settings.enabled}
        onChange={(enabled) =>
          run(setField<CollectionSettings, 'enabled'>('enabled', enabled, 'Turn own settings on or off'))
        }
      />
      <div role="status">
        <Text as="p">{message}</Text>
      </div>
    </SettingsCard>
  );
}
