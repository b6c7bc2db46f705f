export type BulkStatus =
  | 'CREATED'
  | 'RUNNING'
  | 'CANCELING'
  | 'CANCELED'
  | 'COMPLETED'
  | 'FAILED'
  | 'EXPIRED';

export type BulkErrorCode = 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT';

/** Bulk operation. Timestamps are ISO 8601 in UTC, `fileSize` is in bytes. */
export interface BulkOperation {
  readonly id: number;
  readonly query: string;
  readonly status: BulkStatus;
  readonly errorCode: BulkErrorCode | null;
  readonly createdAt: string;
  /** Null unless completed. */
  readonly completedAt: string | null;
  /** Expiry of the result; null while it runs. */
  readonly expiresAt: string | null;
  /** Number of nodes in all connections, including nested ones. */
  readonly objectCount: number;
  readonly rootObjectCount: number;
  readonly fileSize: number;
}

/** Injected fault: the operation fails after so many objects. */
export interface BulkFault {
  readonly afterObjects: number;
  readonly errorCode: BulkErrorCode;
}

export type RunResult =
  | { readonly ok: true; readonly operation: BulkOperation }
  | { readonly ok: false; readonly code: 'INVALID' | 'LIMIT_REACHED'; readonly message: string };

export type CancelResult =
  | { readonly ok: true; readonly operation: BulkOperation }
  | { readonly ok: false; readonly message: string };

/** Bulk operations of the installed app, in memory only. */
export interface BulkOperations {
  /** `grouped` puts children after their parent. */
  run(query: string, options: { readonly grouped: boolean }): RunResult;
  cancel(id: number): CancelResult;
  /** Newest first. */
  all(): readonly BulkOperation[];
  find(id: number): BulkOperation | undefined;
  /** Streams the result; null if there is none, or if it expired. */
  lines(id: number): Iterable<Uint8Array> | null;
  /** Runs so many slices of every operation; returns the number of unfinished ones. */
  step(slices: number): Promise<number>;
  /** Injects a fault into the next operation. */
  failNext(fault: BulkFault): void;
  /** Stops all work. */
  close(): void;
}
