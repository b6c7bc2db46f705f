import { type Traffic, variantAt } from './traffic';
import { visitorBucket } from './visitor-bucket';

/** Experiment as pages read it. The first variant is the control, whatever it shows. */
export interface Experiment {
  readonly id: string;
  /** Seed of the division of its visitors. */
  readonly seed: string;
  readonly variants: number;
  readonly traffic: Traffic;
}

/** Assignments of a visitor by experiment id, stored with the visitor's id while there is consent. */
export type StoredAssignments = Readonly<Record<string, number>>;

export interface Assignment {
  readonly variant: number;
  /** Whether the visitor takes part; if not, the control is shown and the visitor isn't counted. */
  readonly counted: boolean;
}

const CONTROL: Assignment = { variant: 0, counted: false };

/**
 * Assignment of a visitor at the moment of the draw. An earlier assignment is kept, however shares change.
 * `visitor` is null without consent, or while unknown.
 */
export function assignmentOf(
  { id, seed, variants, traffic }: Experiment,
  visitor: string | null,
  stored: StoredAssignments,
): Assignment {
  if (visitor === null) return CONTROL;
  const known = stored[id];
  if (known !== undefined && known < variants) return { variant: known, counted: true };
  const variant = variantAt(traffic, visitorBucket(visitor, seed));
  return variant === null ? CONTROL : { variant, counted: true };
}

/** Stored assignments with one added or replaced. */
export function remembered(stored: StoredAssignments, id: string, variant: number): StoredAssignments {
  return { ...stored, [id]: variant };
}
