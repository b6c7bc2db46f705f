import type { Job } from '@cartwright/core/contract/jobs';

/** A job as the contract has it, with times that are not text yet. */
export interface ListedJob extends Omit<Job, 'createdAt' | 'startedAt' | 'nextTryAt'> {
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly nextTryAt: Date | null;
}

/** Somebody who keeps work that a shop's merchants can look at. */
export interface JobSource {
  /** The newest jobs of a shop, as many of each state as the contract shows. */
  ofShop(shopId: string): Promise<readonly ListedJob[]>;
  /** Has a job tried again now. `unknown`: the shop has none of this id that could be. */
  again(shopId: string, id: string): Promise<'again' | 'under_way' | 'unknown'>;
}
