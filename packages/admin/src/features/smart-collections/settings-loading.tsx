import type { UseQueryResult } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { CollectionsNav } from './collections-nav';

/** A page whose settings are not read yet, or can't be. */
export function SettingsLoading({
  query,
  hasNav = true,
}: {
  readonly query: UseQueryResult;
  /** Whether it is one of the room's pages, not one below them. */
  readonly hasNav?: boolean;
}) {
  return <PageLoading query={query}>{hasNav && <CollectionsNav />}</PageLoading>;
}
