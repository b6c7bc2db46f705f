import { type Job, readJobs } from '@cartwright/core/contract/jobs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Milliseconds until the list is asked for again: while something changes, while nothing does, and while it couldn't be asked for. */
const WATCHED_MS = 3_000;
const QUIET_MS = 10_000;
const FAILED_MS = 10_000;

/** Time within which jobs that are tried again by themselves are watched. */
const SOON_MS = 60_000;

/** The work in the background: asked for again while the page is visible, more often while some is under way. */
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

/** Whether the jobs will be others in a moment although the merchant does nothing. */
export function isChanging(jobs: readonly Pick<Job, 'state' | 'nextTryAt'>[], now: number): boolean {
  return jobs.some(
    ({ state, nextTryAt }) =>
      state !== 'failed' || (nextTryAt !== null && Date.parse(nextTryAt) < now + SOON_MS),
  );
}
