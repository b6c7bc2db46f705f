import { type Issue, issue } from '@cartwright/core/editing/issue';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { ShopStore } from '../db/for-shop';
import { campaigns, carts, widgets } from '../db/schema';

/** Names of the shop's documents that can be tested in a context, by their ids in tests. */
export async function testedNames(
  store: ShopStore,
  context: ExperimentContext,
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(store, context);
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

async function rowsOf(
  store: ShopStore,
  context: ExperimentContext,
): Promise<readonly { readonly id: string | number; readonly name: string }[]> {
  switch (context) {
    case 'widget':
      return store.columns(widgets, ['id', 'name']);
    case 'smart_cart':
      return store.columns(carts, ['id', 'name']);
    case 'collection':
      return store.columns(campaigns, ['id', 'name']);
    case 'search':
      // A shop has a single results page, so there is nothing to test it against.
      return [];
    default:
      return context satisfies never;
  }
}

/** Issues of a test's variants that were deleted. */
export async function deletedIssues(
  store: ShopStore,
  { context, variants }: Pick<ExperimentDocument, 'context' | 'variants'>,
): Promise<Issue[]> {
  const names = await testedNames(store, context);
  return variants.flatMap(({ documentId }, at) =>
    documentId === null || names.has(documentId)
      ? []
      : [issue('gone', ['variants', at, 'documentId'], 'It no longer exists. Choose something else.')],
  );
}
