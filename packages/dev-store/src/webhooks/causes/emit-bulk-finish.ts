import type { BulkOperation } from '../../admin/bulk/bulk-operation';
import type { StoreContext } from '../../context/store-context';
import { bulkOperationPayload } from '../payloads/app-payloads';

const STATUSES = { COMPLETED: 'completed', FAILED: 'failed', CANCELED: 'canceled' } as const;

/** Emits the webhook of a finished bulk operation. */
export function emitBulkFinish(
  { webhooks, shop }: Pick<StoreContext, 'webhooks' | 'shop'>,
  { id, status, errorCode, createdAt, completedAt }: BulkOperation,
): void {
  const known = Object.entries(STATUSES).find(([name]) => name === status)?.[1];
  if (!known) return;
  const operation = {
    id,
    type: 'query',
    status: known,
    errorCode: errorCode?.toLowerCase() ?? null,
    createdAt,
    completedAt,
  } as const;
  webhooks.emit('bulk_operations/finish', () => bulkOperationPayload(shop, operation));
}
