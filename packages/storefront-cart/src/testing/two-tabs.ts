import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { Market } from '@cartwright/dev-store/engine/model/market';
import type { LockPort, TabsPort } from '@cartwright/storefront-kit/ports/ports';
import { coreDiscounts } from '../platform/memory/core-discounts';
import type { Intent } from '../state/ports/intent';
import type { Ports } from '../state/ports/ports';
import type { Rules } from '../state/ports/rules';
import type { ActionOutcome } from '../state/requests/act';
import { type CartStore, createCartStore } from '../state/store/cart-store';
import { type Fate, type TroubledStore, troubledStore } from './troubled-store';
import { type VirtualTime, virtualTime } from './virtual-time';
import { type CartName, MARKETS, type MarketName, rulesIn } from './walked-shop';

interface TwoTabsOptions {
  readonly carts: Readonly<Record<CartName, StorefrontCart>>;
  /** Products without a price on the page. */
  readonly unknown: readonly number[];
  /** Whether the browser has Web Locks. */
  readonly locks: boolean;
  /** Whether the store wrongly charges for gifts. */
  readonly charging: boolean;
  /** Whether codes use the Storefront API, as gift cards do. */
  readonly codesByStorefront: boolean;
  /** Fates of the requests, in order; later ones succeed. */
  readonly fates: readonly Fate[];
  /** Called whenever intents have completed. */
  readonly onDone: (done: readonly Done[], tabs: TwoTabs) => void;
}

/** Completed intent. */
export interface Done {
  readonly tab: number;
  readonly intent: Intent;
  readonly outcome: ActionOutcome;
}

/** Outcomes left unknown when a page was left. */
export interface Left {
  /** Intents it was running; null for none. */
  readonly asked: readonly Intent[] | null;
  /** Intents the other page was running at that time. */
  readonly crossed: readonly Intent[];
}

export interface TwoTabs {
  readonly time: VirtualTime;
  readonly store: TroubledStore;
  cartStore(tab: number): CartStore;
  /** Current rules of a tab. */
  rules(tab: number): Rules;
  dispatch(tab: number, intent: Intent): void;
  /** Reloads a tab in the market chosen last; returns what became uncertain. */
  reload(tab: number): Left;
  /** Switches this tab to another market; the other tab stays. Returns what became uncertain. */
  buyIn(tab: number, market: MarketName): Left;
  /** Makes another cart live; tabs and store learn of it after these delays (milliseconds). */
  goLive(cart: CartName, delays: { readonly tabs: readonly [number, number]; readonly store: number }): void;
  /** Moves tabs in another market to the shopper's market. */
  followMarket(): void;
  /** Number of pending intents of open pages. */
  open(): number;
  /** Ends simulated failures. */
  calm(): void;
}

const QUIET: Fate = { trouble: 'none', there: 20, back: 20 };

