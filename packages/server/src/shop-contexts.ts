import type { ShopContext } from './shop-context';

/** Shops that this server serves. They may change while it runs. */
export interface ShopContexts {
  /** Shops served now. */
  all(): readonly ShopContext[];
  /** Context of a served shop. Throws for others, which callers have to exclude. */
  of(id: string): ShopContext;
  /**
   * Finds a shop with the app installed, and starts serving it if needed. Null for others; a shop that has
   * uninstalled the app is no longer served.
   */
  find(id: string): Promise<ShopContext | null>;
  /** Stops serving shops that have uninstalled the app, with one query for all. */
  leaveGone(): Promise<void>;
}

/** Shops that have the app installed. */
export interface InstalledShops {
  isInstalled(id: string): Promise<boolean>;
  /** Ids of all shops with the app. */
  all(): Promise<readonly string[]>;
  /** Starts serving a shop; it is among the others once that is done. */
  begin(id: string): Promise<ShopContext>;
  /** Called when the server has stopped serving a shop. */
  end(id: string): void;
}

/**
 * Creates the set of shops. `fixed` ones are served as long as the server runs; others while the app is installed.
 */
export function shopContexts(fixed: readonly ShopContext[], installed?: InstalledShops): ShopContexts {
  const always = new Map(fixed.map((shop) => [shop.id, shop]));
  const others = new Map<string, ShopContext>();
  const beginning = new Map<string, Promise<ShopContext>>();

  async function begun(id: string, { begin }: InstalledShops): Promise<ShopContext> {
    const known = others.get(id);
    if (known) return known;
    const under = beginning.get(id) ?? begin(id).finally(() => beginning.delete(id));
    beginning.set(id, under);
    const shop = await under;
    others.set(id, shop);
    return shop;
  }

  function leave(id: string, { end }: InstalledShops): void {
    if (others.delete(id)) end(id);
  }

  return {
    all: () => [...always.values(), ...others.values()],
    of(id) {
      const shop = always.get(id) ?? others.get(id);
      if (!shop) throw new Error(`This server does not work for ${id}.`);
      return shop;
    },
    async find(id) {
      const shop = always.get(id);
      if (shop || !installed) return shop ?? null;
      if (await installed.isInstalled(id)) return begun(id, installed);
      leave(id, installed);
      return null;
    },
    async leaveGone() {
      if (!installed) return;
      // Shops added meanwhile may be missing in the response.
      const known = [...others.keys()];
      const there = new Set(await installed.all());
      for (const id of known) if (!there.has(id)) leave(id, installed);
    },
  };
}
