import {
  COLLECTIONS_PER_PAGE,
  type CollectionSort,
  type SettingsLevel,
} from '@cartwright/core/contract/collection-settings';
import { Banner } from '@cartwright/ui/admin/banner';
import { Link } from '@cartwright/ui/admin/link';
import { useQuery } from '@tanstack/react-query';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { DocumentListPage } from '../../editor-kit/list/document-list-page';
import type { ListChoices } from '../../editor-kit/list/list-choices';
import { useListPlace } from '../../editor-kit/list/use-list-place';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { LISTED_DAYS, useCollectionFigures } from './collection-figures';
import { collectionsQuery } from './collection-queries';
import { CollectionRow } from './collection-row';
import { CollectionsNav } from './collections-nav';

const CHOICES: ListChoices<SettingsLevel, CollectionSort, (typeof COLLECTIONS_PER_PAGE)[number]> = {
  name: 'Collections',
  noun: { one: 'collection', other: 'collections' },
  filter: {
    label: 'Settings',
    any: 'All settings',
    options: [
      { value: 'campaign', label: 'Campaign' },
      { value: 'collection', label: 'Own settings' },
      { value: 'default', label: 'Default settings' },
    ],
  },
  sorts: [
    { value: 'title', label: 'Title A–Z' },
    { value: 'products', label: 'Most products' },
  ],
  sizes: COLLECTIONS_PER_PAGE,
};

/** List of the shop's collections, with the settings that apply to each. */
export function CollectionsPage() {
  usePageTitle('Collections');
  const place = useListPlace(CHOICES);
  const found = useQuery(collectionsQuery(place.request));
  const figures = useCollectionFigures(found.data?.rows.map(({ id }) => id) ?? []);
  return (
    <DocumentListPage
      title="Collections"
      description="Give a collection its own settings. A live campaign overrides them."
      notice={
        <>
          <CollectionsNav />
          <BlockStatusNotice block="collection" what="these settings" />
          {figures && (
            <p className="cw-collection__facts">
              {`Figures are of the last ${LISTED_DAYS} days.`}{' '}
              <Link url="/smart-collections/analytics/">View analytics</Link>
            </p>
          )}
          {found.data?.isComplete === false && (
            <Banner tone="info" title="Your catalog is being copied">
              <p>Collections appear here when it’s done. See its progress in Settings.</p>
            </Banner>
          )}
        </>
      }
      place={place}
      found={found}
      empty={{
        title: 'No collections yet',
        description: 'Create collections in Shopify. They appear here within minutes.',
      }}
    >
      {(collection) => <CollectionRow key={collection.id} collection={collection} figures={figures} />}
    </DocumentListPage>
  );
}
