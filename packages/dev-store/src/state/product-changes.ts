/** Change of a product of the catalogue since the store began: absent fields are as in the catalogue. */
export interface ProductChange {
  readonly productId: number;
  /** Whether it was deleted; it can be added again as it was. */
  readonly deleted: boolean;
  readonly title?: string;
  readonly vendor?: string;
  readonly productType?: string;
  readonly tags?: readonly string[];
  readonly published?: boolean;
  /** By variant id, in subunits of the shop's currency. */
  readonly prices: Readonly<Record<string, number>>;
  /** By variant id: units of stock that is tracked. */
  readonly quantities: Readonly<Record<string, number>>;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
}

export interface ProductChanges {
  all(): readonly ProductChange[];
  of(productId: number): ProductChange | undefined;
  put(change: ProductChange): void;
}

/** The changes that were kept, or none. `changed` hears of every write. */
export function openProductChanges(
  kept: readonly ProductChange[] | undefined,
  changed: () => void,
): ProductChanges {
  const changes = new Map(kept?.map((change) => [change.productId, change]));
  // A new list after each change, the same one in between: by it others know that nothing has changed.
  let list = [...changes.values()];
  return {
    all: () => list,
    of: (productId) => changes.get(productId),
    put(change) {
      changes.set(change.productId, change);
      list = [...changes.values()];
      changed();
    },
  };
}
