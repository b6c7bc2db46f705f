/**
 * Reason why a sync is paused: `message` for the merchant, `cause` for logs. `keepsExport`: the
 * retry resumes the export; otherwise it starts a new one.
 */
export class SyncProblem extends Error {
  constructor(
    message: string,
    readonly options: { readonly cause: string; readonly keepsExport?: boolean },
  ) {
    super(message);
  }
}

const DENIED =
  'The app doesn’t have permission to read your products, markets and translations. Update its permissions.';

const ENDED: Readonly<Record<string, string>> = {
  ACCESS_DENIED: DENIED,
  TIMEOUT: 'Shopify’s export of your catalog took too long. We’ll try again soon.',
  EXPIRED: 'Shopify’s export of your catalog expired before it was saved. We’ll start a new one.',
  CANCELED: 'The export of your catalog was canceled in Shopify. We’ll start a new one soon.',
};

/** Problem of an export that ended incomplete, by Shopify's status and error code. */
export function exportEnded(status: string, errorCode: string | null): SyncProblem {
  const message =
    ENDED[errorCode ?? status] ?? 'Shopify couldn’t finish exporting your catalog. We’ll try again soon.';
  return new SyncProblem(message, { cause: `The bulk operation is ${status} ${errorCode ?? ''}`.trim() });
}

/**
 * Problem of an export that Shopify didn't start. Source: Admin GraphQL,
 * `BulkOperationUserErrorCode`.
 */
export function exportRefused(code: string | null, text: string): SyncProblem {
  const isBusy = code === 'LIMIT_REACHED' || code === 'OPERATION_IN_PROGRESS';
  const message = isBusy
    ? 'Other exports of your store are still running in Shopify. We’ll try again soon.'
    : 'Shopify refused to export your catalog. We’ll try again later.';
  return new SyncProblem(message, { cause: text });
}

export function notUnderstood(cause: string): SyncProblem {
  const message =
    'Shopify sent an export of your catalog that this app doesn’t understand. We’ll try again later.';
  return new SyncProblem(message, { cause });
}

export function notDownloaded(cause: string): SyncProblem {
  const message = 'Shopify’s export of your catalog couldn’t be downloaded. We’ll try again soon.';
  return new SyncProblem(message, { cause, keepsExport: true });
}

/** Unexpected problem: reported and delayed like others, so that it isn't retried at once. */
export function unexpected(cause: string): SyncProblem {
  const message = 'Something went wrong while your catalog was being copied. We’ll try again soon.';
  return new SyncProblem(message, { cause });
}
