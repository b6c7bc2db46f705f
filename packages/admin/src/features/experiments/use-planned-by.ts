import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { useState } from 'react';
import { useKnownTraffic } from './use-known-traffic';

const CONVERSION = 2;

/** Traffic that a test is planned by: counted, or typed to try. It isn't saved, and goes with the start. */
export interface PlannedBy {
  readonly counted: { readonly visitors: number | null; readonly percent: number | null };
  /** A week. */
  readonly visitors: number | null;
  /** That reach the main goal now. */
  readonly percent: number | null;
  readonly type: (typed: { readonly visitors?: number | null; readonly percent?: number | null }) => void;
}

export function usePlannedBy(document: ExperimentDocument): PlannedBy {
  const known = useKnownTraffic(document);
  const counted = {
    visitors: known.sessionsAWeek,
    percent:
      document.goalId === CONVERSION && known.conversion !== null ? rounded(known.conversion * 100) : null,
  };
  const [typed, setTyped] = useState<Parameters<PlannedBy['type']>[0]>({});
  return {
    counted,
    visitors: typed.visitors === undefined ? counted.visitors : typed.visitors,
    percent: typed.percent === undefined ? counted.percent : typed.percent,
    type: (next) => setTyped((before) => ({ ...before, ...next })),
  };
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;
