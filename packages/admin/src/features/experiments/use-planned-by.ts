import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { KnownTraffic } from '@cartwright/core/experiments/document/experiment-plan';
import { CONVERSION, GOALS, type GoalId } from '@cartwright/core/experiments/document/goals';
import { useState } from 'react';
import { useKnownTraffic, useOrderSpread } from './use-known-traffic';

/** Traffic as shown to and typed by merchants; null if unknown. */
interface Traffic {
  /** Visitors a week. */
  readonly visitors: number | null;
  /** Current rate of the main goal; of conversion, for order goals. */
  readonly percent: number | null;
  /**
   * Mean and standard deviation of orders, amounts in the shop's currency. Null for other goals.
   */
  readonly mean: number | null;
  readonly deviation: number | null;
}

/** Traffic for the plan: measured, or typed in. Not saved, and dropped on start. */
export interface PlannedBy extends Traffic {
  readonly counted: Traffic & { readonly orders: number };
  /** Plan in its stored format; null if a number is missing. */
  readonly known: KnownTraffic | null;
  readonly type: (typed: Partial<Traffic>) => void;
}

export function usePlannedBy({
  goalId,
  ...document
}: Pick<ExperimentDocument, 'goalId' | 'context' | 'variants'>): PlannedBy {
  const { sessionsAWeek, conversion } = useKnownTraffic(document);
  const { spread, orders } = useOrderSpread(goalId);
  // Typed values belong to one goal, except visitors, and conversion if both goals use it.
  const [typed, setTyped] = useState<{ readonly goalId: typeof goalId; readonly traffic: Partial<Traffic> }>({
    goalId,
    traffic: {},
  });
  const { measure } = GOALS[goalId];
  const hasConversion = isByConversion(goalId);
  const inUnit = (value: number | undefined) =>
    value === undefined ? null : rounded(measure === 'amount' ? value / 100 : value);
  const counted = {
    visitors: sessionsAWeek,
    // No test can be planned from 0: nothing has been ordered yet.
    percent: hasConversion && conversion ? rounded(conversion * 100) : null,
    mean: inUnit(spread?.mean),
    deviation: inUnit(spread?.deviation),
    orders,
  };
  const typedNow = typed.goalId === goalId ? typed.traffic : keptFor(goalId, typed);
  const traffic: Traffic = { ...counted, ...typedNow };
  return {
    ...traffic,
    counted,
    known: knownOf(traffic, measure === 'rate'),
    type: (next) => setTyped({ goalId, traffic: { ...typedNow, ...next } }),
  };
}

/** Whether a goal is planned by conversion. */
const isByConversion = (goalId: GoalId) => goalId === CONVERSION || GOALS[goalId].measure !== 'rate';

/** Values typed for another goal that apply to this one. */
function keptFor(
  goalId: GoalId,
  { goalId: before, traffic: { visitors, percent } }: { goalId: GoalId; traffic: Partial<Traffic> },
): Partial<Traffic> {
  const isKept = percent !== undefined && isByConversion(before) && isByConversion(goalId);
  return { ...(visitors !== undefined && { visitors }), ...(isKept && { percent }) };
}

function knownOf({ visitors, percent, mean, deviation }: Traffic, isRate: boolean): KnownTraffic | null {
  if (visitors === null || percent === null) return null;
  const known = { visitorsAWeek: visitors, rate: percent / 100 };
  if (isRate) return { ...known, orders: null };
  return mean === null || deviation === null ? null : { ...known, orders: { mean, deviation } };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
