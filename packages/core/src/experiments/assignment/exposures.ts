/** That a visitor's page would have drawn a variant. */
export interface Exposure {
  readonly visitor: string;
  readonly variant: number;
}

/** Visitors of an experiment by the one variant that each saw. */
export interface SeparatedVisitors {
  readonly variantOf: ReadonlyMap<string, number>;
  /** Visitors who saw several variants: in none of them, and said. */
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
