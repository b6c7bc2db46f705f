export type BulkStatus =
  | 'CREATED'
  | 'RUNNING'
  | 'CANCELING'
  | 'CANCELED'
  | 'COMPLETED'
  | 'FAILED'
  | 'EXPIRED';

export type BulkErrorCode = 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT';

/** A bulk operation as it stands. Instants are ISO 8601 in UTC, `fileSize` is in bytes. */
export interface BulkOperation {
  readonly id: number;
  readonly query: string;
  readonly status: BulkStatus;
  readonly errorCode: BulkErrorCode | null;
  readonly createdAt: string;
  /** Null unless it has ended well. */
  readonly completedAt: string | null;
  /** When its lines are dropped; null while it runs. */
  readonly expiresAt: string | null;
  /** Nodes of every connection, nested ones too. */
  readonly objectCount: number;
  readonly rootObjectCount: number;
  readonly fileSize: number;
}

/** Fault of the next operation: it fails once it has so many objects. */
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

/** The bulk operations of the installed app. They live in memory: a store that starts anew has none. */
export interface BulkOperations {
  /** `grouped` writes nested nodes directly behind the node that they belong to. */
  run(query: string, options: { readonly grouped: boolean }): RunResult;
  cancel(id: number): CancelResult;
  /** The newest first. */
  all(): readonly BulkOperation[];
  find(id: number): BulkOperation | undefined;
  /** The lines that it has written, piece by piece; null when there are none, or none any more. */
  lines(id: number): Iterable<Uint8Array> | null;
  /** Works off so many slices of every operation; gives how many operations are not done. */
  step(slices: number): Promise<number>;
  /** The next operation that begins has this fault. */
  failNext(fault: BulkFault): void;
  /** Stops the work. */
  close(): void;
}