/** Simulates two tabs of one shopper with a shared store, storage, lock and channel, in virtual time. */
export function twoTabs(options: TwoTabsOptions): TwoTabs {
  const { carts, unknown, charging } = options;
  const kept = new Map<string, string>();
  const locks = sharedLock();
  let fates = [...options.fates];
  let done: Done[] = [];
  /** Live cart by schedule, and as known to the store's discounts. */
  let live: CartName = 'usual';
  let liveInStore: CartName = 'usual';

  const time = virtualTime(() => {
    if (done.length === 0) return;
    const now = done;
    done = [];
    options.onDone(now, tabs);
  });
  const made = new Map<string, Rules>();
  const rulesFor = (cart: CartName, market: Market) => {
    const name = `${cart} in ${market.currency}`;
    const rules = made.get(name) ?? rulesIn(carts[cart], market, unknown);
    made.set(name, rules);
    return rules;
  };
  const store = troubledStore(time, (snapshot) => {
    const market = Object.values(MARKETS).find(({ currency }) => currency === snapshot.currency);
    if (charging || !market) return [];
    return coreDiscounts(() => rulesFor(liveInStore, market))(snapshot);
  });
  const channel = sharedChannel(time);

  function open(): Page {
    const market = store.market();
    const page = {
      gone: false,
      leaving: false,
      asked: new Set<Intent>(),
      market,
      rules: rulesFor(live, market),
    };
    const fate = () => fates.shift() ?? QUIET;
    const cart = store.port(fate, page);
    const storefront = store.storefront(fate, page, options.codesByStorefront);
    const ports: Ports = {
      cart: {
        read: cart.read,
        write: async (request) =>
          (!page.leaving && (await storefront.write(request, ''))) || cart.write(request),
      },
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
    const cartStore = createCartStore(ports, page.rules);
    void cartStore.refresh();
    return Object.assign(page, { cartStore });
  }

  const pages: [Page, Page] = [open(), open()];
  const at = (tab: number) => (tab === 0 ? 0 : 1);

  function reload(tab: number): Left {
    const left = pages[at(tab)];
    const asked = [...left.asked];
    const before = store.writes();
    left.leaving = true;
    left.cartStore.leave();
    left.leaving = false;
    left.gone = true;
    const sent = store.writes() > before;
    const amid = locks.leave(left) || sent;
    pages[at(tab)] = open();
    return { asked: amid ? asked : null, crossed: sent ? [...pages[at(1 - tab)].asked] : [] };
  }

  async function learn(tab: number, delay: number): Promise<void> {
    await time.wait(delay);
    const page = pages[at(tab)];
    page.rules = rulesFor(live, page.market);
    page.cartStore.setRules(page.rules);
    // Like an open cart.
    void page.cartStore.refresh();
    tabs.dispatch(tab, { type: 'settle' });
  }

  const tabs: TwoTabs = {
    time,
    store,
    cartStore: (tab) => pages[at(tab)].cartStore,
    rules: (tab) => pages[at(tab)].rules,
    dispatch(tab, intent) {
      const page = pages[at(tab)];
      page.asked.add(intent);
      void page.cartStore.dispatch(intent).then((outcome) => {
        page.asked.delete(intent);
        if (!page.gone) done.push({ tab, intent, outcome });
      });
    },
    reload,
    buyIn(tab, market) {
      store.choose(MARKETS[market]);
      return reload(tab);
    },
    goLive(cart, delays) {
      live = cart;
      void time.wait(delays.store).then(() => {
        liveInStore = live;
      });
      for (const [tab, delay] of delays.tabs.entries()) void learn(tab, delay);
    },
    followMarket() {
      for (const tab of [0, 1]) if (pages[at(tab)].market !== store.market()) reload(tab);
    },
    open: () => pages[0].asked.size + pages[1].asked.size,
    calm() {
      fates = [];
    },
  };
  return tabs;
}

interface Asking {
  gone: boolean;
  leaving: boolean;
}

interface Page extends Asking {
  readonly cartStore: CartStore;
  readonly market: Market;
  rules: Rules;
  /** Pending intents. */
  readonly asked: Set<Intent>;
}

/** Simulated Web Lock: first come, first served; released when a page is left. */
function sharedLock() {
  let queue: { readonly page: Asking; readonly begin: () => void }[] = [];
  let holder: Asking | null = null;

  function next(): void {
    const first = holder ? undefined : queue.shift();
    if (!first) return;
    holder = first.page;
    first.begin();
  }

  function free(page: Asking): void {
    if (holder === page) holder = null;
    next();
  }

  return {
    port: (page: Asking): LockPort => ({
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
    leave(page: Asking): boolean {
      const held = holder === page;
      queue = queue.filter((each) => each.page !== page);
      free(page);
      return held;
    },
  };
}

/** Simulated BroadcastChannel with latency. */
function sharedChannel(time: VirtualTime) {
  const ears: { readonly page: Asking; readonly hear: () => void }[] = [];
  return {
    port: (page: Asking): TabsPort => ({
      notify() {
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
