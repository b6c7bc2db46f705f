import { isWhole, no, type Read } from '../engine/model/read';
import { isRecord } from '../engine/model/request-body';

/** Maximum delay of a fault in milliseconds. */
export const MAX_MS = 60_000;

/** Maximum of `times` and `after`. */
export const MAX_COUNT = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/** Target and timing of a fault. */
interface Occasion<Target> {
  readonly on: Target;
  readonly times: number;
  readonly after: number;
}

/**
 * Parses `{ "faults": [{ "on": "add", "times": 2, "after": 1, … }] }`, with further fields by `readTrouble`. Defaults:
 * `times` 1, `after` 0. Unknown names are rejected, as such a fault would never occur.
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
