import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import { setMetafields } from './set-metafields';
import { ownerOf, type Stamp } from './stamp';
import type { Found, StepResult, Target, TargetPlan } from './target';

/**
 * Maximum reads of Shopify per publication: the longest one takes six, and responses can be lost.
 */
const MAX_ATTEMPTS = 8;

/** Delay before the next read after an error. */
const TROUBLE_MS = 200;

const NOT_KEPT =
  'Shopify shows something other than what was published. It’s checked again every few minutes.';

/**
 * Outcome of a publication. `published`: done. `held`: something there isn't ours to replace.
 * `failed`: needs a change first. `unfinished`: may succeed later. `taken`: another server is
 * publishing.
 */
export type PublishOutcome = {
  /** Time of the next scheduled change; null if unknown. */
  readonly until: number | null;
} & (
  | { readonly status: 'taken' }
  | { readonly status: 'published'; readonly warnings: readonly string[] }
  /** `found` has all findings. */
  | { readonly status: 'held'; readonly found: readonly Found[] }
  | { readonly status: 'failed' | 'unfinished'; readonly message: string; readonly cause?: string }
);

export interface PublishOptions {
  readonly admin: AdminClient;
  readonly targets: readonly Target[];
  /** Last used stamp; the next write has the next generation. */
  readonly lastStamp: Stamp;
  /** Digests of what the merchant allows to be replaced. */
  readonly allowed: ReadonlySet<string>;
  /** Called before the first write to consume the generation. False if it was already used. */
  readonly onWrite: (generation: number) => Promise<boolean>;
}

/**
 * Syncs Shopify with the targets. Validates everything before the first write, then alternates
 * reads and steps until none is left. Idempotent, and can be interrupted anywhere. Never throws for
 * Shopify's errors.
 */
export async function publishTargets(options: PublishOptions): Promise<PublishOutcome> {
  const { admin, targets, lastStamp, allowed, onWrite } = options;
  const stamp = { ...lastStamp, generation: lastStamp.generation + 1 };
  let hasWritten = false;
  let last: StepResult = { ok: true };
  let until: number | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const plans: TargetPlan[] = [];
    for (const target of targets) {
      const planned = await target.plan(stamp);
      if (!planned.ok) return outcomeOf(planned, until);
      plans.push(planned.value);
    }
    until = Math.min(...plans.map((plan) => plan.until));
    const problems = plans.flatMap((plan) => plan.problems);
    if (problems.length > 0) return { status: 'failed', message: problems.join(' '), until };
    const found = plans.flatMap((plan) => plan.found);
    const known = hasWritten ? stamp : lastStamp;
    if (!found.every((each) => isOurs(each, known, allowed))) return { status: 'held', found, until };
    if (plans.every(isDone)) {
      for (const plan of plans) await plan.published();
      return { status: 'published', warnings: plans.flatMap((plan) => plan.warnings), until };
    }
    if (!hasWritten && !(await onWrite(stamp.generation))) {
      return { status: 'taken', until };
    }
    hasWritten = true;
    const wasLost = !last.ok && last.code === 'lost';
    last = await doNext(admin, plans);
    if (last.ok) continue;
    // A step that was executed despite a lost response may be rejected when repeated.
    if (last.code !== 'again' && last.code !== 'lost' && !wasLost) return outcomeOf(last, until);
    await sleep(TROUBLE_MS);
  }
  if (!last.ok && last.code === 'lost') return outcomeOf(last, until);
  const message = last.ok ? NOT_KEPT : last.message;
  return { status: 'failed', message, until };
}

function isOurs(found: Found, stamp: Stamp, allowed: ReadonlySet<string>): boolean {
  const owner = ownerOf(found.stamp, stamp);
  return owner === 'ours' || (owner === 'unmarked' && found.isKnown) || allowed.has(found.digest);
}

function isDone({ before, switch: switched, after }: TargetPlan): boolean {
  return before.length === 0 && switched.length === 0 && after.length === 0;
}

async function doNext(admin: AdminClient, plans: readonly TargetPlan[]): Promise<StepResult> {
  const before = plans.flatMap((plan) => plan.before);
  if (before.length > 0) return doAll(before.map((step) => () => step(admin)));
  const switched = plans.flatMap(({ switch: writes, onSwitchRefused: onRefused }) =>
    writes.map((write) => ({ write, onRefused })),
  );
  const after = plans.flatMap((plan) => plan.after);
  return doAll([() => setMetafields(admin, switched), ...after.map((step) => () => step(admin))]);
}

async function doAll(steps: readonly (() => Promise<StepResult>)[]): Promise<StepResult> {
  for (const step of steps) {
    const result = await step();
    if (!result.ok) return result;
  }
  return { ok: true };
}

function outcomeOf({ code, message, cause }: ShopifyFailure, until: number | null): PublishOutcome {
  return {
    until,
    status: code === 'refused' ? 'failed' : 'unfinished',
    message,
    ...(cause !== undefined && { cause }),
  };
}
