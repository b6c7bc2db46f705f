import type { Job } from '@cartwright/core/contract/jobs';

/** Job in the contract's form, with dates not yet serialised. */
export interface ListedJob extends Omit<Job, 'createdAt' | 'startedAt' | 'nextTryAt'> {
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly nextTryAt: Date | null;
}

/** Source of jobs that merchants can see. */
export interface JobSource {
  /** Newest jobs of a shop, limited per state as in the contract. */
  ofShop(shopId: string): Promise<readonly ListedJob[]>;
  /** Retries a job now. `unknown`: the shop has no such job, or it can't be retried. */
  again(shopId: string, id: string): Promise<'again' | 'under_way' | 'unknown'>;
}
