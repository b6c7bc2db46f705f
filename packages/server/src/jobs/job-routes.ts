import { MAX_JOBS_OF_A_STATE, readJobs, tryJobAgain } from '@cartwright/core/contract/jobs';
import type { Hono } from 'hono';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { JobSource, ListedJob } from './job-source';

/** Routes of a shop's background jobs, from all sources. */
export function jobRoutes(app: Hono, resolveShop: ResolveShop, sources: readonly JobSource[]): void {
  serve(app, resolveShop, readJobs, async ({ session: { shopId } }) => {
    const found = await Promise.all(sources.map((source) => source.ofShop(shopId)));
    return { ok: true, response: { jobs: newest(found.flat()).map(asText) } };
  });

  serve(app, resolveShop, tryJobAgain, async ({ session: { shopId }, params: { id } }) => {
    for (const source of sources) {
      const outcome = await source.again(shopId, id);
      if (outcome === 'again') return { ok: true, response: {} };
      if (outcome === 'under_way') return failure('conflict', 'This is already running.');
    }
    return failure('not_found', 'This is done already, or was removed.');
  });
}

function newest(jobs: readonly ListedJob[]): ListedJob[] {
  const counts = new Map<string, number>();
  return [...jobs]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .filter(({ state }) => {
      const place = (counts.get(state) ?? 0) + 1;
      counts.set(state, place);
      return place <= MAX_JOBS_OF_A_STATE;
    });
}

const asText = ({ createdAt, startedAt, nextTryAt, ...job }: ListedJob) => ({
  ...job,
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  nextTryAt: nextTryAt?.toISOString() ?? null,
});
