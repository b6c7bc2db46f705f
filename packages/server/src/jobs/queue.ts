import type { JobKind } from '@cartwright/core/contract/jobs';
import type { z } from 'zod';

/** Data of every job. */
export interface JobData {
  /** Shop of the job. */
  readonly shopId: string;
}

/** Queue of one type of job: `name` in the database, `kind` for merchants, `data` as the payload's schema. */
export interface Queue<Data extends JobData> {
  readonly name: string;
  readonly kind: JobKind;
  readonly data: z.ZodType<Data>;
}

/** Running job, as passed to its handler. */
export interface RunningJob {
  /** Reports progress to merchants. Never fails. */
  report(progress: { readonly done: number; readonly total: number }): Promise<void>;
}
