import type { StoreContext } from '../../context/store-context';
import type { BulkOperation } from '../bulk/bulk-operation';
import { resultPath } from '../bulk/result-address';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { matches } from '../wire/search';

/**
 * Starts a bulk query, or returns why it is invalid. Source: Admin GraphQL `bulkOperationRunQuery`.
 */
export function runBulkQuery(store: StoreContext, args: { query: string; groupObjects: boolean }) {
  const result = store.bulkOperations.run(args.query, { grouped: args.groupObjects });
  if (result.ok) return { bulkOperation: bulkOperationSource(store, result.operation), userErrors: [] };
  const { code, message } = result;
  return {
    bulkOperation: null,
    userErrors: [{ code, field: code === 'INVALID' ? ['query'] : null, message }],
  };
}

export function cancelBulkOperation(store: StoreContext, id: string) {
  const result = store.bulkOperations.cancel(idOf(id, 'BulkOperation') ?? 0);
  if (!result.ok) return { bulkOperation: null, userErrors: [{ field: ['id'], message: result.message }] };
  return { bulkOperation: bulkOperationSource(store, result.operation), userErrors: [] };
}

export function bulkOperationById(store: StoreContext, id: string) {
  const found = store.bulkOperations.find(idOf(id, 'BulkOperation') ?? 0);
  return found ? bulkOperationSource(store, found) : null;
}

/** Newest query; bulk mutations aren't supported. */
export function currentBulkOperation(store: StoreContext, type: 'QUERY' | 'MUTATION') {
  const [newest] = type === 'QUERY' ? store.bulkOperations.all() : [];
  return newest ? bulkOperationSource(store, newest) : null;
}

type ListArguments = ConnectionArguments & { readonly query?: string | null; readonly sortKey?: string };

/** Newest first, Shopify's default order. */
export function bulkOperations(store: StoreContext, args: ListArguments) {
  const found = store.bulkOperations.all().filter((operation) =>
    matches(args.query, {
      text: '',
      fields: {
        id: [String(operation.id)],
        status: [operation.status.toLowerCase()],
        operation_type: ['query'],
      },
      numbers: { created_at: Date.parse(operation.createdAt) },
    }),
  );
  const byEnd = args.sortKey === 'COMPLETED_AT';
  const keyOf = ({ completedAt, createdAt }: BulkOperation) => (byEnd ? (completedAt ?? '') : createdAt);
  const sorted = [...found].sort((a, b) => keyOf(b).localeCompare(keyOf(a)) || b.id - a.id);
  return connection(
    sorted.map((operation) => bulkOperationSource(store, operation)),
    args,
  );
}

function bulkOperationSource(store: StoreContext, operation: BulkOperation) {
  const { status, fileSize } = operation;
  const path = fileSize > 0 ? resultPath(store.bulkSecret, operation) : null;
  const address = path && `${store.origin()}${path}`;
  const hasEnded = status === 'COMPLETED' || status === 'FAILED';
  return {
    __typename: 'BulkOperation',
    id: gid('BulkOperation', operation.id),
    type: 'QUERY',
    status,
    errorCode: operation.errorCode,
    query: operation.query,
    createdAt: operation.createdAt,
    completedAt: operation.completedAt,
    objectCount: String(operation.objectCount),
    rootObjectCount: String(operation.rootObjectCount),
    fileSize: hasEnded ? String(fileSize) : null,
    url: status === 'COMPLETED' ? address : null,
    partialDataUrl: status === 'FAILED' ? address : null,
  };
}
