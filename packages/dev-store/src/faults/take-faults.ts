import type { CartAction, Fault } from './fault';

/** A request that has just come in. */
export interface Incoming {
  readonly action: CartAction;
  /** Requests of the session that have not been answered yet, this one counted. */
  readonly underWay: number;
  /** Whether there is an older cart, and the request does not say that it wants none. */
  readonly mayBeOld: boolean;
}

/** Fate of one request: how long it waits before and after it is executed, and how it ends. */
export interface Fate {
  readonly delayMs: number;
  readonly slowMs: number;
  /** Null when it ends as it should. */
  readonly ending: Ending | null;
}

export type Ending = Exclude<Fault, { kind: 'delay' | 'slow_answer' }>;

/**
 * Applies the faults to a request; gives also those that are left for the requests after it. A request has every delay
 * that is due, and the first other fault that is due; those behind that one wait for their turn.
 */
export function takeFaults(
  faults: readonly Fault[],
  incoming: Incoming,
): { readonly fate: Fate; readonly left: readonly Fault[] } {
  let delayMs = 0;
  let slowMs = 0;
  let ending: Ending | null = null;
  const left: Fault[] = [];
  for (const fault of faults) {
    const timing = fault.kind === 'delay' || fault.kind === 'slow_answer';
    if (!concerns(fault, incoming) || (ending && !timing)) {
      left.push(fault);
      continue;
    }
    if (fault.after > 0) {
      left.push({ ...fault, after: fault.after - 1 });
      continue;
    }
    if (fault.kind === 'delay') delayMs += fault.ms;
    else if (fault.kind === 'slow_answer') slowMs += fault.ms;
    else ending = fault;
    if (fault.times > 1) left.push({ ...fault, times: fault.times - 1 });
  }
  return { fate: { delayMs, slowMs, ending }, left };
}

function concerns(fault: Fault, { action, underWay, mayBeOld }: Incoming): boolean {
  const meant = fault.on === 'any' || fault.on === action || (fault.on === 'write' && action !== 'get');
  if (fault.kind === 'stale') return meant && mayBeOld;
  if (fault.kind === 'crowded') return meant && underWay > fault.most;
  return meant;
}
