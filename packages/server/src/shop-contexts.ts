import type { ShopContext } from './shop-context';

/** The shops that this server works for. Others may come and go while it runs. */
export interface ShopContexts {
  /** Those that it works for by now. */
  all(): readonly ShopContext[];
  /** One of them. Throws where the server does not work for it: who may ask for it was decided before. */
  of(id: string): ShopContext;
  /**
   * The shop if the app works for it, also where this server has not done so yet: it begins to then. Null for all others;
   * for one that has thrown the app out the server stops working.
   */
  find(id: string): Promise<ShopContext | null>;
  /** Stops working for all that have thrown the app out: one question, whatever their number. */
  leaveGone(): Promise<void>;
}

/** Shops that install the app, and may throw it out. */
export interface InstalledShops {
  isInstalled(id: string): Promise<boolean>;
  /** All that have the app. */
  all(): Promise<readonly string[]>;
  /** Begins to work for a shop; it is among the others when that is done. */
  begin(id: string): Promise<ShopContext>;
  /** Called when the server has stopped to work for a shop. */
  end(id: string): void;
}

/** `fixed` are there as long as the server is; others are where the app is installed. */
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
      // Who comes meanwhile may not be in the answer.
      const known = [...others.keys()];
      const there = new Set(await installed.all());
      for (const id of known) if (!there.has(id)) leave(id, installed);
    },
  };
}
