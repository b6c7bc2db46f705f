import type { JobKind } from '@cartwright/core/contract/jobs';
import type { z } from 'zod';

/** Data of every job. */
export interface JobData {
  /** The shop that it is for. */
  readonly shopId: string;
}

/** Jobs of one idea: `name` is theirs in the database, `kind` what merchants read, `data` what each is told. */
export interface Queue<Data extends JobData> {
  readonly name: string;
  readonly kind: JobKind;
  readonly data: z.ZodType<Data>;
}

/** A job, to who does it. */
export interface RunningJob {
  /** Lets merchants see how far it is. Never fails. */
  report(progress: { readonly done: number; readonly total: number }): Promise<void>;
}
