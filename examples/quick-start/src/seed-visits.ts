import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RunningStore } from '@cartwright/dev-store/store';
import type { MadeUpPage, VisitedCart } from '@cartwright/dev-store/visit-history/pages-of-visit';
import type { RunningServer } from '@cartwright/server/running-server';

/** So many page views are stored at once: a moment's work, after which others have their turn. */
const PAGES_AT_ONCE = 100;

interface Seeding {
  readonly store: Pick<RunningStore, 'madeUpPages'>;
  readonly app: Pick<RunningServer, 'storeMadeUpVisits'>;
  /** The cart that visits meet; null: none. */
  readonly cartOf: () => Promise<VisitedCart | null>;
  readonly shopId: string;
  readonly dataDir: string;
  /** Hears why it broke off; the next start goes on. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Gives a shop the visits that its made-up orders came of, once, in the background: the latest days first, which reports
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
    // Whoever waits for the start goes first.
    await setImmediate();
    let pages: MadeUpPage[] = [];
    for (const page of store.madeUpPages(cart)) {
      pages.push(page);
      if (pages.length < PAGES_AT_ONCE) continue;
      if (isClosing) return;
      await app.storeMadeUpVisits(shopId, pages);
      // The embedded database answers without a turn of the event loop, in which requests would be heard.
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
