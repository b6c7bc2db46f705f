import { randomUUID } from 'node:crypto';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from './for-shop';
import { leases } from './schema';

/** A claim on work that only one server does at a time. */
export interface Lease {
  /** Whether it is still ours: false when this process was held up for so long that another server may have taken it. */
  holds(): boolean;
  /** The same as a condition of a statement on the shop's tables: whether nobody else has taken it by then. */
  readonly isOurs: SQL;
}

export interface LeaseOptions {
  /** Of a server that is gone, the claim ends after this long (milliseconds). */
  readonly lastsMs?: number;
}

const LASTS_MS = 10_000;
/** As many renewals fit into it; one that fails is not the end. */
const RENEWALS = 4;

/**
 * Does `work` of the shop unless another server is doing work of the same `name`; `busy` then. The claim is a row, so
 * that no connection to the database is held meanwhile; it is renewed until the work ends. Work that takes long asks
 * `holds` before each thing that must not be done twice at a time.
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
    // What cannot be renewed because the database is away ends by itself.
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
    // The row stays: it is asked for again and again. It is nobody's, so that a renewal that comes late finds it gone.
    // Without the database the claim ends by itself.
    await store.update(leases, { holder: '', until: new Date(0) }, ours).catch(() => undefined);
  }
}
