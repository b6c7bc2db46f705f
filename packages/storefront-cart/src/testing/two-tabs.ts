import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { LockPort, Ports, TabsPort } from '../platform/ports';
import type { ActionOutcome } from '../state/act';
import type { Intent } from '../state/intent';
import { createKernel, type Kernel } from '../state/kernel';
import type { Rules } from '../state/rules';
import { aRules } from './shop';
import { type Fate, type TroubledStore, troubledStore } from './troubled-store';
import { type VirtualTime, virtualTime } from './virtual-time';

interface TwoTabsOptions {
  readonly config: StorefrontCart;
  /** Products whose price the page does not know. */
  readonly unknown: readonly number[];
  /** Whether the browser has Web Locks. */
  readonly locks: boolean;
  /** Whether the store asks money for gifts although it should not. */
  readonly charging: boolean;
  /** The fates of the requests, in order; after the last one nothing goes wrong any more. */
  readonly fates: readonly Fate[];
  /** Called at every instant at which intents have come to an end. */
  readonly onDone: (done: readonly Done[], tabs: TwoTabs) => void;
}

/** An intent that has come to an end. */
export interface Done {
  readonly tab: number;
  readonly intent: Intent;
  readonly outcome: ActionOutcome;
}

export interface TwoTabs {
  readonly time: VirtualTime;
  readonly store: TroubledStore;
  readonly rules: Rules;
  kernel(tab: number): Kernel;
  dispatch(tab: number, intent: Intent): void;
  /** Leaves the page of a tab and opens it again. Whether it was in the middle of something. */
  reload(tab: number): boolean;
  /** Intents that have not come to an end, of pages that are still there. */
  open(): number;
  /** No more troubles. */
  calm(): void;
}

const QUIET: Fate = { trouble: 'none', there: 20, back: 20 };

/** Two tabs of one shopper: one store, one storage, one lock, one channel; a clock that costs no time. */
export function twoTabs(options: TwoTabsOptions): TwoTabs {
  const rules = rulesFor(options);
  const kept = new Map<string, string>();
  const pages: [Page, Page] = [
    { gone: false, open: 0 },
    { gone: false, open: 0 },
  ];
  const locks = sharedLock();
  let fates = [...options.fates];
  let done: Done[] = [];

  const time = virtualTime(() => {
    if (done.length === 0) return;
    const now = done;
    done = [];
    options.onDone(now, tabs);
  });
  const store = troubledStore(time, () => rules, options.charging);
  const channel = sharedChannel(time);

  function open(page: Page): Kernel {
    const ports: Ports = {
      cart: store.port(() => fates.shift() ?? QUIET, page),
      storage: {
        read: (name) => kept.get(name) ?? null,
        write: (name, text) => {
          kept.set(name, text);
        },
      },
      clock: { wait: time.wait, jitter: () => 0.5 },
      lock: options.locks ? locks.port(page) : { run: (task) => task() },
      tabs: channel.port(page),
    };
    const kernel = createKernel(ports, rules);
    void kernel.refresh();
    return kernel;
  }

  const kernels: [Kernel, Kernel] = [open(pages[0]), open(pages[1])];
  const at = (tab: number) => (tab === 0 ? 0 : 1);

  const tabs: TwoTabs = {
    time,
    store,
    rules,
    kernel: (tab) => kernels[at(tab)],
    dispatch(tab, intent) {
      const page = pages[at(tab)];
      page.open++;
      void kernels[at(tab)].dispatch(intent).then((outcome) => {
        page.open--;
        if (!page.gone) done.push({ tab, intent, outcome });
      });
    },
    reload(tab) {
      const left = pages[at(tab)];
      left.gone = true;
      const amid = locks.leave(left);
      pages[at(tab)] = { gone: false, open: 0 };
      kernels[at(tab)] = open(pages[at(tab)]);
      return amid;
    },
    open: () => pages[0].open + pages[1].open,
    calm() {
      fates = [];
    },
  };
  return tabs;
}

interface Page {
  gone: boolean;
  open: number;
}

function rulesFor({ config, unknown }: TwoTabsOptions): Rules {
  const rules = aRules(config);
  const known = [...rules.known].filter(([, { productId }]) => !unknown.includes(productId));
  return { ...rules, known: new Map(known) };
}

/** Web Locks: first come, first served; a page that is left lets go. */
function sharedLock() {
  let queue: { readonly page: Page; readonly begin: () => void }[] = [];
  let holder: Page | null = null;

  function next(): void {
    const first = holder ? undefined : queue.shift();
    if (!first) return;
    holder = first.page;
    first.begin();
  }

  function free(page: Page): void {
    if (holder === page) holder = null;
    next();
  }

  return {
    port: (page: Page): LockPort => ({
      run: (task) =>
        new Promise((resolve, reject) => {
          if (page.gone) return;
          const begin = () => {
            void task()
              .then(resolve, reject)
              .finally(() => free(page));
          };
          queue.push({ page, begin });
          next();
        }),
    }),
    /** Whether it held the lock. */
    leave(page: Page): boolean {
      const held = holder === page;
      queue = queue.filter((each) => each.page !== page);
      free(page);
      return held;
    },
  };
}

/** A BroadcastChannel whose messages take a moment. */
function sharedChannel(time: VirtualTime) {
  const ears: { readonly page: Page; readonly hear: () => void }[] = [];
  return {
    port: (page: Page): TabsPort => ({
      tell() {
        for (const ear of ears) {
          if (ear.page !== page) void time.wait(3).then(() => !ear.page.gone && ear.hear());
        }
      },
      listen: (hear) => {
        ears.push({ page, hear });
      },
    }),
  };
}
