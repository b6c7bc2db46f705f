import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** Kinds of background jobs; merchants read a name for each. */
export const JOB_KINDS = ['publication', 'clean_up', 'webhooks', 'catalogue', 'orders', 'analytics'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Most jobs of each state that are listed, the newest. */
export const MAX_JOBS_OF_A_STATE = 50;

const instant = z.iso.datetime();

/**
 * Work in the background. `running`: under way; `waiting`: begins as soon as there is room, or makes room for others for a
 * minute at most; `failed`: the last try failed. What is only scheduled for later is none of them.
 */
export const job = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  /** For `webhooks`, what Shopify told, for example `products/update`; null where it is about several. */
  topic: z.string().nullable(),
  state: z.enum(['running', 'waiting', 'failed']),
  createdAt: instant,
  /** When the last try began; null before the first. */
  startedAt: instant.nullable(),
  /** How often it was tried, the try that is under way included. */
  tries: z.number().int().nonnegative(),
  /** When it is tried again by itself; null when it isn't, or is under way. */
  nextTryAt: instant.nullable(),
  /** Why the last try failed, as a sentence for merchants; null unless it did. */
  problem: z.string().nullable(),
  /** How far it is; null where nobody knows. */
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

/** Tries what failed or waits now: `not_found` when the shop has no such job (any more), `conflict` while it is under way. */
export const tryJobAgain = endpoint({
  method: 'POST',
  path: `${path}/:id/again`,
  params: z.strictObject({ id: z.string().min(1).max(200) }),
  query: noParams,
  body: z.strictObject({}),
  response: z.strictObject({}),
});
