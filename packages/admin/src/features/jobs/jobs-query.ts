import { type Job, readJobs } from '@cartwright/core/contract/jobs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Poll intervals in milliseconds: active, idle, and after errors. */
const WATCHED_MS = 3_000;
const QUIET_MS = 10_000;
const FAILED_MS = 10_000;

/** Jobs that retry within this time count as active. */
const SOON_MS = 60_000;

/** Background jobs, polled while the page is visible, faster while any is active. */
export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => {
    const { jobs } = await responseOf(api.call(readJobs, { params: {}, query: {}, body: undefined, signal }));
    return jobs;
  },
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => {
    if (state.data === undefined) return false;
    if (state.error) return FAILED_MS;
    return isChanging(state.data, Date.now()) ? WATCHED_MS : QUIET_MS;
  },
});

/** Whether jobs will change shortly without the merchant. */
export function isChanging(jobs: readonly Pick<Job, 'state' | 'nextTryAt'>[], now: number): boolean {
  return jobs.some(
    ({ state, nextTryAt }) =>
      state !== 'failed' || (nextTryAt !== null && Date.parse(nextTryAt) < now + SOON_MS),
  );
}
