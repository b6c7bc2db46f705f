import { isRecord } from '../engine/request-body';
import { type Fault, REFUSALS, TARGETS, type Trouble } from './fault';

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly path: string };

const LONGEST_MS = 60_000;
const MOST = 10_000;

/**
 * Reads `{ "faults": [{ "on": "add", "kind": "refuse", "status": 429, "html": true, "times": 2, "after": 1 }] }`.
 * `times` is 1 and `after` 0 when absent. A name that is not known is refused: it would be a fault that never comes.
 */
export function readFaults(body: unknown): Read<readonly Fault[]> {
  if (!isRecord(body) || !Array.isArray(body.faults)) return no('faults', 'A list of faults is needed.');
  const faults: Fault[] = [];
  for (const [index, each] of body.faults.entries()) {
    const read = readFault(each);
    if (!read.ok) return no(`faults[${index}]${read.path === '' ? '' : `.${read.path}`}`, read.message);
    faults.push(read.value);
  }
  return { ok: true, value: faults };
}

function readFault(value: unknown): Read<Fault> {
  if (!isRecord(value)) return no('', 'A fault is an object.');
  const { on, times = 1, after = 0, ...rest } = value;
  const target = TARGETS.find((each) => each === on);
  if (!target) return no('on', `One of ${TARGETS.join(', ')} is needed.`);
  if (!isWhole(times, 1, MOST)) return no('times', `A whole number from 1 to ${MOST} is needed.`);
  if (!isWhole(after, 0, MOST)) return no('after', `A whole number from 0 to ${MOST} is needed.`);
  const trouble = readTrouble(rest);
  if (!trouble.ok) return trouble;
  if (trouble.value.kind === 'stale' && target !== 'get') return no('on', 'Only a get can be stale.');
  return { ok: true, value: { on: target, times, after, ...trouble.value } };
}

/** The fields that each kind has besides those of every fault. */
const FIELDS: Readonly<Record<Trouble['kind'], readonly string[]>> = {
  delay: ['ms'],
  slow_answer: ['ms'],
  refuse: ['status', 'html', 'retryAfter'],
  lost: [],
  dropped: [],
  stale: [],
  crowded: ['most'],
};

function readTrouble({ kind, ...fields }: Readonly<Record<string, unknown>>): Read<Trouble> {
  if (!isKind(kind)) return no('kind', `One of ${Object.keys(FIELDS).join(', ')} is needed.`);
  const unknown = Object.keys(fields).find((name) => !FIELDS[kind].includes(name));
  if (unknown !== undefined) return no(unknown, `A fault of kind ${kind} has no such field.`);
  switch (kind) {
    case 'delay':
    case 'slow_answer': {
      const { ms } = fields;
      if (!isWhole(ms, 1, LONGEST_MS)) return no('ms', `Milliseconds from 1 to ${LONGEST_MS} are needed.`);
      return { ok: true, value: { kind, ms } };
    }
    case 'refuse': {
      const { html = false, retryAfter } = fields;
      const status = REFUSALS.find((each) => each === fields.status);
      if (!status) return no('status', `One of ${REFUSALS.join(', ')} is needed.`);
      if (typeof html !== 'boolean') return no('html', 'True or false is needed.');
      if (retryAfter === undefined) return { ok: true, value: { kind, status, html } };
      if (!isWhole(retryAfter, 0, LONGEST_MS / 1000)) {
        return no('retryAfter', `Seconds from 0 to ${LONGEST_MS / 1000} are needed.`);
      }
      return { ok: true, value: { kind, status, html, retryAfter } };
    }
    case 'crowded': {
      const { most } = fields;
      if (!isWhole(most, 0, MOST)) return no('most', `A whole number from 0 to ${MOST} is needed.`);
      return { ok: true, value: { kind, most } };
    }
    case 'lost':
    case 'dropped':
    case 'stale':
      return { ok: true, value: { kind } };
    default:
      return kind satisfies never;
  }
}

function isKind(value: unknown): value is Trouble['kind'] {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

function no(path: string, message: string): { ok: false; message: string; path: string } {
  return { ok: false, message, path };
}
