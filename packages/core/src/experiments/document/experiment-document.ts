import * as z from 'zod';
import type { Migration } from '../../documents/migration';
import { type ReadVersioned, readVersioned } from '../../documents/read-versioned';
import { idText, listOf, text } from '../../texts/limited';
import { EXPERIMENT_CONTEXTS, type ExperimentContext } from './experiment-context';
import { goalId } from './goals';

/** Schema version that this code reads and writes. */
export const EXPERIMENT_VERSION = 2;

const variant = z.strictObject({
  id: idText(),
  /** Id of its widget, cart or campaign; null while none is chosen. */
  documentId: idText().nullable(),
  /** Percent of all visitors; null while the field is invalid. */
  traffic: z.number().nullable(),
});
export type ExperimentVariant = z.infer<typeof variant>;

/** False positive rates of a test. */
export const FALSE_WINNERS = ['one_in_20', 'one_in_100'] as const;

/** Test of variants against a control. Its state (draft, running, ended) is stored apart. */
export const experimentDocument = z.strictObject({
  schemaVersion: z.literal(EXPERIMENT_VERSION),
  id: idText(),
  /** Name for the merchant. */
  name: text('experimentName'),
  context: z.enum(EXPERIMENT_CONTEXTS),
  /** Variants. The first is the control: what shoppers see now, and what the others replace. */
  variants: listOf(variant, 'experimentVariants'),
  /** Goal that decides it. */
  goalId,
  /** Goals that a variant must not harm; they don't decide the test. */
  guardrails: listOf(goalId, 'guardrails'),
  /** Smallest gain worth finding, in percent of the control's value; null while the field is invalid. */
  smallestGain: z.number().nullable(),
  falseWinners: z.enum(FALSE_WINNERS),
  /** Weekly, or daily from the seventh day on. */
  checks: z.enum(['weekly', 'daily']),
  /** Whether new visitors are moved to better variants daily. The test is then always valid. */
  autoOptimize: z.boolean(),
});
export type ExperimentDocument = z.infer<typeof experimentDocument>;

/** New test of two variants with half of the visitors each. `ids` are those of the variants. */
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

/** Integer percents that add up to 100, as equal as possible; the first get the remainder. */
export function equalTraffic(variants: number): number[] {
  const min = Math.floor(100 / variants);
  return Array.from({ length: variants }, (_, at) => min + (at < 100 - min * variants ? 1 : 0));
}

/** Name of a variant for merchants: "Control", "B", "C". */
export function variantName(at: number): string {
  return at === 0 ? 'Control' : String.fromCharCode('A'.charCodeAt(0) + at);
}

/** Migrations from the oldest stored version. */
const MIGRATIONS: readonly Migration[] = [
  { id: '2-auto-optimize', up: (stored) => ({ ...stored, schemaVersion: 2, autoOptimize: false }) },
];

/** Reads a stored test of this or any earlier version. */
export function readExperiment(stored: unknown): ReadVersioned<ExperimentDocument> {
  const shape = { schema: experimentDocument, version: EXPERIMENT_VERSION, migrations: MIGRATIONS };
  return readVersioned(shape, stored);
}
