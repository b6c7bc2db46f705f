import { isWhole, no, type Read } from '../engine/model/read';
import { isRecord } from '../engine/model/request-body';

/** Milliseconds that a fault may hold something up. */
export const MAX_MS = 60_000;

/** Most times that a fault happens, and most that it leaves alone before. */
export const MAX_COUNT = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/** When a fault happens: to what, how often, and after how many that it leaves alone. */
interface Occasion<Target> {
  readonly on: Target;
  readonly times: number;
  readonly after: number;
}

/**
 * Reads `{ "faults": [{ "on": "add", "times": 2, "after": 1, … }] }`; what each kind of fault has besides is read by
 * `readTrouble`. `times` is 1 and `after` 0 when absent. A name that is not known is refused: it would be a fault that
 * never comes.
 */
export function readFaultList<Target extends string, Trouble extends object>(
  body: unknown,
  targets: readonly Target[],
  readTrouble: (fields: Fields, target: Target) => Read<Trouble>,
): Read<readonly (Occasion<Target> & Trouble)[]> {
  if (!isRecord(body) || !Array.isArray(body.faults)) return no('faults', 'A list of faults is needed.');
  const faults: (Occasion<Target> & Trouble)[] = [];
  for (const [index, each] of body.faults.entries()) {
    const read = readFault(each, targets, readTrouble);
    if (!read.ok) return no(`faults[${index}]${read.path === '' ? '' : `.${read.path}`}`, read.message);
    faults.push(read.value);
  }
  return { ok: true, value: faults };
}

function readFault<Target extends string, Trouble extends object>(
  value: unknown,
  targets: readonly Target[],
  readTrouble: (fields: Fields, target: Target) => Read<Trouble>,
): Read<Occasion<Target> & Trouble> {
  if (!isRecord(value)) return no('', 'A fault is an object.');
  const { on, times = 1, after = 0, ...rest } = value;
  const target = targets.find((each) => each === on);
  if (!target) return no('on', `One of ${targets.join(', ')} is needed.`);
  if (!isWhole(times, 1, MAX_COUNT)) return no('times', `A whole number from 1 to ${MAX_COUNT} is needed.`);
  if (!isWhole(after, 0, MAX_COUNT)) return no('after', `A whole number from 0 to ${MAX_COUNT} is needed.`);
  const trouble = readTrouble(rest, target);
  return trouble.ok ? { ok: true, value: { on: target, times, after, ...trouble.value } } : trouble;
}
