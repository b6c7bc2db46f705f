/** Exposure: a visitor's page would have shown a variant. */
export interface Exposure {
  readonly visitor: string;
  readonly variant: number;
}

/** Visitors of an experiment by the only variant that each saw. */
export interface SeparatedVisitors {
  readonly variantOf: ReadonlyMap<string, number>;
  /** Number of visitors who saw several variants, and are counted in none. */
  readonly inSeveral: number;
}

export function separated(exposures: Iterable<Exposure>): SeparatedVisitors {
  const variantOf = new Map<string, number>();
  const several = new Set<string>();
  for (const { visitor, variant } of exposures) {
    const known = variantOf.get(visitor);
    if (known !== undefined && known !== variant) several.add(visitor);
    else variantOf.set(visitor, variant);
  }
  for (const visitor of several) variantOf.delete(visitor);
  return { variantOf, inSeveral: several.size };
}
