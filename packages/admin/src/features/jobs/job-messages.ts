import type { Job, JobKind } from '@cartwright/core/contract/jobs';
import { type DataState, dataTime } from '../../shared/components/data-card';

const KINDS: Record<JobKind, string> = {
  publication: 'Publishing to your store',
  clean_up: 'Cleaning up old data',
  webhooks: 'Updates from Shopify',
  catalogue: 'Catalog sync',
  analytics: 'Counting visits',
  orders: 'Order sync',
};

/** Names by webhook topic, or its first segment. */
const TOPICS: Readonly<Record<string, string>> = {
  app: 'App update from Shopify',
  bulk_operations: 'Finished export from Shopify',
  collections: 'Collection update from Shopify',
  customers: 'Privacy request from Shopify',
  inventory_levels: 'Inventory update from Shopify',
  markets: 'Market update from Shopify',
  orders: 'Order update from Shopify',
  products: 'Product update from Shopify',
  refunds: 'Refund from Shopify',
  shop: 'Store update from Shopify',
  'shop/redact': 'Privacy request from Shopify',
};

/** Name of a job. */
export function jobName({ kind, topic }: Pick<Job, 'kind' | 'topic'>): string {
  const known = topic === null ? undefined : (TOPICS[topic] ?? TOPICS[topic.split('/')[0] ?? '']);
  return known ?? KINDS[kind];
}

/** Start of a job or its next run, in the shop's time zone. */
export function jobTimes(
  { state, createdAt, startedAt, tries, nextTryAt }: Omit<Job, 'id' | 'progress' | 'problem'>,
  timezone: string,
): string {
  const at = (instant: string) => dataTime(instant, timezone);
  switch (state) {
    case 'running':
      return `Started ${at(startedAt ?? createdAt)}${tries > 1 ? `, try ${tries}` : ''}`;
    case 'waiting':
      return `Waiting since ${at(createdAt)}`;
    case 'failed':
      return `Tried ${tries === 1 ? 'once' : `${tries} times`}, last on ${at(startedAt ?? createdAt)}. ${
        nextTryAt === null ? 'It won’t be tried again automatically.' : `Next try ${at(nextTryAt)}.`
      }`;
    default:
      return state satisfies never;
  }
}

/** Progress of a job, for example `1,200 of 43,000`. */
export const progressText = ({ done, total }: NonNullable<Job['progress']>): string =>
  `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;

/** Summary of the jobs; failed ones come first. */
export function stateOfJobs(jobs: readonly Pick<Job, 'state'>[]): DataState {
  const count = (state: Job['state']) => jobs.filter((job) => job.state === state).length;
  const [failed, running, waiting] = [count('failed'), count('running'), count('waiting')];
  if (failed > 0) return { label: `${failed} failed`, tone: 'critical' };
  if (running > 0) return { label: `${running} running`, tone: 'info' };
  return waiting > 0 ? { label: `${waiting} waiting` } : { label: 'Nothing running' };
}

export const NOTHING = 'Nothing is running, and nothing failed.';
