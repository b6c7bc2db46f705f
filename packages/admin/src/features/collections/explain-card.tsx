import type { SettingsLevel } from '@cartwright/core/contract/collection-settings';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ExplainedProducts } from '../../editor-kit/list/explained-products';
import { chosenCollectionsQuery } from '../../editor-kit/pickers/collections/collection-queries';
import { loadErrorMessage } from '../../shared/api/load-error';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { explainedQuery } from './collection-queries';

const CollectionPicker = lazyDialog(
  async () => (await import('../../editor-kit/pickers/collections/collection-picker')).CollectionPicker,
);

/** A collection's live first page, with the reason for each position. */
export function ExplainCard({ first }: { readonly first: number | null }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [picking, setPicking] = useState(false);
  const id = chosen ?? first;
  const collection = useQuery({ ...chosenCollectionsQuery(id === null ? [] : [id]), enabled: id !== null });
  const title = id === null ? undefined : collection.data?.get(id)?.title;
  return (
    <SettingsCard
      title="What shoppers see now"
      help="The first page of a collection with its saved settings, and why each product ranks where it does."
      action={
        <Button onClick={() => setPicking(true)}>
          {id === null ? 'Choose a collection' : 'Another collection'}
        </Button>
      }
    >
      {id !== null && (
        <>
          {title !== undefined && (
            <Text as="h3" variant="headingSm">
              {title}
            </Text>
          )}
          <Explained id={id} />
        </>
      )}
      <CollectionPicker
        open={picking}
        title="Choose a collection"
        limit={1}
        chosen={[]}
        onClose={() => setPicking(false)}
        onDone={([picked]) => {
          if (picked !== undefined) setChosen(picked);
          setPicking(false);
        }}
      />
    </SettingsCard>
  );
}

function Explained({ id }: { readonly id: number }) {
  const explained = useQuery(explainedQuery(id));
  if (explained.isError) {
    return (
      <LoadFailed
        message={loadErrorMessage(explained.error)}
        onRetry={() => void explained.refetch()}
        busy={explained.isFetching}
      />
    );
  }
  if (!explained.data) {
    return (
      <div role="status" aria-label="Loading">
        <SkeletonBodyText lines={4} />
      </div>
    );
  }
  const { settings, products, total } = explained.data;
  return (
    <>
      <Text as="p" tone="subdued">
        {appliesMessage(settings)} {total === 1 ? '1 product.' : `${total} products.`}
      </Text>
      {products.length === 0 ? (
        <Text as="p">No products to show.</Text>
      ) : (
        <ExplainedProducts
          products={products.map(({ badge, why, ...product }) => ({
            ...product,
            beside: badge !== null && <Badge tone="info">{badge}</Badge>,
            reasons: [why],
          }))}
        />
      )}
    </>
  );
}

function appliesMessage({
  level,
  name,
}: {
  readonly level: SettingsLevel;
  readonly name: string | null;
}): string {
  if (level === 'campaign') return `Campaign "${name}" is live here.`;
  return level === 'collection'
    ? 'The collection’s own settings apply here.'
    : 'Default settings apply here.';
}
