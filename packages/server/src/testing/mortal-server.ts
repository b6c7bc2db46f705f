import { pino } from 'pino';
import { nextBoundary } from '../cart/next-boundary';
import { createCompiler } from '../compiling/compiler';
import type { ShopStore } from '../db/for-shop';
import { leases } from '../db/schema';
import { publicationTargets } from '../publication-targets';
import { type Publisher, publisher } from '../publishing/publisher';
import type { AdminClient } from '../shopify/admin-client';

/** Publishing server without port and job queue, which can be killed between any two operations. */
export interface MortalServer {
  /** Publishes until no job is due soon, as another server would, or the same one after a restart. */
  publish(): Promise<void>;
  /**
   * Kills the server: from now on its writes have no effect, and it gets no response of the database or Shopify.
   * Never resolves.
   */
  kill(): Promise<never>;
  /** Resolves when it is killed. */
  readonly died: Promise<void>;
  isDead(): boolean;
}

export interface MortalServerOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly clock: () => Date;
}

/** Maximum delay of a publication after a scheduled change. */
const SOON_MS = 10_000;

/** Limit of repeated publications. */
const MAX_ATTEMPTS = 10;

export function mortalServer({ store, admin, clock }: MortalServerOptions): MortalServer {
  const life = { isOver: false, end: () => {} };
  const died = new Promise<void>((resolve) => {
    life.end = resolve;
  });
  let isDue = false;
  const compiler = createCompiler();
  const publishing: Publisher = publisher({
    store: mortal(store, life),
    admin: mortal(admin, life),
    targets: (client) =>
      publicationTargets({
        store: mortal(store, life),
        admin: client,
        compiler,
        now: clock(),
        events: null,
        privateKeys: [],
      }),
    jobs: {
      send: async (_queue, _data, { key, afterMs = 0 }) => {
        const isRepeated = key.endsWith('retry') || key.endsWith('busy');
        isDue ||= isRepeated || afterMs < SOON_MS;
      },
    },
    nextBoundary: () => nextBoundary(mortal(store, life), clock().getTime()),
    clock,
    logger: pino({ level: 'silent' }),
  });
  return {
    async publish() {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
        isDue = false;
        await publishing.run();
        if (!isDue) return;
      }
      throw new Error('It does not come to rest.');
    },
    kill() {
      life.isOver = true;
      life.end();
      return new Promise(() => {});
    },
    died,
    isDead: () => life.isOver,
  };
}

/** Expires the shop's leases, as if time had passed after a server was killed. */
export async function afterItsLease(store: ShopStore): Promise<void> {
  await store.update(leases, { until: new Date(0) });
}

/** Proxy whose calls after the end of `life`, and pending ones, never get a response. */
function mortal<Thing extends object>(thing: Thing, life: { readonly isOver: boolean }): Thing {
  const never = new Promise<never>(() => {});
  return new Proxy(thing, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        if (life.isOver) return never;
        const answer: unknown = await value.apply(target, args);
        return life.isOver ? never : answer;
      };
    },
  });
}
