import { randomUUID } from 'node:crypto';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from './for-shop';
import { leases } from './schema';

/** Lease on work that only one server does at a time. */
export interface Lease {
  /**
   * Whether it is still held: false if this process was suspended for so long that another server may have taken
   * it.
   */
  holds(): boolean;
  /** SQL condition on the shop's tables that no other server has taken it. */
  readonly isOurs: SQL;
}

export interface LeaseOptions {
  /** Duration in milliseconds after which the lease of a server that has ended expires. */
  readonly lastsMs?: number;
}

const LASTS_MS = 10_000;
/** Renewals per duration, so that a single one may fail. */
const RENEWALS = 4;

/**
 * Runs `work` of the shop under a lease; `busy` if another server holds one of the same `name`. The lease is a row, so
 * no connection is held, and is renewed until the work ends. Long work checks `holds` before each operation that must
 * not run concurrently.
 */
export async function withLease<Result>(
  store: ShopStore,
  name: string,
  work: (lease: Lease) => Promise<Result>,
  { lastsMs = LASTS_MS }: LeaseOptions = {},
): Promise<{ readonly busy: true } | { readonly busy: false; readonly result: Result }> {
  const holder = randomUUID();
  const until = sql`now() + ${lastsMs} * interval '1 millisecond'`;
  const ours = and(eq(leases.name, name), eq(leases.holder, holder));
  const isOurs = sql`exists (select 1 from ${leases} where ${and(eq(leases.shopId, store.shopId), ours)})`;

  await store.insertIfAbsent(leases, { name, holder: '', until: new Date(0) });
  let began = performance.now();
  const free = and(eq(leases.name, name), lte(leases.until, sql`now()`));
  const [claimed] = await store.update(leases, { holder, until }, free);
  if (!claimed) return { busy: true };

  let isOver = false;
  const renew = async () => {
    const now = performance.now();
    // Without the database it can't be renewed, and expires.
    const [renewed] = await store.update(leases, { until }, ours).catch(() => [null]);
    if (renewed) began = now;
    else if (renewed === undefined) isOver = true;
  };
  const timer = setInterval(() => void renew(), lastsMs / RENEWALS);
  timer.unref();
  try {
    const result = await work({ holds: () => !isOver && performance.now() - began < lastsMs, isOurs });
    return { busy: false, result };
  } finally {
    clearInterval(timer);
    // The row is kept for the next claim, without a holder, so that a late renewal has no effect. Without the
    // database the lease expires.
    await store.update(leases, { holder: '', until: new Date(0) }, ours).catch(() => undefined);
  }
}
