import type { UseQueryResult } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { CollectionsNav } from './collections-nav';

/** Page while settings load or fail to load. */
export function SettingsLoading({
  title,
  query,
}: {
  /** Title of one of the section's own pages; document pages have theirs. */
  readonly title?: string;
  readonly query: UseQueryResult;
}) {
  return (
    <PageLoading {...(title !== undefined && { title })} query={query}>
      {title !== undefined && <CollectionsNav />}
    </PageLoading>
  );
}
