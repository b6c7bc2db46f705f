import type { UseQueryResult } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { CollectionsNav } from './collections-nav';

/** A page whose settings are not read yet, or can't be. */
export function SettingsLoading({
  title,
  query,
}: {
  /** Of one of the room's pages; those below them are called as their documents. */
  readonly title?: string;
  readonly query: UseQueryResult;
}) {
  return (
    <PageLoading {...(title !== undefined && { title })} query={query}>
      {title !== undefined && <CollectionsNav />}
    </PageLoading>
  );
}
