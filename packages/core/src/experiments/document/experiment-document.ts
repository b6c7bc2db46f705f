import * as z from 'zod';
import type { Migration } from '../../documents/migration';
import { type ReadVersioned, readVersioned } from '../../documents/read-versioned';
import { idText, listOf, text } from '../../texts/limited';
import { EXPERIMENT_CONTEXTS, type ExperimentContext } from './experiment-context';
import { goalId } from './goals';

/** The version of the shape that this code reads and writes. */
export const EXPERIMENT_VERSION = 2;

const variant = z.strictObject({
  id: idText(),
  /** Of the widget, cart or campaign that it shows; null while none is chosen. */
  documentId: idText().nullable(),
  /** Percent of all visitors; null while it isn't a number. */
  traffic: z.number().nullable(),
});
export type ExperimentVariant = z.infer<typeof variant>;

/** Rates at which a test may call a difference that isn't there. */
export const FALSE_WINNERS = ['one_in_20', 'one_in_100'] as const;

/** A test of variants against a control. What it is now (a draft, running, ended) is no part of it. */
export const experimentDocument = z.strictObject({
  schemaVersion: z.literal(EXPERIMENT_VERSION),
  id: idText(),
  /** For the merchant. */
  name: text('experimentName'),
  context: z.enum(EXPERIMENT_CONTEXTS),
  /** The first is the control: what shoppers see now, and in whose place the others are shown. */
  variants: listOf(variant, 'experimentVariants'),
  /** What decides it. */
  goalId,
  /** Goals that a variant must not harm. They decide nothing. */
  guardrails: listOf(goalId, 'guardrails'),
  /** The smallest gain worth finding, in percent of what the control has; null while it isn't a number. */
  smallestGain: z.number().nullable(),
  falseWinners: z.enum(FALSE_WINNERS),
  /** Checks once a week, or every day from the seventh on. */
  checks: z.enum(['weekly', 'daily']),
  /** Whether new visitors move to the better variants by the day. It is decided by a test that may be read every day then. */
  autoOptimize: z.boolean(),
});
export type ExperimentDocument = z.infer<typeof experimentDocument>;

/** A new test of two variants with half of the visitors each. `ids` are those of the variants. */
export function newExperiment(
  id: string,
  name: string,
  context: ExperimentContext,
  ids: readonly [string, string],
): ExperimentDocument {
  return {
    schemaVersion: EXPERIMENT_VERSION,
    id,
    name,
    context,
    variants: ids.map((each) => ({ id: each, documentId: null, traffic: 50 })),
    goalId: 2,
    guardrails: [],
    smallestGain: 10,
    falseWinners: 'one_in_20',
    checks: 'weekly',
    autoOptimize: false,
  };
}

/** Percents that add up to 100, as equal as whole numbers are; the first have what can't be divided. */
export function equalTraffic(variants: number): number[] {
  const least = Math.floor(100 / variants);
  return Array.from({ length: variants }, (_, at) => least + (at < 100 - least * variants ? 1 : 0));
}

/** The names of variants as merchants read them: "Control", "B", "C". */
export function variantName(at: number): string {
  return at === 0 ? 'Control' : String.fromCharCode('A'.charCodeAt(0) + at);
}

/** Steps from the oldest version that was ever stored. */
const MIGRATIONS: readonly Migration[] = [
  { id: '2-auto-optimize', up: (stored) => ({ ...stored, schemaVersion: 2, autoOptimize: false }) },
];

/** Reads a saved one of this or any earlier version. */
export function readExperiment(stored: unknown): ReadVersioned<ExperimentDocument> {
  const shape = { schema: experimentDocument, version: EXPERIMENT_VERSION, migrations: MIGRATIONS };
  return readVersioned(shape, stored);
}
