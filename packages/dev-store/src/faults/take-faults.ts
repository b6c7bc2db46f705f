import type { CartAction, Fault } from './fault';

/** Incoming request. */
export interface Incoming {
  readonly action: CartAction;
  /** Pending requests of the session, including this one. */
  readonly underWay: number;
  /** Whether a stale cart exists and may be returned. */
  readonly mayBeOld: boolean;
}

/** Effect of faults on a request: delays before and after its execution, and its ending. */
export interface Fate {
  readonly delayMs: number;
  readonly slowMs: number;
  /** Null for a normal response. */
  readonly ending: Ending | null;
}

export type Ending = Exclude<Fault, { kind: 'delay' | 'slow_answer' }>;

/**
 * Applies faults to a request; returns the remaining ones, too. A request gets every delay that is due and the first
 * other fault; the rest wait.
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
