import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RunningStore } from '@cartwright/dev-store/store';
import type { MadeUpPage, VisitedCart } from '@cartwright/dev-store/visit-history/pages-of-visit';
import type { RunningServer } from '@cartwright/server/running-server';

/** Page views per batch, small enough to yield to other work between batches. */
const PAGES_AT_ONCE = 100;

interface Seeding {
  readonly store: Pick<RunningStore, 'madeUpPages'>;
  readonly app: Pick<RunningServer, 'storeMadeUpVisits'>;
  /** The cart that visits see; null: none. */
  readonly cartOf: () => Promise<VisitedCart | null>;
  readonly shopId: string;
  readonly dataDir: string;
  /** Called with the error that stopped seeding; the next start resumes. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Seeds a shop with the visits behind its sample orders, once, in the background: the latest days first, which reports
 * show first. Closing it waits for what is being stored; the next start stores the rest.
 */
export function seedVisits({ store, app, cartOf, shopId, dataDir, onFailure }: Seeding): {
  close(): Promise<void>;
} {
  const mark = join(dataDir, 'made-up-visits-added');
  let isClosing = false;
  const seed = async () => {
    if (existsSync(mark)) return;
    const cart = await cartOf();
    // Lets callers that await the start go first.
    await setImmediate();
    let pages: MadeUpPage[] = [];
    for (const page of store.madeUpPages(cart)) {
      pages.push(page);
      if (pages.length < PAGES_AT_ONCE) continue;
      if (isClosing) return;
      await app.storeMadeUpVisits(shopId, pages);
      // The embedded database resolves without an event-loop turn, which would starve requests.
      await setImmediate();
      pages = [];
    }
    if (isClosing) return;
    await app.storeMadeUpVisits(shopId, pages);
    await writeFile(mark, '');
  };
  const seeding = seed().catch(onFailure);
  return {
    close() {
      isClosing = true;
      return seeding;
    },
  };
}
