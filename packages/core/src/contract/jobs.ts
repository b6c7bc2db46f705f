import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** Kinds of background jobs, each with a name for merchants. */
export const JOB_KINDS = ['publication', 'clean_up', 'webhooks', 'catalogue', 'orders', 'analytics'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Maximum of listed jobs per state, newest first. */
export const MAX_JOBS_OF_A_STATE = 50;

const instant = z.iso.datetime();

/**
 * Background job. `running`; `waiting`: for a free worker, or for a short pause of at most a minute; `failed`: in
 * the last attempt. Jobs scheduled for later have none of these states.
 */
export const job = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  /** Topic of `webhooks`, for example `products/update`; null for several. */
  topic: z.string().nullable(),
  state: z.enum(['running', 'waiting', 'failed']),
  createdAt: instant,
  /** Start of the last attempt; null before the first one. */
  startedAt: instant.nullable(),
  /** Number of attempts, including a running one. */
  tries: z.number().int().nonnegative(),
  /** Time of the next automatic attempt; null without one, and while running. */
  nextTryAt: instant.nullable(),
  /** Reason of the last failure, a sentence for merchants; null without one. */
  problem: z.string().nullable(),
  /** Progress; null if unknown. */
  progress: z
    .object({ done: z.number().int().nonnegative(), total: z.number().int().nonnegative() })
    .nullable(),
});
export type Job = z.infer<typeof job>;

const path = '/api/jobs';

/** Jobs of the shop that run, wait or failed, newest first. */
export const readJobs = endpoint({
  method: 'GET',
  path,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ jobs: z.array(job) }),
});

/** Retries a failed or waiting job: `not_found` if the shop no longer has it, `conflict` while it is running. */
export const tryJobAgain = endpoint({
  method: 'POST',
  path: `${path}/:id/again`,
  params: z.strictObject({ id: z.string().min(1).max(200) }),
  query: noParams,
  body: z.strictObject({}),
  response: z.strictObject({}),
});
