/** Changes to a catalogue product; absent fields are unchanged. */
export interface ProductChange {
  readonly productId: number;
  /** Whether it is deleted; it can be restored. */
  readonly deleted: boolean;
  readonly title?: string;
  readonly vendor?: string;
  readonly productType?: string;
  readonly tags?: readonly string[];
  readonly published?: boolean;
  /** Prices by variant id, in subunits of the shop's currency. */
  readonly prices: Readonly<Record<string, number>>;
  /** Tracked stock by variant id, in units. */
  readonly quantities: Readonly<Record<string, number>>;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
}

export interface ProductChanges {
  all(): readonly ProductChange[];
  of(productId: number): ProductChange | undefined;
  put(change: ProductChange): void;
}

/** Restores saved changes, or none. `changed` is called for every write. */
export function openProductChanges(
  kept: readonly ProductChange[] | undefined,
  changed: () => void,
): ProductChanges {
  const changes = new Map(kept?.map((change) => [change.productId, change]));
  // Immutable list: its identity tells whether anything has changed.
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
