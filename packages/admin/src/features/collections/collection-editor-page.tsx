import { Button } from '@cartwright/ui/admin/button';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiFailureError } from '../../shared/api/api-failure';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { CollectionEditor } from './collection-editor';
import './listing-page.css';
import { COLLECTIONS } from './campaigns-path';
import { collectionSettingsQuery } from './collection-queries';
import { SettingsLoading } from './settings-loading';

/** Editor of the settings of the collection in the URL. */
export function CollectionEditorPage() {
  const { id } = useParams({ from: '/smart-collections/collections/editor/$id' });
  const settings = useQuery(collectionSettingsQuery(id));
  usePageTitle(settings.data?.data.collection.title ?? 'Collection', COLLECTIONS);
  if (settings.data && settings.isFetchedAfterMount) {
    return <CollectionEditor key={id} loaded={settings.data.data} now={settings.data.data} />;
  }
  const { error } = settings;
  const code = error instanceof ApiFailureError ? error.failure.code : null;
  if (code === 'not_found' || code === 'invalid_request') {
    return (
      <MessagePage
        title="This collection isn’t in your catalog"
        action={
          <Button url={COLLECTIONS.path} variant="primary">
            Back to collections
          </Button>
        }
      >
        <p>It was deleted in Shopify, or it’s new and will appear after the next sync.</p>
      </MessagePage>
    );
  }
  return <SettingsLoading query={settings} />;
}
